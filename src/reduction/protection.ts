/** The protected parts of a test case. They are found in the input once, and followed from each accepted text to the next. */

import type { Grammar } from "../grammar/model/grammar.js";
import { checkRule } from "../grammar/model/rule-names.js";
import type { ParsedTree } from "../parse/parsed-tree.js";
import type { TextRange } from "../tree/protection.js";
import { keyOf } from "../tree/text-key.js";
import { preorder } from "../tree/walk.js";
import { markedRanges, ProtectionError } from "./keep-comments.js";
import type { Platform } from "./platform.js";

/**
 * Which parts of a test case must stay unchanged, in each tested candidate and in the result. Comments can also protect parts:
 * everything between `treemin: keep` and `treemin: end`, each alone in a comment.
 */
export interface KeepOptions {
  /** Everything that a pattern matches. As in a command's expectations, patterns are matched in linear time. */
  readonly patterns?: readonly RegExp[];
  /** Lines: numbers of the first and the last, from 1. */
  readonly lines?: readonly (readonly [first: number, last: number])[];
  /** Names of rules of the grammar: everything that they match. */
  readonly rules?: readonly string[];
}

/** The input whose parts are protected. */
interface ProtectedInput {
  readonly text: string;
  /** Undefined if the text is not parsed, or not at first. */
  readonly grammar: Grammar | undefined;
  readonly warn: (message: string) => void;
  readonly matchesIn: Platform["matchesIn"];
}

/** What is protected of the input and of each accepted text. */
export class Protection {
  readonly #input: ProtectedInput;
  readonly #keep: KeepOptions;
  /** What is known without a tree. */
  readonly #found: readonly TextRange[];
  /** By the keys of texts. */
  readonly #ranges = new Map<string, readonly TextRange[]>();

  /**
   * @throws ProtectionError if the input does not have the lines, or a comment has no end
   * @throws UnknownRuleError if the grammar has no such rule
   * @throws OracleError if a pattern cannot be matched in linear time
   */
  constructor(input: ProtectedInput, keep: KeepOptions = {}) {
    this.#input = input;
    this.#keep = keep;
    checkRules(keep.rules ?? [], input.grammar);
    const { text, warn, matchesIn } = input;
    const matched = (keep.patterns ?? []).flatMap((pattern) => {
      const ranges = matchesIn(pattern, text).filter(({ from, to }) => from < to);
      if (ranges.length === 0) warn(`${pattern} matches nothing in the input, so it protects nothing.`);
      return ranges;
    });
    this.#found = [...matched, ...rangesOfLines(text, keep.lines ?? []), ...markedRanges(text)];
  }

  /** Whether anything may be protected. */
  get isUsed(): boolean {
    return this.#found.length > 0 || (this.#keep.rules ?? []).length > 0;
  }

  /**
   * What is protected of the input or of a text that was accepted.
   * @param parsed the input, unless it is not parsed
   */
  rangesOf(text: string, parsed: ParsedTree | undefined): readonly TextRange[] {
    if (!this.isUsed) return [];
    const known = this.#ranges.get(keyOf(text).digest);
    if (known || text !== this.#input.text) return known ?? [];
    const ranges = joined([...this.#found, ...(parsed ? this.#rangesOfRules(parsed) : [])]);
    this.remember(text, ranges);
    if (ranges.length > 0 && !/\S/.test(without(text, ranges))) {
      this.#input.warn("Everything in the input is protected, so there is nothing to reduce.");
    }
    return ranges;
  }

  /** Remembers what is protected of an accepted text. */
  remember(text: string, ranges: readonly TextRange[]): void {
    if (ranges.length > 0) this.#ranges.set(keyOf(text).digest, ranges);
  }

  #rangesOfRules({ tree }: ParsedTree): readonly TextRange[] {
    const { rules = [] } = this.#keep;
    if (rules.length === 0) return [];
    const { starts, ends } = tree.tokens;
    const missing = new Set(rules);
    const ranges: TextRange[] = [];
    for (const node of preorder(tree.root)) {
      if (node.kind !== "rule" || !rules.includes(node.name) || node.from === node.to) continue;
      missing.delete(node.name);
      ranges.push({ from: starts[node.from] as number, to: ends[node.to - 1] as number });
    }
    for (const rule of missing) this.#input.warn(`The input has no ${rule}, so that rule protects nothing.`);
    return ranges;
  }
}

function checkRules(rules: readonly string[], grammar: Grammar | undefined): void {
  for (const rule of rules) {
    if (grammar) checkRule(grammar, rule);
    else {
      throw new ProtectionError(
        `The rule ${rule} needs a parsed text. This one is too large, or has no grammar: protect lines or a pattern.`,
      );
    }
  }
}

/** The lines without the last line end. */
function rangesOfLines(text: string, lines: readonly (readonly [number, number])[]): readonly TextRange[] {
  if (lines.length === 0) return [];
  const ends = [...text.matchAll(/\r\n|\n|\r|$/g)].filter(
    ({ index, 0: end }) => end !== "" || !/[\n\r]$/.test(text) || index === 0,
  );
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)];
  return lines.flatMap(([first, last]) => {
    if (last > ends.length) {
      const what = first === last ? `Line ${first} is` : `Lines ${first} to ${last} are`;
      throw new ProtectionError(
        `${what} to be kept, but the input has ${ends.length} line${ends.length === 1 ? "" : "s"}.`,
      );
    }
    const range = { from: starts[first - 1] as number, to: ends[last - 1]?.index as number };
    return range.from < range.to ? [range] : [];
  });
}

/** The ranges in order; those that overlap become one. */
function joined(ranges: readonly TextRange[]): readonly TextRange[] {
  const result: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = result.at(-1);
    if (last && range.from < last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else result.push(range);
  }
  return result;
}

function without(text: string, ranges: readonly TextRange[]): string {
  let from = 0;
  const rest = ranges.map((range) => {
    const part = text.slice(from, range.from);
    from = range.to;
    return part;
  });
  return rest.join("") + text.slice(from);
}
