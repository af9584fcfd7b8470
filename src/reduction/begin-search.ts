/** The searches of a reduction: over a tree, over a text, over choices, and over the outline of a large text. */
import { type ListMinimizer, listMinimizer } from "../lists/list-minimizers.js";
import type { ParsedTree } from "../parse/parsed-tree.js";
import { syntaxOf } from "../parse/syntax-of-text.js";
import { reduceLargeText } from "../pipeline/large-text.js";
import { runAlgorithm } from "../pipeline/own-algorithm.js";
import { pipeline } from "../pipeline/pipeline.js";
import type { ProgramDialogue } from "../pipeline/programs.js";
import type { TreeCache } from "../pipeline/tree-cache.js";
import type { GeneratedInput } from "../reducer/choices/generated-input.js";
import type { Candidate } from "../schedule/candidate.js";
import { mapSearch, type Search } from "../search/search.js";
import { type Cut, edit, noEdits } from "../tree/edits.js";
import { Unparser } from "../tree/unparse.js";
import type { ReductionContext } from "./context.js";
import { parseOptions } from "./parse-input.js";
import { mostParsedOf } from "./size-limit.js";

/** What a search gets beside its text. */
interface SearchInput {
  readonly parsed: ParsedTree | undefined;
  /** Shares trees between several runs of the same search. */
  readonly trees?: TreeCache | undefined;
  /** What the user's programs say. */
  readonly programs?: readonly ProgramDialogue[];
}

/**
 * Returns a function that starts the search over a text, or over its tree.
 * @param text the text to start from
 * @param input the tree of the text, if there is one
 * @param context the reduction
 */
export function searchOf(text: string, input: SearchInput, context: ReductionContext) {
  const { options, grammar, protection } = context;
  const { parsed, trees, programs = [] } = input;
  const { generated, reduce, ...others } = options;
  const minimize = listMinimizer(options.list, options.ddmin);
  if (generated) return () => searchByChoices(text, generated, minimize);
  const syntax = parsed && grammar && syntaxOf(grammar, parsed, parseOptions(context));
  const tree = syntax && parsed.tree;
  if (typeof reduce === "function") {
    const unparser = syntax && new Unparser(parsed.tree, options.layout ?? "keep", syntax.clash);
    const textOf = (cuts: readonly Cut[]) => {
      if (!unparser) throw new TypeError("There is no tree. Give a language.");
      return unparser.unparse(edit(noEdits, cuts));
    };
    return () => runAlgorithm(reduce, { text, tree, textOf, minimize });
  }
  const settings = { ...others, ...(reduce !== undefined && { reduce }) };
  const ranges = protection.rangesOf(text, parsed);
  return () => pipeline({ text, ranges, programs, ...(tree && { tree, syntax, trees }) }, settings);
}

/** Reduces a generated text by the choices that made it. */
function searchByChoices(text: string, generated: GeneratedInput, minimize: ListMinimizer): Search<Candidate, unknown> {
  const search = generated.search(text, minimize);
  return mapSearch(search, (replayed): Candidate => ({ phase: "choices", text: () => replayed.text }));
}

/**
 * Warns that a text is too large to be parsed. Returns a function that starts the search that reduces its outline.
 * @param context the reduction; its events tell of the text
 * @param text a text that {@link isLarge} holds for
 */
export function largeSearchOf(context: ReductionContext, text: string) {
  const { options, protection } = context;
  const most = mostParsedOf(context);
  const what = text.length > most ? `${text.length} characters; up to ${most} are parsed` : "very many parts";
  options.onEvent?.({ kind: "warning", message: `The input has ${what}. It is first reduced by lines and brackets.` });
  const minimize = listMinimizer(options.list, options.ddmin);
  const ranges = protection.rangesOf(text, undefined);
  return () => reduceLargeText({ text, ranges }, { minimize, most });
}

/** A search without candidates, for which only the result is tested again. */
export function* noSearch(): Search<Candidate, void> {}
