import { extname } from "node:path";
import type { Command } from "commander";
import { type Comparison, type ComparisonRun, compare } from "../../index.js";
import {
  type ComparisonFigures,
  comparedAlgorithms,
  figuresOf,
  printComparison,
  printCsv,
  printHtml,
  printSvg,
  ResultFile,
  RunLog,
} from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { checkOutputs, type Output } from "../options/file-roles.js";
import { addCommonOptions, type CommonFlags, commonOptions, pipeline } from "../options/reduce-options.js";
import { atLeast } from "../options/run-options.js";
import { ComparisonProgress } from "../output/comparison-progress.js";
import { printable } from "../output/printable.js";
import { describeRefusal } from "../output/progress.js";
import { readCases } from "../run/comparison-cases.js";
import { Interrupt } from "../run/interrupt.js";

interface CompareCommandOptions extends CommonFlags {
  readonly with?: readonly string[];
  readonly cases?: string;
  readonly repeat: number;
  readonly results?: string;
  readonly plot?: string;
  readonly markdown?: boolean;
  readonly csv?: boolean;
  readonly json?: boolean;
}

/**
 * Adds `treemin compare`, which runs several algorithms on the same test cases.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addCompareCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("compare")
    .description("reduce test cases with several algorithms and compare sizes, tests and times")
    .argument("[input...]", "the test cases")
    .option(
      "--with <spec>",
      `compare this algorithm or pipeline; may be repeated (default: ${comparedAlgorithms.join("; ")})`,
      addAlgorithm,
    )
    .option("--cases <file>", "read the cases from this JSON file: [{name, input, test or shell, language}, …]")
    .option("--repeat <n>", "run each algorithm n times on each case", atLeast(1), 1)
    .option("--results <file>", "append each finished run to this file, and skip the runs that it already has")
    .option("--markdown", "print the tables as Markdown")
    .option("--csv", "print comma-separated values, with times in milliseconds")
    .option("--json", "print JSON, with times in milliseconds")
    .option("--plot <file>", "draw size against tests to this file: .svg, or .html with the tables");
  addCommonOptions(command, 1).action((inputs: readonly string[], options: CompareCommandOptions) =>
    run(() => runCompare(inputs, options)),
  );
}

/** Adds an algorithm to those before it, unless it is among them. */
function addAlgorithm(spec: string, before: readonly string[] | undefined): readonly string[] {
  return [...new Set([...(before ?? []), pipeline(spec)])];
}

async function runCompare(inputs: readonly string[], options: CompareCommandOptions): Promise<number> {
  const print = printerFor(options);
  const draw = options.plot === undefined ? undefined : plotterFor(options.plot);
  const { cases, read } = await readCases(inputs, options);
  checkOutputs(outputsOf(options), read);
  const log = options.results === undefined ? undefined : new RunLog(options.results);
  const { quiet = false, verbose = false } = options;
  const progress = new ComparisonProgress({ quiet, verbose });
  const interrupt = new Interrupt((line) => progress.say(line), "finished runs are");
  try {
    const comparison = await compare({
      ...commonOptions(options),
      cases,
      repetitions: options.repeat,
      signal: interrupt.signal,
      ...(options.with && { algorithms: options.with }),
      ...(log && { known: log.runs }),
      onRun: (run) => {
        log?.append(run);
        progress.finish(run);
      },
      onEvent: progress.tell,
    });
    progress.clear();
    if (log) reportOtherRuns(log, comparison.runs);
    for (const { case: name, error } of comparison.uninteresting) progress.say(...describeRefusal(name, error));
    const figures = figuresOf(comparison.runs);
    process.stdout.write(print(figures).split("\n").map(printable).join("\n"));
    draw?.(figures);
    return interrupt.exitCode ?? exitCodeOf(comparison, figures);
  } finally {
    progress.clear();
    interrupt.release();
  }
}

/** Chooses the output format. */
function printerFor({ markdown, csv, json }: CompareCommandOptions): (figures: ComparisonFigures) => string {
  const given = Object.entries({ markdown, csv, json }).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
  const [form, second] = given;
  if (second !== undefined) throw new UsageError(`--${form} and --${second} exclude each other. Give one of them.`);
  switch (form) {
    case "csv":
      return ({ rows }) => printCsv(rows);
    case "json":
      return (figures) => `${JSON.stringify(figures, null, 2)}\n`;
    default:
      return (figures) =>
        figures.rows.length === 0
          ? ""
          : printComparison(figures, markdown ? "markdown" : "text", process.stdout.columns);
  }
}

function plotterFor(path: string): (figures: ComparisonFigures) => void {
  const extension = extname(path).toLowerCase();
  const draw = { ".svg": printSvg, ".html": printHtml }[extension];
  if (!draw) throw new UsageError(`The plot ${path} can be drawn as .svg or .html only. Give --plot one of these.`);
  const file = new ResultFile(path, "--plot");
  return (figures) => file.write(Buffer.from(draw(figures)));
}

/** The files that a comparison writes. */
function outputsOf({ results, plot }: CompareCommandOptions): readonly Output[] {
  return [
    ...(results === undefined ? [] : [{ content: "The file of runs", path: results, option: "--results" }]),
    ...(plot === undefined ? [] : [{ content: "The plot", path: plot, option: "--plot" }]),
  ];
}

/** Tells how many runs in the file do not belong to this comparison. */
function reportOtherRuns(log: RunLog, runs: readonly ComparisonRun[]): void {
  const ids = new Set(runs.map(({ id }) => id));
  const others = log.runs.filter(({ id }) => !ids.has(id)).length;
  if (others === 0) return;
  const file = printable(log.path);
  process.stderr.write(
    `note: ${others} of the runs in ${file} have another input, test, algorithm, option or number. They are ignored.\n`,
  );
}

function exitCodeOf({ uninteresting }: Comparison, { problems }: ComparisonFigures): number {
  return uninteresting.length > 0 || problems.length > 0 ? ExitCode.notInteresting : ExitCode.done;
}
