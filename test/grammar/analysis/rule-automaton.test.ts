import { expect, it } from "vitest";
import { ruleSlotsOf } from "#src/grammar/analysis/rule-automaton.js";
import { loadGrammar } from "#src/index.js";
import { writeFiles } from "../grammar-folder.js";

const source = `grammar Places;
start : empty? list EOF ;
empty : A? ;
list : '[' (item (',' item)*)? ']' ;
item : item '+' item | '-' item | A | B+ ;
A : 'a' ; B : [b-z]+ ;`;

it.each<readonly [rule: string, way: readonly string[], next: readonly string[], shortest: string]>([
  ["start", [], ["empty", "list"], "list"],
  ["start", ["list"], [], "the end"],
  ["list", [], ["'['"], "'['"],
  ["list", ["'['"], ["item", "']'"], "']'"],
  ["list", ["'['", "item"], ["','", "']'"], "']'"],
  ["list", ["'['", "item", "','"], ["item"], "item"],
  ["item", [], ["item", "A", "'-'", "B"], "A"],
  ["item", ["item"], ["'+'"], "'+'"],
  ["item", ["item", "'+'", "item"], [], "the end"],
  ["item", ["B"], ["B", "the end"], "the end"],
])("in %s behind %j come %j, and the shortest way goes by %s", async (rule, way, next, shortest) => {
  const grammar = await loadGrammar({ files: writeFiles({ "Places.g4": source }) });
  let place = ruleSlotsOf(grammar)(rule);
  for (const name of way) place = place?.symbols.get(name)?.behind;
  const names = [...(place?.symbols.keys() ?? [])];
  expect(place?.isEnd && names.length > 0 ? [...names, "the end"] : names).toEqual(next);
  expect(place?.shortest?.name ?? "the end").toBe(shortest);
});

it("returns undefined for an unknown rule", async () => {
  const grammar = await loadGrammar({ files: writeFiles({ "Places.g4": source }) });
  expect(ruleSlotsOf(grammar)("none")).toBeUndefined();
});
