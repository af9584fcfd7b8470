import { Integers } from "../../tree/integers.js";
import type { ParseTable, Tokens } from "./parse-table.js";

/** Writes the entries of a parse table, one by one. */
export class EntryWriter {
  readonly #symbols = new Integers();
  readonly #sizes = new Integers();
  readonly #froms = new Integers();
  readonly #tos = new Integers();

  get length(): number {
    return this.#symbols.length;
  }

  push(
    symbol: number,
    { size, from, to }: { readonly size: number; readonly from: number; readonly to: number },
  ): void {
    this.#symbols.push(symbol);
    this.#sizes.push(size);
    this.#froms.push(from);
    this.#tos.push(to);
  }

  take(): Omit<ParseTable, "tokens"> {
    return {
      symbols: this.#symbols.take(),
      sizes: this.#sizes.take(),
      froms: this.#froms.take(),
      tos: this.#tos.take(),
    };
  }
}

/** What a token is, but not where: its type, the index of its category, and its context; see {@link Tokens}. */
export interface TokenKind {
  readonly type: number;
  readonly category: number;
  readonly context: number;
}

/** Writes the tokens of a parse table, one by one. */
export class TokenWriter {
  readonly #starts = new Integers();
  readonly #ends = new Integers();
  readonly #types = new Integers();
  readonly #categories = new Integers();
  readonly #contexts = new Integers();

  get length(): number {
    return this.#starts.length;
  }

  /** Appends tokens of another table. Their text begins at `offset`, in UTF-16 units. */
  copy(
    { starts, ends, types, categories, contexts }: Tokens,
    { from, to, offset }: { readonly from: number; readonly to: number; readonly offset: number },
  ): void {
    for (let i = from; i < to; i++) {
      this.#starts.push(offset + (starts[i] as number));
      this.#ends.push(offset + (ends[i] as number));
      this.#types.push(types[i] as number);
      this.#categories.push(categories[i] as number);
      this.#contexts.push(contexts?.[i] ?? 0);
    }
  }

  /** Appends a token. */
  push({ start, end }: { readonly start: number; readonly end: number }, { type, category, context }: TokenKind): void {
    this.#starts.push(start);
    this.#ends.push(end);
    this.#types.push(type);
    this.#categories.push(category);
    this.#contexts.push(context);
  }

  take(): Tokens {
    return {
      starts: this.#starts.take(),
      ends: this.#ends.take(),
      types: this.#types.take(),
      categories: Uint8Array.from(this.#categories.take()),
      contexts: Uint16Array.from(this.#contexts.take()),
    };
  }
}
