/**
 * Changes texts at random: parts of the parse tree are replaced, deleted, doubled, taken from another text or generated anew, and
 * characters are cut, doubled or put in. After the exercises on fuzzing with reduced populations in Hodován and Kiss, and the
 * structural mutations of Aschermann et al., "Nautilus" (NDSS 2019).
 */
import { RandomChoices } from "../generate/choice-source.js";
import { SentenceGenerator } from "../generate/sentence-generator.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { GrammarError } from "../grammar/model/grammar-error.js";
import { isPlainText } from "../grammar/model/plain-text.js";
import { clashOf } from "../grammar/run/clash.js";
import { edit, noEdits } from "../tree/edits.js";
import type { Node, Tree } from "../tree/node.js";
import { Unparser } from "../tree/unparse.js";
import { preorder } from "../tree/walk.js";

/** A text that mutations start from. */
export interface Member {
  readonly text: string;
  readonly tree: Tree;
}

/** At most so many changes are made to one text. */
const mostChanges = 3;

/** Numbers at the limits of what programs count with. */
const numbers = ["0", "-1", "1", "255", "65536", "2147483648", "9007199254740993", "1e309", "0.1"];

const smallSentences = { maxDepth: 4, maxTokens: 20, weights: {}, corpus: new Map(), hooks: {} };

/** Makes new texts of the members of a population. The same seed makes the same ones. */
export class Mutator {
  readonly #grammar: Grammar;
  readonly #random: RandomChoices;
  readonly #clash: (left: string, right: string, context?: number) => boolean;
  readonly #generators = new Map<string, SentenceGenerator | undefined>();

  constructor(grammar: Grammar, seed: number) {
    this.#grammar = grammar;
    this.#random = new RandomChoices(seed);
    this.#clash = isPlainText(grammar) ? () => false : clashOf(grammar);
  }

  /** A changed text of one of the members. */
  mutate(members: readonly Member[]): string {
    this.#random.restart();
    const member = this.#pick(members);
    const isRaw = this.#below(5) === 0;
    if (!isRaw) return this.#changeTree(member, members);
    let { text } = member;
    for (let left = 1 + this.#below(mostChanges); left > 0; left--) text = this.#changeText(text);
    return text;
  }

  #changeTree({ text, tree }: Member, members: readonly Member[]): string {
    const parts = partsOf(tree);
    if (parts.length === 0) return this.#changeText(text);
    let edits = noEdits;
    for (let left = 1 + this.#below(mostChanges); left > 0; left--) {
      const part = this.#pick(parts);
      // A part of what was replaced is there no more, and a part around it holds it.
      const isFree = edits.every(({ from, to }) => to <= part.from || part.to <= from);
      if (isFree) edits = edit(edits, [{ from: part.from, to: part.to, text: this.#instead(part, tree, members) }]);
    }
    return new Unparser(tree, "keep", this.#clash).unparse(edits);
  }

  /** What is put in the place of a part. */
  #instead(part: Node, tree: Tree, members: readonly Member[]): string {
    const own = textOf(tree, part);
    switch (this.#below(5)) {
      case 0:
        return part.replacement;
      case 1:
        return `${own} ${own}`;
      case 2:
        return this.#generated(part) ?? part.replacement;
      case 3:
        return this.#alike(part, tree) ?? own;
      default:
        return this.#alike(part, this.#pick(members).tree) ?? own;
    }
  }

  /** The text of a part of the same kind. */
  #alike(part: Node, tree: Tree): string | undefined {
    const parts = partsOf(tree).filter((each) => kindOf(each) === kindOf(part));
    return parts.length === 0 ? undefined : textOf(tree, this.#pick(parts));
  }

  #generated(part: Node): string | undefined {
    if (part.kind !== "rule" || isPlainText(this.#grammar)) return undefined;
    // Where the text of a member does not fit the grammar, or in an island, rules are another language's.
    if (!this.#grammar.ruleNames.includes(part.name)) return undefined;
    try {
      const generator =
        this.#generators.get(part.name) ?? new SentenceGenerator(this.#grammar, part.name, smallSentences);
      this.#generators.set(part.name, generator);
      return generator.draw(this.#random).text;
    } catch (error) {
      // The rule has no finite sentences.
      if (error instanceof GrammarError) return undefined;
      throw error;
    }
  }

  #changeText(text: string): string {
    const at = this.#below(text.length + 1);
    const end = Math.min(text.length, at + 1 + this.#below(8));
    switch (this.#below(4)) {
      case 0:
        return text.slice(0, at) + text.slice(end);
      case 1:
        return text.slice(0, end) + text.slice(at);
      case 2:
        return text.slice(0, at) + String.fromCharCode(32 + this.#below(95)) + text.slice(at);
      default: {
        const found = [...text.matchAll(/\d+(?:\.\d+)?/g)];
        if (found.length === 0) return text.slice(0, at) + text.slice(end);
        const { 0: old, index } = this.#pick(found);
        return text.slice(0, index) + this.#pick(numbers) + text.slice(index + old.length);
      }
    }
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#below(list.length)] as T;
  }

  #below(count: number): number {
    return this.#random.choose({ count });
  }
}

/** The parts of a tree that have tokens. */
function partsOf({ root }: Tree): readonly Node[] {
  return [...preorder(root)].filter(({ from, to, kind }) => from < to && kind !== "quantifier");
}

function kindOf(node: Node): string {
  return "slot" in node ? `${node.kind} ${node.slot}` : node.kind;
}

function textOf({ text, tokens }: Tree, { from, to }: Node): string {
  return text.slice(tokens.starts[from], tokens.ends[to - 1]);
}
