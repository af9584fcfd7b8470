/**
 * Brings numbers nearer to 0, one after the other: numbers, bigints and Dates. An integer is bisected between what fails and what does
 * not, as Hypothesis does it: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation: Insights from the Hypothesis
 * Reducer", ECOOP 2020.
 *
 * Guarantee: if the result is the text itself, no single number can become 0, positive or an integer, or have fewer digits behind the
 * point; and no integer can be nearer to 0 by one. Only texts that are not longer are tried.
 */
import type { Search } from "../search/search.js";
import { allItems, type Item, writeNumber } from "./notation.js";

/**
 * Yields texts in the notation of values with smaller numbers.
 * @param start in the notation of values; known to be interesting
 */
export function* lowerNumbers(start: string): Search<string, string> {
  let text = start;
  const count = numeralsOf(start).length;
  for (let i = 0; i < count; i++) text = yield* lowerNumber(text, i);
  return text;
}

function* lowerNumber(start: string, index: number): Search<string, string> {
  const item = numeralsOf(start)[index] as Item;
  const [before, behind] = [start.slice(0, item.from), start.slice(item.to)];
  let value = start.slice(item.from, item.to);
  const place = { before, behind };
  for (const simpler of simplerThan(value)) {
    const found = yield* tryOne(place, simpler);
    if (!found) continue;
    value = simpler;
    break;
  }
  return before + (yield* bisect(value, place)) + behind;
}

/** A text around a number. */
interface Around {
  readonly before: string;
  readonly behind: string;
}

function* tryOne({ before, behind }: Around, numeral: string): Search<string, boolean> {
  return (yield [before + numeral + behind]) !== undefined;
}

/** Brings an integer nearer to 0 until the next one does not work. */
function* bisect(start: string, place: Around): Search<string, string> {
  const integer = integerOf(start);
  if (integer === undefined || integer === 0n) return start;
  const sign = integer < 0n ? -1n : 1n;
  const write = (magnitude: bigint) => writeInteger(start, sign * magnitude);
  let [low, high] = [0n, sign * integer];
  // First small ones, because most numbers can be small.
  for (let step = 1n; low + step < high; step *= 2n) {
    if (yield* tryOne(place, write(low + step))) high = low + step;
    else low += step;
  }
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (yield* tryOne(place, write(middle))) high = middle;
    else low = middle;
  }
  return write(high);
}

/** Simpler variants of a number, the simplest first. */
function simplerThan(numeral: string): readonly string[] {
  const integer = integerOf(numeral);
  if (integer !== undefined) {
    return integer === 0n
      ? []
      : [writeInteger(numeral, 0n), ...(integer < 0n ? [writeInteger(numeral, -integer)] : [])];
  }
  const value = Number(numeral.slice(1, -1).replace(/_+$/, ""));
  const isDate = numeral[0] === "D";
  if (isDate) return ["D0;"];
  const variants = [0, Math.abs(Math.trunc(value)), Math.trunc(value), ...rounded(value), Math.abs(value)];
  return [...new Set(variants.map(writeNumber))].filter((each) => each !== numeral);
}

/** A finite number with fewer digits, the fewest first. */
function rounded(value: number): readonly number[] {
  if (!Number.isFinite(value)) return [];
  return Array.from({ length: 16 }, (_, digits) => Number(value.toPrecision(digits + 1))).filter(
    (each) => Number.isFinite(each) && String(Math.abs(each)).length < String(Math.abs(value)).length,
  );
}

/** The integer value of a number, bigint or Date; undefined if it is not an integer. */
function integerOf(numeral: string): bigint | undefined {
  const text = numeral.slice(1, -1).replace(/_+$/, "");
  if (numeral[0] === "I") return BigInt(text);
  const value = Number(text);
  return Number.isInteger(value) && !Object.is(value, -0) ? BigInt(value) : undefined;
}

/** An integer as a number, bigint or Date. */
function writeInteger(like: string, integer: bigint): string {
  return like[0] === "N" ? writeNumber(Number(integer)) : `${like[0]}${integer};`;
}

/** All numbers, bigints and Dates of a text, in order. */
function numeralsOf(text: string): readonly Item[] {
  return [...allItems(text)].filter(({ kind }) => kind === "number" || kind === "bigint" || kind === "date");
}
