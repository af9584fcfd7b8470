/** The whole reduction of a test case: passes of algorithms, one after the other. */

import type { Syntax } from "../language/syntax.js";
import type { DdminOptions } from "../lists/ddmin.js";
import { type ListMinimizer, type ListMinimizerName, listMinimizer } from "../lists/list-minimizers.js";
import { respace } from "../reducer/respace.js";
import { joinTokens, reduceUnits, splitIntoUnits } from "../reducer/units.js";
import type { Candidate } from "../schedule/candidate.js";
import { mapSearch, type Search } from "../search/search.js";
import { isShortlexSmaller } from "../search/shortlex.js";
import type { Reduced } from "../search/working-tree.js";
import { stagesOf, type TransformOptions } from "../transform/transforms.js";
import { type Edits, noEdits } from "../tree/edits.js";
import type { Tree } from "../tree/node.js";
import { type Layout, Unparser } from "../tree/unparse.js";
import { treeAlgorithm } from "./algorithms.js";
import { isTextPass, type Pass, readPipeline } from "./notation.js";
import type { PreparedTree, TreeCache } from "./tree-cache.js";

/** What is done to a test case, and how. */
export interface PipelineOptions extends TransformOptions {
  /** What is done, in the notation of pipelines, or the name of a preset. Default: `default`. */
  readonly reduce?: string;
  /** Decides which elements of a list stay. Default: `dfs-delta` for Perses and with `substitute`, `ddmin` for others. */
  readonly list?: ListMinimizerName;
  /** How `ddmin` goes about. */
  readonly ddmin?: DdminOptions;
  /** Default: `keep`. */
  readonly layout?: Layout;
  /** Makes the layout that is left as small as it can be, when the passes are over. Default: true. */
  readonly respace?: boolean;
}

/** A text that is reduced as a tree. */
interface ReducedTree extends PreparedTree {
  /** Number of the tree. */
  readonly id: number;
  readonly reduced: Reduced;
  /** Whether the tree was made ready for the variants of HDD. */
  readonly keepsTree: boolean;
}

/** Where a reduction has got to. */
interface PipelineState {
  readonly text: string;
  /** The tree that the text was made from, if it was made from one. */
  readonly prepared?: ReducedTree;
}

/** What a reduction begins with: without a language, only passes over text can be run. */
export interface PipelineInput {
  readonly text: string;
  readonly tree?: Tree;
  readonly language?: Syntax;
  /** For several runs of the same search: what they have in common. */
  readonly trees?: TreeCache | undefined;
}

/** The whole reduction of a test case as one search. It begins with the empty text: nothing beats it. */
export function* pipeline(beginning: PipelineInput, options: PipelineOptions): Search<Candidate, void> {
  const { text, tree } = beginning;
  if (text === "" || (yield [{ phase: "empty", text: () => "" }])) return;
  const work = new PipelineRun(beginning, options);
  const passes = readPipeline(options.reduce ?? "default");
  let state: PipelineState = { text };
  for (const [i, pass] of passes.entries()) {
    if (pass.kind === "pass") state = yield* work.run(pass, state);
    else state = yield* work.repeat(passes.slice(0, i), state);
  }
  if (tree && (options.respace ?? true)) yield* work.respace(state);
}

/** Runs passes over one test case. */
class PipelineRun {
  readonly #beginning: PipelineInput;
  readonly #options: PipelineOptions;
  readonly #minimize: ListMinimizer;
  #trees = 0;

  constructor(beginning: PipelineInput, options: PipelineOptions) {
    this.#beginning = beginning;
    this.#options = options;
    this.#minimize = listMinimizer(options.list, options.ddmin);
  }

  /** Runs a pass, to its fixpoint if it asks for that. */
  *run(pass: Pass & { readonly kind: "pass" }, start: PipelineState): Search<Candidate, PipelineState> {
    let state = start;
    for (;;) {
      const before: PipelineState = state;
      state = yield* isTextPass(pass) ? this.#runOnText(pass.names[0], state) : this.#runOnTree(pass.names, state);
      // What a variant of HDD replaced has no parts any more, so it ends without the order of texts.
      const goesOn = state.prepared?.keepsTree
        ? state.text !== before.text
        : isShortlexSmaller(state.text, before.text);
      if (!pass.repeat || !goesOn) return state;
    }
  }

  /** Runs passes again and again until the text gets no smaller. */
  *repeat(passes: readonly Pass[], start: PipelineState): Search<Candidate, PipelineState> {
    let state = start;
    for (let before: PipelineState | undefined; !before || isShortlexSmaller(state.text, before.text); ) {
      before = state;
      for (const pass of passes) if (pass.kind === "pass") state = yield* this.run(pass, state);
    }
    return state;
  }

  *respace(state: PipelineState): Search<Candidate, void> {
    const { unparser, reduced } = this.#prepare(state, state.prepared?.keepsTree ?? true);
    const search = respace(unparser.pieces(reduced.edits), this.#minimize);
    yield* mapSearch(search, ({ text }): Candidate => ({ phase: "respace", text: () => text }));
  }

  *#runOnTree(names: readonly string[], state: PipelineState): Search<Candidate, PipelineState> {
    const algorithm = treeAlgorithm(names);
    const prepared = this.#prepare(state, algorithm.keepsTree);
    const { id, tree, unparser } = prepared;
    const textOf = (edits: Edits) => unparser.unparse(edits);
    const { list = algorithm.list, ddmin } = this.#options;
    const context = { tree, syntax: this.#language, minimize: listMinimizer(list, ddmin), textOf };
    const candidate = (edits: Edits): Candidate => ({
      phase: algorithm.name,
      text: () => textOf(edits),
      key: () => unparser.keyOf(edits),
      configuration: () => `${id} ${JSON.stringify(edits)}`,
    });
    const reduced = yield* mapSearch(algorithm.run(prepared.reduced, context), candidate);
    return { text: unparser.unparse(reduced.edits), prepared: { ...prepared, reduced } };
  }

  *#runOnText(name: string, state: PipelineState): Search<Candidate, PipelineState> {
    const search = reduceUnits(this.#atoms(name, state), this.#minimize);
    const kept = yield* mapSearch(search, (atoms): Candidate => ({ phase: name, text: () => atoms.join("") }));
    const text = kept.join("");
    return text === state.text ? state : { text };
  }

  #atoms(name: string, state: PipelineState): readonly string[] {
    if (name === "lines" || name === "chars") return splitIntoUnits(state.text, name === "lines" ? "line" : "char");
    const { unparser, reduced } = this.#prepare(state, state.prepared?.keepsTree ?? true);
    const { texts, gaps } = unparser.pieces(reduced.edits);
    return joinTokens(texts, gaps);
  }

  /** The text as a tree: the one it was made from if that serves, else that of the text itself. */
  #prepare({ text, prepared }: PipelineState, keepsTree: boolean): ReducedTree {
    if (prepared?.keepsTree && keepsTree) return prepared;
    const make = () => this.#makeReady(text, keepsTree);
    const ready = this.#beginning.trees?.get({ text, keepsTree }, make) ?? make();
    return { ...ready, id: ++this.#trees, reduced: { root: ready.root, edits: noEdits }, keepsTree };
  }

  #makeReady(text: string, keepsTree: boolean): PreparedTree {
    const { tree: input } = this.#beginning;
    const tree = input && text === input.text ? input : this.#language.parse(text);
    const stages = stagesOf(tree, keepsTree ? this.#options : { ...this.#options, ...untouched });
    const root = stages.at(-1)?.tree.root ?? tree.root;
    return { tree, root, unparser: new Unparser(tree, this.#options.layout ?? "keep", this.#language.clash) };
  }

  get #language(): Syntax {
    const { language } = this.#beginning;
    if (!language) throw new TypeError("Without a grammar there are no trees; reduce lines or chars.");
    return language;
  }
}

/** Transforms that hide what could stand in another's place. */
const untouched = { squeezeTree: false, hideUnremovableTokens: false, flattenTreeRecursion: false } as const;
