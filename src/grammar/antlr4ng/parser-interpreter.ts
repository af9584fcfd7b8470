/**
 * Interprets a grammar exactly as its generated parser would run, syntax errors included. antlr4ng's `ParserInterpreter` reads
 * correct texts alike but recovers from errors in other states. It synchronises where an iteration begins, not where the one
 * before it ends, so one error ends the whole list. And it throws where generated code, which decides most optional parts by
 * one token, leaves the part out.
 */
import {
  type ATN,
  type ATNState,
  type DecisionState,
  type DFA,
  IntervalSet,
  LL1Analyzer,
  LoopEndState,
  NoViableAltException,
  ParserATNSimulator,
  ParserInterpreter,
  PlusBlockStartState,
  PlusLoopbackState,
  PredictionContextCache,
  type RecognitionException,
  StarLoopbackState,
  StarLoopEntryState,
  Token,
  type TokenStream,
  Transition,
  type Vocabulary,
} from "antlr4ng";
import type { RecognizerData } from "../model/compiled-grammar.js";
import { deserializeAtn, emptyAutomata, vocabularyOf } from "./deserialize.js";

/**
 * The data that all interpreters of one grammar share, so that each of them uses the prediction automata that the others have
 * extended.
 */
interface SharedParser {
  readonly fileName: string;
  readonly vocabulary: Vocabulary;
  readonly ruleNames: readonly string[];
  readonly atn: ATN;
  readonly automata: DFA[];
  readonly contexts: PredictionContextCache;
  /** By decision: the tokens that each alternative can begin with, or null if one token does not decide. */
  readonly lookaheads: Map<number, readonly IntervalSet[] | null>;
}

/**
 * Makes interpreting parsers for a grammar. All of them share what they learn about the language.
 * @param data the ATN and the names of a parser
 */
export function parserFactory(data: RecognizerData): (tokens: TokenStream) => ParserInterpreter {
  const atn = deserializeAtn(data.atn);
  const shared: SharedParser = {
    fileName: data.fileName,
    vocabulary: vocabularyOf(data),
    ruleNames: data.ruleNames,
    atn,
    automata: emptyAutomata(atn),
    contexts: new PredictionContextCache(),
    lookaheads: new Map(),
  };
  return (tokens) => new FaithfulInterpreter(shared, tokens);
}

class FaithfulInterpreter extends ParserInterpreter {
  readonly #shared: SharedParser;
  #current: ATNState | undefined;
  #previous: ATNState | undefined;

  constructor(shared: SharedParser, tokens: TokenStream) {
    super(shared.fileName, shared.vocabulary, [...shared.ruleNames], shared.atn, tokens);
    this.#shared = shared;
    this.interpreter = new ParserATNSimulator(this, shared.atn, shared.automata, shared.contexts);
  }

  protected override visitState(state: ATNState): void {
    this.#previous = this.#current;
    this.#current = state;
    const beginsPlus = state instanceof PlusBlockStartState && state.loopBackState !== this.#previous;
    if (beginsPlus || state instanceof StarLoopbackState) this.errorHandler.sync(this);
    const [transition] = state.transitions;
    const isSet =
      transition?.transitionType === Transition.SET ||
      transition?.transitionType === Transition.NOT_SET ||
      transition?.transitionType === Transition.RANGE;
    if (transition && isSet) this.#matchSet(transition);
    else super.visitState(state);
  }

  /** Matches one of several tokens. Where it is missing, error recovery takes nothing from the input. */
  #matchSet(transition: Transition): void {
    const type = this.inputStream.LA(1);
    if (transition.matches(type, Token.MIN_USER_TOKEN_TYPE, this.atn.maxTokenType)) {
      this.errorHandler.reportMatch(this);
      this.consume();
    } else {
      this.errorHandler.recoverInline(this);
    }
    this.state = transition.target.stateNumber;
  }

  protected override visitDecisionState(state: DecisionState): number {
    if (state.transitions.length < 2) return 1;
    const isNextIteration = state instanceof StarLoopEntryState && state.loopBackState === this.#previous;
    if (!isNextIteration) this.errorHandler.sync(this);
    const lookahead = this.#lookahead(state);
    const tokens = this.tokenStream;
    if (!lookahead) return this.interpreter.adaptivePredict(tokens, state.decision, this.context);
    const type = tokens.LA(1);
    const found = lookahead.findIndex((set) => set.contains(type));
    if (found >= 0) return found + 1;
    const exit = exitOf(state);
    if (exit === 0) throw new NoViableAltException(this);
    return exit;
  }

  /** Recovers in the state of the error, not in the last state of the rule. */
  protected override recover(error: RecognitionException): void {
    const lastState = this.state;
    this.state = error.offendingState;
    this.errorHandler.recover(this, error);
    this.state = lastState;
  }

  /** The tokens that each alternative can begin with; null where generated code does not decide by one token. */
  #lookahead(state: DecisionState): readonly IntervalSet[] | null {
    const { lookaheads, atn } = this.#shared;
    let sets = lookaheads.get(state.decision);
    if (sets === undefined) {
      sets = isSimple(state) ? disjoint(new LL1Analyzer(atn).getDecisionLookahead(state)) : null;
      lookaheads.set(state.decision, sets);
    }
    return sets;
  }
}

/** Tells whether generated code decides by one token where that suffices: it does for greedy blocks and one-way loops. */
function isSimple(state: DecisionState): boolean {
  if (state.nonGreedy) return false;
  if (state instanceof StarLoopEntryState && state.precedenceRuleDecision) return false;
  const isLoop = state instanceof StarLoopEntryState || state instanceof PlusLoopbackState;
  return !isLoop || state.transitions[0]?.target.transitions.length === 1;
}

/** The sets, or null if two of them have a token in common or one is unknown. */
function disjoint(sets: readonly (IntervalSet | undefined)[]): readonly IntervalSet[] | null {
  const all = new IntervalSet();
  let count = 0;
  for (const set of sets) {
    if (!set) return null;
    all.addSet(set);
    count += set.length;
  }
  return all.length === count ? (sets as readonly IntervalSet[]) : null;
}

/** The number of the alternative that skips an optional block or ends a loop, from 1; 0 if there is none. */
function exitOf(state: DecisionState): number {
  const leaves = ({ target }: Transition) =>
    target.constructor === LoopEndState || ("endState" in state && target === state.endState);
  return state.transitions.findIndex(leaves) + 1;
}
