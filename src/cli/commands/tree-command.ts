import { type Command, Option } from "commander";
import type { ReduceOptions } from "../../index.js";
import {
  countNodes,
  decode,
  encodings,
  measure,
  parseTree,
  printDot,
  printJson,
  printText,
  type Stage,
  stagesOf,
  type Tree,
} from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { addLanguageOptions, addRunCodeOption, grammarFor, type LanguageOptions } from "../options/grammar-options.js";
import { readInput } from "../options/input-file.js";
import { addTreeOptions, encoding, type TreeFlags, treeOptions } from "../options/reduce-options.js";
import { note, printable, printableLines } from "../output/printable.js";
import { describeProblem } from "../output/progress.js";

interface TreeCommandOptions extends LanguageOptions, TreeFlags {
  readonly encoding: NonNullable<ReduceOptions["encoding"]>;
  readonly parseLimit?: number;
  readonly as: "text" | "json" | "dot";
  readonly stage?: string;
  readonly figures?: boolean;
}

/**
 * Adds `treemin tree`, which prints the tree of a test case before and after each transform.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addTreeCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("tree")
    .description("print the tree of a test case before and after each transform")
    .argument("<input>", "the test case");
  addRunCodeOption(addLanguageOptions(command))
    .option("--encoding <name>", `the input's encoding: ${encodings.join(", ")}`, encoding, "auto")
    .addOption(
      new Option("--as <format>", "print trees in this format").choices(["text", "json", "dot"]).default("text"),
    )
    .option("--stage <name>", "print only this tree: parsed, or the result of this transform (default: all)")
    .option("--figures", "print only the measures of the trees");
  addTreeOptions(command).action((input: string, options: TreeCommandOptions) => run(() => showTree(input, options)));
}

async function showTree(input: string, options: TreeCommandOptions): Promise<number> {
  const { text } = decode(readInput(input), options.encoding);
  const grammar = await grammarFor({ ...options, onGuess: note }, input);
  const { buildHiddenTokens = false, parseLimit } = options;
  const parsed = await parseTree(grammar, text, {
    buildHiddenTokens,
    ...(parseLimit !== undefined && { parseLimit }),
  });
  for (const { kind, text: note } of parsed.notes) {
    process.stderr.write(`${kind === "warning" ? "warning: " : ""}${printableLines(note)}\n`);
  }
  const { problem, unfit } = parsed;
  if (problem) {
    process.stderr.write(`warning: ${printable(describeProblem(input, { problem, unfit, language: grammar.name }))}\n`);
  }
  const stages = stagesOf(parsed.tree, treeOptions(options));
  const names = stages.map(({ name }) => name);
  const chosen = options.stage === undefined ? stages : stages.filter(({ name }) => name === options.stage);
  if (chosen.length === 0) {
    throw new UsageError(`There is no stage ${options.stage}. The stages are: ${names.join(", ")}.`);
  }
  for (const stage of chosen) for (const line of show(stage, options)) process.stdout.write(`${printable(line)}\n`);
  return ExitCode.done;
}

/** The lines that show one tree, or only its measures. */
function* show({ name, tree }: Stage, { as, figures = false }: TreeCommandOptions): Generator<string, void, undefined> {
  switch (as) {
    case "json":
      yield JSON.stringify({ stage: name, ...measuresOf(tree) });
      if (!figures) yield* printJson(tree);
      break;
    case "dot":
      if (figures) yield* describe(name, tree);
      else yield* printDot(tree, name);
      break;
    case "text":
      yield* describe(name, tree);
      if (figures) break;
      yield "";
      for (const line of printText(tree)) yield `  ${line}`;
      yield "";
      break;
  }
}

function measuresOf({ root }: Tree) {
  const { kinds, names } = countNodes(root);
  return { ...measure(root), kinds, rules: names };
}

/** Number of levels whose nodes are counted in the output. */
const shownLevels = 40;

function* describe(name: string, tree: Tree): Generator<string, void, undefined> {
  const { nodes, height, shape, kinds, rules } = measuresOf(tree);
  const counts = (record: Readonly<Record<string, number>>) =>
    Object.entries(record)
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => `${key} ${count}`)
      .join(", ");
  yield `${name}: ${nodes} nodes, height ${height}, ${counts(kinds)}`;
  yield `  nodes by level: ${shape.slice(0, shownLevels).join(" ")}${shape.length > shownLevels ? " …" : ""}`;
  yield `  rules: ${counts(rules)}`;
}
