/** The columns at which the open blocks begin, and the tokens without text that follow from them. */
import type { TokenTypes } from "./token-types.js";

interface Margin {
  readonly column: number;
  /** Whether it is that of the clauses of `match`. */
  readonly isOfMatch: boolean;
}

/** The first token of a logical line, and what is before it. */
interface LineStart {
  readonly column: number;
  /** Whether the line goes on with the compound statement before it. */
  readonly isClause: boolean;
  /** The type of the last token before. */
  readonly previous: number;
  /** The type of the token that began the line before. */
  readonly opener: number;
}

export class Margins {
  readonly #types: TokenTypes;
  readonly #open: Margin[] = [{ column: 0, isOfMatch: false }];

  constructor(types: TokenTypes) {
    this.#types = types;
  }

  get isInMatch(): boolean {
    return this.#top.isOfMatch;
  }

  /** Notes where the first line begins. */
  start(column: number): void {
    this.#open[0] = { column, isOfMatch: false };
  }

  /** The tokens between the line before and a new one. A line that is deeper for no reason counts as one of the same depth. */
  tokensBefore({ column, isClause, previous, opener }: LineStart): readonly number[] {
    const { COLON, DEDENT, INDENT, MATCH, NEWLINE } = this.#types;
    if (column > this.#top.column && previous === COLON) {
      this.#open.push({ column, isOfMatch: opener === MATCH });
      return [INDENT];
    }
    const tokens: number[] = [];
    while (this.#open.length > 1 && column < this.#top.column) {
      this.#open.pop();
      tokens.push(NEWLINE, DEDENT);
    }
    return isClause ? tokens : [...tokens, NEWLINE];
  }

  get #top(): Margin {
    return this.#open.at(-1) as Margin;
  }
}
