import { figuresOf } from "treemin/tools";
import { figure, formatTable } from "../support/table.mjs";

/** How much larger than the smallest results those of an algorithm may be, if it needs fewer tests. */
const tolerance = 1.1;

/** The tables of a contest, as Markdown. */
export function contestTables(tasks, runs) {
  const { figures, all, byGrammar, byCount } = groupRuns(tasks, runs);
  const stopped = (algorithm) =>
    figures.rows.filter((row) => row.algorithm === algorithm && row.stopped !== "finished").length;
  const sizeOf = ({ size }) => figure(size);
  const testsOf = ({ tests }) => figure(tests);
  return [
    `**All ${all[0].cases} cases, ${runs.length} reductions**`,
    formatTable(all.map((mean) => overallRow(mean, stopped(mean.algorithm)))),
    "**The best algorithms**",
    formatTable(
      [["all cases", all], ...byGrammar, ...byCount].map(([group, means]) => bestRow(group, means)),
      { left: 3 },
    ),
    "**Bytes left, by grammar**",
    formatTable(crossTable(byGrammar, sizeOf)),
    "**Tests, by grammar**",
    formatTable(crossTable(byGrammar, testsOf)),
    "**Bytes left / tests, by the number of symbols that must occur**",
    formatTable(crossTable(byCount, (mean) => `${sizeOf(mean)} / ${testsOf(mean)}`)),
    ...figures.problems.map((problem) => `warning: ${problem}`),
  ].join("\n\n");
}

/** Means for each algorithm over all cases, by grammar, and by the number of symbols. */
function groupRuns(tasks, runs) {
  const group = (nameOf) => {
    const names = [...new Set(tasks.map(({ each }) => nameOf(each)))];
    return names.map((name) => [name, figuresOf(runs.filter((_, i) => nameOf(tasks[i].each) === name)).means]);
  };
  const figures = figuresOf(runs);
  return {
    figures,
    all: figures.means,
    byGrammar: group(({ grammar }) => grammar),
    byCount: group(({ symbols }) => ["one symbol", "pairs", "triples"][symbols.length - 1]),
  };
}

function overallRow({ algorithm, size, tokens, tests, smallest, fewest }, stopped) {
  return {
    algorithm: escaped(algorithm),
    bytes: figure(size),
    tokens: tokens === undefined ? "–" : figure(tokens),
    tests: figure(tests),
    smallest,
    fewest,
    stopped,
  };
}

/** The algorithm with the smallest results, and the one with the fewest tests among those that are nearly as good. */
function bestRow(group, means) {
  const smallest = leastBy(means, ({ size }) => size);
  const near = means.filter(({ size }) => size <= tolerance * smallest.size);
  const cheapest = leastBy(near, ({ tests }) => tests);
  const described = ({ algorithm, size, tests }) =>
    `${escaped(algorithm)}: ${figure(size)} bytes, ${figure(tests)} tests`;
  return {
    cases: group,
    "smallest results": described(smallest),
    "fewest tests of those nearly as small": described(cheapest),
  };
}

function leastBy(list, measure) {
  return list.reduce((least, each) => (measure(each) < measure(least) ? each : least));
}

/** A line for each algorithm, a column for each group. */
function crossTable(groups, cellOf) {
  return groups[0][1].map(({ algorithm }, i) => ({
    algorithm: escaped(algorithm),
    ...Object.fromEntries(groups.map(([name, means]) => [name, cellOf(means[i])])),
  }));
}

function escaped(algorithm) {
  return algorithm.replace(/[*|]/g, "\\$&");
}
