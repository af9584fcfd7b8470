// Grammars made from numbers: not of any language, but of the size of one. No two of them share more than this generator.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeLexicon } from "./synthetic-lexicon.mjs";
import { makeRules } from "./synthetic-rules.mjs";
import { deriveText } from "./synthetic-text.mjs";

/** About as many rules, alternatives and numbers of serialized ATN as grammars of these languages usually have. */
export const sizes = {
  c: {
    ...{ keywords: 60, operators: 36, statements: 9, declarations: 8, clauses: 18, lists: 15 },
    ...{ pieces: 1, ladder: 10, modes: false, lineEnds: false },
  },
  javascript: {
    ...{ keywords: 62, operators: 41, statements: 16, declarations: 8, clauses: 17, lists: 11 },
    ...{ pieces: 2, ladder: 0, modes: true, lineEnds: true },
  },
};

/**
 * Writes a grammar, what it needs, and a text of about 5 kB that fits it.
 * @param {string} folder an empty one
 * @param {object} size of {@link sizes}
 * @param {{ code: boolean }} options with predicates and actions in TypeScript, and base classes for these
 * @returns {{ files: string[], input: string }} paths
 */
export function writeGrammar(folder, size, { code }) {
  const numbers = { ...size, code };
  const lexicon = makeLexicon(numbers);
  const rules = makeRules(numbers, lexicon);
  const write = (name, ...lines) => {
    writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
    return join(folder, name);
  };
  if (code) {
    write("SyntheticLexerBase.ts", lexerBase);
    write("SyntheticParserBase.ts", parserBase);
  }
  const superClass = (kind) => (code ? ` superClass = Synthetic${kind}Base;` : "");
  return {
    files: [
      write(
        "SyntheticLexer.g4",
        `lexer grammar SyntheticLexer;`,
        `options {${superClass("Lexer")} }`,
        ...lexicon.lines,
      ),
      write(
        "SyntheticParser.g4",
        "parser grammar SyntheticParser;",
        `options { tokenVocab = SyntheticLexer;${superClass("Parser")} }`,
        ...[...rules].map(renderRule),
      ),
    ],
    input: write("input.txt", deriveText(rules, lexicon.texts, 5000)),
  };
}

function renderRule([name, alternatives]) {
  const lines = alternatives.map((elements) => elements.map(renderElement).join(" "));
  // An assignment is right-associative, as in most languages.
  const associative = lines.map((line) => (line === "expression ASSIGN expression" ? `<assoc = right> ${line}` : line));
  return `${name}\n    : ${associative.join("\n    | ")}\n    ;\n`;
}

function renderElement(element) {
  if (!Array.isArray(element)) return element;
  const [quantifier, ...elements] = element;
  return `(${elements.map(renderElement).join(" ")})${quantifier}`;
}

const lexerBase = `import { type CharStream, Lexer, Token } from "antlr4ng";

export abstract class SyntheticLexerBase extends Lexer {
  private depth = 0;
  private last = "";

  constructor(input: CharStream) {
    super(input);
  }

  public override nextToken(): Token {
    const token = super.nextToken();
    if (token.channel === Token.DEFAULT_CHANNEL) this.last = token.text ?? "";
    return token;
  }

  protected isArgumentNext(): boolean {
    return ["(", "[", ","].includes(this.last);
  }

  protected openBrace(): void {
    this.depth++;
  }

  protected closeBrace(): void {
    if (this.depth > 0) this.depth--;
  }
}`;

const parserBase = `import { Parser, type TokenStream } from "antlr4ng";

export abstract class SyntheticParserBase extends Parser {
  private blocks: number[] = [];

  constructor(input: TokenStream) {
    super(input);
  }

  protected isOnSameLine(): boolean {
    return this.lineAt(1) === this.lineAt(-1);
  }

  protected isLineNext(): boolean {
    return !this.isOnSameLine();
  }

  protected isBraceNext(): boolean {
    return this.inputStream.LT(1)?.text === "}";
  }

  protected enterBlock(): void {
    this.blocks.push(this.lineAt(1));
  }

  protected leaveBlock(): void {
    this.blocks.pop();
  }

  private lineAt(offset: number): number {
    return this.inputStream.LT(offset)?.line ?? 0;
  }
}`;
