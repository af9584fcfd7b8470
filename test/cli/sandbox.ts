import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { shellScript, temporaryFolder } from "../support/temporary-folder.js";
import { runInProcess } from "./in-process.js";

const main = fileURLToPath(new URL("../../dist/command/treemin.js", import.meta.url));

/** The exit code and the output of treemin. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run of treemin. */
export interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
}

/** A folder to run treemin in, with a folder for temporary files of its own. */
export class Sandbox {
  readonly folder = temporaryFolder();
  readonly temporary = join(this.folder, "tmp");
  readonly work = join(this.folder, "work");

  constructor() {
    mkdirSync(this.temporary);
    mkdirSync(this.work);
    for (const each of [this.folder, this.temporary, this.work]) chmodSync(each, 0o777);
  }

  path(name: string): string {
    return join(this.work, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), "utf8");
  }

  write(name: string, content: string | Uint8Array): string {
    writeFileSync(this.path(name), content);
    return this.path(name);
  }

  /** Writes a test; `$LOG` is a file in the sandbox. */
  script(name: string, ...lines: readonly string[]): string {
    return shellScript(this.path(name), `LOG='${this.path("log")}'`, ...lines);
  }

  /** The files in the sandbox's working folder. */
  files(): string[] {
    return readdirSync(this.work).sort();
  }

  /** Names of the files that are left in the temporary folder. */
  left(): string[] {
    return readdirSync(this.temporary);
  }

  /** Starts treemin in a process of its own, for tests of signals, streams and the process itself. */
  start(args: readonly string[], options: SpawnOptions = {}): Run {
    const env = { ...process.env, TMPDIR: this.temporary, NO_COLOR: "1" };
    const child = spawn(process.execPath, [main, ...args], {
      cwd: this.work,
      stdio: ["ignore", "pipe", "pipe"],
      env,
      ...options,
    });
    const output = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream]?.setEncoding("utf8").on("data", (chunk: string) => {
        output[stream] += chunk;
      });
    }
    const ended = new Promise<Ending>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve({ code, signal, ...output }));
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return { child, ended };
  }

  /** Runs treemin in this process, which takes a fraction of the time. One run at a time: it has the working folder. */
  async run(...args: readonly string[]): Promise<Ending> {
    return { signal: null, ...(await runInProcess(args, this.work, { TMPDIR: this.temporary })) };
  }
}

/** A JSON text of some size with the word `needle` in it. */
export const haystack = JSON.stringify(
  {
    numbers: Array.from({ length: 12 }, (_, i) => i * i),
    words: ["one", "two", { three: ["needle", "four"], five: null }],
    nested: { a: { b: { c: [[[1]], [[2]]] } }, d: "needless" },
  },
  null,
  2,
);
