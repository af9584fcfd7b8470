import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Inspection, type Oracle, OracleError, type Outcome } from "./oracle.js";
import { markName, Orphans } from "./orphans.js";

/** How a candidate is given to a command. */
export interface CommandTest {
  /**
   * The program and its arguments; nothing is interpreted by a shell. `@@` in an argument stands for the candidate's path,
   * which without any `@@` is the last argument.
   */
  readonly command: readonly string[];
  /** Gives the candidate on standard input instead. */
  readonly stdin?: boolean;
  /** The candidate's file name. */
  readonly fileName?: string;
  /** Exit code that means `invalid`; 125 if left out. 0 means interesting, every other code uninteresting. */
  readonly invalidExit?: number;
}

/** How much of a test's output is shown, in bytes. */
const shownOutput = 4096;

/** How a test process ended. */
interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
}

/** The private folder of one test: its working directory and its `TMPDIR`. It holds the candidate. */
interface Folder {
  readonly path: string;
  readonly file: string;
}

/**
 * An oracle that runs a command for each candidate: in a session and a folder of its own, without a terminal, with nothing
 * to read and nobody to listen. When the command has ended, whatever it started is ended too.
 */
export class CommandOracle implements Oracle {
  timeout = Number.POSITIVE_INFINITY;
  readonly #test: CommandTest;
  readonly #encode: (text: string) => Uint8Array;
  readonly #home: string;
  readonly #run = `${process.pid}-${randomBytes(4).toString("hex")}`;
  readonly #running = new Map<number, ChildProcess>();
  readonly #orphans = new Orphans(this.#run, (test) => !this.#running.has(test));
  #count = 0;
  #keepHome = false;

  constructor(test: CommandTest, encode: (text: string) => Uint8Array) {
    this.#test = test;
    this.#encode = encode;
    this.#home = mkdtempSync(join(tmpdir(), "treemin-"));
    process.once("exit", this.#end);
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    const number = this.#count++;
    const folder = this.#prepare(String(number), text);
    try {
      return this.#outcomeOf(await this.#execute(number, folder, { signal }));
    } finally {
      remove(folder);
    }
  }

  /** Tests a text and keeps the folder, so that the test can be repeated by hand there, unless it is interesting. */
  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    const folder = this.#prepare("check", text);
    const start = performance.now();
    const output: Buffer[] = [];
    const ending = await this.#execute(this.#count++, folder, { signal, output });
    const duration = performance.now() - start;
    const outcome = this.#outcomeOf(ending);
    if (outcome === "interesting") remove(folder);
    else this.#keepHome = true;
    return { outcome, duration, explanation: this.#explain(folder, ending, Buffer.concat(output)) };
  }

  async close(): Promise<void> {
    this.#end();
    await this.#orphans.stop();
    this.#end();
    process.off("exit", this.#end);
  }

  /** What can be done at once, should the process not live to close the oracle. */
  readonly #end = () => {
    for (const child of this.#running.values()) killGroup(child);
    if (!this.#keepHome) removeTree(this.#home);
  };

  #prepare(name: string, text: string): Folder {
    const path = join(this.#home, name);
    mkdirSync(path);
    const file = join(path, this.#test.fileName ?? "input");
    writeFileSync(file, this.#encode(text));
    return { path, file };
  }

  #arguments(file: string): readonly string[] {
    const { command, stdin } = this.#test;
    if (stdin) return command;
    const [program = "", ...words] = command;
    if (!words.some((word) => word.includes("@@"))) return [...command, file];
    return [program, ...words.map((word) => word.replaceAll("@@", () => file))];
  }

  #execute(
    number: number,
    folder: Folder,
    { signal, output }: { readonly signal: AbortSignal; readonly output?: Buffer[] },
  ): Promise<Ending> {
    const [program = "", ...rest] = this.#arguments(folder.file);
    const input = this.#test.stdin ? openSync(folder.file, "r") : "ignore";
    const pipe = output ? "pipe" : "ignore";
    let child: ChildProcess;
    try {
      child = spawn(program, rest, {
        cwd: folder.path,
        env: { ...process.env, TMPDIR: folder.path, [markName]: `${this.#run}.${number}` },
        stdio: [input, pipe, pipe],
        detached: true, // a session and process group of its own
      });
    } catch (error) {
      throw this.#cannotRun(error as NodeJS.ErrnoException);
    } finally {
      if (typeof input === "number") closeSync(input);
    }
    this.#running.set(number, child);
    this.#orphans.watch();
    if (output) collect(child, output);
    return this.#ending(child, signal).finally(() => {
      killGroup(child);
      this.#running.delete(number);
      // Somebody the test left behind may hold the pipes: nobody waits for the end of the output.
      child.stdout?.destroy();
      child.stderr?.destroy();
    });
  }

  #ending(child: ChildProcess, signal: AbortSignal): Promise<Ending> {
    return new Promise((resolve, reject) => {
      let timedOut = false;
      const end = () => {
        timedOut = true;
        killGroup(child);
      };
      const timer = Number.isFinite(this.timeout) ? setTimeout(end, this.timeout) : undefined;
      const abort = () => {
        killGroup(child);
        reject(signal.reason);
      };
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
        finish();
      };
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      child.once("exit", (code, exitSignal) => settle(() => resolve({ code, signal: exitSignal, timedOut })));
      child.once("error", (error) => settle(() => reject(this.#cannotRun(error))));
    });
  }

  #cannotRun(error: NodeJS.ErrnoException): OracleError {
    const program = this.#test.command[0] ?? "";
    const remedy =
      error.code === "EACCES"
        ? `Make it executable: chmod +x ${program}`
        : error.code === "ENOENT"
          ? "Check the path, and the first line of the file if it is a script."
          : error.code === "ENOEXEC"
            ? "A script must begin with a line such as #!/bin/sh."
            : "";
    return new OracleError(`The test ${program} cannot be run (${error.code ?? error.message}). ${remedy}`.trimEnd());
  }

  #outcomeOf({ code, timedOut }: Ending): Outcome {
    if (timedOut) return "timeout";
    if (code === 0) return "interesting";
    return code === (this.#test.invalidExit ?? 125) ? "invalid" : "uninteresting";
  }

  #explain(folder: Folder, { code, signal, timedOut }: Ending, output: Buffer): readonly string[] {
    const words = this.#arguments(folder.file).map(quote).join(" ");
    const line = `cd ${quote(folder.path)} && ${words}${this.#test.stdin ? ` < ${quote(folder.file)}` : ""}`;
    const ended = timedOut
      ? `It did not end within ${this.timeout / 1000} s.`
      : signal
        ? `It was ended by ${signal}.`
        : `It exited with ${code}; 0 means interesting.`;
    const text = output.toString("utf8").trimEnd();
    const shown =
      text === "" ? ["It printed nothing."] : ["It printed:", ...text.split("\n").map((each) => `  ${each}`)];
    return [`Folder: ${folder.path}`, `Command: ${words}`, ended, ...shown, `Run it by hand: ${line}`];
  }
}

/** Keeps the beginning of what a process prints and throws the rest away. */
function collect(child: ChildProcess, output: Buffer[]): void {
  let length = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      if (length < shownOutput) output.push(chunk.subarray(0, shownOutput - length));
      length += chunk.length;
    });
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nobody of the group is left.
  }
}

/** Removes the folder of a test, in the usual case that it holds the candidate and nothing else with two system calls. */
function remove({ path, file }: Folder): void {
  try {
    unlinkSync(file);
    rmdirSync(path);
  } catch {
    removeTree(path);
  }
}

/** Removes a folder. What a test made unremovable stays in the temporary folder; that is no reason to stop. */
function removeTree(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // see above
  }
}

/** A word as a shell reads it. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
