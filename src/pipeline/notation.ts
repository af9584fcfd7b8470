/**
 * The notation of pipelines: `coarse-hdd* | hdd* + hoist | perses* | *`. `|` separates passes. `*` after a pass repeats it until
 * nothing changes; `*` as a pass of its own repeats all passes before it. `~` does the same, but there and in all passes before it,
 * a step that failed is tried again only if its neighbourhood has changed, apart from a few removals by `pardis`. `+` joins variants
 * of HDD. `pass` asks the user's programs, `compact` tries once to drop all comments and indentation.
 */
import { canJoin, treeAlgorithmNames } from "./algorithms.js";

/** Passes over the units of a text. Only `tokens` needs a grammar. */
const textPasses: readonly string[] = ["lines", "tokens", "chars"];

/** The names of all algorithms that a pipeline may contain. */
export const algorithmNames: readonly string[] = [...treeAlgorithmNames, ...textPasses];

/** The name of the pass that asks the user's programs. */
const programs = "pass";

/** The name of the pass that drops comments and indentation. */
const compact = "compact";

/** Pipelines with a name of their own, by that name. */
export const presets: Readonly<Record<string, string>> = {
  fast: "hddr* + substitute",
  default: "compact | best-first | pardis | trec | alternatives | ~",
  thorough: "compact | best-first | pardis | trec | alternatives | ~ | vulcan* | *",
};

/** A pass of a pipeline: an algorithm or several joined, once or to its fixpoint; or the repetition of all passes before it. */
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
      /** Asks the user's programs, one after the other, until none of their candidates is interesting. */
      readonly kind: "programs";
    }
  | {
      /** Tries once to drop all comments and indentation. No repetition repeats it. */
      readonly kind: "compact";
    }
  | {
      /** Repeats all passes before it until nothing changes. */
      readonly kind: "repeat";
      /** Whether a step that failed is tried again only if its neighbourhood has changed, in this and all passes before. */
      readonly remembersSteps: boolean;
    };

/** The notation of a pipeline is wrong. The message names the wrong part; for an unknown name, it lists the known ones. */
export class PipelineError extends Error {
  /** Name of the class. */
  override readonly name = "PipelineError";
}

/**
 * Reads the notation of a pipeline, or the name of a preset.
 * @param notation as `--reduce` takes it, such as `hdd* + hoist | *`
 * @throws PipelineError if it cannot be read
 */
export function readPipeline(notation: string): readonly Pass[] {
  const preset = Object.hasOwn(presets, notation.trim()) ? presets[notation.trim()] : undefined;
  const passes = (preset ?? notation).split("|").map((pass) => readPass(pass.trim(), notation));
  if (passes[0]?.kind === "repeat") {
    const sign = passes[0].remembersSteps ? "~" : "*";
    throw new PipelineError(`In ${notation}, there is nothing before ${sign} to repeat.`);
  }
  for (const pass of passes) {
    if (pass.kind !== "pass") continue;
    const unknown = pass.names.find((name) => !algorithmNames.includes(name));
    if (unknown !== undefined) {
      const all = [...algorithmNames, programs, compact, ...Object.keys(presets)].join(", ");
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

/**
 * The passes of a reduction. If there are programs but no `pass` in the notation, they are asked before the last repetition of all
 * passes, or at the end if there is none.
 * @param options as `reduce` takes them
 * @throws PipelineError if the notation cannot be read, or contains `pass` although there are no programs
 */
export function passesOf(options: {
  /** The notation of a pipeline, or the name of a preset. Default: `default`. */
  readonly reduce?: string;
  /** The user's programs. */
  readonly passes?: readonly unknown[];
}): readonly Pass[] {
  const { reduce = "default", passes = [] } = options;
  const read = readPipeline(reduce);
  const asks = read.some(({ kind }) => kind === "programs");
  if (asks && passes.length === 0) throw new PipelineError(`${reduce} has a pass that asks programs. Give --pass.`);
  if (asks || passes.length === 0) return read;
  const repetition = read.findLastIndex(({ kind }) => kind === "repeat");
  const end = repetition === -1 ? read.length : repetition;
  return [...read.slice(0, end), { kind: "programs" }, ...read.slice(end)];
}

/**
 * Whether a pass minimises the units of a text instead of a tree.
 * @param pass a pass of one or more algorithms; the first name decides
 */
export function isTextPass({ names: [name] }: Pass & { readonly kind: "pass" }): boolean {
  return textPasses.includes(name);
}

/**
 * Whether a pipeline needs a grammar.
 * @param passes of the pipeline, in order
 */
export function needsGrammar(passes: readonly Pass[]): boolean {
  return passes.some(
    (pass) => pass.kind === "compact" || (pass.kind === "pass" && (!isTextPass(pass) || pass.names[0] === "tokens")),
  );
}

function readPass(pass: string, notation: string): Pass {
  if (pass === "*" || pass === "~") return { kind: "repeat", remembersSteps: pass === "~" };
  if (pass === programs) return { kind: "programs" };
  if (pass === compact) return { kind: "compact" };
  if (/^pass\s*\*$/.test(pass))
    throw new PipelineError(`In ${notation}, leave out the * after pass, which repeats itself.`);
  if (pass === "") throw new PipelineError(`In ${JSON.stringify(notation)}, a pass is empty.`);
  const names = pass.split("+").map((name) => name.trim());
  const repeat = names.some((name) => name.endsWith("*"));
  const [first = "", ...others] = names.map((name) => name.replace(/\s*\*$/, ""));
  return { kind: "pass", names: [first, ...others], repeat };
}
