/**
 * Divides a stretch of tokens in the first of these ways that applies: statements, elements between commas, the two sides of
 * `key: value`, parts between spaces, and operands by the precedence of operators. `lines.ts` divides it into lines before.
 */
import type { Groups } from "./groups.js";
import type { TextTokens } from "./text-tokens.js";

/** Tokens from `from` up to `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A part of a divided stretch. */
export interface LayerPart extends Stretch {
  /** Number of tokens at its beginning that separate it from the part before. */
  readonly separators: number;
}

/** Number of the kind of list that a division makes. Elements of lists of the same kind may replace each other. */
export const Division = { lines: 1, statements: 2, elements: 3, sides: 4, words: 5, operands: 6 } as const;

/** A stretch and the parts that it is divided into, at least two. */
export interface DividedStretch {
  readonly division: number;
  readonly parts: readonly LayerPart[];
}

/** The operators that divide a stretch, the ones with the lowest precedence first. All others have the highest precedence. */
const precedences: readonly ReadonlySet<string>[] = [
  ",",
  "= := += -= *= /= %= |= &= ^= ~= => -> <- :",
  "?: ? ??",
  "|| |",
  "&& &",
  "== === != !== < > <= >= <=> =~",
  "+ - ++ --",
  "* / % ** //",
].map((operators) => new Set(operators.split(" ")));

/** The precedence of each operator. */
const precedenceOf: ReadonlyMap<string, number> = new Map(
  precedences.flatMap((operators, i) => [...operators].map((operator) => [operator, i] as const)),
);

/** The key of `key: value` has at most so many parts. */
const longestKey = 3;

const pairing = precedences[1] as ReadonlySet<string>;
const notOperator = /^[\p{L}\p{M}\p{N}\p{Cs}_"'`()[\]{}]|^[$@%\\].|^\p{Cc}/u;

/** Divides stretches of a text. */
export class Layers {
  readonly #tokens: TextTokens;
  readonly #groups: Groups;

  constructor(tokens: TextTokens, groups: Groups) {
    this.#tokens = tokens;
    this.#groups = groups;
  }

  /** The index after a token, or after the group that it begins. */
  next(token: number): number {
    return this.#groups.get(token)?.to ?? token + 1;
  }

  /**
   * Divides a stretch, but not into lines; undefined if it is a single token or group.
   * @param isInBrackets whether commas divide it first
   */
  divide({ from, to }: Stretch, isInBrackets: boolean): DividedStretch | undefined {
    const atoms: number[] = [];
    for (let at = from; at < to; at = this.next(at)) atoms.push(at);
    if (atoms.length < 2) return undefined;
    return (
      this.#between(atoms, to, { division: Division.statements, separator: ";" }) ??
      (isInBrackets ? this.#between(atoms, to, { division: Division.elements, separator: "," }) : undefined) ??
      this.#sides(atoms, to) ??
      this.#words(atoms, to) ??
      this.#operands(atoms, to)
    );
  }

  #between(
    atoms: readonly number[],
    to: number,
    { division, separator }: { readonly division: number; readonly separator: string },
  ): DividedStretch | undefined {
    const isSeparator = (at: number) => this.#tokens.length(at) === 1 && this.#tokens.firstOf(at) === separator;
    return divided(division, partsAt(atoms.filter(isSeparator), atoms, to));
  }

  /** The key and the value of a line or element such as `key: value` or `name = value`. */
  #sides(atoms: readonly number[], to: number): DividedStretch | undefined {
    let words = 0;
    for (const [i, at] of atoms.entries()) {
      if (i > 0 && pairing.has(this.#operatorAt(at) ?? "")) {
        const behind = atoms[i + 1];
        const isLoose = behind === undefined || this.#tokens.isApart(behind);
        return isLoose ? divided(Division.sides, partsAt([at], atoms, to)) : undefined;
      }
      if (i === 0 || this.#tokens.isApart(at)) words++;
      if (words > longestKey) return undefined;
    }
    return undefined;
  }

  /** The parts between spaces; an operator joins the parts on both sides. */
  #words(atoms: readonly number[], to: number): DividedStretch | undefined {
    const bounds = atoms.filter((at, i) => i > 0 && this.#tokens.isApart(at) && !this.#isJoined(atoms, i));
    const starts = [atoms[0] as number, ...bounds];
    return divided(
      Division.words,
      starts.map((from, i) => ({ from, to: starts[i + 1] ?? to, separators: 0 })),
    );
  }

  /** Whether an operator joins what is on both sides of the space before atom `i`. */
  #isJoined(atoms: readonly number[], i: number): boolean {
    const [left, right, behind] = [atoms[i - 1], atoms[i], atoms[i + 1]] as [number, number, number | undefined];
    const isInfixRight = behind !== undefined && this.#tokens.isApart(behind) && this.#operatorAt(right) !== undefined;
    if (this.#operatorAt(left) !== undefined) return i > 1 && this.#operatorAt(atoms[i - 2] as number) === undefined;
    return isInfixRight;
  }

  /**
   * The parts between the operators of lowest precedence; without operators, the adjacent parts, as in `f(x)`.
   */
  #operands(atoms: readonly number[], to: number): DividedStretch | undefined {
    let least = Number.POSITIVE_INFINITY;
    let separators: number[] = [];
    for (const [i, at] of atoms.entries()) {
      const operator = this.#operatorAt(at);
      if (operator === undefined || i === 0 || i === atoms.length - 1) continue;
      if (this.#operatorAt(atoms[i - 1] as number) !== undefined) continue;
      const precedence = precedenceOf.get(operator) ?? precedences.length;
      if (precedence < least) [least, separators] = [precedence, []];
      if (precedence === least) separators.push(at);
    }
    if (separators.length === 0) return this.#juxtaposed(atoms, to);
    return divided(Division.operands + least, partsAt(separators, atoms, to));
  }

  #juxtaposed(atoms: readonly number[], to: number): DividedStretch | undefined {
    return divided(
      Division.words,
      atoms.map((from, i) => ({ from, to: atoms[i + 1] ?? to, separators: 0 })),
    );
  }

  /** The operator that a token is; undefined if it is something else. */
  #operatorAt(token: number): string | undefined {
    if (this.#groups.has(token)) return undefined;
    const text = this.#tokens.textOf(token);
    return notOperator.test(text) ? undefined : text;
  }
}

/** The parts of a stretch between separators. Each separator belongs to the part after it. */
function partsAt(separators: readonly number[], atoms: readonly number[], to: number): readonly LayerPart[] {
  const first = atoms[0] as number;
  const bounds = separators.filter((at) => at > first);
  if (bounds.length === 0) return [];
  const ends = [...bounds, to];
  const parts = bounds.map((from, i) => {
    const end = ends[i + 1] as number;
    return { from, to: end, separators: end > from + 1 ? 1 : 0 };
  });
  return [{ from: first, to: bounds[0] as number, separators: 0 }, ...parts];
}

function divided(division: number, parts: readonly LayerPart[]): DividedStretch | undefined {
  return parts.length > 1 ? { division, parts } : undefined;
}
