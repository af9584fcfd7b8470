import { type CommonTokenStream, DefaultErrorStrategy, type Parser } from "antlr4ng";
import { expect, it } from "vitest";
import { ErrorRecovery } from "#src/grammar/antlr4ng/error-recovery.js";
import { recognizersOf } from "#src/grammar/antlr4ng/recognizers.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { lex } from "#src/parse/tokens/lex.js";

const antlr = DefaultErrorStrategy.prototype;

/** Compares each of its decisions with that of ANTLR. */
class ComparedRecovery extends ErrorRecovery {
  decisions = 0;

  override getErrorRecoverySet(parser: Parser) {
    const set = super.getErrorRecoverySet(parser);
    expect(set.toArray().sort()).toEqual(antlr.getErrorRecoverySet.call(this, parser).toArray().sort());
    this.decisions++;
    return set;
  }

  override singleTokenInsertion(parser: Parser) {
    const isInserted = super.singleTokenInsertion(parser);
    expect(isInserted).toBe(antlr.singleTokenInsertion.call(this, parser));
    this.decisions++;
    return isInserted;
  }
}

it.each([
  ["json", '[[[{"a": [1, 2'],
  ["json", '{"a": [1, 2},\n "b": [3,, 4],\n "c": {"d" "e"},\n ]'],
  ["json", "]]]{{{,,:1 2}"],
  ["javascript", "function f(a, { if (a ) ) { return [1, (2 } else x = y +; } f(((("],
  ["javascript", "class A { get x( { } static 3 = 4; ) } a => { b ? c : ; "],
  ["c", "int main( { for (i = 0; i < ; i++ { a[ = (b + ; } struct { int } x"],
])("recovers as ANTLR does: %s %s", async (name, text) => {
  const grammar = await loadLanguage(name);
  const { stream } = lex(grammar, text, { buildHiddenTokens: false });
  const { createParser, parse } = recognizersOf(grammar);
  const parser = createParser(stream as CommonTokenStream);
  const recovery = new ComparedRecovery();
  parser.removeErrorListeners();
  parser.errorHandler = recovery;
  parse(parser, grammar.start);
  expect(recovery.decisions).toBeGreaterThan(0);
});
