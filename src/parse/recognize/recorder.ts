import type { ParserEvents } from "../../grammar/antlr4ng/parser-events.js";
import { EntryKind, error, type ParseTable, plain, type Tokens } from "../table/parse-table.js";
import { EntryWriter } from "../table/table-writers.js";
import { leave, type QuantifierPaths } from "./quantifier-paths.js";

/** A rule or an iteration whose children are being recorded. */
interface OpenEntry {
  /** Its symbol in the table. */
  readonly symbol: number;
  /** Number of entries and tokens before the first child. */
  entry: number;
  from: number;
  /** Of a rule: the ATN state behind its last child. Of an iteration: unused. */
  state: number;
}

/**
 * Fills a parse table while a parser runs. ANTLR's own tree would take several times the time and memory of the parse itself.
 */
export class Recorder implements ParserEvents {
  readonly #tokens: Tokens;
  /** The categories of the tokens before the parser ran. */
  readonly #initialCategories: Uint8Array;
  readonly #paths: QuantifierPaths;
  readonly #open: OpenEntry[] = [];
  #entries = new EntryWriter();
  /** The next token to be recorded. */
  #token = 0;
  /** How many tokens the parser has read, and how many of them had no text. */
  #read = 0;
  #textless = 0;

  constructor(tokens: Tokens, paths: QuantifierPaths) {
    this.#tokens = { ...tokens, categories: tokens.categories.slice() };
    this.#initialCategories = tokens.categories;
    this.#paths = paths;
  }

  /** The table. To be called when the start rule has been parsed. */
  table(): ParseTable {
    return { ...this.#entries.take(), tokens: this.#tokens };
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

  recurse(rule: number): void {
    this.#closeIterations();
    const { symbol, entry, from } = this.#open.at(-1) as OpenEntry;
    this.#close();
    this.#open.push({ symbol, entry, from, state: this.#paths.recursion(rule) });
  }

  token(state: number): void {
    this.#step(state);
    this.#takeToken(plain);
  }

  errorToken(): void {
    this.#takeToken(error);
  }

  /** Discards what was recorded. The open rules stay open: the parser starts over in the middle of a rule. */
  restart(): void {
    this.#entries = new EntryWriter();
    for (const open of this.#open) {
      open.entry = 0;
      open.from = 0;
    }
    this.#token = 0;
    this.#read = 0;
    this.#textless = 0;
    this.#tokens.categories.set(this.#initialCategories);
  }

  /** Enters and leaves the iterations on the path to the next child. */
  #step(state: number): void {
    const rule = this.#rule();
    const events = this.#paths.between(rule.state, state);
    // There is no path where the parser recovered from an error. What follows then belongs to the rule itself.
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
  #rule(): OpenEntry {
    for (let i = this.#open.length - 1; ; i--) {
      const open = this.#open[i] as OpenEntry;
      if ((open.symbol & 1) === EntryKind.rule) return open;
    }
  }

  #push(symbol: number, state: number): void {
    this.#open.push({ symbol, entry: this.#entries.length, from: this.#token, state });
  }

  /** Ends the innermost rule or iteration. An empty iteration gets no entry. */
  #close(): void {
    const { symbol, entry, from } = this.#open.pop() as OpenEntry;
    if (from === this.#token && (symbol & 1) === EntryKind.iteration) return;
    this.#entries.push(symbol, { size: this.#entries.length - entry + 1, from, to: this.#token });
  }

  #closeIterations(): void {
    const rule = this.#rule();
    while (this.#open.at(-1) !== rule) this.#close();
  }

  /** Records the next token that the parser sees, and the hidden and error tokens before it. */
  #takeToken(category: number): void {
    const { categories, textless } = this.#tokens;
    if (this.#read++ === textless?.[this.#textless]) {
      this.#textless++;
      return;
    }
    while (this.#token < categories.length && categories[this.#token] !== plain) this.#token++;
    if (this.#token < categories.length) categories[this.#token++] = category;
  }

  /** Records the rest of the text, which the parser did not read, as error tokens. */
  #takeRest(): void {
    const { categories } = this.#tokens;
    for (; this.#token < categories.length; this.#token++) {
      if (categories[this.#token] === plain) categories[this.#token] = error;
    }
  }
}
