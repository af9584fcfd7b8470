/**
 * Inlining of values, recognised by their position.
 *
 * - What follows the first occurrence of a name and `=` or `:=` is its value. It replaces the uses if one of them is no node by itself, as in a
 *   call (`inline.ts` does the others), if there is only one or if the value is a path: `x = a.b; x(1);` becomes `a.b(1);`.
 * - What follows `=` replaces the name before it where the next element of the list uses it once: `x = f(x); return x.y` becomes
 *   `return f(x).y`.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import { contains } from "../../tree/node.js";
import { textIn } from "../names/text-in.js";
import type { NameContext } from "../names/token-names.js";
import { isAccess, type LeftElement, type LeftText, type LeftToken, tokensIn, usesOf } from "./left-text.js";
import { stepWithTexts } from "./special-steps.js";
import type { SweepContext, SweepStep } from "./sweep.js";

/** A name, a number or names with periods between them. */
const path = /^\s*[\w$.]+\s*$/;

/** A name or a number, perhaps with periods, names and brackets behind it: it needs no brackets in place of a name. */
export const chain = /^\s*[\w$]+(?:\.[\w$]*|\[[^[\]]*\]|\((?:[^()]|\([^()]*\))*\))*\s*$/;

/** Finds the values that can be inlined in a tree as it is now. */
export class ValueInlinings {
  readonly #tree: WorkingTree;
  readonly #context: SweepContext & NameContext;
  readonly #left: LeftText;

  /**
   * @param tree is only changed by the steps
   * @param context the language, what gives the text of edits, and the names in the tree
   * @param left what is left of the tree's text
   */
  constructor(tree: WorkingTree, context: SweepContext & NameContext, left: LeftText) {
    this.#tree = tree;
    this.#context = context;
    this.#left = left;
  }

  /**
   * The steps that can be tried.
   * @param named for each name, the indices of its tokens
   */
  *steps(named: Iterable<readonly number[]>): Iterable<SweepStep> {
    for (const places of named) yield* this.#assigned(places);
    for (const [i, { text }] of this.#left.tokens.entries()) if (text === "=") yield* this.#usedNext(i);
  }

  /** Puts what is assigned to a name in place of its uses. */
  *#assigned([first = 0, ...uses]: readonly number[]): Iterable<SweepStep> {
    const { tokens, elements } = this.#left;
    const name = tokens[first] as LeftToken;
    const value = tokens[first + 2];
    if (!/^:?=$/.test(tokens[first + 1]?.text ?? "") || !value || uses.every((use) => tokens[use]?.same)) return;
    const own = elements.findLast(
      ({ iteration }) => contains(iteration, name.token) && contains(iteration, value.token),
    );
    const used = uses.map((use) => (tokens[use] as LeftToken).token);
    if (!own || uses.some((use) => isAccess(tokens[use - 1])) || used.some((token) => contains(own.iteration, token)))
      return;
    const put = this.#valueUpTo(value, own);
    if (!path.test(put) && used.length > 1) return;
    yield stepWithTexts(
      this.#tree,
      [own],
      used.map((token) => [token, put]),
    );
  }

  /** Puts what is assigned to a name in place of its only use in the next element of the list, given the mark between name and value. */
  *#usedNext(mark: number): Iterable<SweepStep> {
    const { tokens, elements } = this.#left;
    const [name, value] = [tokens[mark - 1], tokens[mark + 1]];
    if (!name || !value) return;
    const range = { from: name.token.from, to: value.token.to };
    for (let own = elements.findLast(({ iteration }) => contains(iteration, range)); own; own = own.outer) {
      const { list, before } = own;
      const next = elements.find((each) => each.list === list && each.before > before);
      if (!next) continue;
      const inside = tokensIn(this.#left, next.iteration);
      const uses = usesOf(name.name, inside).filter((each) => inside[inside.indexOf(each) + 1]?.text !== "=");
      if (uses.length === 1)
        yield stepWithTexts(this.#tree, [own], [[(uses[0] as LeftToken).token, this.#valueUpTo(value, own)]]);
      return;
    }
  }

  /** The value from a token to the end of an element, in brackets if it is more than a chain. */
  #valueUpTo({ token }: LeftToken, { iteration }: LeftElement): string {
    const text = textIn({ from: token.from, to: iteration.to }, this.#tree.edits, this.#context).replace(/;$/, "");
    return chain.test(text) ? text : `(${text})`;
  }
}
