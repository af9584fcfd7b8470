/** The whole reduction of a test case as one search: the passes of a pipeline, one after the other. */

import type { Syntax } from "../language/syntax.js";
import type { DdminOptions } from "../lists/ddmin.js";
import { type ListMinimizer, type ListMinimizerName, listMinimizer } from "../lists/list-minimizers.js";
import { outdent } from "../reducer/outdent.js";
import { carryThroughLayout, type RespacedText, respace } from "../reducer/respace.js";
import { sentencesOnly } from "../reducer/step-memory/sentences-only.js";
import { StepMemory } from "../reducer/step-memory/step-memory.js";
import { trimCharacters } from "../reducer/trim-characters.js";
import { joinTokens, type PlacedUnit, placeUnits, reduceUnits, splitIntoUnits } from "../reducer/units.js";
import type { Candidate } from "../schedule/candidate.js";
import { filterSearch, mapSearch, type Search } from "../search/search.js";
import { SeenTexts } from "../search/seen-texts.js";
import type { Reduced } from "../search/working-tree.js";
import { stagesOf, type TransformOptions } from "../transform/transforms.js";
import { type Edits, noEdits } from "../tree/edits.js";
import { type Layout, lengthOfTokens, withMinimalLayout, withoutSomeLayout } from "../tree/layout.js";
import type { Tree } from "../tree/node.js";
import { carry, type ProtectedText, protect, spares, type TextRange } from "../tree/protection.js";
import { Unparser } from "../tree/unparse.js";
import { type TreeAlgorithm, treeAlgorithm } from "./algorithms.js";
import { isTextPass, type Pass, passesOf } from "./notation.js";
import type { ProgramDialogue } from "./programs.js";
import type { PreparedTree, TreeCache } from "./tree-cache.js";

/** Which algorithms reduce a test case, and how they work. */
export interface PipelineOptions extends TransformOptions {
  /** The notation of a pipeline, or the name of a preset. Default: `default`. */
  readonly reduce?: string;
  /** The list minimiser of every algorithm. Default: the one that the algorithm's authors use, otherwise `ddmin`. */
  readonly list?: ListMinimizerName;
  /** Variations of `ddmin`. */
  readonly ddmin?: DdminOptions;
  /** How candidates are laid out. Default: `keep`. */
  readonly layout?: Layout;
  /** Minimises the layout between the tokens that are left after the last pass. Default: true. */
  readonly respace?: boolean;
}

/** The input of a pipeline. Without a syntax, only passes over lines and characters can run. */
interface PipelineInput {
  readonly text: string;
  /** The protected ranges of the text. */
  readonly ranges?: readonly TextRange[] | undefined;
  /** The tree of the text. */
  readonly tree?: Tree;
  /** Answers the algorithms' questions about the language of the text. */
  readonly syntax?: Syntax;
  /** Trees that several instances of the same search share. */
  readonly trees?: TreeCache | undefined;
  /** The user's programs; all instances of the same search share their replies. */
  readonly programs?: readonly ProgramDialogue[];
}

/** A parsed text and how far it has been reduced. */
interface ReducedTree extends PreparedTree {
  /** Running number of the tree; it distinguishes the tree's configurations from those of other trees. */
  readonly id: number;
  readonly reduced: Reduced;
  /** Whether the tree is prepared for variants of HDD. */
  readonly keepsTree: boolean;
}

/** The test case as the passes so far have left it. */
interface PipelineState extends ProtectedText {
  /** The tree that the text was made from; undefined if the last pass worked on the text alone. */
  readonly prepared?: ReducedTree;
}

/** The state after a pass. */
interface PassResult {
  readonly state: PipelineState;
  /** Whether the pass changed the tree or the text. */
  readonly hasChanged: boolean;
}

/** Comments and indentation are dropped at the beginning if they are at least this share of the text. */
const leastLayout = 0.2;

/**
 * The whole reduction of a test case. Unless something is protected, the first candidate is the empty text, because no text is
 * smaller.
 * @param input the text and how to parse what it becomes
 * @param options the notation, the list minimiser and transforms
 */
export function* pipeline(input: PipelineInput, options: PipelineOptions): Search<Candidate, void> {
  const { text, tree, ranges = [] } = input;
  if (text === "" || (ranges.length === 0 && (yield [{ phase: "empty", text: () => "" }]))) return;
  const passes = passesOf({ ...options, passes: input.programs ?? [] });
  const lastMemory = passes.findLastIndex((pass) => pass.kind === "repeat" && pass.remembersSteps);
  const run = new PipelineRun(input, options);
  let state: PipelineState = { text, ranges };
  for (;;) {
    run.memory = new StepMemory();
    run.needsLayout = false;
    for (const [i, pass] of passes.entries()) {
      if (i > lastMemory) run.memory = undefined;
      if (pass.kind === "repeat") state = yield* run.repeat(passes.slice(0, i), state);
      else state = yield* run.once(pass, state);
    }
    const before = state;
    if (tree && (options.respace ?? true)) state = yield* run.respace(state);
    // What failed because of the layout may succeed without it.
    if (!run.needsLayout || state.text === before.text) return;
  }
}

/** Runs the passes of a pipeline over one test case. */
class PipelineRun {
  readonly #input: PipelineInput;
  /** The tree of the input, or of what `compact` made of it. */
  #tree: Tree | undefined;
  readonly #options: PipelineOptions;
  readonly #minimize: ListMinimizer;
  #treeCount = 0;
  /** The stretches of layout that were made as small as possible, for passes that remember what failed. */
  readonly #keptLayout = new Set<string>();
  /** The number of rounds of each program, and the last text for which it had no more candidates. */
  readonly #programs: readonly { readonly program: ProgramDialogue; rounds: number; exhausted?: string }[];
  /** The steps that failed; undefined if failed steps are to be tried again. */
  memory: StepMemory | undefined;
  /** Whether the test failed without the comments and the indentation of the input. */
  needsLayout = false;

  constructor(input: PipelineInput, options: PipelineOptions) {
    this.#input = input;
    this.#tree = input.tree;
    this.#options = options;
    this.#minimize = listMinimizer(options.list, options.ddmin);
    this.#programs = (input.programs ?? []).map((program) => ({ program, rounds: 0 }));
  }

  /** Runs a pass that is no repetition. */
  *once(pass: Pass, start: PipelineState): Search<Candidate, PipelineState> {
    if (pass.kind === "pass") return yield* this.#pass(pass, start);
    if (pass.kind === "compact") return yield* this.#compact(start);
    return pass.kind === "programs" ? yield* this.#askPrograms(start) : start;
  }

  /** Runs algorithms once, or to their fixpoint if they are to be repeated. */
  *#pass(pass: Pass & { readonly kind: "pass" }, start: PipelineState): Search<Candidate, PipelineState> {
    let state = start;
    const seen = new SeenTexts(start.text);
    for (;;) {
      const result: PassResult = yield* isTextPass(pass)
        ? this.#passOverText(pass.names[0], state)
        : this.#passOverTree(pass.names, state);
      state = result.state;
      // Variants of HDD keep their tree and only remove or replace nodes, so they terminate without comparing texts.
      const mayChangeMore = result.hasChanged && (state.prepared?.keepsTree || seen.add(state.text));
      const isOver = !pass.repeat || !mayChangeMore;
      if (isOver && !state.prepared?.reduced.isUnfinished) return state;
    }
  }

  /** Runs several passes again and again until they change nothing. */
  *repeat(passes: readonly Pass[], start: PipelineState): Search<Candidate, PipelineState> {
    let state = start;
    const seen = new SeenTexts(start.text);
    do {
      for (const pass of passes.filter(({ kind }) => kind !== "compact")) state = yield* this.once(pass, state);
    } while (seen.add(state.text));
    return state;
  }

  /** Tries the simplifications of the language, and drops comments and indentation. */
  *#compact(start: PipelineState): Search<Candidate, PipelineState> {
    let state = start;
    const simplifications = start.ranges.length === 0 ? (this.#syntax.simplifications ?? []) : [];
    for (const simplify of simplifications) {
      const text = simplify(state.text);
      if (text === state.text || text.length > state.text.length) continue;
      if (yield [{ phase: "compact", text: () => text }]) state = { text, ranges: [] };
    }
    if (state !== start) this.#tree &&= withoutSomeLayout(this.#tree, state.text) ?? this.#syntax.parse(state.text);
    return yield* this.#dropLayout(state);
  }

  /**
   * Drops all comments and indentation of the input in one test, if they are a large share of it: most bugs do not depend on them, and
   * the smaller text is quicker to test.
   */
  *#dropLayout(state: PipelineState): Search<Candidate, PipelineState> {
    const { text, ranges } = state;
    const tree = this.#tree;
    const mayChangeLayout = (this.#options.respace ?? true) && ranges.length === 0 && !this.#syntax.isStructural;
    if (!mayChangeLayout || tree?.text !== text) return state;
    const most = (1 - leastLayout) * text.length;
    if (lengthOfTokens(tree) > most) return state;
    const compact = withMinimalLayout(tree);
    if (compact.text.length > most) return state;
    this.needsLayout = !(yield [{ phase: "compact", text: () => compact.text }]);
    if (this.needsLayout) return state;
    this.#tree = compact;
    return { text: compact.text, ranges };
  }

  /**
   * Minimises the layout of the text.
   * @returns the text with its new layout; if there is no grammar, before single characters are removed from it
   */
  *respace(before: PipelineState): Search<Candidate, PipelineState> {
    const state = this.#syntax.isStructural ? yield* this.#outdent(before) : before;
    const { unparser, reduced } = this.#treeOf(state, state.prepared?.keepsTree ?? true);
    const spaced = unparser.pieces(reduced.edits);
    const start = unparser.protectedRanges(reduced.edits);
    const rangesOf = ({ layout }: RespacedText) => carryThroughLayout(start, spaced, layout);
    const candidate = (each: RespacedText): Candidate => ({
      phase: "respace",
      text: () => each.text,
      protectedRanges: () => rangesOf(each),
    });
    const { list, ddmin } = this.#options;
    const oneByOne = listMinimizer(list, { ...ddmin, splitFactor: Number.POSITIVE_INFINITY });
    const kept = this.memory && this.#keptLayout;
    const after = yield* mapSearch(respace(spaced, this.#minimize, oneByOne, kept), candidate);
    const result = { text: after.text, ranges: rangesOf(after) };
    if (this.#syntax.isStructural) yield* this.#trimCharacters(result);
    return result;
  }

  /** Moves lines of a text without a grammar out of the lines above them. */
  *#outdent(state: PipelineState): Search<Candidate, PipelineState> {
    const after = yield* mapSearch(outdent(state), candidateIn("outdent"));
    return after.text === state.text ? state : after;
  }

  /** Removes single characters from a text without a grammar. */
  *#trimCharacters({ text, ranges }: ProtectedText): Search<Candidate, void> {
    const spaced = new Unparser(this.#syntax.parse(text), "keep", this.#syntax.clash).pieces(noEdits);
    yield* mapSearch(trimCharacters(spaced, ranges), candidateIn("characters"));
  }

  *#passOverTree(names: readonly string[], before: PipelineState): Search<Candidate, PassResult> {
    const algorithm = treeAlgorithm(names);
    const prepared = this.#treeOf(before, algorithm.keepsTree ?? false);
    const { id, unparser } = prepared;
    const textOf = (edits: Edits) => unparser.unparse(edits);
    const candidate = (edits: Edits): Candidate => ({
      phase: algorithm.name,
      text: () => textOf(edits),
      key: () => unparser.keyOf(edits),
      configuration: () => `${id} ${JSON.stringify(edits)}`,
      protectedRanges: () => unparser.protectedRanges(edits),
    });
    const reduced = yield* mapSearch(this.#search(algorithm, prepared), candidate);
    const ranges = unparser.protectedRanges(reduced.edits);
    const state = { text: textOf(reduced.edits), ranges, prepared: { ...prepared, reduced } };
    return { state, hasChanged: reduced !== prepared.reduced };
  }

  /** One walk of an algorithm through a tree, without the steps that are known to fail. */
  #search(algorithm: TreeAlgorithm, { tree, unparser, reduced }: ReducedTree): Search<Edits, Reduced> {
    const { list = algorithm.list, ddmin } = this.#options;
    const { memory } = this;
    const context = {
      tree,
      syntax: this.#syntax,
      minimize: listMinimizer(list, ddmin),
      memory,
      textOf: (edits: Edits) => unparser.unparse(edits),
    };
    const { parts } = reduced;
    const all = algorithm.run(reduced, context);
    const search = parts ? filterSearch(all, (edits) => spares(edits, parts)) : all;
    if (!memory) return search;
    const untried = algorithm.usesMemory ? search : memory.filter(search, reduced, context, algorithm);
    return sentencesOnly(untried, reduced, { ...context, memory });
  }

  /** Asks each program until none of its candidates is interesting. Skips a program that has no more candidates for this text. */
  *#askPrograms(start: PipelineState): Search<Candidate, PipelineState> {
    let { text, ranges } = start;
    for (const asked of this.#programs) {
      if (asked.exhausted === text) continue;
      const { rounds } = asked;
      ({ text, ranges, rounds: asked.rounds } = yield* asked.program.search({ text, ranges, rounds }));
      asked.exhausted = text;
    }
    return text === start.text ? start : { text, ranges };
  }

  *#passOverText(name: string, before: PipelineState): Search<Candidate, PassResult> {
    const { units, ranges } = this.#units(name, before);
    const search = reduceUnits(placeUnits(units), this.#minimize, ranges);
    const textOf = (units: readonly PlacedUnit[]) => units.map(({ text }) => text).join("");
    const rangesOf = (units: readonly PlacedUnit[]) => carry(ranges, units);
    const candidate = (units: readonly PlacedUnit[]): Candidate => ({
      phase: name,
      text: () => textOf(units),
      protectedRanges: () => rangesOf(units),
    });
    const kept = yield* mapSearch(search, candidate);
    const text = textOf(kept);
    const hasChanged = text !== before.text;
    return { state: hasChanged ? { text, ranges: rangesOf(kept) } : before, hasChanged };
  }

  /** The units of a text, and the protected ranges of the joined units. */
  #units(
    name: string,
    state: PipelineState,
  ): { readonly units: readonly string[]; readonly ranges: readonly TextRange[] } {
    const { text, ranges } = state;
    if (name === "lines" || name === "chars") {
      return { units: splitIntoUnits(text, name === "lines" ? "line" : "char"), ranges };
    }
    const { unparser, reduced } = this.#treeOf(state, state.prepared?.keepsTree ?? true);
    const { texts, gaps } = unparser.pieces(reduced.edits);
    return { units: joinTokens(texts, gaps), ranges: unparser.protectedRanges(reduced.edits) };
  }

  /** The tree that the text was made from if variants of HDD continue with it, else the tree of the text itself. */
  #treeOf({ text, ranges, prepared }: PipelineState, keepsTree: boolean): ReducedTree {
    if (prepared?.keepsTree && keepsTree) return prepared;
    const make = () => this.#prepare({ text, ranges }, keepsTree);
    const made = this.#input.trees?.get({ text, ranges, keepsTree }, make) ?? make();
    const reduced = { root: made.root, edits: noEdits, parts: made.parts };
    return { ...made, id: ++this.#treeCount, reduced, keepsTree };
  }

  /** Parses a text and transforms its tree. */
  #prepare({ text, ranges }: ProtectedText, keepsTree: boolean): PreparedTree {
    const tree = this.#tree?.text === text ? this.#tree : this.#syntax.parse(text);
    const stages = stagesOf(tree, keepsTree ? this.#options : { ...this.#options, ...withoutHiding });
    const root = stages.at(-1)?.tree.root ?? tree.root;
    const guarded = protect(tree, ranges);
    const unparser = new Unparser(guarded, this.#options.layout ?? "keep", this.#syntax.clash);
    return { tree, root, unparser, parts: guarded.parts };
  }

  /** There is one if a pass needs it: the caller has asked `needsGrammar`. */
  get #syntax(): Syntax {
    return this.#input.syntax as Syntax;
  }
}

/** Turns texts into candidates of a phase. */
function candidateIn(phase: string): (candidate: ProtectedText) => Candidate {
  return ({ text, ranges }) => ({ phase, text: () => text, protectedRanges: () => ranges });
}

/** Switches off the transforms that hide nodes which could replace others. */
const withoutHiding = { squeezeTree: false, hideUnremovableTokens: false, flattenTreeRecursion: false } as const;
