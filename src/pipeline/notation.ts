/**
 * How a reduction is written: `coarse-hdd* | hdd* + hoist | perses* | *`. Passes follow each other behind `|`; `*` behind a
 * pass repeats it until nothing changes, and as a pass of its own repeats all before it. `+` joins variants of HDD.
 */
import { canJoin, treeAlgorithm, treeAlgorithmNames } from "./algorithms.js";

/** Passes over the units of a text; they need no tree, but for tokens. */
const textPasses: readonly string[] = ["lines", "tokens", "chars"];

/** All names that a pipeline may use. */
export const algorithmNames: readonly string[] = [...treeAlgorithmNames, ...textPasses];

/** Pipelines with a name of their own. */
export const presets: Readonly<Record<string, string>> = {
  fast: "hddr* + substitute",
  default: "hddr + substitute | trec | perses | alternatives | *",
  thorough: "hddr + substitute | trec | perses | alternatives | vulcan* | *",
};

/** Some algorithms, each or joined, once or to a fixpoint; or all passes before it to a fixpoint. */
export type Pass =
  | {
      /** Algorithms. */
      readonly kind: "pass";
      /** Names of the algorithms, joined if there are several. */
      readonly names: readonly [string, ...string[]];
      /** Whether the pass is repeated until nothing changes. */
      readonly repeat: boolean;
    }
  | {
      /** Repeats all passes before it until nothing changes. */
      readonly kind: "repeat";
    };

/** A reduction that cannot be read. */
export class PipelineError extends Error {
  /** Name of the class. */
  override readonly name = "PipelineError";
}

/**
 * Reads a pipeline, or the name of a preset.
 * @throws PipelineError
 */
export function readPipeline(notation: string): readonly Pass[] {
  const preset = Object.hasOwn(presets, notation.trim()) ? presets[notation.trim()] : undefined;
  const passes = (preset ?? notation).split("|").map((pass) => readPass(pass.trim(), notation));
  if (passes[0]?.kind === "repeat") throw new PipelineError(`In ${notation}, there is nothing before * to repeat.`);
  for (const pass of passes) {
    if (pass.kind === "repeat") continue;
    const unknown = pass.names.find((name) => !algorithmNames.includes(name));
    if (unknown !== undefined) {
      const all = [...algorithmNames, ...Object.keys(presets)].join(", ");
      throw new PipelineError(
        `There is no algorithm ${unknown || "without a name"} (in ${notation}). There are: ${all}.`,
      );
    }
    if (!canJoin(pass.names)) {
      throw new PipelineError(`${pass.names.join(" + ")} cannot be joined; put a | between them.`);
    }
  }
  return passes;
}

/** Tells whether a pass reduces a text by units, not as a tree. */
export function isTextPass({ names: [name] }: Pass & { readonly kind: "pass" }): boolean {
  return textPasses.includes(name);
}

/** Tells whether a reduction cannot do without a grammar. */
export function needsGrammar(passes: readonly Pass[]): boolean {
  return passes.some((pass) => pass.kind === "pass" && (!isTextPass(pass) || pass.names[0] === "tokens"));
}

/** What minimality the result of a whole reduction has; undefined if none is promised. */
export function guaranteeOf(passes: readonly Pass[]): string | undefined {
  const last = passes.at(-1);
  // A pass that changed nothing has reached its fixpoint, whether it was to be repeated or not. Whatever minimised its lists
  // has tried each element by itself then.
  const settled =
    last?.kind === "repeat" ? passes : passes.slice(-1).filter((pass) => pass.kind === "pass" && pass.repeat);
  const promises = settled.flatMap((pass) => (pass.kind === "pass" ? promiseOf(pass) : []));
  if (promises.length === 0) return undefined;
  return [...new Set(promises)].join(", ");
}

function promiseOf(pass: Pass & { readonly kind: "pass" }): string {
  return isTextPass(pass) ? `1-minimal in ${pass.names[0]}` : treeAlgorithm(pass.names).guarantee;
}

function readPass(pass: string, notation: string): Pass {
  if (pass === "*") return { kind: "repeat" };
  if (pass === "") throw new PipelineError(`In ${JSON.stringify(notation)}, a pass is empty.`);
  const names = pass.split("+").map((name) => name.trim());
  const repeat = names.some((name) => name.endsWith("*"));
  const [first = "", ...others] = names.map((name) => name.replace(/\s*\*$/, ""));
  return { kind: "pass", names: [first, ...others], repeat };
}
