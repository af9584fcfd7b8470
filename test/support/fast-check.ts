import { createRequire } from "node:module";
import type fastCheck from "fast-check";

/**
 * Stands in for fast-check in the tests (vitest.config.ts). Unless `npm run test:full` asks for all runs, it runs each property less
 * often than the test says, and always with the same values, so that a change passes or fails by itself and not by chance. A
 * property keeps at least {@link fewest} runs, or as many as its test says.
 */
const original: typeof fastCheck = createRequire(import.meta.url)("fast-check");

/** The part of the runs that is made, from 0 to 1. */
const share = Number(process.env.TREEMIN_PROPERTY_RUNS ?? 1);
const fewest = 6;
const usual = 100; // fast-check's own number, where a test gives none

function withFewerRuns<T>(parameters: fastCheck.Parameters<T> = {}): fastCheck.Parameters<T> {
  const runs = parameters.numRuns ?? usual;
  const numRuns = Math.max(Math.min(runs, fewest), Math.ceil(share * runs));
  return { ...(share < 1 && { seed: 1 }), ...parameters, numRuns };
}

const assert = <T>(property: fastCheck.IRawProperty<T>, parameters?: fastCheck.Parameters<T>) =>
  original.assert(property, withFewerRuns(parameters));

export default { ...original, assert };
