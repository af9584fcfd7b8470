/** The tokens of a tree with their present texts, on which T-Rec works. */

import type { Lexemes, Syntax } from "../../language/syntax.js";
import { mark, tokenText } from "../../language/token-text.js";
import type { ListMinimizer } from "../../lists/list-minimizers.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import { type Reduced, WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import { type Node, type TokenNode, textOf } from "../../tree/node.js";
import { preorder } from "../../tree/walk.js";
import { addTo } from "../add-to.js";
import type { AlgorithmContext } from "../algorithm-context.js";

/** A smaller text for some tokens. */
export interface Rewriting {
  /** Indices of the tokens among those of {@link CurrentTokens}. */
  readonly tokens: readonly number[];
  /** The text that each of them gets. */
  readonly texts: readonly string[];
  /** The edits of the input after the change. */
  readonly edits: Edits;
}

/** A token of at least this many UTF-16 units is shortened even if the texts that it can have are not known. */
const longToken = 24;

/** The plain and error tokens of a tree, numbered from 0 in the order of the text, and the text that each has now. */
export class CurrentTokens {
  /** By kind, how many tokens get the text of another one in one test; all if undefined. */
  readonly mostTogether = new Map<Lexemes, number | undefined>();
  readonly #start: Reduced;
  readonly #context: AlgorithmContext;
  readonly #tokens: readonly TokenNode[];
  readonly #texts: string[];
  /** Indices of the tokens that have a text now. */
  readonly #byText = new Map<string, Set<number>>();
  /** Indices of the tokens that have a word now; undefined until they are asked for. */
  #byWord: Map<string, number[]> | undefined;
  readonly #changed = new Set<Node>();
  /** The texts that may replace long tokens, by their name and minimal replacement. */
  readonly #anyText = new Map<string, Lexemes>();
  #edits: Edits;
  /** The whole text of the test case now. */
  #whole: string;

  constructor(start: Reduced, context: AlgorithmContext) {
    this.#start = start;
    this.#context = context;
    this.#tokens = start.root ? [...preorder(start.root)].filter(isVisibleToken) : [];
    this.#texts = this.#tokens.map((token) => textOf(context.tree, token));
    this.#texts.forEach(this.#add, this);
    this.#edits = start.edits;
    this.#whole = context.textOf(start.edits);
  }

  /** The list minimiser that removes characters. */
  get minimize(): ListMinimizer {
    return this.#context.minimize;
  }

  /** Whether the text has no grammar. */
  get isStructural(): boolean {
    return this.#context.syntax.isStructural ?? false;
  }

  /** Number of tokens. */
  get count(): number {
    return this.#tokens.length;
  }

  /** The present text of a token. */
  textOf(token: number): string {
    return this.#texts[token] as string;
  }

  /**
   * The texts that the lexer reads as the same kind of token. If they are not known, undefined; but for what the lexer cannot read,
   * and for a long token, such as a skipped group of the C preprocessor, any text, first its minimal replacement.
   */
  lexemesOf(token: number): ReturnType<Syntax["lexemes"]> {
    const { tree, syntax } = this.#context;
    const node = this.#tokens[token] as TokenNode;
    const known = syntax.lexemes(tokenText(tree, node, this.textOf(token)));
    if (known || syntax.isStructural) return known;
    return node.category === "error" || textOf(tree, node).length >= longToken ? this.#anyTextFor(node) : undefined;
  }

  #anyTextFor({ name, replacement }: TokenNode): Lexemes {
    const key = `${name} ${replacement}`;
    const shortest = replacement === "" ? [] : [replacement];
    const lexemes = this.#anyText.get(key) ?? { isIdentifier: false, shortest, has: (text) => text !== "" };
    this.#anyText.set(key, lexemes);
    return lexemes;
  }

  /** Tells whether some token has this text now. */
  has(text: string): boolean {
    return this.#byText.has(text);
  }

  /** The present texts of all tokens, each once. */
  texts(): Iterable<string> {
    return this.#byText.keys();
  }

  /** The tokens that a predicate is true for, in the order of the text. */
  tokensWith(isWanted: (token: number) => boolean): readonly number[] {
    return [...this.#tokens.keys()].filter(isWanted);
  }

  /** The tokens that have a word now, in the order of the text: letters, digits and `_` between other characters. */
  tokensOfWord(word: string): readonly number[] {
    if (!this.#byWord) {
      this.#byWord = new Map();
      for (const [token, text] of this.#texts.entries())
        for (const each of new Set(text.match(/\w+/g))) addTo(this.#byWord, each, token);
    }
    return this.#byWord.get(word) ?? [];
  }

  /** All tokens with the text and kind of a given one, in the order of the text. */
  likeOf(token: number): readonly number[] {
    const lexemes = this.lexemesOf(token);
    const isAlike = (other: number) => lexemes !== undefined && areAlike(lexemes, this.lexemesOf(other));
    return [...(this.#byText.get(this.textOf(token)) ?? [])].filter(isAlike).sort((a, b) => a - b);
  }

  /**
   * Gives some tokens another text.
   * @param change the text that all of them get, or what makes the new text of each from its present one
   * @returns undefined if that would not make each token and the whole text shortlex smaller, if the lexer would read the
   * text as another kind of token, or if a token is a punctuation mark of one character, because another would be no simpler
   */
  rewriting(tokens: readonly number[], change: string | ((own: string) => string)): Rewriting | undefined {
    const texts = tokens.map((token) => (typeof change === "string" ? change : change(this.textOf(token))));
    const isAllowed = (text: string, i: number) => {
      const token = tokens[i] as number;
      const own = this.textOf(token);
      return !mark.test(own) && isShortlexSmaller(text, own) && (this.lexemesOf(token)?.has(text) ?? false);
    };
    if (tokens.length === 0 || !texts.every(isAllowed)) return undefined;
    const cuts = texts.map((text, i) => {
      const { from, to } = this.#tokens[tokens[i] as number] as TokenNode;
      return { from, to, text };
    });
    const edits = edit(this.#edits, cuts);
    // A separator that the new text needs may be longer than what the text saves.
    return isShortlexSmaller(this.#context.textOf(edits), this.#whole) ? { tokens, texts, edits } : undefined;
  }

  /** Makes a change. */
  apply({ tokens, texts, edits }: Rewriting): void {
    tokens.forEach((token, i) => {
      const text = texts[i] as string;
      const own = this.textOf(token);
      const alike = this.#byText.get(own);
      alike?.delete(token);
      if (alike?.size === 0) this.#byText.delete(own);
      this.#texts[token] = text;
      this.#add(text, token);
      this.#changed.add(this.#tokens[token] as TokenNode);
    });
    this.#byWord = undefined;
    this.#edits = edits;
    this.#whole = this.#context.textOf(edits);
  }

  /** The tree without the tokens that changed, and the edits; the start itself if nothing changed. */
  finish(): Reduced {
    const working = new WorkingTree(this.#start);
    if (this.#changed.size > 0)
      working.apply({ edits: this.#edits, instead: [...this.#changed].map((node) => [node, []]) });
    return working.finish();
  }

  #add(text: string, token: number): void {
    const tokens = this.#byText.get(text) ?? new Set();
    this.#byText.set(text, tokens.add(token));
  }
}

function isVisibleToken(node: Node): node is TokenNode {
  return node.kind === "token" && node.category !== "hidden";
}

/** Whether two kinds of token can name the same thing: in C, a type name is another kind of token where it is declared. */
function areAlike(a: Lexemes, b: Lexemes | undefined): boolean {
  return a === b || (a.isIdentifier && (b?.isIdentifier ?? false));
}
