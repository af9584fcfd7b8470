import { symbolsOf } from "../../grammar/analysis/minimal-replacements.js";
import type { Symbols } from "../../grammar/analysis/symbols.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { IslandParser, type IslandPlan } from "./islands.js";
import { parse, parseFlat } from "./parse.js";
import type { Parsed, ParseOptions, ParsePlan } from "./parsed.js";

/** How a text is parsed: with the prediction of the grammar, with SLL prediction only, or not at all, as a flat list of tokens. */
export type Effort = "full" | "sll" | "flat";

/** A parsed text and the symbols of its grammar and islands. */
export interface ParsedText extends Parsed {
  readonly symbols: Symbols;
}

interface ParseEffortOptions extends ParseOptions {
  /** Default: `full`. */
  readonly effort?: Effort;
  /** See {@link ParsePlan.deadline}. */
  readonly deadline?: number | undefined;
}

/**
 * Parses a text and the islands in it on this thread's stack.
 * @param grammar the language of the text
 * @param text the whole text
 * @param options the start rule, the effort, and the deadline as a value of `performance.now()`
 * @throws RangeError if the text is nested deeper than the stack allows
 * @throws DeadlineError if the parse takes longer than the deadline, and whatever the grammar's code throws
 */
export function parseText(
  grammar: Grammar,
  text: string,
  { start, buildHiddenTokens = false, spacedReplacements = false, effort = "full", deadline }: ParseEffortOptions,
): ParsedText {
  const parsePart = (part: Grammar, partText: string, plan: ParsePlan) => {
    if (effort === "flat") return parseFlat(part, partText, plan);
    return parse(part, partText, { ...plan, prediction: effort === "sll" ? "sll" : part.prediction });
  };
  const plan: IslandPlan = {
    rule: start ?? grammar.start,
    buildHiddenTokens,
    prediction: grammar.prediction,
    parse: parsePart,
    depth: 0,
    deadline,
  };
  const symbols = (part: Grammar) => symbolsOf(part, spacedReplacements);
  if (grammar.islands.length === 0 || effort === "flat")
    return { ...parsePart(grammar, text, plan), symbols: symbols(grammar) };
  const islandParser = new IslandParser(grammar, symbols);
  return { ...islandParser.parse(grammar, text, plan), symbols: islandParser.symbols };
}
