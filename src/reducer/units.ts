import type { ListMinimizer } from "../lists/list-minimizers.js";
import type { Search } from "../search/search.js";

/**
 * The units of a text that is reduced without a grammar.
 * - `line`: a line with its end, be that LF, CR or CRLF
 * - `char`: a code point
 * - `token`: a token with the layout before it
 */
export type Unit = "line" | "char" | "token";

/** The lines or the characters of a text; together they are the text. */
export function splitIntoUnits(text: string, atom: Exclude<Unit, "token">): readonly string[] {
  if (atom === "char") return Array.from(text);
  return text === "" ? [] : text.split(/(?<=\n|\r(?!\n))/);
}

/**
 * The tokens of a text, each with the layout before it; together they are the text.
 * @param layouts what is before each token and, last, behind them all
 */
export function joinTokens(tokens: readonly string[], layouts: readonly string[]): readonly string[] {
  const atoms = tokens.map((token, i) => (layouts[i] ?? "") + token);
  const end = layouts[tokens.length] ?? "";
  return end === "" ? atoms : [...atoms, end];
}

/** Minimises what makes up a text. A candidate is those that stay; it is not joined, for most are never looked at. */
export function reduceUnits(
  atoms: readonly string[],
  minimize: ListMinimizer,
): Search<readonly string[], readonly string[]> {
  return minimize(atoms, (atom) => atom.length);
}
