/**
 * A tree as the sequence of choices that a generator driven by the grammar makes to write its text, and the text that it
 * writes when it is given another sequence.
 *
 * The generator goes through the rules from the first to the last symbol. Wherever the grammar leaves open what comes next,
 * or what the text of a token is, it takes a choice. One that cannot be made there is passed over if it was made deeper in
 * the tree, for what it belonged to is gone. Otherwise it is left for what lies around, and the generator does what is
 * shortest.
 */

import type { NextSymbol, RuleSlot, Syntax } from "../../language/syntax.js";
import type { Node } from "../../tree/node.js";
import { isSymbol } from "../compatible-nodes.js";

/**
 * One choice: the rule or token that comes next.
 *
 * With tokens of the input, from `from` inclusive to `to` exclusive, these are written; a rule without any is gone through.
 * Without a name, it is the end of a rule, or with tokens, what is none of the grammar's.
 */
export interface Choice {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** How many rules lay around it. */
  readonly depth: number;
  /** Takes what is shortest instead. */
  readonly isDefault?: boolean;
}

/** What a generator writes: tokens of the input, or a text of the grammar's. */
export type Written = string | { readonly from: number; readonly to: number };

/** The choices that make a tree; undefined if the grammar does not derive what is below its root. */
export function choicesOf(root: Node, syntax: Syntax): readonly Choice[] | undefined {
  const start = root.kind === "rule" ? syntax.slotAtStartOf(root.name) : undefined;
  if (!start || !isDerived(root, start)) return undefined;
  const choices: Choice[] = [];
  const open = [{ place: start, children: symbolsBelow(root) }];
  for (let rule = open.at(-1); rule; rule = open.at(-1)) {
    const { place, children } = rule;
    const depth = open.length - 1;
    const { value: child, done } = children.next();
    if (done) {
      if (place.symbols.size > 0) choices.push({ name: "", from: 0, to: 0, depth });
      open.pop();
    } else if (!isSymbol(child)) choices.push({ name: "", from: child.from, to: child.to, depth });
    else {
      const { name, from, to } = child;
      const symbol = place.symbols.get(name) as NextSymbol;
      const below = child.kind === "rule" && symbol.kind === "rule" ? syntax.slotAtStartOf(name) : undefined;
      const isEntered = below !== undefined && isDerived(child, below);
      if (!forcedAt(place)) choices.push({ name, from, to: isEntered ? from : to, depth });
      else if (child.kind === "rule" && !isEntered) choices.push({ name, from, to, depth });
      rule.place = symbol.behind;
      if (isEntered) open.push({ place: below, children: symbolsBelow(child) });
    }
  }
  return choices;
}

/** What a generator writes when it is given some choices; undefined if the grammar does not tell how to go on. */
export function generate(choices: readonly Choice[], start: RuleSlot, syntax: Syntax): readonly Written[] | undefined {
  const written: Written[] = [];
  const open: RuleSlot[] = [start];
  let next = 0;
  for (let place = open.pop(); place; place = open.pop()) {
    const question = { place, forced: forcedAt(place), depth: open.length };
    for (; next < choices.length && isPassedOver(choices[next] as Choice, question); next++) {
      if (isStrayChoice(choices[next])) written.push(choices[next] as Choice);
    }
    const choice = choices[next];
    const answer = choice && answerTo(question, choice);
    if (answer) next++;
    if (answer === "end") continue;
    const chosen = answer === "default" ? undefined : (answer ?? question.forced);
    const symbol = chosen ?? place.shortest;
    if (!symbol && place.isEnd) continue;
    if (symbol?.text === undefined && !chosen) return undefined;
    open.push((symbol as NextSymbol).behind);
    if (choice && chosen && chosen === answer && choice.from < choice.to) written.push(choice);
    else if (chosen?.kind === "rule") open.push(syntax.slotAtStartOf(chosen.name) as RuleSlot);
    else written.push(symbol?.text as string);
  }
  return written;
}

/** Where a generator stands. */
interface Question {
  readonly place: RuleSlot;
  readonly forced: NextSymbol | undefined;
  readonly depth: number;
}

/** What a choice comes to; undefined if it cannot be made there. */
function answerTo({ place, forced, depth }: Question, choice: Choice): NextSymbol | "end" | "default" | undefined {
  const { name, from, to, isDefault } = choice;
  // Of what can only be a rule, no choice is left but to take one from the input that the grammar does not derive.
  if (forced) return from < to && forced.kind === "rule" && name === forced.name ? forced : undefined;
  if (place.symbols.size === 0) return undefined;
  if (isDefault) return choice.depth === depth ? "default" : undefined;
  if (name !== "") return place.symbols.get(name);
  return place.isEnd ? "end" : undefined;
}

/** Tells whether a choice is no answer, and none for what lies around either. */
function isPassedOver(choice: Choice, question: Question): boolean {
  if (isStrayChoice(choice)) return true;
  const isOpen = !question.forced && question.place.symbols.size > 0;
  return isOpen && choice.depth > question.depth && answerTo(question, choice) === undefined;
}

/** The only way on, if there is no choice. */
function forcedAt({ isEnd, symbols }: RuleSlot): NextSymbol | undefined {
  if (isEnd || symbols.size !== 1) return undefined;
  const [only] = symbols.values();
  return only?.kind === "rule" || only?.isFixed ? only : undefined;
}

/** Tells whether the children of a node are what the grammar says; they are not where the text does not fit it. */
function isDerived(node: Node, start: RuleSlot): boolean {
  let place: RuleSlot | undefined = start;
  for (const child of symbolsBelow(node)) {
    if (isSymbol(child)) place = place.symbols.get(child.name)?.behind;
    if (!place) return false;
  }
  return place.isEnd;
}

/** The rules and tokens right below a node, those of its lists among them. */
function* symbolsBelow(node: Node): Generator<Node, undefined> {
  const stack = [...node.children].reverse();
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.kind === "rule" || each.kind === "token") yield each;
    else for (let i = each.children.length - 1; i >= 0; i--) stack.push(each.children[i] as Node);
  }
  return undefined;
}

/** Tells whether a choice stands for something that is none of the grammar's. */
export function isStrayChoice(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.name === "" && choice.from < choice.to;
}
