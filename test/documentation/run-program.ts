import { readFileSync } from "node:fs";

/** How a program of an example ended. */
export interface ProgramEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Thrown to end a program. */
class Exit {
  readonly code: number;

  constructor(code: number) {
    this.code = code;
  }
}

/**
 * Runs a program of an example in this thread, as Node would run it with a file: a hundred times quicker than a process. The
 * programs read one file or standard input, print, and exit; they import nothing else.
 * @param path the program, below `examples/`
 * @param text what the program reads
 * @param options of the program, before the file
 */
export function runProgram(path: string, text: string, ...options: readonly string[]): ProgramEnd {
  const program = programOf(path);
  const output = { stdout: "", stderr: "" };
  const print = (stream: "stdout" | "stderr") => ({
    write: (chunk: string) => {
      output[stream] += chunk;
    },
  });
  const exit = (code: number) => {
    throw new Exit(code);
  };
  const argv = ["node", path, ...options, "input"];
  const console = { log: (line: string) => print("stdout").write(`${line}\n`) };
  try {
    program(() => text, { argv, exit, stdout: print("stdout"), stderr: print("stderr") }, console);
    return { code: 0, ...output };
  } catch (error) {
    if (error instanceof Exit) return { code: error.code, ...output };
    return { code: 1, stdout: output.stdout, stderr: `${output.stderr}${(error as Error).stack}` };
  }
}

const programs = new Map<string, (...parameters: readonly unknown[]) => void>();

/** A program as a function of what it imports and of Node's globals. */
function programOf(path: string) {
  let program = programs.get(path);
  if (!program) {
    const source = readFileSync(new URL(`../../examples/${path}`, import.meta.url), "utf8");
    const body = source.replace(/^import \{ readFileSync \} from "node:fs";$/m, "");
    program = new Function("readFileSync", "process", "console", `"use strict";${body}`) as typeof program & object;
    programs.set(path, program);
  }
  return program;
}
