/**
 * Interprets a grammar as its generated parser would run, errors included. antlr4ng's `ParserInterpreter` reads correct
 * texts alike, but recovers from errors in other places: it looks for a token to go on with where an iteration begins, not
 * where the one before it ends, so that one error ends the whole list; and it throws where generated code, which decides
 * most optional parts by one token, just leaves the part out.
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
  type PredictionContextCache,
  type RecognitionException,
  StarLoopbackState,
  StarLoopEntryState,
  Token,
  type TokenStream,
  Transition,
  type Vocabulary,
} from "antlr4ng";

/** What all interpreters of a parser share, so that what they learn about the language is gathered once. */
export interface SharedParser {
  readonly fileName: string;
  readonly vocabulary: Vocabulary;
  readonly ruleNames: readonly string[];
  readonly atn: ATN;
  readonly states: DFA[];
  readonly contexts: PredictionContextCache;
  /** By decision: the tokens that each alternative begins with, or null if one token does not decide. */
  readonly lookaheads: Map<number, readonly IntervalSet[] | null>;
}

export class FaithfulInterpreter extends ParserInterpreter {
  readonly #shared: SharedParser;
  /** The state that is being visited and the one before. */
  #now: ATNState | undefined;
  #before: ATNState | undefined;

  constructor(shared: SharedParser, tokens: TokenStream) {
    super(shared.fileName, shared.vocabulary, [...shared.ruleNames], shared.atn, tokens);
    this.#shared = shared;
    this.interpreter = new ParserATNSimulator(this, shared.atn, shared.states, shared.contexts);
  }

  protected override visitState(state: ATNState): void {
    this.#before = this.#now;
    this.#now = state;
    const beginsPlus = state instanceof PlusBlockStartState && state.loopBackState !== this.#before;
    if (beginsPlus || state instanceof StarLoopbackState) this.errorHandler.sync(this);
    const [transition] = state.transitions;
    const isSet =
      transition?.transitionType === Transition.SET ||
      transition?.transitionType === Transition.NOT_SET ||
      transition?.transitionType === Transition.RANGE;
    if (transition && isSet) this.#matchSet(transition);
    else super.visitState(state);
  }

  /** A missing token of a set takes nothing from the input. */
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
    const goesOn = state instanceof StarLoopEntryState && state.loopBackState === this.#before;
    if (!goesOn) this.errorHandler.sync(this);
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

  /** Recovers in the state where the error is, not in the rule's last one. */
  protected override recover(error: RecognitionException): void {
    const stop = this.state;
    this.state = error.offendingState;
    this.errorHandler.recover(this, error);
    this.state = stop;
  }

  /** The tokens that each alternative begins with, where one token decides and generated code goes by it. */
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

/** Tells whether generated code may decide by one token: greedy, and if it is a loop, with a single alternative. */
function isSimple(state: DecisionState): boolean {
  if (state.nonGreedy) return false;
  if (state instanceof StarLoopEntryState && state.precedenceRuleDecision) return false;
  const isLoop = state instanceof StarLoopEntryState || state instanceof PlusLoopbackState;
  return !isLoop || state.transitions[0]?.target.transitions.length === 1;
}

function disjoint(sets: readonly (IntervalSet | undefined)[]): readonly IntervalSet[] | null {
  const all = new IntervalSet();
  for (const set of sets) {
    if (!set || set.and(all).length > 0) return null;
    all.addSet(set);
  }
  return sets as readonly IntervalSet[];
}

/** The alternative that leaves out an optional block or ends a loop; 0 if there is none. */
function exitOf(state: DecisionState): number {
  const isExit = ({ target }: Transition) =>
    target.constructor === LoopEndState || ("endState" in state && target === state.endState);
  return state.transitions.findIndex(isExit) + 1;
}
