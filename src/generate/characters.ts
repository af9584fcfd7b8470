/** The characters that a transition of a lexer accepts, readable ones first. */
import { Token, type Transition } from "antlr4ng";
import { labelOf } from "../grammar/analysis/shortest-sentences.js";
import type { ChoiceSource } from "./choice-source.js";

/** Ranges of readable characters, the simplest first. */
const readable = ["az", "09", "AZ", "!/", ":@", "[`", "{~", "  ", "\n\n", "\t\t"].map(
  (range) => [range.charCodeAt(0), range.charCodeAt(1)] as const,
);

/** Code points that are no characters of their own. */
const surrogates = [0xd800, 0xdfff] as const;

/** A set of characters. */
export interface Characters {
  /** The readable ones in ASCII. */
  readonly plain: readonly string[];
  /** Ranges of all others, ends included. */
  readonly others: readonly (readonly [number, number])[];
  readonly count: number;
}

/**
 * The characters of a transition; `none` if it matches the end of the text, undefined if it matches nothing.
 * @param transition of a lexer's ATN
 */
export function charactersOf(transition: Transition): Characters | "none" | undefined {
  const label = labelOf(transition, 0, 0x10ffff);
  if (label.length === 0) return undefined;
  if (label.minElement === Token.EOF) return "none";
  const plain: string[] = [];
  for (const [first, last] of readable) {
    for (let point = first; point <= last; point++) if (label.contains(point)) plain.push(String.fromCharCode(point));
  }
  const others = [...label].flatMap(({ start, stop }) => outside([start, stop], readable.concat([surrogates])));
  const count = others.reduce((sum, [first, last]) => sum + last - first + 1, plain.length);
  return count === 0 ? undefined : { plain, others, count };
}

/**
 * Chooses one character.
 * @param characters at least one
 * @param source draws the number of the character
 */
export function chooseCharacter({ plain, others, count }: Characters, source: ChoiceSource): string {
  if (count === 1 && plain.length === 1) return plain[0] as string;
  const choice = count === 1 ? 0 : source.choose({ count, likely: plain.length });
  if (choice < plain.length) return plain[choice] as string;
  let rest = choice - plain.length;
  for (const [first, last] of others) {
    if (rest <= last - first) return String.fromCodePoint(first + rest);
    rest -= last - first + 1;
  }
  throw new RangeError(`There is no character ${choice} of ${count}.`);
}

/** What is left of a range without others. */
function outside(
  range: readonly [number, number],
  others: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  return others.reduce<readonly (readonly [number, number])[]>(
    (parts, [first, last]) =>
      parts.flatMap(([from, to]) => {
        if (last < from || first > to) return [[from, to] as const];
        return ([[from, first - 1] as const, [last + 1, to] as const] as const).filter(([a, b]) => a <= b);
      }),
    [range],
  );
}
