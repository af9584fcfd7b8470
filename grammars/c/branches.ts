/** Pairs the brackets of C and the conditional lines of the preprocessor. */
import { kinds } from "./kinds.js";
import type { Scan } from "./scan.js";

/** What a conditional line is; `never` is `#if 0`, whose text is passed over. */
type Role = "if" | "never" | "else" | "end";

/** All by the index of a token. */
export interface Branches {
  /** The other bracket, 0 if there is none. */
  readonly matches: Int32Array;
  /** By the parenthesis around it, the first semicolon directly in it. */
  readonly semicolons: ReadonlyMap<number, number>;
  readonly roles: readonly (Role | undefined)[];
  /** The next line of the same group. */
  readonly nexts: readonly (number | undefined)[];
  /** The last line of the same group. */
  readonly ends: readonly (number | undefined)[];
}

/** An open group: where its lines are, and the open brackets at its beginning and where its first branch ended. */
interface OpenGroup {
  readonly lines: number[];
  readonly before: readonly number[];
  behind: number[] | undefined;
}

const openers = "([{";
const closers = ")]}";

/** Pairs what belongs together. Of the branches of a group, the first one decides what is open behind it. */
export function branchesOf({ text, kinds: kindOf, starts, ends: tokenEnds }: Scan): Branches {
  const matches = new Int32Array(kindOf.length);
  const roles: (Role | undefined)[] = [];
  const nexts: (number | undefined)[] = [];
  const ends: (number | undefined)[] = [];
  const groups: OpenGroup[] = [];
  const semicolons = new Map<number, number>();
  let stack: number[] = [];
  const branch = (i: number, role: Role) => {
    roles[i] = role;
    if (role === "if" || role === "never") {
      groups.push({ lines: [i], before: [...stack], behind: undefined });
      return i;
    }
    const group = groups.at(-1);
    if (!group) {
      roles[i] = undefined;
      return i;
    }
    nexts[group.lines.at(-1) as number] = i;
    group.lines.push(i);
    group.behind ??= stack;
    stack = role === "end" ? group.behind : [...group.before];
    if (role === "end") {
      for (const line of group.lines) ends[line] = i;
      groups.pop();
    }
    return i;
  };
  for (let i = 0; i < kindOf.length; i++) {
    const kind = kindOf[i] as number;
    if (kind === kinds.directive) {
      const role = roleOf(text.slice(starts[i], tokenEnds[i]));
      if (role) branch(i, role);
      continue;
    }
    if (kind === 59) {
      const around = stack.at(-1);
      if (around !== undefined && kindOf[around] === 40 && !semicolons.has(around)) semicolons.set(around, i);
      continue;
    }
    if (kind < 40 || kind > 125) continue;
    const character = String.fromCharCode(kind);
    if (openers.includes(character)) stack.push(i);
    else if (closers.includes(character)) {
      // A brace closes the parentheses in it that were left open.
      while (character === "}" && stack.length > 0 && kindOf[stack.at(-1) as number] !== 123) stack.pop();
      const opener = stack.at(-1);
      if (
        opener === undefined ||
        openers[closers.indexOf(character)] !== String.fromCharCode(kindOf[opener] as number)
      ) {
        continue;
      }
      stack.pop();
      matches[opener] = i;
      matches[i] = opener;
    }
  }
  return { matches, semicolons, roles, nexts, ends };
}

const conditional = /^(?:#|%:)\s*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/;

function roleOf(line: string): Role | undefined {
  switch (conditional.exec(line)?.[1]) {
    case undefined:
      return undefined;
    case "if":
      return /^(?:#|%:)\s*if\s+0\s*(?:$|\/[/*])/.test(line) ? "never" : "if";
    case "ifdef":
    case "ifndef":
      return "if";
    case "endif":
      return "end";
    default:
      return "else";
  }
}
