import { readdirSync, readFileSync } from "node:fs";
import { type ATN, ATNDeserializer, ATNSerializer, IntervalSet, SetTransition } from "antlr4ng";
import fc from "fast-check";
import { expect, it } from "vitest";
import { deserializeAtn } from "#src/grammar/antlr4ng/deserialize.js";

const generated = new URL("../../../generated/", import.meta.url);

/** The automata of all bundled grammars, as antlr-ng has written them. */
const automata = readdirSync(generated, { recursive: true })
  .map(String)
  .filter((file) => /(?:Lexer|Parser)\.ts$/.test(file))
  .map((file) => {
    const list = /_serializedATN: number\[\] = (\[[^\]]*\]);/.exec(readFileSync(new URL(file, generated), "utf8"))?.[1];
    return { file, numbers: JSON.parse((list ?? "").replace(/,\s*\]/, "]")) as number[] };
  });

/** The sets of an automaton, in the order of its transitions. */
function setsOf(atn: ATN): readonly string[] {
  const transitions = atn.states.flatMap((state) => state?.transitions ?? []);
  return transitions.flatMap((each) => (each instanceof SetTransition ? each.label.toString() : []));
}

it.each(automata)("reads the automaton of $file as antlr4ng does", ({ numbers }) => {
  const [ours, theirs] = [deserializeAtn(numbers), new ATNDeserializer().deserialize([...numbers])];
  expect(setsOf(ours)).toEqual(setsOf(theirs));
  expect(ATNSerializer.getSerialized(ours)).toEqual(ATNSerializer.getSerialized(theirs));
});

it("reads ranges that touch, overlap or come in any order as antlr4ng does", () => {
  const range = fc.tuple(fc.nat(30), fc.nat(5)).map(([start, length]) => [start, start + length] as const);
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), fc.boolean(), (ranges, containsEof) => {
      const numbers = lexerWithSet(ranges, containsEof);
      const expected = new IntervalSet();
      if (containsEof) expected.addOne(-1);
      for (const [start, stop] of ranges) expected.addRange(start, stop);
      expect(setsOf(deserializeAtn(numbers))).toEqual([expected.toString()]);
    }),
  );
});

/** A serialised lexer with one rule that reads one character of a set. The format is the fourth of ANTLR's. */
function lexerWithSet(ranges: readonly (readonly [number, number])[], containsEof: boolean): number[] {
  const [basic, ruleStart, tokensStart, ruleStop] = [1, 2, 6, 7];
  const states = [4, tokensStart, -1, ruleStart, 0, ruleStop, 0, basic, 0];
  const rules = [1, 1, 1];
  const modes = [1, 0];
  const sets = [1, ranges.length, Number(containsEof), ...ranges.flat()];
  const [epsilon, set] = [1, 7];
  const edges = [3, [0, 1, epsilon, 0, 0, 0], [1, 3, epsilon, 0, 0, 0], [3, 2, set, 0, 0, 0]].flat();
  const decisions = [1, 0];
  const actions = [0];
  return [4, 0, 1, ...states, 0, 0, ...rules, ...modes, ...sets, ...edges, ...decisions, ...actions];
}
