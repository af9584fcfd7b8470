/** A token, by the name of its type. */
export interface Piece {
  type: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is within a brace, an interpolation or a string: where that was opened, and the open brackets in it. */
interface Level {
  readonly opener: Piece | undefined;
  readonly brackets: Piece[];
  /** How many of the open brackets are parentheses. */
  parentheses: number;
}

/** The tokens of a text without layout. Brackets without a partner are `OTHER`. */
export class Reading {
  readonly #pieces: readonly Piece[];
  /** The places before which the last statement of a block ends. */
  readonly ends = new Set<number>();

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    const levels: Level[] = [levelIn(undefined)];
    for (const piece of pieces) pair(piece, levels);
    for (const level of levels) drop(level);
  }

  get length(): number {
    return this.#pieces.length;
  }

  /** The type of the token at a place; empty outside of the text. */
  typeAt(at: number): string {
    return this.#pieces[at]?.type ?? "";
  }

  /** The text at a place; empty outside of the text. */
  textAt(at: number): string {
    return this.#pieces[at]?.text ?? "";
  }

  /** Gives the token at a place another type. */
  retype(at: number, type: string): void {
    (this.#pieces[at] as Piece).type = type;
  }

  /** Whether nothing is between the token at a place and the one behind it. */
  touchesNext(at: number): boolean {
    return this.#pieces[at]?.end === this.#pieces[at + 1]?.start;
  }
}

function levelIn(opener: Piece | undefined): Level {
  return { opener, brackets: [], parentheses: 0 };
}

/** Notes an opening bracket, or closes what a closing one belongs to. Every level is a mode that the lexer has entered. */
function pair(piece: Piece, levels: Level[]): void {
  const level = levels.at(-1) as Level;
  switch (piece.type) {
    case "LPAREN":
    case "LBRACK":
      level.brackets.push(piece);
      if (piece.type === "LPAREN") level.parentheses++;
      break;
    case "RPAREN":
    case "RBRACK":
      close(piece, level);
      break;
    case "LBRACE":
    case "INTERPOLATION_OPEN":
    case "QUOTE":
      levels.push(levelIn(piece));
      break;
    case "RBRACE":
    case "QUOTE_END":
    case "QUOTE_BREAK":
      leave(piece, levels);
      break;
  }
}

/** Closes the innermost bracket of the same kind in a level; those open within it have no partner. */
function close(piece: Piece, level: Level): void {
  const opener = piece.type === "RPAREN" ? "LPAREN" : "LBRACK";
  const count = opener === "LPAREN" ? level.parentheses : level.brackets.length - level.parentheses;
  if (count === 0) {
    piece.type = "OTHER";
    return;
  }
  for (;;) {
    const bracket = level.brackets.pop() as Piece;
    const isPartner = bracket.type === opener;
    if (bracket.type === "LPAREN") level.parentheses--;
    if (isPartner) return;
    bracket.type = "OTHER";
  }
}

function leave(piece: Piece, levels: Level[]): void {
  const level = levels.at(-1) as Level;
  if (!level.opener) {
    if (piece.type !== "QUOTE_BREAK") piece.type = "OTHER";
    return;
  }
  levels.pop();
  for (const bracket of level.brackets) bracket.type = "OTHER";
  if (piece.type === "QUOTE_BREAK") level.opener.type = "OTHER";
}

function drop({ opener, brackets }: Level): void {
  for (const piece of brackets) piece.type = "OTHER";
  if (opener) opener.type = "OTHER";
}
