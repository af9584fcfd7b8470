/** Guesses the token types of a text from the tokens of a tree. */
import type { Lexemes, Syntax } from "../../language/syntax.js";
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
  readonly #typeOf = new Map<string, string>();
  readonly #lexemesOf = new Map<string, Lexemes>();

  constructor(context: StepContext) {
    this.#context = context;
  }

  /** The type and name of a token. */
  typeOfToken({ from, name }: TokenNode): PieceType {
    const { tree, syntax } = this.#context;
    const text = tree.text.slice(tree.tokens.starts[from], tree.tokens.ends[from]);
    const lexemes = syntax.lexemes({ name, text, context: tree.tokens.contexts?.[from] ?? 0 });
    if (lexemes) this.#lexemesOf.set(name, lexemes);
    else this.#typeOf.set(text, name);
    return { text, type: name, name: isNaming(text, lexemes) ? text : undefined };
  }

  /** The types of the tokens of a replacement text, as far as possible the same as after the next parse. */
  typesOfText(text: string): readonly PieceType[] {
    const whole = this.#typeOfText(text);
    if (whole) return [whole];
    return (text.match(literals) ?? []).map(
      (part) => this.#typeOfText(part) ?? { text: part, type: part, name: undefined },
    );
  }

  #typeOfText(text: string): PieceType | undefined {
    const fixed = this.#typeOf.get(text);
    if (fixed !== undefined) return { text, type: fixed, name: undefined };
    for (const [type, lexemes] of this.#lexemesOf) {
      if (lexemes.has(text)) return { text, type, name: isNaming(text, lexemes) ? text : undefined };
    }
    return undefined;
  }
}

function isNaming(text: string, lexemes: Lexemes | undefined): boolean {
  return isString(text) || lexemes?.isIdentifier === true;
}

function isString(text: string): boolean {
  return /^["'`]/.test(text);
}
