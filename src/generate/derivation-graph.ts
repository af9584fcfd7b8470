/**
 * The rules of a parser or a lexer as a graph that a generator walks through: the ATN without states that leave nothing open.
 * The edges of each node are in the order of their costs, so that choice 0 is the simplest. Predicates count as true.
 *
 * The costs are those of the limit fuzzer in Rahul Gopinath's "Fuzzing with Grammars" series: an alternative costs the number of
 * rules that must at least be open at once behind it. Of equal height, the one that needs fewer symbols is cheaper.
 */
import {
  type ATN,
  ATNState,
  type BlockStartState,
  PlusLoopbackState,
  RuleTransition,
  StarLoopEntryState,
  type Transition,
} from "antlr4ng";
import { isPrecedenceLoop, loopBlockOf, stateTypeOf } from "../grammar/antlr4ng/atn-states.js";
import { type Costs, costsOf, heightOf, sizeOf } from "./derivation-costs.js";
import type { DerivationEdge, DerivationNode } from "./derivation-node.js";

/** How a graph is made. */
export interface GraphPlan<S> {
  /** The symbol of a transition; `none` if nothing is written for it, undefined if the generator cannot write it. */
  readonly symbolOf: (transition: Transition) => S | "none" | undefined;
  /** The weights of the alternatives of a rule, by its number. */
  readonly weights?: ReadonlyMap<number, readonly number[]>;
  /** Whether an alternative that begins with a symbol is more likely than others by default. Default: none is. */
  readonly isCommon?: (symbol: S) => boolean;
}

/** The nodes that the rules begin with, by rule. Undefined for a rule that derives no finite sentence. */
export type DerivationGraph<S> = readonly (DerivationNode<S> | undefined)[];

/**
 * Makes the graph of all rules of a parser or a lexer.
 * @param atn of a parser or a lexer
 * @param plan which symbols the transitions write, and how likely they are
 */
export function derivationGraph<S>(atn: ATN, plan: GraphPlan<S>): DerivationGraph<S> {
  const builder = new GraphBuilder(atn, plan);
  const starts = atn.ruleToStartState.map((start) => start && builder.nodeOf(start));
  const { height, size } = costsOf(builder.finish());
  for (const node of builder.nodes) arrange(node, { height, size }, plan);
  return starts.map((start) => (start && Number.isFinite(height(start)) ? start : undefined));
}

/**
 * How many alternatives a rule has: 1 if it does not begin with a choice between them.
 * @param atn of a parser
 * @param rule number of the rule
 */
export function countAlternatives(atn: ATN, rule: number): number {
  const { primary, recursive } = alternativesOf(atn, rule);
  return (primary?.transitions.length ?? 1) + (recursive?.transitions.length ?? 0);
}

/** Puts the edges of a node into the order of their costs, and leaves out those that lead to no end. */
function arrange<S>(node: DerivationNode<S>, { height, size }: Costs<S>, { isCommon }: GraphPlan<S>): void {
  const costs = new Map(node.edges.map((edge) => [edge, [heightOf(edge, height), sizeOf(edge, size)] as const]));
  const costOf = (edge: DerivationEdge<S>) => costs.get(edge) as readonly [number, number];
  const compare = (a: DerivationEdge<S>, b: DerivationEdge<S>) => {
    const [first, second] = [costOf(a), costOf(b)];
    return first[0] - second[0] || first[1] - second[1];
  };
  const edges = node.edges.filter((edge) => Number.isFinite(costOf(edge)[0])).sort(compare);
  node.edges = edges;
  node.cheapest = edges.filter((edge) => compare(edge, edges[0] as DerivationEdge<S>) === 0).length;
  if (edges.length < 2) return;
  const isLikely = ({
    to: {
      edges: [first],
    },
    symbol = first?.symbol,
  }: DerivationEdge<S>) => symbol !== undefined && isCommon?.(symbol) === true;
  node.sums = sumsOf(edges, (edge) => edge.weight * (isLikely(edge) && !edge.isIteration ? commonness : 1));
  if (edges.some(({ isIteration, isRecursion }) => isIteration && !isRecursion)) {
    node.eagerSums = sumsOf(edges, (edge) => edge.weight * (edge.isIteration ? eagerness : 1));
  }
}

/** How much more likely a common alternative is. */
const commonness = 8;

/** How much more likely an iteration is in the outermost lists, which make a sentence long without making it deep. */
const eagerness = 4;

function sumsOf<S>(edges: readonly DerivationEdge<S>[], weightOf: (edge: DerivationEdge<S>) => number): Float64Array {
  let sum = 0;
  return Float64Array.from(edges, (edge) => {
    sum += weightOf(edge);
    return sum;
  });
}

/** Makes nodes of states. */
class GraphBuilder<S> {
  readonly nodes: DerivationNode<S>[] = [];
  readonly #atn: ATN;
  readonly #plan: GraphPlan<S>;
  readonly #known = new Map<ATNState, DerivationNode<S>>();
  readonly #waiting: [ATNState, DerivationNode<S>][] = [];
  /** The weights of the transitions of the states that the user gave weights for. */
  readonly #given = new Map<ATNState, readonly number[]>();

  constructor(atn: ATN, plan: GraphPlan<S>) {
    this.#atn = atn;
    this.#plan = plan;
    // In a left-recursive rule, too, every alternative has the same weight by default.
    atn.ruleToStartState.forEach((_, rule) => {
      const given = plan.weights?.get(rule);
      const isRecursive = atn.states.some((state) => state?.ruleIndex === rule && isPrecedenceLoop(state));
      if (given || isRecursive) this.#weigh(rule, given ?? new Array(countAlternatives(atn, rule)).fill(1));
    });
  }

  /** The node of a state; its edges come later. */
  nodeOf(state: ATNState): DerivationNode<S> {
    const real = skipped(state);
    let node = this.#known.get(real);
    if (!node) {
      node = { isEnd: this.#isStop(real), edges: [], cheapest: 0, sums: undefined, eagerSums: undefined };
      this.#known.set(real, node);
      this.nodes.push(node);
      this.#waiting.push([real, node]);
    }
    return node;
  }

  /** Gives all nodes their edges. */
  finish(): readonly DerivationNode<S>[] {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) {
      const [state, node] = next;
      if (node.isEnd) continue;
      const weights = this.#given.get(state) ?? defaultWeights(state);
      node.edges = state.transitions.flatMap((transition, i) =>
        this.#edgeOf(transition, {
          weight: weights[i] ?? 1,
          isIteration: isIteration(state, transition),
          isRecursion: isPrecedenceLoop(state),
        }),
      );
    }
    return this.nodes;
  }

  #edgeOf(
    transition: Transition,
    use: Pick<DerivationEdge<S>, "weight" | "isIteration" | "isRecursion">,
  ): readonly DerivationEdge<S>[] {
    const plain = { start: undefined, rule: -1, symbol: undefined, ...use };
    if (transition instanceof RuleTransition) {
      const { ruleIndex } = transition.target;
      const start = this.nodeOf(this.#atn.ruleToStartState[ruleIndex] as ATNState);
      return [{ ...plain, start, rule: ruleIndex, to: this.nodeOf(transition.followState) }];
    }
    const to = this.nodeOf(transition.target);
    if (transition.isEpsilon) return [{ ...plain, to }];
    const symbol = this.#plan.symbolOf(transition);
    if (symbol === undefined) return [];
    return [symbol === "none" ? { ...plain, to } : { ...plain, symbol, to }];
  }

  #isStop(state: ATNState): boolean {
    return state === this.#atn.ruleToStopState[state.ruleIndex];
  }

  #weigh(rule: number, weights: readonly number[]): void {
    const { primary, recursive, loop } = alternativesOf(this.#atn, rule);
    const first = primary?.transitions.length ?? 1;
    if (primary) this.#given.set(primary, weights.slice(0, first));
    if (!recursive || !loop) return;
    const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, 0);
    const others = weights.slice(first);
    this.#given.set(recursive, others);
    const block = loopBlockOf(loop);
    this.#given.set(
      loop,
      loop.transitions.map(({ target }) => (target === block ? sum(others) : sum(weights.slice(0, first)))),
    );
  }
}

/** The state that is reached from another without a choice. */
function skipped(state: ATNState): ATNState {
  let at = state;
  for (;;) {
    const [only, ...others] = at.transitions;
    const isSilent = only && others.length === 0 && only.isEpsilon && !(only instanceof RuleTransition);
    if (!isSilent || stateTypeOf(at) === ATNState.RULE_STOP) return at;
    at = only.target;
  }
}

/** Where a rule chooses between its alternatives. */
interface Alternatives {
  /** The choice between the alternatives that do not begin with the rule itself; undefined if there is only one. */
  readonly primary: ATNState | undefined;
  /** The choice between those that do. */
  readonly recursive: ATNState | undefined;
  /** The choice whether one of these follows. */
  readonly loop: ATNState | undefined;
}

function alternativesOf(atn: ATN, rule: number): Alternatives {
  const loop = atn.states.find((state) => state?.ruleIndex === rule && isPrecedenceLoop(state));
  const start = skipped(atn.ruleToStartState[rule] as ATNState);
  const isChoice = stateTypeOf(start) === ATNState.BLOCK_START && !isOptional(start);
  const end = isChoice ? (start as BlockStartState).endState : undefined;
  const behind = loop ? skipped(loop) : atn.ruleToStopState[rule];
  const primary = end && skipped(end) === behind ? start : undefined;
  return { primary, recursive: loop ? loopBlockOf(loop) : undefined, loop: loop ?? undefined };
}

/** Whether one of the transitions of a block leads past it. */
function isOptional(state: ATNState): boolean {
  return skipOf(state) !== undefined;
}

function skipOf(state: ATNState): Transition | undefined {
  if (stateTypeOf(state) !== ATNState.BLOCK_START) return undefined;
  const end = (state as BlockStartState).endState;
  return state.transitions.find(({ target, isEpsilon }) => isEpsilon && end && skipped(target) === skipped(end));
}

/** Whether a transition begins an iteration. */
function isIteration(state: ATNState, { target }: Transition): boolean {
  if (state instanceof StarLoopEntryState) return target === loopBlockOf(state);
  return state instanceof PlusLoopbackState && stateTypeOf(target) === ATNState.PLUS_BLOCK_START;
}

/** Loops make two iterations more on average; every other optional part is there or not with the same probability. */
function defaultWeights(state: ATNState): readonly number[] {
  const skip = skipOf(state);
  return state.transitions.map((transition) => {
    if (isIteration(state, transition)) return 2;
    return transition === skip ? state.transitions.length - 1 : 1;
  });
}
