import { accessSync, constants, readFileSync, statfsSync } from "node:fs";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import type { Command } from "commander";
import { languages, version } from "../../index.js";
import { cacheFolder, isProcOwn, runOnce, temporaryFolder } from "../../tools.js";
import { ExitCode } from "../options/exit-codes.js";
import { printable } from "../output/printable.js";
import { findFormatters } from "../run/formatters.js";

/** Something about the machine, and what follows from it if it is a drawback. */
interface MachineFact {
  readonly what: string;
  readonly drawback?: string;
}

/** From how many milliseconds on starting a process, with its folder, is slow. */
const slowStart = 50;
/** How much space the temporary folder should have, in bytes. */
const enoughSpace = 500_000_000;
/** How many files a process should be able to open. */
const enoughFiles = 512;

/**
 * Adds `treemin doctor`, which reports what the machine offers and what will be slow.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addDoctorCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  program
    .command("doctor")
    .description("report what this machine offers, and what will be slow or missing")
    .action(() =>
      run(async () => {
        const { findings, canTest } = await examine();
        for (const { what, drawback } of findings)
          process.stdout.write(
            `${printable(`${drawback === undefined ? "ok  " : "note"} ${what}`)}\n${advice(drawback)}`,
          );
        return canTest ? ExitCode.done : ExitCode.environment;
      }),
    );
}

const advice = (text: string | undefined) => (text === undefined ? "" : `     ${printable(text)}\n`);

async function examine(): Promise<{ readonly findings: readonly MachineFact[]; readonly canTest: boolean }> {
  const starts = await startsOfProcess();
  const findings = [
    { what: `treemin ${version}, Node.js ${process.version}, ${process.platform} ${process.arch}` },
    cores(),
    { what: `memory: ${gigabytes(totalmem())}` },
    openFiles(),
    processes(),
    space(),
    starts.finding,
    await cache(),
    await formatters(),
    { what: `grammars: ${languages.map(({ name }) => name).join(", ")}; others with --grammar` },
  ];
  return { findings, canTest: starts.canTest };
}

function cores(): MachineFact {
  const [usable, all, [load = 0]] = [availableParallelism(), cpus().length, loadavg()];
  const what = `cores: ${usable}${usable < all ? ` of ${all}` : ""}; load ${load.toFixed(1)}`;
  if (load > usable)
    return { what, drawback: "Other programs use the cores, so tests take longer: give a longer --timeout." };
  return usable > 1 ? { what } : { what, drawback: "Tests run one at a time. --jobs 2 helps if the test waits." };
}

/** The limit of open files, where /proc tells it. */
function openFiles(): MachineFact {
  const limit = Number(/^Max open files +(\d+)/m.exec(readText("/proc/self/limits"))?.[1] ?? Number.NaN);
  if (Number.isNaN(limit)) return { what: "open files: the limit is not known" };
  const what = `open files: at most ${limit}`;
  return limit >= enoughFiles ? { what } : { what, drawback: `Many jobs need more: ulimit -n ${enoughFiles}` };
}

function processes(): MachineFact {
  if (isProcOwn) return { what: "/proc: what a test leaves behind is found and ended" };
  const drawback = "Processes that a test starts in sessions of their own are not found. Let the test end them.";
  return { what: "/proc: none, or that of another PID namespace", drawback };
}

function space(): MachineFact {
  const folder = temporaryFolder();
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const what = `temporary folder: ${folder}, ${gigabytes(bavail * bsize)} free`;
    return bavail * bsize >= enoughSpace
      ? { what }
      : { what, drawback: "Tests may fail for lack of space: set TMPDIR." };
  } catch (error) {
    return {
      what: `temporary folder: ${folder}`,
      drawback: `It cannot be used (${(error as Error).message}): set TMPDIR.`,
    };
  }
}

/** How long it takes to start a process in a folder of its own, which each test does. */
async function startsOfProcess(): Promise<{ readonly finding: MachineFact; readonly canTest: boolean }> {
  const times: number[] = [];
  try {
    for (let i = 0; i < 10; i++) {
      const start = performance.now();
      const command = process.platform === "win32" ? ["cmd", "/c", "exit"] : ["true"];
      await runOnce({ command, bytes: new Uint8Array(), fileName: "input", timeout: 10_000 });
      times.push(performance.now() - start);
    }
  } catch (error) {
    const what = `a test cannot be run here: ${(error as Error).message}`;
    return { finding: { what, drawback: "Check the temporary folder and the PATH." }, canTest: false };
  }
  const median = times.sort((a, b) => a - b)[5] ?? 0;
  const what = `a test that does nothing takes ${median.toFixed(0)} ms`;
  const drawback = "No test is faster than that. A module as the test (--test check.mjs) starts no process.";
  return { finding: median < slowStart ? { what } : { what, drawback }, canTest: true };
}

async function cache(): Promise<MachineFact> {
  const folder = await cacheFolder("grammars");
  if (folder !== undefined) return { what: `compiled grammars are kept in ${folder}` };
  return {
    what: "there is no folder for caches",
    drawback: "Grammars are compiled in each run: set TREEMIN_CACHE to a folder.",
  };
}

async function formatters(): Promise<MachineFact> {
  const found = await findFormatters();
  if (found.length > 0) return { what: `--pretty: ${found.join(", ")}` };
  return {
    what: "--pretty: no formatter",
    drawback: "npm install prettier @wasm-fmt/clang-format, or give --pretty-with.",
  };
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
