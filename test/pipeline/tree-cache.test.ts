import { expect, it } from "vitest";
import { loadLanguage } from "#src/index.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { pipeline } from "#src/pipeline/pipeline.js";
import { type PreparedTree, TreeCache } from "#src/pipeline/tree-cache.js";
import { parseTreeSync } from "#src/tools.js";
import { solve } from "../support/solve.js";

const json = await loadLanguage("json");

it("remembers the eight trees that were used last", () => {
  const made: string[] = [];
  const trees = new TreeCache();
  const get = (text: string, keepsTree = true) =>
    trees.get({ text, ranges: [], keepsTree }, () => {
      made.push(`${text} ${keepsTree}`);
      return {} as PreparedTree;
    });
  const first = get("a");
  expect(get("a")).toBe(first);
  expect(get("a", false)).not.toBe(first);
  for (const text of "bcdefg") get(text);
  expect(get("a")).toBe(first);
  for (const text of "hijklmn") get(text);
  expect(get("a")).toBe(first);
  for (const text of "opqrstuv") get(text);
  expect(get("a")).not.toBe(first);
  expect(made.filter((each) => each.startsWith("a"))).toEqual(["a true", "a false", "a true"]);
});

it("runs of the same search that share trees give the same candidates and parse each text once", () => {
  const text = JSON.stringify([{ keep: [1, { keep: [2] }] }, [3, [4, "keep"]], { other: [5, 6, [7]] }]);
  const parsed = parseTreeSync(json, text);
  const syntax = syntaxOf(json, parsed, {});
  const parses: string[] = [];
  const parse = (each: string) => {
    parses.push(each);
    return syntax.parse(each);
  };
  const trees = new TreeCache();
  const run = (shared: TreeCache | undefined) => {
    const search = pipeline({ text, tree: parsed.tree, syntax: { ...syntax, parse }, trees: shared }, {});
    return solve(search, (candidate) => candidate.text().includes("keep")).tests.map((test) => [
      test.text(),
      test.key?.(),
      test.configuration?.(),
    ]);
  };
  const alone = run(undefined);
  expect(parses.length).toBeGreaterThan(2);
  parses.length = 0;
  expect(run(trees)).toEqual(alone);
  parses.length = 0;
  expect(run(trees)).toEqual(alone);
  expect(parses).toEqual([]);
});
