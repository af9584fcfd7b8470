import { type Branches, branchesOf } from "./branches.js";
import { kinds } from "./kinds.js";
import type { Scan } from "./rough-token-list.js";

/** The rough tokens of a text by index, and what stands next to them. An index that there is none at is the end. */
export class RoughTokens {
  readonly branches: Branches;
  /** By the parenthesis of arguments, whether they belong to a macro: see `isMacro`. */
  readonly macros = new Map<number, boolean>();
  readonly #scan: Scan;
  readonly #kinds: Uint8Array;
  /** By index the next token that is no line of the preprocessor: a run of lines is passed over at once. */
  readonly #afters: Int32Array;

  constructor(scan: Scan) {
    this.branches = branchesOf(scan);
    this.#scan = scan;
    this.#kinds = scan.kinds;
    this.#afters = aftersOf(scan.kinds);
  }

  /** The index of the end of the text. */
  get last(): number {
    return this.#kinds.length - 1;
  }

  kind(i: number): number {
    return i < 0 ? kinds.end : (this.#kinds[i] ?? kinds.end);
  }

  start(i: number): number {
    return this.#scan.starts[i] as number;
  }

  end(i: number): number {
    return this.#scan.ends[i] as number;
  }

  text(i: number): string {
    return this.#scan.text.slice(this.#scan.starts[i], this.#scan.ends[i]);
  }

  /** The index of the other bracket, 0 if there is none. */
  match(i: number): number {
    return this.branches.matches[i] as number;
  }

  /** The index of the token behind one, lines of the preprocessor left out. */
  after(i: number): number {
    return i < 0 ? this.last : (this.#afters[i] ?? this.last);
  }

  /** The index of the token behind the bracket that belongs to an opening one. */
  behind(i: number): number {
    const match = this.match(i);
    return match > 0 ? this.after(match) : this.last;
  }

  isAtomic(i: number): boolean {
    return this.text(i) === "_Atomic";
  }

  isGeneric(i: number): boolean {
    return this.text(i) === "_Generic";
  }

  /** Tells whether a line of the text ends between a token and the one before it. */
  isFirstOfLine(i: number): boolean {
    return i > 0 && this.#scan.text.slice(this.end(i - 1), this.start(i)).includes("\n");
  }

  /** Tells the lines by which a preprocessor says where the text comes from: they may stand within a unit. */
  isLineMarker(i: number): boolean {
    return /^#\s*(?:\d|line\b)/.test(this.#scan.text.slice(this.start(i), this.start(i) + 12));
  }
}

function aftersOf(kindOf: Uint8Array): Int32Array {
  const afters = new Int32Array(kindOf.length);
  let next = kindOf.length - 1;
  for (let i = kindOf.length - 1; i >= 0; i--) {
    afters[i] = next;
    if (kindOf[i] !== kinds.directive) next = i;
  }
  return afters;
}
