/**
 * Inlining of functions and of their arguments, recognised by their position, and of values (`value-inlinings.ts`).
 *
 * - A list in round brackets after a closing bracket holds the arguments of a function that is called where it is written, as around a
 *   module. The list before its block, or else the first list in round brackets of what the closing bracket closes, holds the parameters. If a
 *   parameter is used once, the part of the function around the use replaces the call, and the argument replaces the use:
 *   `(function (f) { x = f() }(function () { … }))` becomes `(x = function () { … }())`. If the block of a function ends with a `return`, the
 *   elements of the block replace the element around the call, and what is returned takes the place of the call: `x = function () { f(); return
 *   y }()` becomes `f(); x = y`. Both are also done at once. If the block returns nothing and the call is all of a statement, the arguments and
 *   the elements of the block replace that: `(function (f) { f.a = 1 }(x = {}))` becomes `x = {}; x.a = 1`. A parameter that is not used is
 *   removed with its argument; if that is one word, it replaces all uses.
 * - An element of a list that ends with a block in braces, in which a list in round brackets follows a name, is a function. If the name occurs
 *   once more, before a list in round brackets, the block replaces the element around that call, and the arguments replace the uses of the
 *   parameters: `f(a) { g(a); } main() { f(1); }` becomes `main() { g(1); }`. So does the block of a method that only one call
 *   names, whatever else has its name.
 */
import type { Change, WorkingTree } from "../../search/working-tree.js";
import { type Cut, edit } from "../../tree/edits.js";
import { contains, inSlotOf, type QuantifierNode, type RuleNode, type TokenRange } from "../../tree/node.js";
import { addTo } from "../add-to.js";
import { textIn } from "../names/text-in.js";
import type { NameContext } from "../names/token-names.js";
import { type ListElement, mayReplace, splice } from "../splice.js";
import {
  isAccess,
  type LeftElement,
  type LeftText,
  type LeftToken,
  leftTextOf,
  listInBrackets,
  matching,
  scopedNames,
  tokensIn,
  usesOf,
} from "./left-text.js";
import { stepWithTexts } from "./special-steps.js";
import type { SweepContext, SweepStep } from "./sweep.js";
import { chain, ValueInlinings } from "./value-inlinings.js";

/** A word or a number. */
const word = /^[\w$]+$/;

/** What is around a value, marked by `\0`, if no operator is. */
const alone = /(^|[([{,;=:>]|\breturn)\s*\0\s*([)\]},;]|$)/;

/** What has the value of an argument after it: a path, to which a value may be assigned. */
const assigned = /^([\w$.]+)(?:\s*=[^=>]|$)/;

/** Brackets with nothing in them, and what is behind them. */
const emptyBrackets = /^\(\s*\)(.*)/s;

/** A function that is called where it is written. */
interface CalledFunction {
  /** The outermost node of just the function and its arguments. */
  readonly call: RuleNode;
  readonly parameters: readonly LeftElement[];
  readonly args: readonly LeftElement[];
  /** What is between the parameters and the arguments. */
  readonly body: readonly LeftToken[];
}

/** A function whose result is used. */
interface UsedResult {
  readonly call: RuleNode;
  /** The tokens of the function, or only those after its parameters. */
  readonly body: readonly LeftToken[];
  /** What is before and after the call in the node that replaces the call; empty if that is the call itself. */
  readonly before: string;
  readonly after: string;
}

/** Finds what can be inlined in a tree as it is now. */
export class Inlinings {
  readonly #tree: WorkingTree;
  readonly #context: SweepContext & NameContext;
  readonly #left: LeftText;

  /**
   * @param tree is only changed by the steps
   * @param context the language, what gives the text of edits, and the names in the tree
   */
  constructor(tree: WorkingTree, context: SweepContext & NameContext) {
    this.#tree = tree;
    this.#context = context;
    this.#left = leftTextOf(tree, context);
  }

  /** The steps that can be tried. */
  *steps(): Iterable<SweepStep> {
    const { tokens } = this.#left;
    const named = new Map<string, number[]>();
    const names = scopedNames(tokens);
    for (const [i, { text }] of tokens.entries()) {
      if (text === "(") yield* this.#calledAt(i);
      const name = names[i];
      if (name !== undefined) addTo(named, name, i);
    }
    for (const places of named.values()) {
      const [a, b, ...others] = places.length > 2 ? places.filter((at) => this.#isMethod(at)) : places;
      if (a === undefined || b === undefined || others.length > 0) continue;
      yield* this.#calledOnce(a, b);
      yield* this.#calledOnce(b, a);
    }
    yield* new ValueInlinings(this.#tree, this.#context, this.#left).steps(named.values());
  }

  /** Whether a name is that of a method where it is declared or called. */
  #isMethod(at: number): boolean {
    const { tokens } = this.#left;
    if (tokens[at + 1]?.text !== "(") return tokens[at + 2]?.text === "function";
    return isAccess(tokens[at - 1]) || tokens[matching(tokens, at + 1, 1) + 1]?.text === "{";
  }

  /** The steps for a function that is called where it is written, given the bracket before its arguments. */
  *#calledAt(open: number): Iterable<SweepStep> {
    const called = this.#functionBefore(open);
    if (!called) return;
    const { parameters, args } = called;
    yield* this.#withResult({ ...called, before: "", after: "" });
    yield* this.#asStatements(called);
    for (const [i, parameter] of parameters.entries()) {
      const argument = args[i];
      if (argument) yield* this.#withArgument(called, parameter, argument);
    }
  }

  #functionBefore(open: number): CalledFunction | undefined {
    const { tokens } = this.#left;
    const isBlock = tokens[open - 1]?.text === "}";
    if (!isBlock && tokens[open - 1]?.text !== ")") return undefined;
    const start = matching(tokens, open - 1, -1);
    const at = isBlock ? matching(tokens, start - 1, -1) : tokens.findIndex(({ text }, i) => i > start && text === "(");
    const end = matching(tokens, at, 1);
    const last = tokens[matching(tokens, open, 1)];
    if (tokens[at]?.text !== "(" || end < 0 || end >= open || !last) return undefined;
    const call = this.#nodeOf({ from: (tokens[at] as LeftToken).token.from, to: last.token.to });
    const [parameters, args] = [listInBrackets(this.#left, at), listInBrackets(this.#left, open)];
    return call && { call, parameters, args, body: tokens.slice(end + 1, open) };
  }

  /** The steps with a parameter and its argument. */
  *#withArgument(called: CalledFunction, parameter: LeftElement, argument: LeftElement): Iterable<SweepStep> {
    const name = tokensIn(this.#left, parameter.iteration).find((token) => token.name !== undefined)?.name;
    const uses = usesOf(name, called.body).map(({ token }) => token);
    const value = this.#symbolOf(argument);
    if (value && uses.length === 1) yield* this.#insteadOfUse(called, uses[0] as TokenRange, value);
    const text = this.#textOfElement(argument);
    if (uses.length > 0 && !word.test(text)) return;
    yield stepWithTexts(
      this.#tree,
      [parameter, argument],
      uses.map((use) => [use, text]),
    );
  }

  /** Replaces a call by the part of the function around a use of a parameter, and the use by the argument. */
  *#insteadOfUse({ call, body }: CalledFunction, use: TokenRange, value: RuleNode): Iterable<SweepStep> {
    const { syntax } = this.#context;
    const kept = this.#tree
      .pathTo(call, use)
      .find(({ name, from }) => from >= (body[0] as LeftToken).token.from && syntax.fits(name, call.slot));
    if (!kept) return;
    const before = this.#textOf(kept.from, use.from);
    const behind = this.#textOf(use.to, kept.to);
    const after = emptyBrackets.exec(behind)?.[1];
    if (after !== undefined) yield* this.#withResult({ call, body: tokensIn(this.#left, value), before, after });
    // A called function needs brackets around it, which go if they are around the function alone.
    const [open, close] = body.at(-1)?.text === ")" && behind.startsWith("(") ? ["(", ")"] : ["", ""];
    const edits = edit(this.#tree.edits, [
      { from: call.from, to: value.from, text: before + open },
      { from: value.to, to: call.to, text: close + behind },
    ]);
    yield this.#step({ edits, instead: [[call, [inSlotOf(value, call)]]] });
  }

  /** Replaces the element around a call by the elements of the function's block, the last of which is a `return`. */
  *#withResult({ call, body, before, after }: UsedResult): Iterable<SweepStep> {
    const last = this.#lastIn(body);
    const element = last && this.#elementAround(call, last.list);
    const result = last && this.#resultOf(last);
    if (!element || !result) return;
    const { from, separators, to } = element.iteration;
    const change = splice(this.#tree, element, last.list);
    const around = [this.#textOf(from + separators, call.from), this.#textOf(call.to, to)];
    // Brackets around all of it would make it the argument of a call if no semicolon is before them.
    const text = between(`${around[0]} ${before}`, result, `${after} ${around[1]}`).replace(
      /^\( (.*) \)(;?)$/s,
      "$1$2",
    );
    const edits = edit(change.edits, [{ from: last.iteration.from, to, text }]);
    yield this.#step({ ...change, edits });
  }

  /** Replaces a statement that is just a call by the arguments that are no words and the elements of the function's block, which returns nothing. */
  *#asStatements({ call, parameters, args, body }: CalledFunction): Iterable<SweepStep> {
    const last = this.#lastIn(body);
    const element = last && this.#elementAround(call, last.list);
    const symbol = element && this.#symbolOf(element);
    if (!symbol || this.#resultOf(last)) return;
    const around = this.#textOf(symbol.from, call.from) + this.#textOf(call.to, symbol.to);
    const values = args.map((each) => this.#textOfElement(each));
    const kept = values.filter((each) => !word.test(each));
    if (kept.length === 0 || !/^\W?(\(\))?;?$/.test(around)) return;
    const paths = values.map((each) => assigned.exec(each)?.[1] ?? "");
    const cuts = this.#replacedUses(parameters, paths, body);
    if (cuts.some(({ text }) => text === "")) return;
    const block = this.#textOf(last.list.from, last.iteration.to, cuts);
    yield stepWithTexts(this.#tree, [], [[symbol, `${kept.join(";")};${block}`]]);
  }

  /** Puts the block of a function in place of its only call, and removes the function. */
  *#calledOnce(declared: number, called: number): Iterable<SweepStep> {
    const { tokens, elements } = this.#left;
    const parameters = this.#listBehind(tokens[declared + 2]?.text === "function" ? declared + 2 : declared);
    const args = this.#listBehind(called);
    const brace = tokens.findIndex(({ text }, i) => i > parameters.end && text === "{");
    const close = tokens[matching(tokens, brace, 1)];
    let start = called;
    // The call of a method begins with what the method belongs to.
    while (isAccess(tokens[start - 1])) {
      start -= 2;
      if (tokens[start]?.text === ")") start = matching(tokens, start, -1);
    }
    const [name, call, behind] = [tokens[declared]?.token, tokens[start]?.token, tokens[args.end]?.token];
    if (parameters.end < 0 || !close || !name || !call || !behind) return;
    const own = elements.findLast(({ iteration }) => contains(iteration, { from: name.from, to: close.token.to }));
    if (!own || contains(own.iteration, call)) return;
    if (tokensIn(this.#left, own.iteration).findLast(({ text }) => /[^\s;]/.test(text)) !== close) return;
    const last = this.#lastOf(brace);
    const element = last && this.#elementAround({ from: call.from, to: behind.to }, last.list);
    const symbol = element && this.#symbolOf(element);
    const passed = this.#argumentsFor(parameters.elements, args.elements, own.iteration);
    if (!symbol || !passed) return;
    const isApart = !contains(symbol, own.iteration);
    if (!isApart && !contains({ from: call.from, to: behind.to }, own.iteration)) return;
    const before = this.#textOf(symbol.from, call.from);
    const rest = this.#textOf(behind.to, symbol.to);
    const after = args.end === called ? emptyBrackets.exec(rest)?.[1] : rest;
    if (after === undefined) return;
    const result = this.#resultOf(last, passed);
    if (result === undefined && !/^;?$/.test(before + after)) return;
    const { from, to } = last.iteration;
    const others = this.#textOf(last.list.from, result === undefined ? to : from, passed);
    const text = result === undefined ? others : `${others}\n${between(before, result, after)}`;
    yield stepWithTexts(this.#tree, isApart ? [own] : [], [[symbol, text]]);
  }

  /** The cuts that replace the uses of parameters by the arguments; undefined if there are not as many. */
  #argumentsFor(
    parameters: readonly LeftElement[],
    args: readonly LeftElement[],
    body: TokenRange,
  ): readonly Cut[] | undefined {
    if (parameters.length !== args.length) return undefined;
    const texts = args.map((each) => this.#textOfElement(each));
    const put = texts.map((text) => (chain.test(text) ? text : `(${text})`));
    return this.#replacedUses(parameters, put, tokensIn(this.#left, body));
  }

  /** The cuts that replace the uses of parameters among some tokens by texts; by nothing for a parameter without a text. */
  #replacedUses(
    parameters: readonly LeftElement[],
    texts: readonly string[],
    tokens: readonly LeftToken[],
  ): readonly Cut[] {
    const cuts = parameters.flatMap(({ iteration }, i) => {
      const own = tokensIn(this.#left, iteration);
      const others = tokens.filter((each) => each.name !== undefined && !own.includes(each));
      const name = own.findLast((each) => others.some((other) => other.name === each.name))?.name;
      const uses = usesOf(name, tokens).filter((each) => !own.includes(each));
      return uses.map(({ token: { from, to } }) => ({ from, to, text: texts[i] ?? "" }));
    });
    // Of parameters with one name, the last one counts.
    return [...new Map(cuts.map((cut) => [cut.from, cut])).values()].sort((a, b) => a.from - b.from);
  }

  /** The list in round brackets behind a name, and the last token of both; that is the name if a text has replaced the brackets. */
  #listBehind(name: number): { readonly elements: readonly LeftElement[]; readonly end: number } {
    const { tokens } = this.#left;
    if (tokens[name + 1]?.text !== "(") return { elements: [], end: name };
    return { elements: listInBrackets(this.#left, name + 1), end: matching(tokens, name + 1, 1) };
  }

  /** The last element that is left of the first block in braces; undefined if there is none. */
  #lastIn(body: readonly LeftToken[]): LeftElement | undefined {
    return this.#lastOf(this.#left.tokens.indexOf(body.find(({ text }) => text === "{") as LeftToken));
  }

  /** The last element that is left of the list after a brace, given its index; undefined if there is none, or no brace. */
  #lastOf(brace: number): LeftElement | undefined {
    const { elements } = this.#left;
    const first = elements.find(({ before }) => brace >= 0 && before === brace + 1);
    return elements.findLast(({ iteration, list }) => list === first?.list && this.#tree.weightOf(iteration) > 0);
  }

  /** What an element returns; undefined if it does not begin with `return`. */
  #resultOf({ iteration: { from, to } }: ListElement, cuts?: readonly Cut[]): string | undefined {
    return /^return\b(.+?);?$/s.exec(this.#textOf(from, to, cuts))?.[1];
  }

  /** The innermost element around a range that the elements of a list may replace. */
  #elementAround(range: TokenRange, list: QuantifierNode): LeftElement | undefined {
    const { syntax } = this.#context;
    let element = this.#left.elements.findLast(({ iteration }) => contains(iteration, range));
    while (element && !mayReplace(this.#tree, list, { element, syntax })) element = element.outer;
    return element;
  }

  #symbolOf({ iteration }: ListElement): RuleNode | undefined {
    return this.#tree.childrenOf(iteration).find((each) => each.kind === "rule");
  }

  /** The outermost node of the same tokens as the innermost node that contains a range. */
  #nodeOf(range: TokenRange): RuleNode | undefined {
    const path = this.#tree.pathTo(this.#tree.root, range);
    return path.find(({ from, to }) => from === path.at(-1)?.from && to === path.at(-1)?.to);
  }

  #step(change: Change): SweepStep {
    const { edits } = change;
    return { key: this.#context.textOf(edits), gain: 0, edits: () => edits, apply: () => this.#tree.apply(change) };
  }

  /** The text of an element without its separators. */
  #textOfElement({ iteration: { from, separators, to } }: ListElement): string {
    return this.#textOf(from + separators, to);
  }

  /** The text of a range of tokens, without the layout around it, after cuts in that range. */
  #textOf(from: number, to: number, cuts: readonly Cut[] = []): string {
    return textIn({ from, to }, edit(this.#tree.edits, cuts), this.#context);
  }
}

/** Puts a value between two texts, in brackets if an operator beside it might take a part of it. */
function between(before: string, value: string, after: string): string {
  const needsBrackets = !chain.test(value) && !alone.test(`${before}\0${after}`);
  return `${before} ${needsBrackets ? `(${value})` : value} ${after}`;
}
