import { existsSync } from "node:fs";
import type { CandidateFolder } from "../folder/candidate-folders.js";
import type { FolderCase } from "../folder/folder-case.js";
import type { StreamName } from "../process/captured-output.js";
import { keptFolderOf, removeLeftovers, runFolderOf } from "../process/leftovers.js";
import { exhaustedRemedies, OracleError } from "../process/oracle-error.js";
import { markName, Orphans } from "../process/orphans.js";
import { newRunName } from "../process/run-name.js";
import { cannotWrite, type TestFolder, TestFolders } from "../process/test-folder.js";
import { type ProcessEnd, TestProcess } from "../process/test-process.js";
import { Watchdog } from "../process/watchdog.js";
import { atExit } from "../system/at-exit.js";
import { TimeLimit } from "../system/time-limit.js";
import type { AlsoInteresting, CommandTest } from "./command-test.js";
import { expectedStreams, explain, outcomeOf } from "./expectations.js";
import { type GoldenPair, type GoldenRun, goldenRun } from "./golden-run.js";
import { matchedBy, signatureOfExit } from "./observation.js";
import type { Observe } from "./observed.js";
import type { Inspection, Oracle, Outcome } from "./oracle.js";

/** How much of a test's output is shown, in bytes. */
const shownOutput = 4096;

/** What a command is given for the text of a candidate: a file with some bytes, or a folder. */
export interface CandidateForm {
  /** Converts a text to the bytes of its file. */
  readonly encode: (text: string) => Uint8Array;
  /** Makes the folders of texts; undefined if candidates are files. */
  readonly folder?: Pick<FolderCase, "makeCandidate"> | undefined;
}

/** A test that is ready to be run: its folder with the candidate, and the streams whose beginning is captured. */
interface PreparedTest extends CandidateFolder {
  readonly folder: TestFolder;
  readonly captured: readonly StreamName[];
  /** Another command, to be run in place of the test's. */
  readonly test?: CommandTest;
  /** Is called with what the test prints, as it comes. */
  readonly onText?: ((text: string) => void) | undefined;
}

/** How a test ended. */
interface TestEnd {
  readonly end: ProcessEnd;
  readonly outcome: Outcome;
}

/**
 * An oracle that runs a command for each candidate, in a session and a folder of its own, without a terminal. Standard input
 * is empty unless the test reads the candidate there; output that no expectation needs is discarded. When the command has
 * ended, so have the processes that it started.
 */
export class CommandOracle implements Oracle {
  readonly timeLimit = new TimeLimit();
  readonly prepare: Oracle["prepare"];
  readonly #test: CommandTest;
  readonly #form: CandidateForm;
  readonly #observe: Observe | undefined;
  readonly #run = newRunName();
  readonly #environment = { ...process.env };
  readonly #folders: TestFolders;
  readonly #keptFolders: TestFolders;
  readonly #captured: readonly StreamName[];
  readonly #running = new Map<number, TestProcess>();
  readonly #orphans: Orphans;
  readonly #watchdog: Watchdog;
  #count = 0;
  #leftoversAreRemoved = false;
  #golden: GoldenRun | undefined;
  /** Whether a candidate must do something as the input does. */
  readonly #comparesRuns: boolean;
  readonly #forgetExit: () => void;

  /**
   * @param form what the command is given for the text of a candidate
   * @param observe is told what the command shows beside the outcome
   */
  constructor(test: CommandTest, form: CandidateForm, observe?: Observe) {
    this.#test = test;
    this.#form = form;
    this.#observe = observe;
    this.#captured = expectedStreams(test);
    this.#comparesRuns = Boolean(test.golden || test.sameStdout || test.sameStderr);
    this.prepare = this.#comparesRuns ? (input, signal) => this.#makeGoldenRun(input, signal) : undefined;
    const folders = [runFolderOf(this.#run), keptFolderOf(this.#run)] as const;
    const isFolder = form.folder !== undefined;
    const names = { fileName: test.fileName ?? "input", isFolder, number: () => this.#count++ };
    this.#folders = new TestFolders(folders[0], names);
    this.#keptFolders = new TestFolders(folders[1], names);
    const isOver = (number: number) => !this.#running.has(number);
    this.#orphans = new Orphans({ name: this.#run, folders }, { isOver, checked: this.#folders.reuse });
    this.#watchdog = new Watchdog({ name: this.#run, folders });
    this.#forgetExit = atExit(this.#endAtOnce);
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    for (;;) {
      const prepared = this.#prepareTest(this.#folders, text, this.#captured);
      let isIntact = true;
      let ended: TestEnd;
      try {
        const end = await this.#execute(prepared, signal);
        ended = { end, outcome: outcomeOf(end, this.#test, this.#goldenPair(end, prepared.folder)) };
      } finally {
        isIntact = prepared.release();
        this.#folders.remove(prepared.folder);
      }
      // If another test has written to a file that both had, the outcome means nothing.
      if (!isIntact) continue;
      await this.#tell(text, ended, signal);
      return ended.outcome;
    }
  }

  /** Reports the matches of patterns in an interesting text, or the kind of another bug in any other text. */
  async #tell(text: string, { end, outcome }: TestEnd, signal: AbortSignal): Promise<void> {
    const { stdout, stderr, alsoInteresting: also } = this.#test;
    if (outcome === "interesting") {
      if (stdout || stderr) this.#observe?.(text, { matched: matchedBy(end, this.#test) });
    } else if (also && this.#observe) {
      const signature = signatureOfExit(end, also) ?? (await this.#signatureByCommand(text, also, signal));
      if (signature !== undefined) this.#observe(text, { signature });
    }
  }

  /** What the first command prints that exits with 0 for a text; undefined if none does. */
  async #signatureByCommand(
    text: string,
    also: readonly AlsoInteresting[],
    signal: AbortSignal,
  ): Promise<string | undefined> {
    for (const command of also) {
      if (typeof command === "number") continue;
      const prepared = this.#prepareTest(this.#folders, text, ["stdout"]);
      try {
        const end = await this.#execute({ ...prepared, test: { ...this.#test, command } }, signal);
        if (end.code === 0 && !end.timedOut) return goldenRun(end, prepared.folder).stdout.trim() || command.join(" ");
      } finally {
        prepared.release();
        this.#folders.remove(prepared.folder);
      }
    }
    return undefined;
  }

  /**
   * Tests a text and explains the outcome. The folder is kept until the next inspection, so that the user can repeat the test by
   * hand there, unless the outcome is interesting.
   */
  async inspect(text: string, signal: AbortSignal, onText?: (text: string) => void): Promise<Inspection> {
    this.#keptFolders.clear();
    const prepared = { ...this.#prepareTest(this.#keptFolders, text, ["stdout", "stderr"]), onText };
    let outcome: Outcome | undefined;
    try {
      const start = performance.now();
      const end = await this.#execute(prepared, signal);
      const duration = performance.now() - start;
      outcome = outcomeOf(end, this.#test, this.#goldenPair(end, prepared.folder));
      await this.#tell(text, { end, outcome }, signal);
      const printed = linesPrinted(end);
      const explanation = this.#explain(prepared.folder, end, printed);
      return { outcome, duration, explanation, printed, ending: String(end.code ?? end.signal) };
    } finally {
      prepared.release();
      if (outcome === undefined || outcome === "interesting") this.#keptFolders.clear();
    }
  }

  async close(): Promise<void> {
    this.#endAtOnce();
    if (this.#count > 0) await this.#orphans.killAll();
    this.#endAtOnce();
    this.#watchdog.stop();
    this.#forgetExit();
  }

  /** Cleans up as far as is possible without waiting, in case the process exits before it closes the oracle. The watchdog does the rest. */
  readonly #endAtOnce = () => {
    for (const test of this.#running.values()) test.kill();
    this.#folders.clear();
    this.#keptFolders.removeIfEmpty();
  };

  async #makeGoldenRun(text: string, signal: AbortSignal): Promise<void> {
    const prepared = this.#prepareTest(this.#folders, text, this.#captured);
    try {
      this.#golden = goldenRun(await this.#execute(prepared, signal), prepared.folder, this.#test);
    } finally {
      prepared.release();
      this.#folders.remove(prepared.folder);
    }
  }

  #goldenPair(end: ProcessEnd, folder: TestFolder): GoldenPair | undefined {
    if (!this.#comparesRuns) return undefined;
    if (!this.#golden) throw new Error("A test was run before the golden run. Call prepare() first.");
    return { run: goldenRun(end, folder, this.#test), golden: this.#golden };
  }

  #prepareTest(folders: TestFolders, text: string, captured: readonly StreamName[]): PreparedTest {
    const { folder, encode } = this.#form;
    if (!folder) return { folder: folders.make(encode(text)), captured, release: () => true };
    let candidate: CandidateFolder | undefined;
    const made = folders.make((path) => {
      candidate = folder.makeCandidate(text, path, this.#folders.store);
    });
    return { folder: made, captured, release: candidate?.release ?? (() => true) };
  }

  async #execute(prepared: PreparedTest, signal: AbortSignal): Promise<ProcessEnd> {
    const { folder, captured, test: run = this.#test, onText } = prepared;
    this.#watchdog.start();
    this.#removeLeftoversOnce();
    let pid: number | undefined;
    try {
      const test = new TestProcess({
        command: commandLineFor(run, folder.file).limited,
        folder: this.#workingFolder(folder),
        env: { ...this.#environment, TMPDIR: folder.path, [markName]: `${this.#run}.${folder.number}` },
        input: run.stdin ? folder.file : undefined,
        captured,
        onText,
      });
      pid = test.pid;
      this.#running.set(folder.number, test);
      this.#orphans.follow(folder.number, pid);
      this.#watchdog.update(this.#groups);
      this.#folders.prepare();
      return await test.ended(this.timeLimit, signal);
    } catch (error) {
      if (signal.aborted && error === signal.reason) throw error;
      const isGone = !existsSync(folder.path); // another test may have removed the folders of all
      throw isGone ? cannotWrite(folder, error as Error) : cannotRun(run, error as NodeJS.ErrnoException);
    } finally {
      this.#running.delete(folder.number);
      this.#orphans.unfollow(pid);
      this.#watchdog.update(this.#groups);
    }
  }

  /** Where a test runs: beside the file that is its candidate, or in the folder that is. */
  #workingFolder({ path, file }: TestFolder): string {
    return this.#form.folder ? file : path;
  }

  /** Removes what earlier runs left, after the first test has begun. */
  #removeLeftoversOnce(): void {
    if (!this.#leftoversAreRemoved) setImmediate(removeLeftovers);
    this.#leftoversAreRemoved = true;
  }

  /** The process groups of the running tests. */
  readonly #groups = () => [...this.#running.values()].flatMap(({ pid }) => pid ?? []);

  #explain(folder: TestFolder, end: ProcessEnd, printed: readonly string[]): readonly string[] {
    const line = commandLineFor(this.#test, folder.file);
    const input = this.#test.stdin ? ` < ${quote(folder.file)}` : "";
    const sentences = end.timedOut
      ? [`It did not end within ${this.timeLimit.duration / 1000} s.`]
      : explain(end, this.#test, this.#goldenPair(end, folder));
    return [
      `Folder: ${folder.path}`,
      `Command: ${line.plain.map(quote).join(" ")}`,
      ...sentences,
      ...printed,
      `Run it by hand: cd ${quote(this.#workingFolder(folder))} && ${line.limited.map(quote).join(" ")}${input}`,
    ];
  }
}

/** What a test printed, as lines to print. */
function linesPrinted({ output }: ProcessEnd): readonly string[] {
  const text = output?.beginning(shownOutput).trimEnd() ?? "";
  return text === "" ? ["It printed nothing."] : ["It printed:", ...text.split("\n").map((each) => `  ${each}`)];
}

function cannotRun({ command: [program = ""] }: CommandTest, { code, message }: NodeJS.ErrnoException): OracleError {
  const remedies: Readonly<Record<string, string>> = {
    EACCES: `Make it executable: chmod +x ${program}`,
    ENOENT: "Check the path, and the first line of the file if it is a script.",
    ENOEXEC: "A script must begin with a line such as #!/bin/sh.",
    ...exhaustedRemedies,
  };
  const reason = code || message;
  return new OracleError(`The test ${program} cannot be run (${reason}). ${remedies[code ?? ""] ?? ""}`.trimEnd());
}

/** The command for one candidate, as a program and its arguments. */
interface CommandLine {
  readonly plain: readonly string[];
  /** The same, with the memory limit if there is one. */
  readonly limited: readonly string[];
}

/** Inserts the path of a candidate into the command of a test. */
function commandLineFor({ command, stdin, memoryLimit }: CommandTest, file: string): CommandLine {
  const plain = stdin ? command : withPath(command, file);
  if (memoryLimit === undefined) return { plain, limited: plain };
  const kilobytes = String(Math.round(memoryLimit * 1024));
  return { plain, limited: ["/bin/sh", "-c", 'ulimit -v "$0" && exec "$@"', kilobytes, ...plain] };
}

function withPath(command: readonly string[], file: string): readonly string[] {
  const [program = "", ...words] = command;
  if (!words.some((word) => word.includes("@@"))) return [...command, file];
  return [program, ...words.map((word) => word.replaceAll("@@", () => file))];
}

/**
 * Quotes a word so that a shell reads it as it is.
 * @param word any text without NUL, also an empty one
 */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
