/**
 * Converts a tree into the sequence of choices with which a generator driven by the grammar writes its text, and generates the
 * text of another sequence.
 *
 * The generator goes through the rules from the first symbol to the last. Wherever the grammar allows several next symbols, or
 * several texts of a token, the generator takes the next choice. If the choice is impossible in that slot, there are two
 * cases: a choice that was made deeper in the tree is skipped, because the rule that it belonged to is gone; any other choice
 * is left for the surrounding rules, and the generator continues with the shortest derivation.
 */

import type { NextSymbol, RuleSlot, Syntax } from "../../language/syntax.js";
import type { Node } from "../../tree/node.js";
import { isSymbol } from "../compatible-nodes.js";

/**
 * One choice: the rule or token that comes next.
 *
 * - With a name and tokens, the generator writes these tokens of the input for the symbol.
 * - With a name and no tokens, it is a rule that the generator enters.
 * - Without a name and tokens, it is the end of a rule.
 * - Without a name but with tokens, it is stray: tokens that the grammar does not derive.
 */
export interface Choice {
  readonly name: string;
  /** Index of the first token. */
  readonly from: number;
  /** Index after the last token. */
  readonly to: number;
  /** Number of rules around it. */
  readonly depth: number;
  /** Whether the default, the shortest derivation, replaces the choice. */
  readonly isDefault?: boolean;
}

/** A piece that a generator writes: a text from the grammar, or tokens of the input from `from` up to `to`. */
export type Written = string | { readonly from: number; readonly to: number };

/** A rule that is being read or written. */
interface OpenRule {
  slot: RuleSlot;
  readonly children: Iterator<Node, undefined>;
}

/**
 * The choices that generate a tree; undefined if the grammar does not derive the symbols below its root.
 * @param root the root of a parsed tree
 * @param syntax the language of the tree
 */
export function choicesOf(root: Node, syntax: Syntax): readonly Choice[] | undefined {
  const start = root.kind === "rule" ? syntax.slotAtStartOf(root.name) : undefined;
  if (!start || !isDerived(root, start)) return undefined;
  const choices: Choice[] = [];
  const open: OpenRule[] = [{ slot: start, children: symbolsBelow(root) }];
  for (let rule = open.at(-1); rule; rule = open.at(-1)) {
    const { slot, children } = rule;
    const depth = open.length - 1;
    const { value: child, done } = children.next();
    if (done) {
      if (slot.symbols.size > 0) choices.push({ name: "", from: 0, to: 0, depth });
      open.pop();
    } else if (!isSymbol(child)) choices.push({ name: "", from: child.from, to: child.to, depth });
    else {
      const { name, from, to } = child;
      const symbol = slot.symbols.get(name) as NextSymbol;
      const below = child.kind === "rule" && symbol.kind === "rule" ? syntax.slotAtStartOf(name) : undefined;
      const isEntered = below !== undefined && isDerived(child, below);
      if (!forcedAt(slot)) choices.push({ name, from, to: isEntered ? from : to, depth });
      else if (child.kind === "rule" && !isEntered) choices.push({ name, from, to, depth });
      rule.slot = symbol.behind;
      if (isEntered) open.push({ slot: below, children: symbolsBelow(child) });
    }
  }
  return choices;
}

/**
 * The pieces that a generator writes for some choices.
 * @param choices in the order in which the generator uses them
 * @param start the slot that the start rule begins with
 * @param syntax the language of the test case
 * @returns undefined if the grammar gives no text for a required symbol
 */
export function generate(choices: readonly Choice[], start: RuleSlot, syntax: Syntax): readonly Written[] | undefined {
  const written: Written[] = [];
  const open: RuleSlot[] = [start];
  let next = 0;
  for (let slot = open.pop(); slot; slot = open.pop()) {
    const question = { slot, forced: forcedAt(slot), depth: open.length };
    for (; next < choices.length && isPassedOver(choices[next] as Choice, question); next++) {
      if (isStrayChoice(choices[next])) written.push(choices[next] as Choice);
    }
    const choice = choices[next];
    const answer = choice && answerTo(question, choice);
    if (answer) next++;
    if (answer === "end") continue;
    const chosen = answer === "default" ? undefined : (answer ?? question.forced);
    const symbol = chosen ?? slot.shortest;
    if (!symbol && slot.isEnd) continue;
    if (symbol?.text === undefined && !chosen) return undefined;
    open.push((symbol as NextSymbol).behind);
    if (choice && chosen && chosen === answer && choice.from < choice.to) written.push(choice);
    else if (chosen?.kind === "rule") open.push(syntax.slotAtStartOf(chosen.name) as RuleSlot);
    else written.push(symbol?.text as string);
  }
  return written;
}

/** The slot that the generator has reached. */
interface ReachedSlot {
  readonly slot: RuleSlot;
  /** The only symbol that can come next, if there is no choice. */
  readonly forced: NextSymbol | undefined;
  /** Number of rules around the slot. */
  readonly depth: number;
}

/** The step that a choice selects in a slot; undefined if the choice is impossible there. */
function answerTo({ slot, forced, depth }: ReachedSlot, choice: Choice): NextSymbol | "end" | "default" | undefined {
  const { name, from, to, isDefault } = choice;
  // If only one rule can come next, the only possible choice is a rule of the input whose content the grammar does not derive.
  if (forced) return from < to && forced.kind === "rule" && name === forced.name ? forced : undefined;
  if (slot.symbols.size === 0) return undefined;
  if (isDefault) return choice.depth === depth ? "default" : undefined;
  if (name !== "") return slot.symbols.get(name);
  return slot.isEnd ? "end" : undefined;
}

/** Whether a choice is neither possible in a slot nor left for the surrounding rules. */
function isPassedOver(choice: Choice, question: ReachedSlot): boolean {
  if (isStrayChoice(choice)) return true;
  const isOpen = !question.forced && question.slot.symbols.size > 0;
  return isOpen && choice.depth > question.depth && answerTo(question, choice) === undefined;
}

/** The only symbol that can come next; undefined if there is a choice between symbols or between texts of a token. */
function forcedAt({ isEnd, symbols }: RuleSlot): NextSymbol | undefined {
  if (isEnd || symbols.size !== 1) return undefined;
  const [only] = symbols.values();
  return only?.kind === "rule" || only?.isFixed ? only : undefined;
}

/** Whether the grammar derives the symbols right below a node; it does not if the text has syntax errors there. */
function isDerived(node: Node, start: RuleSlot): boolean {
  let slot: RuleSlot | undefined = start;
  for (const child of symbolsBelow(node)) {
    if (isSymbol(child)) slot = slot.symbols.get(child.name)?.behind;
    if (!slot) return false;
  }
  return slot.isEnd;
}

/** The rules and tokens right below a node, including those in its lists. */
function* symbolsBelow(node: Node): Generator<Node, undefined> {
  const stack = [...node.children].reverse();
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.kind === "rule" || each.kind === "token") yield each;
    else for (let i = each.children.length - 1; i >= 0; i--) stack.push(each.children[i] as Node);
  }
  return undefined;
}

/**
 * Whether the tokens of a choice cannot be derived by the grammar.
 * @param choice undefined if there is none; the result is then false
 */
export function isStrayChoice(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.name === "" && choice.from < choice.to;
}
