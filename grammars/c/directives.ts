/**
 * The lines of the preprocessor: which of them are units, which are layout, and which make a group whose branches are all
 * parsed. A group is one only if each of its branches begins and ends where a unit of the same bracket does.
 */
import { kinds } from "./kinds.js";
import type { Mark } from "./mark.js";
import { isKnownDirective } from "./roles.js";
import type { RoughTokens } from "./rough-tokens.js";

/** What lines of the preprocessor are called. */
type LineName = "DIRECTIVE" | "UNKNOWN_DIRECTIVE" | "GROUP_IF" | "GROUP_ELSE" | "GROUP_END" | "HIDDEN_LINE";

/** What is known of the bracket that a line stands in, and of the unit in it. */
interface Unit {
  readonly kind: string;
  /** Nothing of the unit was read yet. */
  readonly fresh: boolean;
  /** The parameters of a function are being declared in the old way. */
  readonly isOld?: boolean;
}

/** How far a pass over the rough tokens has come. */
interface Pass {
  readonly tokens: RoughTokens;
  /** The innermost bracket that is open. */
  readonly frame: Unit;
  readonly marks: Mark<string>[];
  /** Makes one token of all from one to another; gives the index behind them. */
  markWhole(from: number, to: number, name: LineName): number;
}

/** A group whose branches may turn out to be whole units. */
interface Group {
  readonly frame: Unit;
  /** The marks of its lines, by index. */
  readonly marks: number[];
  readonly isUnit: boolean;
}

/** Marks the lines of the preprocessor of a text, and joins those of a group. */
export class Directives {
  readonly #reading: Pass;
  readonly #groups: Group[] = [];

  constructor(reading: Pass) {
    this.#reading = reading;
  }

  /** Marks a line, and the text up to another one if it is to be passed over; gives the token that comes next. */
  read(i: number): number {
    const { tokens } = this.#reading;
    const { branches } = tokens;
    const role = branches.roles.get(i);
    const group = this.#groups.at(-1);
    const isUnit = this.#isUnit(i, group?.isUnit ? role : undefined);
    const name = isUnit ? unitName(tokens.text(i)) : "HIDDEN_LINE";
    if (role === "if" || role === "never") {
      this.#groups.push({ frame: this.#reading.frame, marks: [this.#reading.marks.length], isUnit });
      const next = branches.nexts.get(i) ?? -1;
      return this.#reading.markWhole(i, role === "never" && next > i ? next - 1 : i, name);
    }
    if (role === undefined || !group) return this.#reading.markWhole(i, i, name);
    const fits = isUnit && group.isUnit && group.frame === this.#reading.frame;
    if (role === "end") {
      this.#groups.pop();
      group.marks.push(this.#reading.marks.length);
      const next = this.#reading.markWhole(i, i, name);
      if (fits) this.#join(group);
      return next;
    }
    if (!fits) return this.#passOver(i, name);
    group.marks.push(this.#reading.marks.length);
    return this.#reading.markWhole(i, i, name);
  }

  /** A branch that does not begin where the first one does would not go together with it: the group's rest is one line. */
  #passOver(i: number, name: LineName): number {
    this.#groups.pop();
    const isElement = this.#reading.frame.kind === "elements";
    const last = this.#reading.tokens.branches.ends.get(i) ?? i;
    return this.#reading.markWhole(i, last, isElement ? "HIDDEN_LINE" : name);
  }

  /** Makes a group of its lines. */
  #join({ marks: indices }: Group): void {
    const { marks } = this.#reading;
    indices.forEach((index, n) => {
      const name = n === 0 ? "GROUP_IF" : n === indices.length - 1 ? "GROUP_END" : "GROUP_ELSE";
      marks[index] = { ...(marks[index] as Mark<string>), name };
    });
  }

  /** Tells whether a line stands where a unit begins. The last element of a branch may lack its comma. */
  #isUnit(i: number, role: string | undefined): boolean {
    const { tokens, frame } = this.#reading;
    const next = tokens.kind(tokens.after(i));
    if (frame.isOld || frame.kind === "inner" || frame.kind === "for" || next === kinds.else) return false;
    if (frame.fresh) return true;
    if (frame.kind !== "elements") return false;
    return role === "else" || (role === "end" && (isClosing(next) || next === kinds.comma));
  }
}

function unitName(line: string): LineName {
  return isKnownDirective(line) ? "DIRECTIVE" : "UNKNOWN_DIRECTIVE";
}

function isClosing(kind: number): boolean {
  return kind === kinds.closeBrace || kind === kinds.close || kind === kinds.closeBracket;
}
