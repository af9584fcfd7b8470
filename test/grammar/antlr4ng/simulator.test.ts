import { BailErrorStrategy, CommonTokenStream, PredictionMode } from "antlr4ng";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recognizersOf } from "#src/grammar/antlr4ng/recognizers.js";
import { predictBy } from "#src/grammar/antlr4ng/simulator.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { TextStream } from "#src/grammar/run/text-stream.js";
import { loadGrammar } from "#src/index.js";
import { writeFiles } from "../grammar-folder.js";

function load(rules: string): Promise<Grammar> {
  return loadGrammar({ files: writeFiles({ "A.g4": `grammar A; ${rules} WS : ' ' -> skip ;` }) });
}

/** Where each rule begins and ends, up to where it fails. */
function parse(grammar: Grammar, text: string, prediction: "sll" | "ll" | "ANTLR's"): string {
  const recognizers = recognizersOf(grammar);
  const parser = recognizers.createParser(new CommonTokenStream(recognizers.createLexer(new TextStream(text))));
  parser.removeErrorListeners();
  parser.errorHandler = new BailErrorStrategy();
  const course: (string | undefined)[] = [];
  parser.addParseListener({
    enterEveryRule: ({ ruleIndex }) => void course.push(grammar.ruleNames[ruleIndex], "("),
    exitEveryRule: () => void course.push(")"),
    visitTerminal: ({ symbol }) => void course.push(symbol.text),
    visitErrorNode: () => undefined,
  });
  if (prediction === "ANTLR's") parser.interpreter.predictionMode = PredictionMode.LL;
  else predictBy(parser, prediction);
  try {
    recognizers.parse(parser, grammar.start);
  } catch {
    course.push("fails");
  }
  return course.join("");
}

const ambiguous = [
  "s : r* EOF ; r : 'a' r? r* 'b'? ;",
  "s : r r* 'b'? EOF | r+ 'a' 'b' EOF ; r : 'a' r? | 'a' r r | 'b' ;",
  "s : (e | r)* EOF ; e : e e | 'a' e? 'b' | 'a' ; r : 'a' r* ;",
];

describe("prediction that follows no path twice", () => {
  it.each(ambiguous)("decides as ANTLR's does: %s", async (rules) => {
    const grammar = await load(rules);
    const texts = fc.array(fc.constantFrom("a", "b"), { maxLength: 9 }).map((tokens) => tokens.join(" "));
    fc.assert(
      fc.property(texts, (text) => {
        expect(parse(grammar, text, "ll")).toBe(parse(grammar, text, "ANTLR's"));
      }),
    );
  });

  it.each(["sll", "ll"] as const)("by %s does not go every way through the calls that are open", async (prediction) => {
    // ANTLR's takes twice as long for each further token; this would take minutes.
    const grammar = await load("s : 'x' r 'c' EOF | 'x' r 'd' EOF ; r : 'a' r? r* ;");
    const text = `x ${"a ".repeat(25)}`;
    expect(parse(grammar, `${text} d`, prediction)).toMatch(/d<EOF>\)$/);
    expect(parse(grammar, text, prediction)).toMatch(/fails$/);
  });
});
