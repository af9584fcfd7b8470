/** The tokens of a tree and the texts that have taken the place of theirs. */

import type { Lexemes, Syntax } from "../../language/syntax.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import { type Reduced, WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import { type Node, type TokenNode, textOf } from "../../tree/node.js";
import { preorder } from "../../tree/walk.js";
import type { AlgorithmContext } from "../algorithm-context.js";

/** Another text for some tokens, by index. */
export interface Rewriting {
  readonly tokens: readonly number[];
  readonly text: string;
  readonly edits: Edits;
}

export class TokenTexts {
  readonly #start: Reduced;
  readonly #context: AlgorithmContext;
  readonly #tokens: readonly TokenNode[];
  readonly #texts: string[];
  /** The tokens of each text. */
  readonly #byText = new Map<string, Set<number>>();
  readonly #changed = new Set<Node>();
  #edits: Edits;
  /** The whole text. */
  #whole: string;

  constructor(start: Reduced, context: AlgorithmContext) {
    this.#start = start;
    this.#context = context;
    this.#tokens = start.root ? [...preorder(start.root)].filter(isVisibleToken) : [];
    this.#texts = this.#tokens.map((token) => textOf(context.tree, token));
    this.#texts.forEach((text, i) => {
      this.#add(text, i);
    });
    this.#edits = start.edits;
    this.#whole = context.textOf(start.edits);
  }

  get count(): number {
    return this.#tokens.length;
  }

  /** What stands for a token now. */
  textOf(token: number): string {
    return this.#texts[token] as string;
  }

  lexemesOf(token: number): ReturnType<Syntax["lexemes"]> {
    const { from, name } = this.#tokens[token] as TokenNode;
    const context = this.#context.tree.tokens.contexts?.[from] ?? 0;
    return this.#context.syntax.lexemes({ name, text: this.textOf(token), context });
  }

  /** Tells whether a text stands for some token now. */
  has(text: string): boolean {
    return this.#byText.has(text);
  }

  /** All texts that stand for tokens now. */
  texts(): Iterable<string> {
    return this.#byText.keys();
  }

  /** All tokens with the text of one that are of its kind, the first first. */
  likeOf(token: number): readonly number[] {
    const lexemes = this.lexemesOf(token);
    const isAlike = (other: number) => lexemes !== undefined && areAlike(lexemes, this.lexemesOf(other));
    return [...(this.#byText.get(this.textOf(token)) ?? [])].filter(isAlike).sort((a, b) => a - b);
  }

  /** A smaller text for tokens; undefined if that is none, or is read as something else than what stands there. */
  rewriting(tokens: readonly number[], text: string): Rewriting | undefined {
    const isOne = (token: number) =>
      isShortlexSmaller(text, this.textOf(token)) && (this.lexemesOf(token)?.has(text) ?? false);
    if (tokens.length === 0 || !tokens.every(isOne)) return undefined;
    const cuts = tokens.map((token) => this.#tokens[token] as TokenNode).map(({ from, to }) => ({ from, to, text }));
    const edits = edit(this.#edits, cuts);
    // What must keep the new text apart from its neighbours may be longer than what it is shorter by.
    return isShortlexSmaller(this.#context.textOf(edits), this.#whole) ? { tokens, text, edits } : undefined;
  }

  apply({ tokens, text, edits }: Rewriting): void {
    for (const token of tokens) {
      this.#byText.get(this.textOf(token))?.delete(token);
      if (this.#byText.get(this.textOf(token))?.size === 0) this.#byText.delete(this.textOf(token));
      this.#texts[token] = text;
      this.#add(text, token);
      this.#changed.add(this.#tokens[token] as TokenNode);
    }
    this.#edits = edits;
    this.#whole = this.#context.textOf(edits);
  }

  /** What the work has come to; what it began with if nothing has changed. */
  finish(): Reduced {
    const draft = new WorkingTree(this.#start);
    if (this.#changed.size > 0)
      draft.apply({ edits: this.#edits, instead: [...this.#changed].map((node) => [node, []]) });
    return draft.finish();
  }

  #add(text: string, token: number): void {
    const tokens = this.#byText.get(text) ?? new Set();
    this.#byText.set(text, tokens.add(token));
  }
}

function isVisibleToken(node: Node): node is TokenNode {
  return node.kind === "token" && node.category !== "hidden";
}

/** Names of several kinds may be names of one thing: a type's where it is declared, and where it is used. */
function areAlike(a: Lexemes, b: Lexemes | undefined): boolean {
  return a === b || (a.isIdentifier && (b?.isIdentifier ?? false));
}
