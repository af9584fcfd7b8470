/** What an open bracket holds, and what is known of the unit in it that is being read. */
export interface Unit {
  /** Items and statements, the arms of `match`, the parameters of a closure, what angle brackets hold, or something else in brackets. */
  readonly kind: "items" | "arms" | "closure" | "angles" | "inner";
  /** The token that opened it; -1 for the file. */
  readonly at: number;
  /** Nothing of the unit was read yet. */
  fresh: boolean;
  /** Only a path was read of the unit. */
  isPath: boolean;
  /** Only words were read of the unit. */
  leads: boolean;
  /** The item that the unit is, as far as that decides what its braces hold. */
  item: "fields" | "bounds" | "body" | "use" | undefined;
  /** The unit began with a block, or with `if`, `match` or a loop: it ends with it. */
  isBlock: boolean;
  /** The conditions before blocks and the arms of `match` that are being read, the innermost last. */
  readonly heads: ("if" | "loop" | "arms")[];
  /** The pattern of `let` or `for` is being read, whose braces hold fields. */
  isBinding: boolean;
  /** The type that a closure returns is being read. */
  isReturned: boolean;
  /** The unit is a pattern before `=>`. */
  isPattern: boolean;
}

/** An open bracket before its first unit. */
export function unitIn(kind: Unit["kind"], at: number): Unit {
  const unit: Unit = {
    ...{ kind, at, fresh: true, isPath: true, leads: true, item: undefined, isBlock: false, heads: [] },
    ...{ isBinding: false, isReturned: false, isPattern: kind === "arms" },
  };
  renew(unit);
  return unit;
}

/** The unit has ended: another one begins. */
export function renew(unit: Unit): void {
  unit.fresh = unit.kind === "items" || unit.kind === "arms";
  unit.isPath = unit.fresh;
  unit.leads = unit.fresh;
  unit.item = undefined;
  unit.isBlock = false;
  unit.heads.length = 0;
  unit.isBinding = false;
  unit.isReturned = false;
  unit.isPattern = unit.kind === "arms";
}

const closers = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/** The tokens of a text, and how far the pass over them has come. */
export class Reading {
  readonly texts: readonly string[];
  /** The names of the types of the tokens; the pass changes them. */
  readonly types: string[];
  /** The other bracket of each; -1 if there is none. */
  readonly matches: Int32Array;
  /** The brackets that are open, the file first. */
  readonly stack: Unit[] = [unitIn("items", -1)];

  readonly #starts: readonly number[];

  /** @param starts where the tokens begin, in code points */
  constructor(texts: readonly string[], types: string[], starts: readonly number[]) {
    this.#starts = starts;
    this.texts = texts;
    this.types = types;
    this.matches = matchesOf(texts);
  }

  /** The innermost bracket that is open. */
  get unit(): Unit {
    return this.stack[this.stack.length - 1] as Unit;
  }

  /** Whether nothing stands between a token of one character and the one behind it, whose index is given. */
  isAdjacent(i: number): boolean {
    return this.#starts[i] === (this.#starts[i - 1] as number) + 1;
  }

  text(i: number): string {
    return this.texts[i] ?? "";
  }

  type(i: number): string {
    return this.types[i] ?? "";
  }

  /** Whether an operand ends before a token, so that an operator at it stands between two. */
  endsOperand(i: number): boolean {
    if (this.unit.fresh) return false;
    switch (this.type(i - 1)) {
      case "IDENTIFIER":
      case "KEYWORD":
      case "NUMBER":
      case "CHARACTER":
      case "STRING":
      case "RPAREN":
      case "RBRACK":
      case "RBRACE":
      case "ANGLE_CLOSE":
      case "POSTFIX":
      case "OTHER":
        return !this.isOpen(i - 1);
      default:
        return false;
    }
  }

  /** Whether a token closes what stands before an operand: an attribute, a visibility, or the parameters of `impl` or `for`. */
  isOpen(i: number): boolean {
    const opener = this.openers.get(i);
    if (opener === undefined) return false;
    const type = this.type(opener);
    return /^(?:ATTRIBUTE|PARAMETERS|VISIBILITY)_OPEN$/.test(type) || this.type(opener - 1) === "HIGHER";
  }

  /** The token that opened what a token closes. */
  readonly openers = new Map<number, number>();
  /** The braces of the blocks of `if`. */
  readonly ifBlocks = new Set<number>();

  /** Whether angle brackets stand behind `impl` or `for`. */
  isBeforeOperand(angle: number): boolean {
    return this.text(angle - 1) === "impl" || this.type(angle - 1) === "HIGHER";
  }
}

function matchesOf(texts: readonly string[]): Int32Array {
  const matches = new Int32Array(texts.length).fill(-1);
  const open: number[] = [];
  for (const [i, text] of texts.entries()) {
    if (closers.has(text)) open.push(i);
    else if (text === ")" || text === "]" || text === "}") {
      // A brace closes what was left open in it.
      while (text === "}" && open.length > 0 && texts[open[open.length - 1] as number] !== "{") open.pop();
      const opener = open[open.length - 1];
      if (opener === undefined || closers.get(texts[opener] as string) !== text) continue;
      open.pop();
      matches[opener] = i;
      matches[i] = opener;
    }
  }
  return matches;
}
