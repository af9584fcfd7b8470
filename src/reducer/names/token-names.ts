/** The names of tokens: identifiers, and strings without their quotes. */
import type { Syntax } from "../../language/syntax.js";
import { tokenText } from "../../language/token-text.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { TokenNaming, TokenNode, Tree } from "../../tree/node.js";
import { isIdentifier } from "../identifiers-of.js";
import { type NamedText, type NameNumbers, readNamedText } from "./named-text.js";

/** What names are read from. */
export interface NameContext {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** Numbers of names in {@link TokenNames}. */
const notLookedFor = 0;
const none = 1;

/** Once only this share of the text is left, its lists are made again: they would mostly hold what has been removed. */
const leastShare = 0.125;

/** A text as it was read last. */
interface LastReading {
  readonly text: NamedText;
  readonly tree: WorkingTree;
  readonly shape: number;
  readonly size: number;
}

/** The names of the tokens of one tree. Each token is examined only once, however often names are read. */
export class TokenNames implements NameNumbers {
  readonly #context: NameContext;
  /** For each token of the text the number of its name. */
  readonly #numbers: Int32Array;
  readonly #numberOf = new Map<string, number>();
  readonly #texts: string[] = ["", ""];
  /** What `textOf` returned last. */
  #last: LastReading | undefined;

  /** @param context the tree, and its language */
  constructor(context: NameContext) {
    this.#context = context;
    this.#numbers = new Int32Array(context.tree.tokens.starts.length);
  }

  /**
   * The number of a token's name; equal names have the same number. Undefined if the token is no name.
   * @param token a token of the tree
   */
  numberOf(token: Pick<TokenNode, "from" | "name">): number | undefined {
    const known = this.#numbers[token.from] as number;
    const number = known === notLookedFor ? this.#lookFor(token) : known;
    return number === none ? undefined : number;
  }

  /** The same for a token without a node. */
  numberAt(token: number, names: TokenNaming): number | undefined {
    const known = this.#numbers[token] as number;
    if (known === notLookedFor) return this.numberOf({ from: token, name: names.nameOfToken(token) });
    return known === none ? undefined : known;
  }

  /** The name with a number. */
  nameAt(number: number): string {
    return this.#texts[number] as string;
  }

  /** The names and list elements of what is left of the tree, and perhaps of what has been removed since they were read last. */
  textOf(tree: WorkingTree): NamedText {
    const known = this.#last;
    const size = tree.weight;
    const isValid = known?.tree === tree && known.shape === tree.shape && !known.text.hasEmpty;
    if (isValid && size >= leastShare * known.size) return known.text;
    const text = readNamedText(tree, this.#context.tree, this);
    this.#last = { tree, shape: tree.shape, size, text };
    return text;
  }

  #lookFor(token: Pick<TokenNode, "from" | "name">): number {
    const text = nameOf(token, this.#context);
    const number = text === undefined ? none : (this.#numberOf.get(text) ?? this.#texts.push(text) - 1);
    if (text !== undefined) this.#numberOf.set(text, number);
    this.#numbers[token.from] = number;
    return number;
  }
}

/**
 * The name that a token is, without quotes; undefined if it is no name.
 * @param token a token of the tree
 * @param context the tree and its language
 */
export function nameOf(token: Pick<TokenNode, "from" | "name">, { tree, syntax }: NameContext): string | undefined {
  const own = tokenText(tree, token);
  const known = syntax.nameOf?.(own, { tree, from: token.from });
  if (known !== undefined) return known === false ? undefined : known;
  const quoted = /^(["'`])(.*[\p{ID_Continue}$>)\]])\1$/su.exec(own.text);
  // A string such as "#/definitions/name" refers to the name after its last slash.
  if (quoted) return (quoted[2] as string).replace(/^.*\//s, "");
  return isIdentifier(own, syntax) ? own.text : undefined;
}
