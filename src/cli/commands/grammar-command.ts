import { existsSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import { GrammarError } from "../../index.js";
import { type BaseFile, baseFiles, type GrammarReport, type ReplacementReport, reportOnGrammar } from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { addGrammarOptions, addRunCodeOption, grammarFor, type LanguageOptions } from "../options/grammar-options.js";
import { printable, printableLines, shortened } from "../output/printable.js";

type GrammarCommandOptions = Omit<LanguageOptions, "language" | "grammar">;

interface BaseCommandOptions {
  readonly out?: string;
  readonly base?: readonly string[];
  readonly force?: boolean;
}

/**
 * Adds `treemin grammar check`, `treemin grammar replacements` and `treemin grammar base`.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addGrammarCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const grammar = program
    .command("grammar")
    .description("check a grammar, print its minimal replacements, or write its base class");
  const add = (name: string, description: string, action: (reports: readonly GrammarReport[]) => number) => {
    const command = grammar
      .command(name)
      .description(description)
      .argument("[files...]", "ANTLR v4 grammars: one combined grammar, or a lexer and a parser; none with --format");
    addRunCodeOption(addGrammarOptions(command)).action((files: readonly string[], options: GrammarCommandOptions) =>
      run(async () => printErrors(async () => action(await reportsFor(files, options)))),
    );
  };
  add("check", "print the errors of a grammar, how it is run, its rules and its doubtful replacements", check);
  add("replacements", "print the minimal replacements as JSON, to be edited and given to --replacements", replacements);
  grammar
    .command("base")
    .description("write a skeleton of the base class that a grammar needs, in TypeScript")
    .argument("<files...>", "ANTLR v4 grammars: one combined grammar, or a lexer and a parser")
    .option("-o, --out <file>", "write the class to this file (default: a file of its name beside the grammar)")
    .option("--base <file...>", "files of base classes in other folders; their members are left out")
    .option("--force", "replace a file of that name")
    .action((files: readonly string[], options: BaseCommandOptions) =>
      run(async () => printErrors(() => writeBases(files, options))),
    );
}

/** Writes the base classes that are missing; with `--out` or `--force`, also one that is there. */
async function writeBases(files: readonly string[], { out, base, force }: BaseCommandOptions): Promise<number> {
  const bases = await baseFiles(files, base);
  const wanted = bases.filter(({ file }) => file === undefined || (out !== undefined && bases.length === 1));
  const [first, second] = wanted;
  if (out !== undefined && first && second) {
    throw new UsageError(`The grammar needs two classes, ${first.name} and ${second.name}. Leave out -o.`);
  }
  const targets = (first ? wanted : force ? bases : []).map((each) => ({ ...each, target: out ?? each.path }));
  const existing = targets.find(({ target }) => existsSync(target));
  if (existing && !force) throw new UsageError(`${existing.target} exists. Give another -o, or --force.`);
  for (const { name, file } of bases) {
    if (file !== undefined && !targets.some((target) => target.name === name)) say(`${name} is there: ${file}`);
  }
  for (const { target, source } of targets) writeFileSync(target, source);
  for (const target of targets) say(describeSkeleton(target));
  return ExitCode.done;
}

function describeSkeleton({ name, members, original, target }: BaseFile & { readonly target: string }): string {
  const filled = members === 1 ? "1 member" : `${members} members`;
  const see = original === undefined ? "" : `, as ${original} does`;
  return `${target}: ${name} with ${filled} to fill in${see}. Until then, its predicates hold.`;
}

function say(line: string): void {
  process.stdout.write(`${printable(line)}\n`);
}

/** Prints all errors of a grammar; other commands print the first. */
async function printErrors(action: () => Promise<number>): Promise<number> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    for (const each of error.errors) process.stderr.write(`error: ${printableLines(shortened(each))}\n`);
    return ExitCode.usage;
  }
}

async function reportsFor(files: readonly string[], options: GrammarCommandOptions): Promise<readonly GrammarReport[]> {
  if (files.length === 0 && options.format === undefined) {
    throw new UsageError("No grammar. Name its files, or give --format.");
  }
  const grammar = await grammarFor({ ...options, ...(files.length > 0 && { grammar: files }) });
  return reportOnGrammar(grammar);
}

function check(reports: readonly GrammarReport[]): number {
  const lines = reports.flatMap(({ name, start, notes, rules, tokens }) => [
    `${name}: ${rules.length} rules, ${tokens.length} named tokens; starts with ${start}`,
    ...notes.flatMap(({ kind, text }) => `${kind === "warning" ? "warning: " : ""}${text}`.split("\n")).map(indent),
    `  rules: ${rules.map((rule) => rule.name).join(" ")}`,
    ...doubts("rule", rules),
    ...doubts("token", tokens),
  ]);
  process.stdout.write(`${lines.map(printable).join("\n")}\n`);
  return ExitCode.done;
}

function indent(line: string): string {
  return `  ${line}`;
}

function doubts(kind: string, reports: readonly ReplacementReport[]): string[] {
  return reports.flatMap(({ name, replacement, doubt }) => {
    if (doubt === undefined) return [];
    const text = replacement === undefined ? "" : ` ${JSON.stringify(replacement)}`;
    return [`  doubtful: the replacement${text} of the ${kind} ${name}: ${doubt}`];
  });
}

/** Prints warnings, and one object for all grammars. With several grammars, each name begins with its grammar. */
function replacements(reports: readonly GrammarReport[]): number {
  for (const { kind, text } of reports.flatMap(({ notes }) => notes)) {
    if (kind === "warning") process.stderr.write(`warning: ${printableLines(text)}\n`);
  }
  const entries = reports.flatMap(({ key, rules, tokens }) =>
    [...rules, ...tokens].flatMap(({ name, replacement }) =>
      replacement === undefined ? [] : [[reports.length > 1 ? `${key}:${name}` : name, replacement] as const],
    ),
  );
  const lines = JSON.stringify(Object.fromEntries(entries), null, 2).split("\n");
  process.stdout.write(`${lines.map(printable).join("\n")}\n`);
  return ExitCode.done;
}
