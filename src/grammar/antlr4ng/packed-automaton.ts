/**
 * Automata of generated lexers and parsers, packed in text: `pack-generated.mjs` writes them, and they are read when a grammar is loaded.
 * Lists of numbers would take more than twice as many bytes, compressed or not.
 *
 * The text holds whole numbers. One below zero, -n, is written as 2n - 1, another one, n, as 2n; the digits have the base {@link half}, and all
 * but the last are from the upper half of {@link digits}. The numbers are segments: how a segment is coded, how many numbers it stands for, and
 * these, coded:
 * - 1 or more: each number less the one that many places before it
 * - 0: numbers in columns of 6, as edges are: first all states that edges leave, each less the one before; then all states that they lead to, each
 *   less the one that its edge leaves; then the kinds and the labels, the first of which are also coded as differences
 */
export const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,-./:;<=>?@[]^_{|}~ ";

/** The base of the digits. */
export const half = digits.length >> 1;

/** How many numbers describe an edge. */
export const edgeSize = 6;

/**
 * The numbers of a packed automaton, as antlr4ng reads them.
 * @param text as the build has packed it
 */
export function unpackAutomaton(text: string): number[] {
  const coded = numbersIn(text);
  const segments: number[][] = [];
  for (let at = 0; at < coded.length; ) {
    const [stride = 0, count = 0] = coded.slice(at, at + 2);
    const segment = coded.slice(at + 2, at + 2 + count);
    segments.push(stride === 0 ? edgesOf(segment) : sums(segment, stride));
    at += 2 + count;
  }
  return segments.flat();
}

function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let more = 0;
  for (const digit of text) {
    const value = digits.indexOf(digit);
    if (value >= half) {
      more = more * half + value - half + 1;
      continue;
    }
    const number = more * half + value;
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    more = 0;
  }
  return numbers;
}

function sums(differences: readonly number[], stride: number): number[] {
  const numbers: number[] = [];
  for (const [i, difference] of differences.entries()) numbers.push(difference + (numbers[i - stride] ?? 0));
  return numbers;
}

function edgesOf(segment: readonly number[]): number[] {
  const count = segment.length / edgeSize;
  const column = (index: number) => segment.slice(index * count, (index + 1) * count);
  const from = sums(column(0), 1);
  const columns = [
    from,
    column(1).map((step, i) => step + (from[i] ?? 0)),
    column(2),
    sums(column(3), 1),
    column(4),
    column(5),
  ];
  return from.flatMap((_, i) => columns.map((each) => each[i] as number));
}
