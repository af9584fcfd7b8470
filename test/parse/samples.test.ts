import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languageOfFile, languages } from "#src/grammar/languages.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { decode } from "#src/system/encoding.js";
import { alignedTree } from "./align.js";
import { showTree } from "./show-tree.js";

/** The languages with a grammar. */
const parsed = languages.filter(({ extensions }) => extensions.length > 0);

const grammars = new URL("../../grammars/", import.meta.url);

const samples = readdirSync(grammars, { recursive: true, encoding: "utf8" }).flatMap((name) => {
  const language = /samples./.test(name) ? languageOfFile(name) : undefined;
  return language ? [{ language, name, url: new URL(name, grammars) }] : [];
});

it("every language has samples", () => {
  expect(new Set(samples.map(({ language }) => language))).toEqual(new Set(parsed));
});

it.each(samples)("$name parses without a problem", async ({ language, url }) => {
  const grammar = { ...(await language.load()), islands: [] };
  const { text } = decode(readFileSync(url));
  const { tree, problem } = parseTreeSync(grammar, text);
  expect(problem).toBeUndefined();
  expect(tree.tokens.starts.length).toBeGreaterThan(10);
  expect(showTree(tree)).toBe(alignedTree(grammar, text));
});
