/**
 * The quantifiers of a parse, recovered in another way than treemin's: from the finished tree that antlr4ng builds itself,
 * by a search for a way through each rule's ATN that takes just the children of the rule's context.
 */
import {
  type ATN,
  type ATNState,
  BaseErrorListener,
  BasicBlockStartState,
  type BlockStartState,
  CharStream,
  CommonTokenStream,
  ParserRuleContext,
  type ParseTree,
  PlusBlockStartState,
  RuleTransition,
  StarBlockStartState,
  StarLoopEntryState,
  TerminalNode,
  Token,
  type Transition,
} from "antlr4ng";
import { recognizersOf } from "#src/grammar/antlr4ng/recognizers.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { type Event, isEnd, showEvents } from "./show-events.js";

/** A parse without a syntax error on one line, as {@link showTree} writes it; undefined if there is an error. */
export function alignedTree(grammar: Grammar, text: string, start = grammar.start): string | undefined {
  const { createLexer, createParser, parse } = recognizersOf(grammar);
  const lexer = createLexer(CharStream.fromString(text));
  lexer.removeErrorListeners();
  let lexerErrors = 0;
  lexer.addErrorListener(
    new (class extends BaseErrorListener {
      override syntaxError(): void {
        lexerErrors++;
      }
    })(),
  );
  const stream = new CommonTokenStream(lexer);
  const parser = createParser(stream);
  parser.removeErrorListeners();
  parser.buildParseTrees = true;
  let root: ParserRuleContext | undefined;
  const exitRule = parser.exitRule.bind(parser);
  parser.exitRule = () => {
    root = parser.context ?? undefined;
    exitRule();
  };
  parse(parser, start);
  stream.fill();
  if (parser.numberOfSyntaxErrors > 0 || lexerErrors > 0 || !root) return undefined;
  return showEvents(root, parser.ruleNames, (context) => align(parser.atn, context));
}

/** The first way, in the order of the transitions, that takes all children. */
function align(atn: ATN, { ruleIndex: rule, children: all }: ParserRuleContext): readonly Event[] {
  const children = all.filter((child) => !isEnd(child));
  const stop = atn.ruleToStopState[rule] as ATNState;
  const iterations = iterationsOf(atn);
  const dead = new Set<string>();
  const search = (state: ATNState, next: number): Event[] | undefined => {
    const key = `${state.stateNumber} ${next}`;
    if (dead.has(key)) return undefined;
    dead.add(key); // until it is left with success, another visit would go round in a circle
    if (state === stop) return next === children.length ? [] : undefined;
    const here: Event[] = [];
    const closed = iterations.closing.get(state);
    if (closed) here.push({ close: closed.stateNumber });
    if (iterations.opening.has(state)) here.push({ open: state.stateNumber });
    for (const transition of state.transitions) {
      const child = children[next];
      const isRule = transition instanceof RuleTransition;
      const after = isRule ? transition.followState : transition.target;
      const isTaken = child !== undefined && takes(transition, child);
      const rest = isTaken ? search(after, next + 1) : undefined;
      if (rest && child) return [...here, { child }, ...rest];
      const isFree = (transition.isEpsilon && !isRule) || matchesEnd(transition);
      const way = isFree ? search(after, next) : undefined;
      if (way) return [...here, ...way];
    }
    return undefined;
  };
  const [first] = children;
  // What a left-recursive rule made of its left operand is the first child of what it makes of the operator behind it.
  const isLoop = first instanceof ParserRuleContext && first.ruleIndex === rule;
  const events = isLoop
    ? search(precedenceBlock(atn, rule), 1)?.toSpliced(0, 0, { child: first })
    : search(atn.ruleToStartState[rule] as ATNState, 0);
  if (!events) throw new Error("no way through the rule takes these children");
  return events;
}

/** The states of an ATN that begin one iteration of a quantifier, and for each that ends one, the state that begins it. */
interface Iterations {
  readonly opening: ReadonlySet<ATNState>;
  readonly closing: ReadonlyMap<ATNState, ATNState>;
}

const known = new WeakMap<ATN, Iterations>();

function iterationsOf(atn: ATN): Iterations {
  const found = known.get(atn);
  if (found) return found;
  const opening = atn.states.filter((state) => state !== null && openedBy(atn, state)) as BlockStartState[];
  const closing = new Map(opening.toReversed().map((state) => [state.endState as ATNState, state]));
  const iterations = { opening: new Set(opening), closing };
  known.set(atn, iterations);
  return iterations;
}

/** Tells whether a state begins one iteration of a quantifier. */
export function openedBy(atn: ATN, state: ATNState): boolean {
  if (state instanceof StarBlockStartState) return !atn.states.some((each) => each && isPrecedenceLoop(each, state));
  if (state instanceof PlusBlockStartState) return true;
  return state instanceof BasicBlockStartState && state.transitions.some(({ target }) => target === state.endState);
}

/** Tells whether a state is the loop over the operators of a left-recursive rule, and a block the loop's body. */
function isPrecedenceLoop(state: ATNState, block: ATNState): boolean {
  if (!(state instanceof StarLoopEntryState && state.precedenceRuleDecision)) return false;
  return state.transitions.some(({ target }) => target === block);
}

function precedenceBlock(atn: ATN, rule: number): ATNState {
  const isBlock = (block: ATNState | null) => block?.ruleIndex === rule && block instanceof StarBlockStartState;
  const block = atn.states.find(
    (each) => isBlock(each) && atn.states.some((loop) => loop && isPrecedenceLoop(loop, each as ATNState)),
  );
  if (!block) throw new Error("no left-recursive rule has its own node as its first child");
  return block;
}

function takes(transition: Transition, child: ParseTree): boolean {
  if (child instanceof ParserRuleContext) {
    return transition instanceof RuleTransition && transition.target.ruleIndex === child.ruleIndex;
  }
  return child instanceof TerminalNode && !transition.isEpsilon && transition.matches(child.symbol.type, 1, 0x10000);
}

function matchesEnd(transition: Transition): boolean {
  return !transition.isEpsilon && transition.matches(Token.EOF, 0, 0);
}
