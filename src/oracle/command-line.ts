import type { CommandTest } from "./command-test.js";

/** The command for one candidate, as a program and its arguments. */
export interface CommandLine {
  readonly plain: readonly string[];
  /** The same, with the memory limit if there is one. */
  readonly limited: readonly string[];
}

/** Inserts the path of a candidate into the command of a test. */
export function commandLineFor({ command, stdin, memoryLimit }: CommandTest, file: string): CommandLine {
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

/** Quotes a word so that a shell reads it as it is. */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
