/** Which guarantees a pipeline gives for its result. */
import { treeAlgorithm } from "./algorithms.js";
import { isTextPass, type Pass } from "./notation.js";

/** Which texts fit their grammar everywhere. */
export interface GrammarFit {
  readonly input: boolean;
  readonly result: boolean;
}

/**
 * The guarantees of the result of a whole reduction that has finished, joined by commas; undefined if there are none.
 *
 * The last pass guarantees something if it was repeated to its fixpoint, and so do all passes before a final `*`: none of them
 * changed anything in the last turn. Before a final `~`, `best-first` is the one that tries all steps. Guarantees about trees require a
 * tree of the whole text: the result must have no syntax errors, and if all passes that guarantee something are variants of HDD, which keep
 * the tree that they began with, the input must have none either.
 * @param passes of the pipeline, in order
 * @param fit whether the input and the result fit the grammar everywhere
 */
export function guaranteeOf(passes: readonly Pass[], fit: GrammarFit): string | undefined {
  const last = passes.at(-1);
  const settled =
    last?.kind === "repeat" ? passes : passes.slice(-1).filter((pass) => pass.kind === "pass" && pass.repeat);
  // Passes that change nothing leave the tree that was kept, too.
  const keepTree = settled.every(
    (pass) => pass.kind !== "pass" || isTextPass(pass) || treeAlgorithm(pass.names).keepsTree,
  );
  const isTreeWhole = fit.result && (fit.input || !keepTree);
  const remembersSteps = last?.kind === "repeat" && last.remembersSteps;
  const promises = settled.flatMap((pass): readonly string[] => {
    if (pass.kind !== "pass") return [];
    if (remembersSteps) return isTreeWhole && pass.names.includes("best-first") ? ["neighbourhood-minimal"] : [];
    if (isTextPass(pass)) return [`1-minimal in ${pass.names[0]}`];
    return isTreeWhole ? treeAlgorithm(pass.names).guarantees : [];
  });
  return promises.length === 0 ? undefined : [...new Set(promises)].join(", ");
}
