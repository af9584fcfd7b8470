/**
 * How a reduction is written: `coarse-hdd* | hdd* + hoist | perses* | *`. Passes follow each other behind `|`; `*` behind a
 * pass repeats it until nothing changes, and as a pass of its own repeats all before it. `+` joins variants of HDD.
 */
import { canJoin } from "./reducer/algorithms.js";

/** Some algorithms, each or joined, once or to a fixpoint; or all passes before it to a fixpoint. */
export type Pass =
  | { readonly kind: "pass"; readonly names: readonly string[]; readonly repeat: boolean }
  | { readonly kind: "repeat" };

/** A reduction that cannot be read. */
export class PipelineError extends Error {
  override readonly name = "PipelineError";
}

/**
 * Reads a pipeline.
 * @param known the names that there are
 * @param presets pipelines that have a name of their own
 * @throws PipelineError
 */
export function readPipeline(
  notation: string,
  { known, presets }: { readonly known: readonly string[]; readonly presets: Readonly<Record<string, string>> },
): readonly Pass[] {
  const preset = Object.hasOwn(presets, notation.trim()) ? presets[notation.trim()] : undefined;
  const passes = (preset ?? notation).split("|").map((pass) => readPass(pass.trim(), notation));
  if (passes[0]?.kind === "repeat") throw new PipelineError(`In ${notation}, there is nothing before * to repeat.`);
  for (const pass of passes) {
    if (pass.kind === "repeat") continue;
    const unknown = pass.names.find((name) => !known.includes(name));
    if (unknown !== undefined) {
      const all = [...known, ...Object.keys(presets)].join(", ");
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

function readPass(pass: string, notation: string): Pass {
  if (pass === "*") return { kind: "repeat" };
  if (pass === "") throw new PipelineError(`In ${JSON.stringify(notation)}, a pass is empty.`);
  const names = pass.split("+").map((name) => name.trim());
  const repeat = names.some((name) => name.endsWith("*"));
  return { kind: "pass", names: names.map((name) => name.replace(/\s*\*$/, "")), repeat };
}
