import { existsSync, readFileSync } from "node:fs";

/**
 * Makes cases of files. What is not there is skipped.
 * @param {object[]} entries a name, a path, the language, the difficulty, and `makeTest`, which is given the input
 * @returns {{ cases: object[], skipped: string[] }} `skipped` says why
 */
export function realCases(entries) {
  const isThere = ({ path }) => path !== undefined && existsSync(path);
  const cases = entries.filter(isThere).map(({ name, path, language, difficulty, makeTest }) => {
    const input = readFileSync(path, "utf8");
    return { name, family: "real", difficulty, language, input, test: makeTest(input) };
  });
  const skipped = entries
    .filter((entry) => !isThere(entry))
    .map(
      ({ name, path }) => `${name}: ${path === undefined ? "its package cannot be fetched" : `there is no ${path}`}`,
    );
  return { cases, skipped };
}
