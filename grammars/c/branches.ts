/** Pairs the brackets of C and the conditional lines of the preprocessor. */
import { kinds } from "./kinds.js";
import { type Role, roleOf } from "./roles.js";
import type { Scan } from "./rough-token-list.js";

/** All by the index of a token. */
export interface Branches {
  /** The other bracket, 0 if there is none. */
  readonly matches: Int32Array;
  /** By the parenthesis around it, the first semicolon directly in it. */
  readonly semicolons: ReadonlyMap<number, number>;
  readonly roles: ReadonlyMap<number, Role>;
  /** The next line of the same group. */
  readonly nexts: ReadonlyMap<number, number>;
  /** The last line of the same group. */
  readonly ends: ReadonlyMap<number, number>;
}

/** A bracket that is open, and those around it: shared, so that each branch of a group can begin with the same ones. */
interface Open {
  readonly at: number;
  /** The file has nothing around it. */
  readonly around: Open | undefined;
}

/** An open group: where its lines are, and the open brackets at its beginning and where its first branch ended. */
interface OpenGroup {
  readonly lines: number[];
  readonly before: Open;
  behind: Open | undefined;
}

/** Pairs what belongs together. Of the branches of a group, the first one decides what is open behind it. */
export function branchesOf(scan: Scan): Branches {
  const pairs = new Pairs(scan);
  for (let i = 0; i < scan.kinds.length; i++) pairs.read(i);
  return pairs;
}

class Pairs implements Branches {
  readonly matches: Int32Array;
  readonly semicolons = new Map<number, number>();
  readonly roles = new Map<number, Role>();
  readonly nexts = new Map<number, number>();
  readonly ends = new Map<number, number>();
  readonly #scan: Scan;
  readonly #groups: OpenGroup[] = [];
  #open: Open = { at: -1, around: undefined };

  constructor(scan: Scan) {
    this.matches = new Int32Array(scan.kinds.length);
    this.#scan = scan;
  }

  read(i: number): void {
    switch (this.#scan.kinds[i]) {
      case kinds.directive:
        this.#readLine(i);
        break;
      case kinds.semicolon:
        this.#readSemicolon(i);
        break;
      case kinds.open:
      case kinds.openBracket:
      case kinds.openBrace:
        this.#open = { at: i, around: this.#open };
        break;
      case kinds.close:
        this.#close(i, kinds.open);
        break;
      case kinds.closeBracket:
        this.#close(i, kinds.openBracket);
        break;
      case kinds.closeBrace:
        // A brace closes the parentheses in it that were left open.
        while (this.#open.around && this.#openKind !== kinds.openBrace) this.#open = this.#open.around;
        this.#close(i, kinds.openBrace);
    }
  }

  get #openKind(): number | undefined {
    return this.#scan.kinds[this.#open.at];
  }

  #close(i: number, opener: number): void {
    const { at, around } = this.#open;
    if (!around || this.#openKind !== opener) return;
    this.#open = around;
    this.matches[at] = i;
    this.matches[i] = at;
  }

  #readSemicolon(i: number): void {
    const { at } = this.#open;
    if (this.#openKind === kinds.open && !this.semicolons.has(at)) this.semicolons.set(at, i);
  }

  #readLine(i: number): void {
    const { text, starts, ends } = this.#scan;
    const role = roleOf(text.slice(starts[i], ends[i]));
    if (role === undefined) return;
    if (role === "if" || role === "never") {
      this.roles.set(i, role);
      this.#groups.push({ lines: [i], before: this.#open, behind: undefined });
      return;
    }
    const group = this.#groups.at(-1);
    if (!group) return;
    this.roles.set(i, role);
    this.nexts.set(group.lines.at(-1) as number, i);
    group.lines.push(i);
    group.behind ??= this.#open;
    this.#open = role === "end" ? group.behind : group.before;
    if (role !== "end") return;
    for (const line of group.lines) this.ends.set(line, i);
    this.#groups.pop();
  }
}
