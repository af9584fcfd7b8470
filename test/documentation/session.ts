import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgsStringToArgv } from "string-argv";
import { runInProcess } from "../cli/in-process.js";

export const root = join(import.meta.dirname, "../..");

// Workers of examples are processes, and the examples are copied to another folder.
process.env.TREEMIN = join(root, "dist/command/treemin.js");

/** The text of a file of the repository. */
export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** A command that a page shows, and what it shows of the output. */
export interface ShownCommand {
  readonly command: string;
  readonly shown: string;
}

/** A block of a page with commands and their output. */
export interface Session {
  readonly title: string;
  /** Relative to the repository. */
  readonly folder: string;
  readonly commands: readonly ShownCommand[];
}

/** Copies all examples, without results, into a folder; their commands write files there. Returns the folder. */
export function copyExamples(): string {
  const folder = mkdtempSync(join(tmpdir(), "examples-of-treemin-"));
  const filter = (path: string) => !basename(path).includes(".reduced.");
  cpSync(join(root, "examples"), join(folder, "examples"), { recursive: true, filter });
  return folder;
}

/**
 * The blocks of a page that show commands and their output. `$ cd FOLDER` moves this block and the next ones.
 * @param start the folder of the first block, in the repository
 */
export function sessionsIn(page: string, start = "."): Session[] {
  let folder = start;
  return [...read(page).matchAll(/^```console\n(.*?)^```$/gms)].map(([, block = ""]) => {
    const commands = [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(([, command = "", shown = ""]) => ({
      command,
      shown,
    }));
    const moved = commands[0]?.command.match(/^cd (.*)/)?.[1];
    folder = moved ?? folder;
    const rest = moved === undefined ? commands : commands.slice(1);
    return { title: rest.at(-1)?.command ?? block, folder, commands: rest };
  });
}

/** Removes the lines that depend on the machine: progress, times, speculative tests, and how treemin runs the grammar. */
export function withoutTimes(text: string): string {
  return text
    .replace(/^.*: \d+ → \d+ bytes, \d+ tests? \([\d.]+\/s\).*\n/gm, "")
    .replace(/^[\d.]+ s, .* in tests.*\n/gm, "")
    .replace(/^Polishing: .*\n/gm, "")
    .replace(/^\d+ tests? \(.*\n/gm, "")
    .replace(/^\w+ is (generated|interpreted).*\n/gm, "");
}

/** A pattern for the output that a page shows; `…` on the page stands for any text. */
export function patternOf(shown: string): RegExp {
  const parts = withoutTimes(shown)
    .trim()
    .split("…")
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join("[\\s\\S]*?")}\\s*$`);
}

/**
 * Runs a command that a page shows; returns what it prints on both outputs. treemin runs in this process. In place of the test of
 * an example, a script, it gets the module in `tests/` that says the same; `examples.test.ts` compares the two.
 * @param more further arguments of treemin
 */
export async function runShown(command: string, folder: string, ...more: readonly string[]): Promise<string> {
  const [program, ...args] = parseArgsStringToArgv(command);
  if (program !== "treemin")
    return spawnSync("sh", ["-c", `exec 2>&1\n${command}`], { cwd: folder, encoding: "utf8" }).stdout;
  const { output } = await runInProcess([...withModule(args, folder), ...more], folder);
  return output;
}

/** Replaces the script of an example by the module. */
function withModule(args: readonly string[], folder: string): readonly string[] {
  const module = moduleFor(folder);
  if (!args.includes("./interesting.sh") || !existsSync(module)) return args;
  return args.flatMap((arg) => (arg === "./interesting.sh" ? [module] : arg === "--stdin" ? [] : [arg]));
}

/** The path of the module that says the same as the script of an example. */
export function moduleFor(folder: string): string {
  return join(import.meta.dirname, "tests", `${basename(folder)}.ts`);
}
