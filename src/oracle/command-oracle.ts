import { existsSync } from "node:fs";
import type { StreamName } from "../process/captured-output.js";
import { homeOf, keptHomeOf, removeLeftovers } from "../process/leftovers.js";
import { OracleError } from "../process/oracle-error.js";
import { markName, Orphans } from "../process/orphans.js";
import { newRunName } from "../process/run-name.js";
import { cannotWrite, type TestFolder, TestFolders } from "../process/test-folder.js";
import { type Ending, TestProcess } from "../process/test-process.js";
import { TimeLimit } from "../process/time-limit.js";
import { Watchdog } from "../process/watchdog.js";
import type { CommandTest } from "./command-test.js";
import { expectedStreams, explain, outcomeOf } from "./expectations.js";
import { type GoldenPair, type GoldenRun, goldenRun } from "./golden-run.js";
import type { Inspection, Oracle, Outcome } from "./oracle.js";

/** How much of a test's output is shown, in bytes. */
const shownOutput = 4096;

/** A test that is to be run: where, and what of its output is kept. */
interface PreparedTest {
  readonly folder: TestFolder;
  readonly captured: readonly StreamName[];
}

/**
 * An oracle that runs a command for each candidate: in a session and a folder of its own, without a terminal, with nothing
 * to read and nobody to listen. When the command has ended, whatever it started is ended too.
 */
export class CommandOracle implements Oracle {
  readonly timeLimit = new TimeLimit();
  readonly prepare: Oracle["prepare"];
  readonly #test: CommandTest;
  readonly #encode: (text: string) => Uint8Array;
  readonly #run = newRunName();
  readonly #environment = { ...process.env };
  readonly #folders: TestFolders;
  readonly #keptFolders: TestFolders;
  readonly #captured: readonly StreamName[];
  readonly #running = new Map<number, TestProcess>();
  readonly #orphans: Orphans;
  readonly #watchdog: Watchdog;
  #count = 0;
  #isSwept = false;
  #golden: GoldenRun | undefined;

  constructor(test: CommandTest, encode: (text: string) => Uint8Array) {
    this.#test = test;
    this.#encode = encode;
    this.#captured = expectedStreams(test);
    this.prepare = test.golden ? (input, signal) => this.#record(input, signal) : undefined;
    const homes = [homeOf(this.#run), keptHomeOf(this.#run)] as const;
    const names = { fileName: test.fileName ?? "input", number: () => this.#count++ };
    this.#folders = new TestFolders(homes[0], names);
    this.#keptFolders = new TestFolders(homes[1], names);
    this.#orphans = new Orphans({ run: this.#run, homes }, (number) => !this.#running.has(number));
    this.#watchdog = new Watchdog({ run: this.#run, homes });
    process.once("exit", this.#end);
  }

  /** Records the golden run that tests are compared with. */
  async #record(text: string, signal: AbortSignal): Promise<void> {
    const trial = this.#makeTrial(this.#folders, text, this.#captured);
    try {
      this.#golden = goldenRun(await this.#execute(trial, signal), trial.folder);
    } finally {
      this.#folders.remove(trial.folder);
    }
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    const trial = this.#makeTrial(this.#folders, text, this.#captured);
    try {
      const ending = await this.#execute(trial, signal);
      return outcomeOf(ending, this.#test, this.#compared(ending, trial.folder));
    } finally {
      this.#folders.remove(trial.folder);
    }
  }

  /** Tests a text and keeps the folder, so that the test can be repeated by hand there, until one is interesting. */
  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    const trial = this.#makeTrial(this.#keptFolders, text, ["stdout", "stderr"]);
    let outcome: Outcome | undefined;
    try {
      const start = performance.now();
      const ending = await this.#execute(trial, signal);
      const duration = performance.now() - start;
      outcome = outcomeOf(ending, this.#test, this.#compared(ending, trial.folder));
      return { outcome, duration, explanation: this.#explain(trial.folder, ending) };
    } finally {
      if (outcome === undefined || outcome === "interesting") this.#keptFolders.clear();
    }
  }

  async close(): Promise<void> {
    this.#end();
    if (this.#count > 0) await this.#orphans.end();
    this.#end();
    this.#watchdog.dismiss();
    process.off("exit", this.#end);
  }

  /** What can be done at once, should the process not live to close the oracle; the watchdog does the rest. */
  readonly #end = () => {
    for (const test of this.#running.values()) test.kill();
    this.#folders.clear();
  };

  #compared(ending: Ending, folder: TestFolder): GoldenPair | undefined {
    if (!this.#test.golden) return undefined;
    if (!this.#golden) throw new Error("There is nothing to compare with before the golden run.");
    return { run: goldenRun(ending, folder), original: this.#golden };
  }

  #makeTrial(folders: TestFolders, text: string, captured: readonly StreamName[]): PreparedTest {
    return { folder: folders.make(this.#encode(text)), captured };
  }

  async #execute({ folder, captured }: PreparedTest, signal: AbortSignal): Promise<Ending> {
    this.#watchdog.guard();
    try {
      const test = new TestProcess({
        words: this.#limited(this.#words(folder.file)),
        folder: folder.path,
        env: { ...this.#environment, TMPDIR: folder.path, [markName]: `${this.#run}.${folder.number}` },
        input: this.#test.stdin ? folder.file : undefined,
        captured,
      });
      this.#running.set(folder.number, test);
      this.#watchdog.tell(this.#groups);
      this.#folders.prepare();
      if (!this.#isSwept) removeLeftovers();
      this.#isSwept = true;
      return await test.ended(this.timeLimit, signal);
    } catch (error) {
      if (signal.aborted && error === signal.reason) throw error;
      const isGone = !existsSync(folder.path); // a test may take away the folders of all
      throw isGone ? cannotWrite(folder, error as Error) : this.#cannotRun(error as NodeJS.ErrnoException);
    } finally {
      this.#running.delete(folder.number);
      this.#orphans.look();
      this.#watchdog.tell(this.#groups);
    }
  }

  readonly #groups = () => [...this.#running.values()].flatMap(({ pid }) => pid ?? []);

  /** The command for a candidate. */
  #words(file: string): readonly string[] {
    const { command, stdin } = this.#test;
    if (stdin) return command;
    const [program = "", ...words] = command;
    if (!words.some((word) => word.includes("@@"))) return [...command, file];
    return [program, ...words.map((word) => word.replaceAll("@@", () => file))];
  }

  #limited(words: readonly string[]): readonly string[] {
    const { memoryLimit } = this.#test;
    if (memoryLimit === undefined) return words;
    return ["/bin/sh", "-c", 'ulimit -v "$0" && exec "$@"', String(Math.round(memoryLimit * 1024)), ...words];
  }

  #cannotRun(error: NodeJS.ErrnoException): OracleError {
    const program = this.#test.command[0] ?? "";
    const remedies: Readonly<Record<string, string>> = {
      EACCES: `Make it executable: chmod +x ${program}`,
      ENOENT: "Check the path, and the first line of the file if it is a script.",
      ENOEXEC: "A script must begin with a line such as #!/bin/sh.",
    };
    const code = error.code ?? "";
    return new OracleError(
      `The test ${program} cannot be run (${code || error.message}). ${remedies[code] ?? ""}`.trimEnd(),
    );
  }

  #explain(folder: TestFolder, ending: Ending): readonly string[] {
    const words = this.#words(folder.file).map(quote).join(" ");
    const limited = this.#limited(this.#words(folder.file)).map(quote).join(" ");
    const line = `cd ${quote(folder.path)} && ${limited}${this.#test.stdin ? ` < ${quote(folder.file)}` : ""}`;
    const ended = ending.timedOut
      ? [`It did not end within ${this.timeLimit.duration / 1000} s.`]
      : explain(ending, this.#test, this.#compared(ending, folder));
    const text = ending.output?.beginning(shownOutput).trimEnd() ?? "";
    const shown =
      text === "" ? ["It printed nothing."] : ["It printed:", ...text.split("\n").map((each) => `  ${each}`)];
    return [`Folder: ${folder.path}`, `Command: ${words}`, ...ended, ...shown, `Run it by hand: ${line}`];
  }
}

/** A word as a shell reads it. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
