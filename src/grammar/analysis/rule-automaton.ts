/**
 * What the grammar allows next in each slot of a rule: the rule's part of the parser's ATN, made deterministic. A left-recursive
 * rule may also begin with itself, followed by what stands to the right of it, as in the tree. Predicates count as true.
 */
import { type ATN, type ATNState, RuleTransition, Token, type Transition } from "antlr4ng";
import { isPrecedenceLoop, loopBlockOf } from "../antlr4ng/atn-states.js";
import type { Grammar } from "../model/grammar.js";
import { Relexer } from "../run/relexer.js";
import { fixedTokens } from "./fixed-tokens.js";
import { sentenceOf, shortestSymbol, symbolsOf } from "./minimal-replacements.js";
import { type PlainSymbol, Slot, type SlotAutomaton, type SlotStep } from "./rule-slots.js";
import { labelOf, type PathSentences, shortestPath } from "./shortest-sentences.js";
import type { GrammarSymbol } from "./symbols.js";

/**
 * Makes a function from the name of a rule to the slot that it begins with, or undefined if there is no such rule.
 * @param grammar its islands are looked into as well
 */
export function ruleSlotsOf(grammar: Grammar): (rule: string) => Slot | undefined {
  let automaton: Automaton | undefined;
  const starts = new Map<string, Slot | undefined>();
  return (rule) => {
    automaton ??= new Automaton(grammar);
    if (!starts.has(rule)) starts.set(rule, automaton.startOf(rule));
    return starts.get(rule);
  };
}

/** The slots of all rules of a grammar, computed when they are first used. */
export class Automaton implements SlotAutomaton {
  readonly #atn: ATN;
  readonly #ruleNames: readonly string[];
  readonly #rules: readonly GrammarSymbol[];
  readonly #tokens: readonly GrammarSymbol[];
  readonly #fixed: ReadonlySet<number>;
  readonly #costs: PathSentences;
  /** By left-recursive rule: the state that begins the block of its loop. */
  readonly #recursions = new Map<number, ATNState>();
  readonly #slots = new Map<string, Slot>();

  constructor(grammar: Grammar) {
    const relexer = new Relexer(grammar);
    const parser = relexer.idleParser();
    const { rules, tokens } = symbolsOf(grammar);
    const texts = tokens.map(({ replacement }) => replacement);
    this.#atn = parser.atn;
    this.#ruleNames = parser.ruleNames;
    this.#rules = rules;
    this.#tokens = tokens;
    this.#fixed = fixedTokens(relexer.atn, parser.vocabulary);
    this.#costs = {
      label: (transition) => shortestSymbol(transition, texts),
      rules: rules.map(({ replacement }) => sentenceOf(replacement)),
    };
    for (const state of this.#atn.states) {
      const block = state && isPrecedenceLoop(state) ? loopBlockOf(state) : undefined;
      if (state && block) this.#recursions.set(state.ruleIndex, block);
    }
  }

  /** The slot that a rule begins with; undefined if there is no such rule. */
  startOf(name: string): Slot | undefined {
    const start = this.#atn.ruleToStartState[this.#ruleNames.indexOf(name)];
    return start ? this.slotAt([start]) : undefined;
  }

  /** The slot of some states of a rule and of all states that are reached from them without a token. */
  slotAt(states: readonly ATNState[]): Slot {
    const reached = [...this.#reachedFrom(states)];
    const key = reached.map(({ stateNumber }) => stateNumber).join(" ");
    const slot = this.#slots.get(key) ?? new Slot(this, reached);
    this.#slots.set(key, slot);
    return slot;
  }

  isStop(state: ATNState): boolean {
    return state === this.#atn.ruleToStopState[state.ruleIndex];
  }

  /** The cost of the cheapest path to the end of the rule; infinite if there is none. */
  costFrom(state: ATNState): number {
    const stop = this.#atn.ruleToStopState[state.ruleIndex] as ATNState;
    return shortestPath(state, stop, this.#costs)?.cost ?? Number.POSITIVE_INFINITY;
  }

  /** The symbols that may come next in some states, by name. */
  stepsFrom(states: readonly ATNState[]): ReadonlyMap<string, SlotStep> {
    const steps = new Map<string, SlotStep>();
    const add = (symbol: PlainSymbol, target: ATNState) => {
      const step = steps.get(symbol.name);
      if (step) step.targets.push(target);
      else steps.set(symbol.name, { symbol, targets: [target] });
    };
    for (const state of states) {
      const block = this.#recursions.get(state.ruleIndex);
      if (block && state === this.#atn.ruleToStartState[state.ruleIndex]) add(this.#rule(state.ruleIndex), block);
      for (const transition of this.isStop(state) ? [] : state.transitions) {
        if (transition instanceof RuleTransition) add(this.#rule(transition.target.ruleIndex), transition.followState);
        else if (!transition.isEpsilon) for (const token of this.#tokensOf(transition)) add(token, transition.target);
      }
    }
    return steps;
  }

  #reachedFrom(states: readonly ATNState[]): ReadonlySet<ATNState> {
    const reached = new Set(states);
    for (const state of reached) {
      if (this.isStop(state)) continue;
      const block = isPrecedenceLoop(state) ? loopBlockOf(state) : undefined;
      for (const transition of state.transitions) {
        if (transition instanceof RuleTransition) {
          if (this.#rules[transition.target.ruleIndex]?.replacement === "") reached.add(transition.followState);
        } else if ((transition.isEpsilon || transition.label?.contains(Token.EOF)) && transition.target !== block) {
          reached.add(transition.target);
        }
      }
    }
    return reached;
  }

  #rule(rule: number): PlainSymbol {
    const { name, replacement } = this.#rules[rule] as GrammarSymbol;
    return { kind: "rule", name, text: replacement, isFixed: false };
  }

  *#tokensOf(transition: Transition): Iterable<PlainSymbol> {
    for (const type of labelOf(transition, Token.MIN_USER_TOKEN_TYPE, this.#tokens.length - 1).toArray()) {
      if (type === Token.EOF) continue;
      const { name, replacement } = this.#tokens[type] as GrammarSymbol;
      yield { kind: "token", name, text: replacement, isFixed: this.#fixed.has(type) };
    }
  }
}
