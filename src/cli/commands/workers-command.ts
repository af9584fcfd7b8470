import type { Command } from "commander";
import { type WatchedWorker, watchWorkers } from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { addNatsOptions, type NatsCommandOptions, natsOptions } from "../options/run-options.js";
import { note, printable } from "../output/printable.js";
import { Interrupt } from "../run/interrupt.js";

/** How long to listen to the workers, in milliseconds. Each of them sends its status once a second. */
const duration = 3500;

/**
 * Adds `treemin workers status`, which tells what the workers of a queue do.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addWorkersCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program.command("workers").description("show the workers of a queue");
  const status = command.command("status").description("list the workers and what they do");
  addNatsOptions(status).action((options: NatsCommandOptions) => run(() => tell(options)));
}

async function tell(options: NatsCommandOptions): Promise<number> {
  const nats = natsOptions(options);
  if (!nats) throw new UsageError("There is no queue to look at. Name its server: --nats nats://HOST:4222");
  const interrupt = new Interrupt(note, "nothing is");
  try {
    const workers = await watchWorkers(nats, { duration, signal: interrupt.signal, note });
    process.stdout.write(tableOf(workers, nats.queue));
    return interrupt.exitCode ?? ExitCode.done;
  } finally {
    interrupt.release();
  }
}

/** A line for each worker, and one for all of them. */
function tableOf(workers: readonly WatchedWorker[], queue: string): string {
  if (workers.length === 0) return `No worker of queue ${queue} is there.\n`;
  const rows = workers.map(({ name, slots, running, tests, rate, reduction }) => [
    printable(name),
    `${running} of ${slots}`,
    `${tests}`,
    rate.toFixed(1),
    reduction ?? "free",
  ]);
  const table = [["worker", "slots in use", "tests", "a second", "reduction"], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const sum = (of: (worker: WatchedWorker) => number) => workers.reduce((total, worker) => total + of(worker), 0);
  const rate = sum((worker) => worker.rate).toFixed(1);
  const used = `${sum(({ running }) => running)} of ${sum(({ slots }) => slots)} slots in use`;
  return `${lines.join("\n")}\n${workers.length} workers, ${used}, ${rate} tests a second\n`;
}
