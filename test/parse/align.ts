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
  TerminalNode,
  Token,
  type Transition,
} from "antlr4ng";
import type { Grammar } from "#src/grammar/grammar.js";

/** A parse without a syntax error on one line, as {@link showTree} writes it; undefined if there is an error. */
export function alignedTree(grammar: Grammar, text: string, start = grammar.start): string | undefined {
  const lexer = grammar.createLexer(CharStream.fromString(text));
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
  const parser = grammar.createParser(stream);
  parser.removeErrorListeners();
  parser.buildParseTrees = true;
  let root: ParserRuleContext | undefined;
  const exitRule = parser.exitRule.bind(parser);
  parser.exitRule = () => {
    root = parser.context ?? undefined;
    exitRule();
  };
  grammar.parse(parser, start);
  stream.fill();
  if (parser.numberOfSyntaxErrors > 0 || lexerErrors > 0 || !root) return undefined;
  return show(root, parser.atn, parser.ruleNames);
}

type Event = { readonly open: number } | { readonly close: number } | { readonly child: ParseTree };
type Item = string | { readonly block: number; readonly items: Item[] };

function show(node: ParseTree, atn: ATN, names: readonly string[]): string {
  if (node instanceof TerminalNode) {
    return node.getText().replace(/\s/g, (space) => (space === " " ? "_" : JSON.stringify(space).slice(1, -1)));
  }
  if (!(node instanceof ParserRuleContext)) throw new Error("neither a token nor a rule");
  const children = node.children.filter((child) => !isEnd(child));
  const events = align(atn, node.ruleIndex, children);
  return `${names[node.ruleIndex]}(${showItems(
    nest(events, (child) => show(child, atn, names)),
    " ",
  )})`;
}

function isEnd(node: ParseTree): boolean {
  return node instanceof TerminalNode && node.symbol.type === Token.EOF;
}

/** The first way, in the order of the transitions, that takes all children. */
function align(atn: ATN, rule: number, children: readonly ParseTree[]): readonly Event[] {
  const stop = atn.ruleToStopState[rule] as ATNState;
  const dead = new Set<string>();
  const search = (state: ATNState, next: number): Event[] | undefined => {
    const key = `${state.stateNumber} ${next}`;
    if (dead.has(key)) return undefined;
    dead.add(key); // until it is left with success, another visit would go round in a circle
    if (state === stop) return next === children.length ? [] : undefined;
    const here: Event[] = [];
    const opened = openedBy(state);
    const closed = atn.states.find((each) => each && openedBy(each) && (each as BlockStartState).endState === state);
    if (closed) here.push({ close: closed.stateNumber });
    if (opened) here.push({ open: state.stateNumber });
    for (const transition of state.transitions) {
      const child = children[next];
      const isRule = transition instanceof RuleTransition;
      const after = isRule ? transition.followState : transition.target;
      const isFree = (transition.isEpsilon && !isRule) || matchesEnd(transition);
      if (!isFree && (child === undefined || !takes(transition, child))) continue;
      const rest = search(after, isFree ? next : next + 1);
      if (rest) return [...here, ...(isFree || child === undefined ? [] : [{ child }]), ...rest];
    }
    return undefined;
  };
  const events = search(atn.ruleToStartState[rule] as ATNState, 0);
  if (!events) throw new Error("no way through the rule takes these children");
  return events;
}

/** Tells whether a state begins one iteration of a quantifier. */
function openedBy(state: ATNState): boolean {
  if (state instanceof StarBlockStartState || state instanceof PlusBlockStartState) return true;
  return state instanceof BasicBlockStartState && state.transitions.some(({ target }) => target === state.endState);
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

function nest(events: readonly Event[], showChild: (child: ParseTree) => string): Item[] {
  const stack: Item[][] = [[]];
  const top = () => stack.at(-1) as Item[];
  for (const event of events) {
    if ("child" in event) top().push(showChild(event.child));
    else if ("open" in event) {
      const items: Item[] = [];
      top().push({ block: event.open, items });
      stack.push(items);
    } else {
      const items = stack.pop() as Item[];
      if (items.length === 0) top().pop();
    }
  }
  return top();
}

/** Iterations of the same block that follow each other are one list. */
function showItems(items: readonly Item[], separator: string): string {
  const shown: string[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    if (typeof item === "string") {
      shown.push(item);
      continue;
    }
    const list = [showItems(item.items, " ")];
    for (let next = items[i + 1]; typeof next === "object" && next.block === item.block; next = items[i + 1]) {
      list.push(showItems(next.items, " "));
      i++;
    }
    shown.push(`<${list.join("|")}>`);
  }
  return shown.join(separator);
}
