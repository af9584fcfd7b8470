/**
 * The quantifiers of a parse, recovered in a third way: antlr4ng's own interpreter goes through the ATN state by state, so
 * it sees every block begin and end.
 */
import {
  type ATNState,
  type BlockStartState,
  CharStream,
  CommonTokenStream,
  type Parser,
  ParserInterpreter,
  type ParserRuleContext,
  Token,
  type TokenStream,
} from "antlr4ng";
import { recognizersOf } from "#src/grammar/antlr4ng/recognizers.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { openedBy } from "./align.js";
import { type Event, isEnd, showEvents } from "./show-events.js";

/** A parse without a syntax error on one line, as {@link showEvents} writes it; undefined if there is an error. */
export function visitedTree(grammar: Grammar, text: string, start = grammar.start): string | undefined {
  const { createLexer, createParser } = recognizersOf(grammar);
  const tokens = new CommonTokenStream(createLexer(CharStream.fromString(text)));
  const parser = new Visitor(createParser(tokens), tokens);
  parser.removeErrorListeners();
  const root = parser.parse(parser.ruleNames.indexOf(start));
  return parser.numberOfSyntaxErrors > 0
    ? undefined
    : showEvents(root, parser.ruleNames, (context) => parser.eventsIn(context));
}

/** A block that begins or ends, and the number of children that its rule has before. */
interface Mark {
  readonly children: number;
  readonly event: Event;
}

class Visitor extends ParserInterpreter {
  readonly #marks = new Map<ParserRuleContext, Mark[]>();
  /** Blocks by the state that they end with. */
  readonly #blocks = new Map<ATNState | undefined, BlockStartState>();

  constructor({ grammarFileName, vocabulary, ruleNames, atn }: Parser, tokens: TokenStream) {
    super(grammarFileName, vocabulary, [...ruleNames], atn, tokens);
    for (const state of atn.states) {
      if (state && openedBy(atn, state))
        this.#blocks.set((state as BlockStartState).endState, state as BlockStartState);
    }
  }

  eventsIn(context: ParserRuleContext): readonly Event[] {
    const marks = this.#marks.get(context) ?? [];
    const events: Event[] = [];
    let next = 0;
    for (let i = 0; i <= context.children.length; i++) {
      for (; marks[next]?.children === i; next++) events.push((marks[next] as Mark).event);
      const child = context.children[i];
      if (child && !isEnd(child)) events.push({ child });
    }
    return events;
  }

  protected override visitState(state: ATNState): void {
    const ended = this.#blocks.get(state);
    if (ended) this.#mark({ close: ended.stateNumber });
    if (openedBy(this.atn, state)) this.#mark({ open: state.stateNumber });
    super.visitState(state);
  }

  /** The end of the input may be one of a set, which antlr4ng's interpreter does not know. */
  override matchWildcard(): Token {
    return this.inputStream.LA(1) === Token.EOF ? this.match(Token.EOF) : super.matchWildcard();
  }

  #mark(event: Event): void {
    const context = this.context as ParserRuleContext;
    const marks = this.#marks.get(context) ?? [];
    marks.push({ children: context.children.length, event });
    this.#marks.set(context, marks);
  }
}
