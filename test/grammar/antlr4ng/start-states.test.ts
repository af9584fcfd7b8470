import { CharStream, DFA, type Lexer, LexerATNSimulator } from "antlr4ng";
import fc from "fast-check";
import { expect, it } from "vitest";
import { recognizersOf } from "#src/grammar/antlr4ng/recognizers.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { restoreGrammar } from "#src/grammar/restore-grammar.js";
import { writeFiles } from "../grammar-folder.js";

/** Its rules begin with predicates that depend on what was read before, on two counters, in two modes. */
const source = `lexer grammar FickleLexer;
@members { private depth = 0; private last = ""; }
OPEN : '(' { this.depth++; } ;
CLOSE : { this.depth > 0 }? ')' { this.depth--; } ;
STRAY : ')' ;
EVEN : { this.depth % 2 === 0 }? [a-c]+ { this.last = this.text; } ;
ODD : { this.depth % 2 === 1 }? { this.last.length !== 1 }? [a-c]+ ;
OTHER : [a-c] { this.last = this.text; } ;
ENTER : '<' -> pushMode(IN) ;
mode IN;
DEEP : { this.depth > 1 }? . ;
LEAVE : '>' -> popMode ;
SHALLOW : . ;
`;

async function fickle() {
  const files = writeFiles({
    "FickleLexer.g4": source,
    "Fickle.g4": "parser grammar Fickle; options { tokenVocab = FickleLexer; } all : .* EOF ;",
  });
  const grammar = await loadGrammar({ files, cache: false });
  return restoreGrammar(grammar.source, { withCode: true });
}

function tokensOf(lexer: Lexer): string[] {
  lexer.removeErrorListeners();
  return lexer.getAllTokens().map(({ type, text }) => `${lexer.vocabulary.getSymbolicName(type)} ${text}`);
}

it("a lexer with remembered start states reads the same tokens as one that recomputes them", async () => {
  const { createLexer } = recognizersOf(await fickle());
  const text = fc.string({ unit: fc.constantFrom("(", ")", "a", "b", "<", ">"), maxLength: 30 });
  fc.assert(
    fc.property(text, (text) => {
      const plain = createLexer(CharStream.fromString(text));
      const states = plain.atn.decisionToState.map((state, i) => new DFA(state, i));
      plain.interpreter = new LexerATNSimulator(plain, plain.atn, states);
      expect(tokensOf(createLexer(CharStream.fromString(text)))).toEqual(tokensOf(plain));
    }),
    { numRuns: 500 },
  );
});
