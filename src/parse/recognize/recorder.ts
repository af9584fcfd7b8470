import type { ParserEvents } from "../../grammar/antlr4ng/parser-events.js";
import { categories, EntryKind, Integers, type ParseTable, type Tokens } from "../table/parse-table.js";
import { leave, type QuantifierPaths } from "./quantifier-paths.js";

const plain = categories.indexOf("plain");
const error = categories.indexOf("error");

/** A rule or an iteration whose children are being recorded. */
interface Open {
  /** A rule's or block's symbol in the table. */
  readonly symbol: number;
  /** Number of entries and tokens before the first child. */
  entry: number;
  from: number;
  /** Of a rule: the ATN state behind its last child. Iterations make no use of theirs. */
  state: number;
}

/**
 * Fills a parse table while a parser runs. It takes the place of ANTLR's own tree, which costs several times the parse
 * itself in time and memory.
 */
export class Recorder implements ParserEvents {
  readonly #tokens: Tokens;
  /** As they were before the parser ran. */
  readonly #categories: Uint8Array;
  readonly #paths: QuantifierPaths;
  readonly #open: Open[] = [];
  readonly #symbols = new Integers();
  readonly #sizes = new Integers();
  readonly #froms = new Integers();
  readonly #tos = new Integers();
  #token = 0;

  constructor(tokens: Tokens, paths: QuantifierPaths) {
    this.#tokens = { ...tokens, categories: tokens.categories.slice() };
    this.#categories = tokens.categories;
    this.#paths = paths;
  }

  /** The table, once the start rule has been parsed. */
  table(): ParseTable {
    return {
      symbols: this.#symbols.take(),
      sizes: this.#sizes.take(),
      froms: this.#froms.take(),
      tos: this.#tos.take(),
      tokens: this.#tokens,
    };
  }

  enterRule(rule: number, invokingState: number): void {
    if (this.#open.length > 0) this.#step(invokingState);
    this.#push(EntryKind.rule | (rule << 1), this.#paths.start(rule));
  }

  exitRule(): void {
    this.#closeIterations();
    if (this.#open.length === 1) this.#takeRest();
    this.#close();
  }

  /** What a left-recursive rule has matched so far becomes the first child of a new node of the same rule. */
  recurse(rule: number): void {
    this.#closeIterations();
    const { symbol, entry, from } = this.#open.at(-1) as Open;
    this.#close();
    this.#open.push({ symbol, entry, from, state: this.#paths.recursion(rule) });
  }

  /** The parser took a token in a state. */
  token(state: number): void {
    this.#step(state);
    this.#takeToken(plain);
  }

  /** The parser threw a token away while it looked for a place to go on. */
  errorToken(): void {
    this.#takeToken(error);
  }

  /** The parser begins the text anew in the middle of a rule: what it has taken so far does not count. */
  restart(): void {
    for (const list of [this.#symbols, this.#sizes, this.#froms, this.#tos]) list.clear();
    for (const open of this.#open) {
      open.entry = 0;
      open.from = 0;
    }
    this.#token = 0;
    this.#tokens.categories.set(this.#categories);
  }

  /** Enters and leaves the iterations that lie on the way to the next child. */
  #step(state: number): void {
    const rule = this.#rule();
    const events = this.#paths.between(rule.state, state);
    // There is no way where the parser recovered from an error: what follows belongs to the rule itself.
    if (events === null) this.#closeIterations();
    else {
      for (const event of events) {
        if (event !== leave) this.#push(EntryKind.iteration | (event << 1), rule.state);
        else if (this.#open.at(-1) !== rule) this.#close();
      }
    }
    rule.state = this.#paths.behind(state);
  }

  /** The innermost open rule; only its open iterations lie above it. */
  #rule(): Open {
    for (let i = this.#open.length - 1; ; i--) {
      const open = this.#open[i] as Open;
      if ((open.symbol & 1) === EntryKind.rule) return open;
    }
  }

  #push(symbol: number, state: number): void {
    this.#open.push({ symbol, entry: this.#symbols.length, from: this.#token, state });
  }

  /** Ends the innermost rule or iteration. An iteration of nothing leaves no trace. */
  #close(): void {
    const { symbol, entry, from } = this.#open.pop() as Open;
    if (from === this.#token && (symbol & 1) === EntryKind.iteration) return;
    this.#sizes.push(this.#symbols.length - entry + 1);
    this.#symbols.push(symbol);
    this.#froms.push(from);
    this.#tos.push(this.#token);
  }

  #closeIterations(): void {
    const rule = this.#rule();
    while (this.#open.at(-1) !== rule) this.#close();
  }

  /** Takes the next token the parser knows of and, before it, those that it does not know of. */
  #takeToken(category: number): void {
    const { categories } = this.#tokens;
    while (this.#token < categories.length && categories[this.#token] !== plain) this.#token++;
    if (this.#token < categories.length) categories[this.#token++] = category;
  }

  /** Takes what the parser left over at the end of the text. */
  #takeRest(): void {
    const { categories } = this.#tokens;
    for (; this.#token < categories.length; this.#token++) {
      if (categories[this.#token] === plain) categories[this.#token] = error;
    }
  }
}
