import type { Command } from "commander";
import { GrammarError } from "../../index.js";
import { type GrammarReport, type ReplacementReport, reportOnGrammar } from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { addGrammarOptions, grammarFor, type LanguageOptions } from "../options/grammar-options.js";
import { printable } from "../output/progress.js";

type GrammarCommandOptions = Omit<LanguageOptions, "language" | "grammar">;

/** Adds `treemin grammar check` and `treemin grammar replacements`. */
export function addGrammarCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const grammar = program.command("grammar").description("look at a grammar");
  const add = (name: string, description: string, action: (reports: readonly GrammarReport[]) => number) => {
    const command = grammar
      .command(name)
      .description(description)
      .argument("[files...]", "ANTLR v4 grammars: one combined, or lexer and parser; none with --format");
    addGrammarOptions(command).action((files: readonly string[], options: GrammarCommandOptions) =>
      run(async () => tellErrors(async () => action(await reportsFor(files, options)))),
    );
  };
  add("check", "tell errors, how the grammar is run, its rules, and which replacements are doubtful", check);
  add("replacements", "print the minimal replacements as JSON, to edit and give to --replacements", replacements);
}

/** Shows all errors of a grammar, where other commands show the first. */
async function tellErrors(action: () => Promise<number>): Promise<number> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    for (const each of error.errors) process.stderr.write(`error: ${each.split("\n").map(printable).join("\n")}\n`);
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
    ...notes.map(({ kind, text }) => `  ${kind === "warning" ? "warning: " : ""}${text}`),
    `  rules: ${rules.map((rule) => rule.name).join(" ")}`,
    ...doubts("rule", rules),
    ...doubts("token", tokens),
  ]);
  process.stdout.write(`${lines.join("\n")}\n`);
  return ExitCode.done;
}

function doubts(kind: string, reports: readonly ReplacementReport[]): string[] {
  return reports.flatMap(({ name, replacement, doubt }) => {
    if (doubt === undefined) return [];
    const text = replacement === undefined ? "" : ` ${JSON.stringify(replacement)}`;
    return [`  doubtful: the replacement${text} of the ${kind} ${name}: ${doubt}`];
  });
}

/** One object for all grammars; where there are several, names have the grammar before them. */
function replacements(reports: readonly GrammarReport[]): number {
  const entries = reports.flatMap(({ key, rules, tokens }) =>
    [...rules, ...tokens].flatMap(({ name, replacement }) =>
      replacement === undefined ? [] : [[reports.length > 1 ? `${key}:${name}` : name, replacement] as const],
    ),
  );
  process.stdout.write(`${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return ExitCode.done;
}
