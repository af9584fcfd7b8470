/**
 * Islands, as in picireny: tokens that contain text of another language. Each part that a named group of the pattern matches is
 * parsed by the grammar and rule that the group names. Its table replaces the token; the rest of the token stays a token.
 */
import type { GrammarSymbol, Symbols } from "../../grammar/analysis/symbols.js";
import { type Grammar, grammarsOf, type Island } from "../../grammar/model/grammar.js";
import { hidden, type ParseTable } from "../table/parse-table.js";
import { type Offsets, type Patch, renumber, type SplicedRange, splice } from "../table/splice-tables.js";
import type { SyntaxProblem } from "../table/syntax-problem.js";
import { earliest } from "./parse.js";
import type { Parsed, ParsePlan } from "./parsed.js";

/** A range of a token's text: an island, or text around islands. Offsets are UTF-16 units from the start of the token. */
interface IslandRange {
  readonly start: number;
  readonly end: number;
  /** Undefined around islands. */
  readonly island: { readonly grammar: Grammar; readonly rule: string } | undefined;
}

/** Splits the text of a token into ranges; undefined if it contains no island. */
function splitToken(islands: readonly Island[], text: string): readonly IslandRange[] | undefined {
  const found: IslandRange[] = [];
  for (const { pattern, parts } of islands) {
    for (const match of text.matchAll(pattern)) {
      for (const { group, grammar, rule } of parts) {
        const [start = 0, end = 0] = match.indices?.groups?.[group] ?? [];
        if (start < end) found.push({ start, end, island: { grammar, rule } });
      }
    }
  }
  if (found.length === 0) return undefined;
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const ranges: IslandRange[] = [];
  let end = 0;
  for (const each of found) {
    if (each.start < end) continue; // inside another island
    if (each.start > end) ranges.push({ start: end, end: each.start, island: undefined });
    ranges.push(each);
    end = each.end;
  }
  if (end < text.length) ranges.push({ start: end, end: text.length, island: undefined });
  return ranges;
}

/** How deep islands may nest. Without a limit, a token that is as a whole an island of its own grammar would never end. */
const deepest = 50;

/** How a text and its islands are parsed. */
export interface IslandPlan extends ParsePlan {
  /** Parses a text without its islands. */
  readonly parse: (grammar: Grammar, text: string, plan: ParsePlan) => Parsed;
  /** The number of islands around the text. */
  readonly depth: number;
}

/** A parsed token with islands. */
interface ParsedPatch extends Patch, Pick<Parsed, "prediction"> {
  /** Computes the first problem in the islands, with its position in the text; undefined if there is none. */
  readonly problem: (() => SyntaxProblem) | undefined;
}

/** Parses texts with islands. All grammars share one numbering of rules, tokens and blocks. */
export class IslandParser {
  /** The symbols of all grammars in the shared numbering. */
  readonly symbols: Symbols;
  readonly #offsets = new Map<Grammar, Offsets>();

  constructor(grammar: Grammar, symbolsOf: (grammar: Grammar) => Symbols) {
    const rules: GrammarSymbol[] = [];
    const tokens: GrammarSymbol[] = [];
    const plusBlocks = new Map<number, string>();
    const units = new Map<string, ReadonlySet<string>>();
    let state = 0;
    grammarsOf(grammar).forEach((each, index) => {
      const own = symbolsOf(each);
      const rest = tokens.length + own.tokens.length;
      const first = { rule: rules.length, token: tokens.length, state };
      this.#offsets.set(each, { index, ...first, rules: own.rules.length, rest, dropped: state + own.states });
      rules.push(...own.rules, ...own.tokens);
      tokens.push(...own.tokens, { name: "", replacement: undefined });
      for (const [block, text] of own.plusBlocks) plusBlocks.set(block + state, text);
      // Two grammars may have rules of the same name. Then the union allows too much, which only costs tests.
      for (const [rule, names] of own.units) units.set(rule, new Set([...(units.get(rule) ?? []), ...names]));
      state += own.states + 1;
    });
    this.symbols = { rules, tokens, plusBlocks, units, states: state };
  }

  /** Parses a text and the islands in it. */
  parse(grammar: Grammar, text: string, plan: IslandPlan): Parsed {
    const { table, problem, prediction } = plan.parse(grammar, text, plan);
    const offsets = this.#offsets.get(grammar) as Offsets;
    const renumbered = renumber(table, offsets);
    const patches = this.#patches(grammar, { text, table, plan });
    const inner = patches.find((patch) => patch.problem)?.problem?.();
    return {
      table: patches.length === 0 ? renumbered : splice(renumbered, patches, offsets),
      problem: earliest(problem, inner),
      prediction: patches.some((patch) => patch.prediction === "ll") ? "ll" : prediction,
    };
  }

  #patches(
    grammar: Grammar,
    { text, table, plan }: { readonly text: string; readonly table: ParseTable; readonly plan: IslandPlan },
  ) {
    const { tokens } = table;
    const symbols = this.symbols.tokens;
    const { token: offset } = this.#offsets.get(grammar) as Offsets;
    const byToken = new Map<string, readonly Island[]>();
    for (const island of grammar.islands) byToken.set(island.token, [...(byToken.get(island.token) ?? []), island]);
    const patches: ParsedPatch[] = [];
    if (byToken.size === 0 || plan.depth >= deepest) return patches;
    for (let token = 0; token < tokens.starts.length; token++) {
      const islands = byToken.get(symbols[offset + (tokens.types[token] as number)]?.name ?? "");
      if (!islands || tokens.categories[token] === hidden) continue;
      const start = tokens.starts[token] as number;
      const ranges = splitToken(islands, text.slice(start, tokens.ends[token]));
      if (ranges) patches.push(this.#patch({ token, start, text, ranges }, plan));
    }
    return patches;
  }

  #patch(
    {
      token,
      start,
      text,
      ranges,
    }: {
      readonly token: number;
      readonly start: number;
      readonly text: string;
      readonly ranges: readonly IslandRange[];
    },
    plan: IslandPlan,
  ): ParsedPatch {
    let first: ParsedPatch["problem"];
    let decided: Parsed["prediction"] = "sll";
    const pieces = ranges.map((range): SplicedRange => {
      const [from, to] = [start + range.start, start + range.end];
      if (!range.island) return { start: from, end: to, table: undefined };
      const { grammar, rule } = range.island;
      const part = text.slice(from, to);
      const { table, problem, prediction } = this.parse(grammar, part, { ...plan, rule, depth: plan.depth + 1 });
      if (problem) first ??= () => shift(problem, text, from);
      if (prediction === "ll") decided = prediction;
      return { start: from, end: to, table };
    });
    return { token, pieces, problem: first, prediction: decided };
  }
}

/** Moves a problem in a part of a text to its position in the whole text. */
function shift({ line, column, message }: SyntaxProblem, text: string, start: number): SyntaxProblem {
  const before = text.slice(0, start);
  const lines = before.split("\n");
  const ahead = line === 1 ? [...(lines.at(-1) ?? "")].length : 0;
  return { line: line + lines.length - 1, column: column + ahead, message };
}
