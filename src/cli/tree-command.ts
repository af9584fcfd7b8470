import { type Command, Option } from "commander";
import {
  countNodes,
  decode,
  encodings,
  measure,
  parseTree,
  printDot,
  printJson,
  printText,
  type ReduceOptions,
  type Stage,
  stagesOf,
} from "../index.js";
import { ExitCode, UsageError } from "./exit-codes.js";
import { addLanguageOptions, grammarFor, type LanguageOptions } from "./grammar-options.js";
import { describeProblem } from "./progress.js";
import { readInput } from "./reduce-command.js";
import { addTreeOptions, encoding, type TreeOptions, treeOptions } from "./reduce-options.js";

interface Options extends LanguageOptions, TreeOptions {
  readonly encoding: NonNullable<ReduceOptions["encoding"]>;
  readonly parseLimit?: number;
  readonly as: "text" | "json" | "dot";
  readonly stage?: string;
  readonly figures?: boolean;
}

/** Adds `treemin tree`, which shows the tree of a test case before and after each transform. */
export function addTreeCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("tree")
    .description("show the tree of a test case before and after each transform")
    .argument("<input>", "the test case");
  addLanguageOptions(command)
    .option("--encoding <name>", `the input's encoding: ${encodings.join(", ")}`, encoding, "auto")
    .addOption(new Option("--as <format>", "how trees are shown").choices(["text", "json", "dot"]).default("text"))
    .option("--stage <name>", "show only one tree: parsed, or the one that a transform makes (default: all)")
    .option("--figures", "show the figures of the trees only");
  addTreeOptions(command).action((input: string, options: Options) => run(() => showTree(input, options)));
}

async function showTree(input: string, options: Options): Promise<number> {
  const { text } = decode(readInput(input), options.encoding);
  const grammar = await grammarFor(options, input);
  const { buildHiddenTokens = false, parseLimit } = options;
  const parsed = await parseTree(grammar, text, {
    buildHiddenTokens,
    ...(parseLimit !== undefined && { parseLimit }),
  });
  for (const { kind, text: note } of parsed.notes) {
    process.stderr.write(`${kind === "warning" ? "warning: " : ""}${note}\n`);
  }
  const { problem, unfit } = parsed;
  if (problem) {
    process.stderr.write(`warning: ${describeProblem(input, { problem, unfit, language: grammar.name })}\n`);
  }
  const stages = stagesOf(parsed.tree, treeOptions(options));
  const names = stages.map(({ name }) => name);
  const chosen = options.stage === undefined ? stages : stages.filter(({ name }) => name === options.stage);
  if (chosen.length === 0) {
    throw new UsageError(`There is no stage ${options.stage}. There are: ${names.join(", ")}.`);
  }
  for (const line of chosen.flatMap((stage) => [...show(stage, options)])) process.stdout.write(`${line}\n`);
  return ExitCode.done;
}

/** The lines that show one tree. In JSON, its figures are a line of their own before its nodes. */
function* show({ name, tree }: Stage, { as, figures = false }: Options): Generator<string, void, undefined> {
  const { nodes, height, shape } = measure(tree.root);
  const { kinds, names } = countNodes(tree.root);
  if (as === "json") yield JSON.stringify({ stage: name, nodes, height, shape, kinds, rules: names });
  if (as === "dot" && !figures) yield* printDot(tree, name);
  if (as === "json" && !figures) yield* printJson(tree);
  if (as !== "text" && !(as === "dot" && figures)) return;
  if (as === "dot" && !figures) return;
  const counts = (record: Readonly<Record<string, number>>) =>
    Object.entries(record)
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => `${key} ${count}`)
      .join(", ");
  yield `${name}: ${nodes} nodes, height ${height}, ${counts(kinds)}`;
  yield `  nodes by level: ${shape.slice(0, 40).join(" ")}${shape.length > 40 ? " …" : ""}`;
  yield `  rules: ${counts(names)}`;
  if (figures) return;
  yield "";
  for (const line of printText(tree)) yield `  ${line}`;
  yield "";
}
