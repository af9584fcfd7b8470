/** Guesses the token types of a text from the tokens of a tree. */
import type { Lexemes, Syntax } from "../../language/syntax.js";
import { tokenText } from "../../language/token-text.js";
import type { TokenNode, Tree } from "../../tree/node.js";

/** What the neighbourhoods of steps are computed from. */
export interface StepContext {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** The type of a token or of a text. */
export interface PieceType {
  readonly text: string;
  readonly type: string;
  /** The name, if it is one. */
  readonly name: string | undefined;
}

/** Strings, names, numbers, and other characters. */
const literals = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[\p{ID_Continue}$]+|[^\s\p{ID_Continue}$]/gsu;

/** Guesses the token types of a text from the tokens of a tree that were seen before. */
export class Vocabulary {
  readonly #context: StepContext;
  /** The types of texts, as far as they are known; undefined for a text that is no token. */
  readonly #typeOf = new Map<string, PieceType | undefined>();
  readonly #lexemesOf = new Map<string, Lexemes>();

  constructor(context: StepContext) {
    this.#context = context;
  }

  /** The type and name of a token. */
  typeOfToken(token: TokenNode): PieceType {
    const { tree, syntax } = this.#context;
    const known = tokenText(tree, token);
    const { name, text } = known;
    // Strings are names whatever their lexemes are, and numbers are none. Many occur only once, and lexemes take time to find.
    const lexemes = (/^["'`\d]/.test(text) && this.#lexemesOf.get(name)) || syntax.lexemes(known);
    if (lexemes) this.#lexemesOf.set(name, lexemes);
    const type = typeOf(text, name, lexemes);
    this.#typeOf.set(text, type);
    return type;
  }

  /** The types of the tokens of a replacement text, as far as possible the same as after the next parse. */
  typesOfText(text: string): readonly PieceType[] {
    const whole = this.#typeOfText(text);
    if (whole) return [whole];
    return (text.match(literals) ?? []).map((part) => this.#typeOfText(part) ?? typeOf(part, part, undefined));
  }

  #typeOfText(text: string): PieceType | undefined {
    if (!this.#typeOf.has(text)) {
      const found = [...this.#lexemesOf].find(([, lexemes]) => lexemes.has(text));
      this.#typeOf.set(text, found && typeOf(text, ...found));
    }
    return this.#typeOf.get(text);
  }
}

/** The name is that of an identifier, or a string. */
function typeOf(text: string, type: string, lexemes: Lexemes | undefined): PieceType {
  return { text, type, name: lexemes?.isIdentifier || isString(text) ? text : undefined };
}

function isString(text: string): boolean {
  return /^["'`]/.test(text);
}
