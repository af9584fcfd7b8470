import { generatedCases } from "./generated-cases.mjs";
import { listCases } from "./lists/list-cases.mjs";
import { fetchedCases } from "./real/fetched-cases.mjs";
import { installedCases } from "./real/installed-cases.mjs";
import { scriptCases } from "./scripts/script-cases.mjs";

/**
 * What is reduced.
 * @typedef {object} Case
 * @property {string} name
 * @property {"generated" | "lists" | "scripts" | "real"} family
 * @property {"easy" | "medium" | "hard"} difficulty
 * @property {string} language
 * @property {string} input
 * @property {(text: string) => boolean} test
 * @property {"tuning" | "held back"} half strategies are tuned on one half, and judged on the other
 */

/**
 * All cases, every other one held back.
 * @returns {{ cases: Case[], skipped: string[] }} `skipped` says which cases there are not, and why
 */
export function allCases() {
  const real = [installedCases(), fetchedCases()];
  const cases = [...generatedCases(), ...listCases(), ...real.flatMap((each) => each.cases), ...scriptCases()];
  return {
    cases: cases.map((each, index) => ({ ...each, half: index % 2 === 0 ? "tuning" : "held back" })),
    skipped: real.flatMap((each) => each.skipped),
  };
}
