import { figure, printTable } from "../support/table.mjs";
import { spans } from "./curve.mjs";
import { limitTests } from "./run-case.mjs";

/** @typedef {{ strategy: string, each: import("./cases.mjs").Case, bytes: number, tokens: number, tests: number }} Run */

/**
 * Prints geometric means over both halves, and over groups of cases.
 * @param {Run[]} runs
 */
export function printSummary(runs) {
  for (const half of ["tuning", "held back"]) {
    const some = runs.filter(({ each }) => each.half === half);
    if (some.length > 0) printTable(`${titleOf(half)}: ${countCases(some)} cases, geometric means`, rowsOf(some));
  }
  for (const property of ["difficulty", "family", "language"]) {
    const rows = [...new Set(runs.map(({ each }) => each[property]))].flatMap((group) => {
      const some = runs.filter(({ each }) => each[property] === group);
      return rowsOf(some).map((row) => ({ [property]: `${group} (${countCases(some)})`, ...row }));
    });
    printTable(`By ${property}, both halves`, rows, { left: 2 });
  }
}

/** A row for each strategy. */
function rowsOf(runs) {
  return [...new Set(runs.map(({ strategy }) => strategy))].map((strategy) => {
    const some = runs.filter((run) => run.strategy === strategy);
    const mean = (key) =>
      figure(Math.exp(some.reduce((sum, run) => sum + Math.log(Math.max(1, run[key])), 0) / some.length));
    return {
      strategy,
      bytes: mean("bytes"),
      tokens: mean("tokens"),
      tests: mean("tests"),
      ...Object.fromEntries(spans.map((span) => [`bytes in the first ${span}`, mean(`first${span}`)])),
      [`ended by ${limitTests} tests`]: some.filter(({ isFinished }) => !isFinished).length,
      seconds: figure(some.reduce((sum, { time }) => sum + time, 0) / 1000),
    };
  });
}

function countCases(runs) {
  return new Set(runs.map(({ each }) => each)).size;
}

function titleOf(half) {
  return half === "tuning" ? "Tuning" : "Held back";
}
