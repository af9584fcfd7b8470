import { figuresOf, printSvg } from "treemin/tools";
import { geometricMean } from "../../dist/src/report/comparison.js";

/** Steps of the plot: each number of tests is about a tenth more than the one before. */
const growth = 1.1;

/** Draws the mean size over tests as SVG: a panel for each grammar, a line for each of some algorithms. */
export function contestPlot(tasks, runs, algorithms) {
  const { rows } = figuresOf(runs);
  const grammars = new Map(tasks.map(({ each }) => [each.name, each.grammar]));
  const mean = (grammar, algorithm) =>
    meanRow(
      grammar,
      rows.filter((row) => grammars.get(row.case) === grammar && row.algorithm === algorithm),
    );
  const names = [...new Set(grammars.values())];
  return printSvg({ rows: names.flatMap((grammar) => algorithms.map((algorithm) => mean(grammar, algorithm))) });
}

/** One line of the plot as a row of figures: the geometric means over the rows of a grammar. */
function meanRow(grammar, rows) {
  const { algorithm } = rows[0];
  const most = Math.max(...rows.map(({ tests }) => tests));
  const steps = [];
  for (let tests = 1; tests <= most; tests = Math.max(tests + 1, Math.round(tests * growth))) {
    steps.push({ tests, size: geometricMean(rows.map((row) => sizeAfter(row, tests))) });
  }
  const size = { before: steps[0].size, after: Math.round(geometricMean(rows.map((row) => row.size.after))) };
  return { case: grammar, algorithm, steps, size, tests: most, time: { least: 0 }, stopped: "finished" };
}

/** The size of the best text after so many tests. */
function sizeAfter({ steps, size }, tests) {
  return steps.findLast((step) => step.tests <= tests)?.size ?? size.before;
}
