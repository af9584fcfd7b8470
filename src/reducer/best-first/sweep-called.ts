/**
 * Tries to do without functions that are called where they are written, as around a module: `(function (global, factory) { … }(this,
 * function () { … }))`. They are recognised by their position: a list in round brackets after a closing bracket holds the arguments, and
 * the first list in round brackets of what that bracket closes, or the list before its block, the parameters.
 *
 * If a parameter is used once, the part of the function around the use replaces the call, and the argument replaces the use:
 * `(function (f) { x = f() }(function () { … }))` becomes `(x = function () { … }())`. If the block of a function ends with a `return`,
 * the elements of the block replace the element around the call, and what is returned takes the place of the call: `x = function () { f();
 * return y }()` becomes `f(); x = y`. Both are tried at once, too.
 *
 * Guarantee: none. One pass makes at most 16 tests.
 */
import type { Search } from "../../search/search.js";
import { type Change, cutsAround, type WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import { contains, inSlotOf, type Node, type RuleNode, type TokenNode, type TokenRange } from "../../tree/node.js";
import type { NameContext } from "../names/token-names.js";
import { listsBelow, splice } from "../splice.js";
import { ElementSet } from "./element-set.js";
import { type LeftElement, type LeftText, type LeftToken, leftTextOf, matching } from "./left-text.js";
import { askStep, type SweepContext, type SweepStep } from "./sweep.js";

/** In longer texts, there would be too many tests. */
const mostTokens = 2000;
const mostTests = 16;

/** A function that is called where it is written. */
interface CalledFunction {
  /** The outermost node of just the function and its arguments. */
  readonly call: RuleNode;
  readonly parameters: readonly LeftElement[];
  readonly args: readonly LeftElement[];
  /** What is between the parameters and the arguments. */
  readonly body: readonly LeftToken[];
}

/** A function whose result is to be used. */
interface UsedResult {
  readonly call: RuleNode;
  /** The tokens of the function, or only those after its parameters. */
  readonly body: readonly LeftToken[];
  /** What is before and after the call in the node that replaces the call; empty if that is the call itself. */
  readonly before: string;
  readonly after: string;
}

/**
 * Tries to do without one function after the other, in the order of the text.
 * @param tree is changed by each step that is interesting
 * @param context the language, what gives the text of edits, and the names in the tree
 */
export function* sweepCalled(tree: WorkingTree, context: SweepContext & NameContext): Search<Edits, void> {
  const failed = new Set<string>();
  for (let tests = 0; tests < mostTests && tree.weight <= mostTokens; tests++) {
    const step = [...new CalledFunctions(tree, context).steps()].find(({ key }) => !failed.has(key));
    if (!step) return;
    if (yield* askStep(tree, step, context)) step.apply();
    else failed.add(step.key);
  }
}

/** Finds the functions in a tree as it is now. */
class CalledFunctions {
  readonly #tree: WorkingTree;
  readonly #context: SweepContext & NameContext;
  readonly #left: LeftText;

  constructor(tree: WorkingTree, context: SweepContext & NameContext) {
    this.#tree = tree;
    this.#context = context;
    this.#left = leftTextOf(tree, context);
  }

  /** The steps that can be tried. */
  *steps(): Iterable<SweepStep> {
    for (const each of this.#functions()) {
      yield* this.#withResult({ ...each, before: "", after: "" });
      for (const [i, parameter] of each.parameters.entries()) {
        const argument = each.args[i];
        if (argument) yield* this.#withArgument(each, parameter, argument);
      }
    }
  }

  *#functions(): Iterable<CalledFunction> {
    const { tokens } = this.#left;
    for (const [open, { text }] of tokens.entries()) {
      const isBlock = tokens[open - 1]?.text === "}";
      if (text !== "(" || !(isBlock || tokens[open - 1]?.text === ")")) continue;
      const start = matching(tokens, open - 1, -1);
      const at = isBlock
        ? matching(tokens, start - 1, -1)
        : tokens.findIndex((token, i) => i > start && token.text === "(");
      const end = matching(tokens, at, 1);
      const last = tokens[matching(tokens, open, 1)];
      if (start < 0 || tokens[at]?.text !== "(" || end < 0 || end >= open || !last) continue;
      const call = this.#nodeOf({ from: (tokens[at] as LeftToken).token.from, to: last.token.to });
      const [parameters, args] = [this.#listAfter(at), this.#listAfter(open)];
      if (call) yield { call, parameters, args, body: tokens.slice(end + 1, open) };
    }
  }

  /** The outermost node of the same tokens as the innermost node that contains a range. */
  #nodeOf(range: TokenRange): RuleNode | undefined {
    const { root } = this.#tree;
    const path = root ? this.#pathTo(root, range) : [];
    return path.find(({ from, to }) => from === path.at(-1)?.from && to === path.at(-1)?.to);
  }

  /** The rule nodes from a node down to the innermost one that contains a range. */
  #pathTo(node: Node, range: TokenRange): readonly RuleNode[] {
    const path: RuleNode[] = [];
    for (let each: Node | undefined = node; each; ) {
      if (each.kind === "rule") path.push(each);
      each = this.#tree.childrenOf(each).find((child) => contains(child, range));
    }
    return path;
  }

  /** The elements of the list that begins after a token. */
  #listAfter(token: number): readonly LeftElement[] {
    const { elements } = this.#left;
    const first = elements.find(({ before }) => before === token + 1);
    return elements.filter(({ list }) => list === first?.list);
  }

  /** The steps with a parameter and its argument. */
  *#withArgument({ call, body }: CalledFunction, parameter: LeftElement, argument: LeftElement): Iterable<SweepStep> {
    const name = this.#tokensIn(parameter.iteration).find((token) => token.name !== undefined)?.name;
    const uses = body.filter((token) => name !== undefined && token.name === name).map(({ token }) => token);
    const value = this.#tree.childrenOf(argument.iteration).find(({ kind }) => kind === "rule") as RuleNode | undefined;
    if (value && uses.length === 1) yield* this.#insteadOfUse(call, body, uses[0] as TokenRange, value);
    const { from, separators, to } = argument.iteration;
    const text = this.#textOf(from + separators, to);
    if (uses.length === 0 || /^[\w$]+$/.test(text)) yield this.#passed([parameter, argument], uses, text);
  }

  /** Removes a parameter and its argument; a text replaces the uses of the parameter. */
  #passed(elements: readonly LeftElement[], uses: readonly TokenNode[], text: string): SweepStep {
    const tree = this.#tree;
    const removed = new ElementSet(tree, elements, "one list");
    const cuts = uses.map(({ from, to }) => ({ from, to, text }));
    const apply = () => {
      removed.apply();
      tree.apply({ edits: edit(tree.edits, cuts), instead: uses.map((use) => [use, []]) });
    };
    return { ...this.#step({ edits: edit(removed.editsAfter(tree.edits), cuts), instead: [] }), apply };
  }

  /** Replaces a call by the part of the function around a use of a parameter, and the use by the argument. */
  *#insteadOfUse(call: RuleNode, body: readonly LeftToken[], use: TokenRange, value: RuleNode): Iterable<SweepStep> {
    const { syntax } = this.#context;
    const kept = this.#pathTo(call, use).find(
      ({ name, from }) => from >= (body[0] as LeftToken).token.from && syntax.fits(name, call.slot),
    );
    if (!kept || kept.to - kept.from < 2) return;
    const before = this.#textOf(kept.from, use.from);
    const behind = this.#textOf(use.to, kept.to);
    const after = /^\(\s*\)(.*)/s.exec(behind)?.[1];
    if (after !== undefined) yield* this.#withResult({ call, body: this.#tokensIn(value), before, after });
    const edits = edit(this.#tree.edits, [
      { from: call.from, to: value.from, text: before },
      { from: value.to, to: call.to, text: behind },
    ]);
    yield this.#step({ edits, instead: [[call, [inSlotOf(value, call)]]] });
  }

  /** Replaces the element around a call by the elements of the function's block, the last of which is a `return`. */
  *#withResult({ call, body, before, after }: UsedResult): Iterable<SweepStep> {
    const { tokens, elements } = this.#left;
    const brace = tokens.indexOf(body.find(({ text }) => text === "{") as LeftToken);
    const block = this.#listAfter(brace).filter(({ iteration }) => contains(call, iteration));
    const last = block.findLast(({ iteration }) => this.#tree.weightOf(iteration) > 0);
    const result = last && /^return\b(.+?);?$/s.exec(this.#textOf(last.iteration.from, last.iteration.to))?.[1];
    if (!result) return;
    const { syntax } = this.#context;
    const depth = Number.POSITIVE_INFINITY;
    let element = elements.findLast(({ iteration }) => contains(iteration, call));
    while (element && !listsBelow(this.#tree, element.iteration, { element, syntax, depth }).includes(last.list))
      element = element.outer;
    if (!element) return;
    const { from, separators, to } = element.iteration;
    const change = splice(this.#tree, element, last.list);
    const around = [this.#textOf(from + separators, call.from), this.#textOf(call.to, to)];
    // Brackets around all of it would make it the argument of a call if no semicolon is before them.
    const text = [around[0], before, result, after, around[1]].join(" ").replace(/^\( (.*) \)(;?)$/s, "$1$2");
    const edits = edit(change.edits, [{ from: last.iteration.from, to, text }]);
    yield this.#step({ ...change, edits });
  }

  #step(change: Change): SweepStep {
    const { edits } = change;
    return { key: this.#context.textOf(edits), gain: 0, edits: () => edits, apply: () => this.#tree.apply(change) };
  }

  #tokensIn(range: TokenRange): readonly LeftToken[] {
    return this.#left.tokens.filter(({ token }) => contains(range, token));
  }

  /** The text of a range of tokens, without the layout around it. */
  #textOf(from: number, to: number): string {
    const { tree, textOf } = this.#context;
    const whole = { from: 0, to: tree.tokens.starts.length };
    return textOf(edit(this.#tree.edits, cutsAround(whole, { from, to }))).trim();
  }
}
