/**
 * Inlining: removes the declaration of a name, and replaces the uses of the name by a part of the declaration.
 *
 * Declarations and uses are guessed from the tokens (`references.ts`). A part fits if the grammar allows it in the slot of every use.
 * Other names are tried first, so that `typedef a b; b c;` becomes `a c;` and chains of references become shorter; then the topmost
 * larger parts, so that `x = f(); g(x);` becomes `g(f());`. If the name ends the declaration, all words before it but the first are tried
 * instead: `typedef unsigned char a; a b;` becomes `unsigned char b;`. For C, passes of C-Reduce do this with a compiler's knowledge of names
 * (Regehr et al., "Test-Case Reduction for C Compiler Bugs", PLDI 2012).
 *
 * A string in a field of a record stands for the record: if that is removed, only another name replaces the string elsewhere, so that
 * `[{"id": "a"}, {"id": "b", "of": "a"}, {"id": "c", "of": "b"}]` becomes `[{"id": "a"}, {"id": "c", "of": "a"}]`.
 *
 * If a name has one use, a part may also replace a node that contains both the declaration and the use:
 * `{"$ref": "#/a", "definitions": {"a": {…}}}` becomes the content of the inner braces.
 *
 * Guarantee: none. One pass goes once through the names, in the order of the text, and makes at most six tests for each.
 */
import { levelOfList, removal } from "../../search/level.js";
import type { Search } from "../../search/search.js";
import { firstOf, isRemoved, type Reduced, WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import { contains, type Node, type RuleNode, type TokenNode, type TokenRange } from "../../tree/node.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import { type Declaration, References } from "./references.js";
import { textIn } from "./text-in.js";
import { nameOf } from "./token-names.js";

/** What inlining works with. */
type InlineOptions = Pick<AlgorithmContext, "tree" | "syntax" | "textOf">;

/** The uses that were replaced, and what replaced them. */
export type ReplacedUses = Map<RuleNode, InlinedText>;

/** At most `mostNames` other names and `mostParts` larger parts of a declaration are tried. */
const mostNames = 3;
const mostParts = 2;

/** After so many tests in a row in vain, no more records are inlined. */
const mostFailures = 12;

/** Declarations with more tokens are skipped: the name rarely means just a part of them. */
const mostTokens = 100;

/** A text that may replace the uses of a name. */
interface InlinedText {
  readonly text: string;
  /** The name, if the text is just a name. */
  readonly name: string | undefined;
}

/**
 * Goes once through the declarations. Returns `start` itself if nothing was inlined.
 * @param start the tree and the edits made so far
 * @param options the parsed tree and its language
 * @param replaced the uses that were replaced before in the same tree; those that are replaced now are added
 * @param words whether names that occur in no string, and records, are inlined, too
 */
export function* inline(
  start: Reduced,
  options: InlineOptions,
  replaced: ReplacedUses = new Map(),
  words = true,
): Search<Edits, Reduced> {
  const inliner = new Inliner(start, options, replaced);
  const declarations = new References(inliner.tree, options).declarations(true, words);
  for (const declaration of declarations) yield* inliner.inline(declaration);
  return inliner.tree.finish();
}

/** Inlines the names of a text one after the other. */
class Inliner {
  readonly tree: WorkingTree;
  readonly #options: InlineOptions;
  readonly #parts: ReplacedUses;
  /** The number of tests of records since one was inlined. */
  #failures = 0;

  constructor(start: Reduced, options: InlineOptions, parts: ReplacedUses) {
    this.tree = new WorkingTree(start);
    this.#options = options;
    this.#parts = parts;
  }

  /** Tries to inline a name. */
  *inline({ name, element, uses: original, isRecord }: Declaration): Search<Edits, void> {
    const others = [...this.#parts].flatMap(([use, part]) => (part.name === name ? [use] : []));
    const uses = [...original, ...others]
      .filter((use) => !isRemoved(this.tree.edits, use) && !contains(element.iteration, use))
      .sort((a, b) => a.from - b.from);
    if (uses.length === 0 || this.tree.weightOf(element.iteration) > mostTokens) return;
    const level = levelOfList(this.tree, element.list);
    const at = isRemoved(this.tree.edits, element.iteration) ? -1 : level.nodes.indexOf(element.iteration);
    if (at < 0) return;
    const { editsFor, apply } = removal(this.tree, level, [at]);
    for (const part of this.#partsOf(element.iteration, name, uses)) {
      if (isRecord && (part.name === undefined || ++this.#failures > mostFailures)) return;
      const cuts = uses.map(({ from, to }) => ({ from, to, text: part.text }));
      const edits: Edits | undefined = yield* askOne(() => edit(editsFor([]), cuts));
      if (!edits) continue;
      apply([]);
      this.tree.apply({ edits, instead: uses.map((use) => [use, []]) });
      for (const use of uses) this.#parts.set(use, part);
      this.#failures = 0;
      return;
    }
    if (uses.length === 1 && !isRecord) yield* this.#hoistAround(uses[0] as RuleNode, element.iteration);
  }

  /** Tries to replace a node around the use and the declaration by the largest part of the declaration that fits its slot. */
  *#hoistAround(use: RuleNode, declaration: Node): Search<Edits, unknown> {
    const range = { from: Math.min(use.from, declaration.from), to: Math.max(use.to, declaration.to) };
    const around = this.tree.pathTo(this.tree.root, range).filter((node) => !this.tree.isProtected(node));
    for (const part of this.#nodesOf(declaration)) {
      if (part.kind !== "rule" || this.tree.weightOf(part) < 2) continue;
      const outer = around.findLast(({ slot }) => this.#options.syntax.fits(part.name, slot));
      if (outer) return yield* firstOf(this.tree, [this.tree.hoisted(outer, part)]);
    }
    return undefined;
  }

  /** The texts that may replace some uses: other names, then the topmost larger parts. Each text once. */
  #partsOf(declaration: Node, name: string, uses: readonly RuleNode[]): Iterable<InlinedText> {
    const names = new Map<string, InlinedText>();
    const larger = new Map<string, InlinedText>();
    for (const [use, part] of this.#parts) {
      if (contains(declaration, use) && !isRemoved(this.tree.edits, use)) names.set(part.text, part);
    }
    const { syntax } = this.#options;
    const own = this.#textOf(uses[0] as RuleNode);
    let last = declaration.from;
    for (const node of this.#nodesOf(declaration)) {
      if (node.kind !== "rule" || !uses.every(({ slot }) => syntax.fits(node.name, slot))) continue;
      const text = this.#textOf(node);
      if (text === "" || isPath.test(text) !== isPath.test(own)) continue;
      const token = tokenOf(node);
      const part = { text, name: token && nameOf(token, this.#options) };
      if (part.name === name) continue;
      if (part.name !== undefined) names.set(text, part);
      else if (node.from >= last) {
        last = node.to;
        larger.set(text, part);
      }
    }
    const words = this.#wordsBefore(declaration, name);
    if (words && !names.has(words)) return [{ text: words, name: undefined }];
    return [...[...names.values()].slice(0, mostNames), ...[...larger.values()].slice(0, mostParts)];
  }

  /** The words between the first token of a declaration and the name; undefined if more than a mark follows the name. */
  #wordsBefore(declaration: Node, name: string): string | undefined {
    const tokens = [...this.#nodesOf(declaration)].filter((node) => node.kind === "token");
    const at = tokens.findLastIndex((token) => nameOf(token, this.#options) === name);
    const [second, token] = [tokens[1], tokens[at]];
    if (at < Math.max(2, tokens.length - 2) || !second || !token) return undefined;
    const text = this.#textOf({ from: second.from, to: token.from });
    return /[\w}][\w\s*]*$/.test(text) ? text : undefined;
  }

  /** The text that is left of a node. */
  #textOf({ from, to }: TokenRange): string {
    return textIn({ from, to }, this.tree.edits, this.#options);
  }

  /** The nodes of a declaration, parents first. */
  *#nodesOf(declaration: Node): Iterable<Node> {
    const stack = [declaration];
    for (let node = stack.pop(); node; node = stack.pop()) {
      yield node;
      for (const child of [...this.tree.childrenOf(node)].reverse()) stack.push(child);
    }
  }
}

/** Most strings that refer to something have a slash; strings that do not are no names of the same kind. */
const isPath = /^["'`].*\//s;

/** The token that a node consists of; undefined if there are several. */
function tokenOf(node: Node): TokenNode | undefined {
  if (node.kind === "token") return node;
  const [only, ...others] = node.children.filter(({ from, to }) => from < to);
  return only && others.length === 0 ? tokenOf(only) : undefined;
}
