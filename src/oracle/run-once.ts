import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TestProcess } from "../process/test-process.js";
import { temporaryFolder } from "../system/temporary-folder.js";
import { TimeLimit } from "../system/time-limit.js";

/** A run of a command on a text. */
export interface SingleRun {
  /** The program and its arguments. `@@` stands for the file. */
  readonly command: readonly string[];
  /** Content of the file. */
  readonly bytes: Uint8Array;
  /** Name of the file. */
  readonly fileName: string;
  /** After how many milliseconds the command is ended. */
  readonly timeout: number;
}

/** What a command did. */
export interface RunEnd {
  /** The exit code; null if a signal ended the command. */
  readonly code: number | null;
  /** The signal that ended the command; null if none did. */
  readonly signal: NodeJS.Signals | null;
  /** Whether it was ended because it took too long. */
  readonly timedOut: boolean;
  /** The beginning of its standard output. */
  readonly stdout: string;
  /** The beginning of its standard error. */
  readonly stderr: string;
  /** The folder that the file was in, which is gone. */
  readonly folder: string;
}

/**
 * Runs a command once on a text, in a folder of its own.
 * @param run the command, its input as bytes, the name of the file that holds them, and the time limit in milliseconds
 * @throws the system's error if it cannot be started
 */
export async function runOnce({ command, bytes, fileName, timeout }: SingleRun): Promise<RunEnd> {
  const folder = mkdtempSync(join(temporaryFolder(), "treemin-init-"));
  try {
    const file = join(folder, fileName);
    writeFileSync(file, bytes);
    const test = new TestProcess({
      command: command.map((word) => word.replaceAll("@@", () => file)),
      folder,
      env: process.env,
      input: undefined,
      captured: ["stdout", "stderr"],
    });
    const { code, signal, timedOut, output } = await test.ended(new TimeLimit(timeout), new AbortController().signal);
    const [stdout, stderr] = [output?.textOf("stdout") ?? "", output?.textOf("stderr") ?? ""];
    return { code, signal, timedOut, stdout, stderr, folder };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
