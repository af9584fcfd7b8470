import type { Language } from "./language.js";
import type { Candidate } from "./oracle/run.js";
import { type Pass, readPipeline } from "./pipeline-notation.js";
import { treeAlgorithm, treeAlgorithmNames } from "./reducer/algorithms.js";
import type { DdminOptions } from "./reducer/ddmin.js";
import type { Reduced } from "./reducer/draft.js";
import { type ListMinimizer, type ListMinimizerName, listMinimizer } from "./reducer/list-minimizers.js";
import { respace } from "./reducer/respace.js";
import { mapSearch, type Search } from "./reducer/search.js";
import { isShortlexSmaller } from "./reducer/shortlex.js";
import { dropEmptyNodes } from "./transform/drop-empty-nodes.js";
import { flattenTreeRecursion } from "./transform/flatten-tree-recursion.js";
import { hideUnremovableTokens } from "./transform/hide-unremovable-tokens.js";
import { hideWhitespace } from "./transform/hide-whitespace.js";
import { squeezeTree } from "./transform/squeeze-tree.js";
import { unifySeparatedLists } from "./transform/unify-separated-lists.js";
import { type Edits, noEdits } from "./tree/edits.js";
import type { Tree } from "./tree/node.js";
import { type Layout, Unparser } from "./tree/unparse.js";

/** What is done to a test case, and how. Each transform can be switched; they are applied in this order. */
export interface PipelineOptions {
  /** Drops nodes that stand for no text. Default: true. */
  readonly dropEmptyNodes?: boolean;
  /** Turns left and right recursion into lists. Default: false. */
  readonly flattenTreeRecursion?: boolean;
  /** Makes one list of `x (sep x)*`. Default: true. */
  readonly unifySeparatedLists?: boolean;
  /** Collapses unary chains. Default: true. */
  readonly squeezeTree?: boolean;
  /** Hides what is its own minimal replacement. Default: true. */
  readonly hideUnremovableTokens?: boolean;
  /** Hides tokens of white space, where hidden tokens are in the tree. Default: false. */
  readonly hideWhitespace?: boolean;
  /** What is done, in the notation of pipelines, or the name of a preset. Default: `default`. */
  readonly reduce?: string;
  /** Decides which elements of a list stay, wherever an algorithm leaves that open. Default: `ddmin`. */
  readonly list?: ListMinimizerName;
  /** How `ddmin` goes about. */
  readonly ddmin?: DdminOptions;
  /** Default: `keep`. */
  readonly layout?: Layout;
  /** Makes the layout that is left as small as it can be, when the phases are over. Default: true. */
  readonly respace?: boolean;
}

/** A tree on its way from the parser to the reducer. */
export interface Stage {
  /** `parsed`, or the name of the transform that made the tree of the one before. */
  readonly name: string;
  readonly tree: Tree;
}

/** The parsed tree, and what each transform makes of the one before. The last one is reduced. */
export function stagesOf(tree: Tree, options: PipelineOptions): readonly [Stage, ...Stage[]] {
  const steps: readonly (readonly [(tree: Tree) => Tree, boolean])[] = [
    [dropEmptyNodes, options.dropEmptyNodes ?? true],
    [flattenTreeRecursion, options.flattenTreeRecursion ?? false],
    [unifySeparatedLists, options.unifySeparatedLists ?? true],
    [squeezeTree, options.squeezeTree ?? true],
    [hideUnremovableTokens, options.hideUnremovableTokens ?? true],
    [hideWhitespace, options.hideWhitespace ?? false],
  ];
  const stages: [Stage, ...Stage[]] = [{ name: "parsed", tree }];
  let result = tree;
  for (const [transform, on] of steps) {
    if (!on) continue;
    result = transform(result);
    stages.push({ name: transform.name, tree: result });
  }
  return stages;
}

/** What the algorithms reduce, and where they have got to. */
interface State {
  /** The text that edits refer to, parsed and made ready. */
  readonly tree: Tree;
  readonly unparser: Unparser;
  readonly reduced: Reduced;
  /** Whether the tree was made ready for the variants of HDD. */
  readonly isHdd: boolean;
}

/** The whole reduction of a parsed test case as one search. It begins with the empty text: nothing beats it. */
export function* pipeline(tree: Tree, language: Language, options: PipelineOptions): Search<Candidate, void> {
  if (tree.text === "" || (yield [{ phase: "empty", text: () => "" }])) return;
  const work = new Work(tree, language, options);
  const passes = readPipeline(options.reduce ?? "default", { known: algorithmNames, presets });
  let state = work.begin(tree.text, true);
  for (const [i, pass] of passes.entries()) {
    if (pass.kind === "pass") state = yield* work.run(pass, state);
    else state = yield* work.repeat(passes.slice(0, i), state);
  }
  if (options.respace ?? true) yield* work.respace(state);
}

/** Runs passes over one test case. */
class Work {
  readonly #input: Tree;
  readonly #language: Language;
  readonly #options: PipelineOptions;
  readonly #minimize: ListMinimizer;

  constructor(input: Tree, language: Language, options: PipelineOptions) {
    this.#input = input;
    this.#language = language;
    this.#options = options;
    this.#minimize = listMinimizer(options.list ?? "ddmin", options.ddmin ?? {});
  }

  /** The state of a text of which nothing has been taken yet. */
  begin(text: string, isHdd: boolean): State {
    const tree = text === this.#input.text ? this.#input : this.#language.parse(text);
    const stages = stagesOf(tree, isHdd ? this.#options : { ...this.#options, ...untouched });
    const root = stages.at(-1)?.tree.root ?? tree.root;
    const unparser = new Unparser(tree, this.#options.layout ?? "keep", this.#language.clash);
    return { tree, unparser, reduced: { root, edits: noEdits }, isHdd };
  }

  /** Runs a pass, to its fixpoint if it asks for that. */
  *run(pass: Pass & { readonly kind: "pass" }, start: State): Search<Candidate, State> {
    const algorithm = treeAlgorithm(pass.names);
    let state = start;
    for (;;) {
      const before: State = state.isHdd && algorithm.isHdd ? state : this.begin(stateText(state), algorithm.isHdd);
      const textOf = (edits: Edits) => before.unparser.unparse(edits);
      const context = { tree: before.tree, textOf, syntax: this.#language, minimize: this.#minimize };
      const reduced = yield* mapSearch(
        algorithm.run(before.reduced, context),
        (edits): Candidate => ({ phase: algorithm.name, text: () => textOf(edits) }),
      );
      state = { ...before, reduced };
      if (!pass.repeat || !(algorithm.isHdd ? reduced !== before.reduced : isSmaller(state, before))) return state;
    }
  }

  /** Runs passes again and again until the text gets no smaller. */
  *repeat(passes: readonly Pass[], start: State): Search<Candidate, State> {
    let state = start;
    for (let before: State | undefined; !before || isSmaller(state, before); ) {
      before = state;
      for (const pass of passes) if (pass.kind === "pass") state = yield* this.run(pass, state);
    }
    return state;
  }

  *respace({ unparser, reduced }: State): Search<Candidate, void> {
    const search = respace(unparser.pieces(reduced.edits), this.#minimize);
    yield* mapSearch(search, ({ text }): Candidate => ({ phase: "respace", text: () => text }));
  }
}

/** Transforms that hide what could stand in another's place. */
const untouched = { squeezeTree: false, hideUnremovableTokens: false, flattenTreeRecursion: false } as const;

function stateText({ unparser, reduced }: State): string {
  return unparser.unparse(reduced.edits);
}

function isSmaller(state: State, than: State): boolean {
  return isShortlexSmaller(stateText(state), stateText(than));
}

/** All names that a pipeline may use. */
export const algorithmNames: readonly string[] = treeAlgorithmNames;

/** Pipelines with a name of their own. */
export const presets: Readonly<Record<string, string>> = {
  fast: "coarse-hdd* | hdd*",
  default: "coarse-hdd* | hdd*",
  thorough: "coarse-hdd* | hdd* | perses* | *",
};
