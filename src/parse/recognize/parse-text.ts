import { type Symbols, symbolsOf } from "../../grammar/analysis/minimal-replacements.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { IslandParser, type IslandPlan } from "./islands.js";
import { type Parsed, type ParseOptions, type ParsePlan, parse, parseFlat } from "./parse.js";

/** How much is tried: full look-ahead if it takes that, SLL only, or just the tokens. */
export type Effort = "full" | "quick" | "flat";

/** A parsed text and what is known of the grammar's symbols. */
export interface ParsedText extends Parsed {
  readonly symbols: Symbols;
}

interface TextOptions extends ParseOptions {
  readonly effort?: Effort;
  /** See {@link ParsePlan.deadline}. */
  readonly deadline?: number | undefined;
}

/**
 * Parses a text and the islands in it on this thread's stack.
 * @throws RangeError if it is nested deeper than the stack allows, DeadlineError, and what the grammar's code throws
 */
export function parseText(
  grammar: Grammar,
  text: string,
  { start, buildHiddenTokens = false, spacedReplacements = false, effort = "full", deadline }: TextOptions,
): ParsedText {
  const parsePart = (part: Grammar, itsText: string, plan: ParsePlan) => {
    if (effort === "flat") return parseFlat(part, itsText, plan);
    return parse(part, itsText, { ...plan, prediction: effort === "quick" ? "sll" : part.prediction });
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
  const archipelago = new IslandParser(grammar, symbols);
  return { ...archipelago.parse(grammar, text, plan), symbols: archipelago.symbols };
}
