import { linearCongruential } from "../../../bench/support/random.mjs";
import { reduce } from "../../../dist/src/index.js";
import { failUnless } from "../fail-unless.mjs";
import { removals } from "../removals.mjs";

export const promise = "Where minimality is promised, no single member or element can be removed from the result.";

const pipelines = ["default", "fast", "hdd*", "hddr*", "perses*", "coarse-hdd* | hdd* | *"];

export async function run({ full, seed }) {
  const seeds = Array.from({ length: full ? 200 : 6 }, (_, i) => 1000 * seed + i);
  const counts = { results: 0, removals: 0, withoutGuarantee: new Set() };
  for (const each of seeds) {
    const { input, test } = problem(linearCongruential(each));
    for (const pipeline of pipelines) {
      const { text, guarantee } = await reduce({ input, language: "json", test, reduce: pipeline });
      failUnless(test(text), `${pipeline}, seed ${each}: the result is not interesting`);
      if (guarantee === undefined) {
        counts.withoutGuarantee.add(pipeline);
        continue;
      }
      counts.results++;
      for (const smaller of removals(text)) {
        counts.removals++;
        failUnless(!test(smaller), `${pipeline} (${guarantee}), seed ${each}: ${text} can still become ${smaller}`);
      }
    }
  }
  failUnless(counts.removals > counts.results, "the results have too few members and elements for this check");
  const without =
    counts.withoutGuarantee.size === 0 ? "" : `; no guarantee for ${[...counts.withoutGuarantee].join(", ")}`;
  return `${counts.results} results, ${counts.removals} single removals, none interesting${without}`;
}

/** A random JSON text, and a test that wants some of its atoms and a minimal depth of nesting. */
function problem(random) {
  let atoms = 0;
  const value = (depth) => {
    const kind = depth > 5 ? 0 : random(4);
    if (kind < 2) return `a${atoms++}`;
    const children = Array.from({ length: 1 + random(5) }, () => value(depth + 1));
    return kind === 2 ? children : Object.fromEntries(children.map((child) => [`k${atoms++}`, child]));
  };
  const input = JSON.stringify(Array.from({ length: 6 }, () => value(0)));
  const asked = Array.from({ length: 1 + random(4) }, () => `"a${random(atoms)}"`).filter((atom) =>
    input.includes(atom),
  );
  const depth = random(4);
  return {
    input,
    test: (text) => isJson(text) && asked.every((atom) => text.includes(atom)) && depthOf(text) >= depth,
  };
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The depth of nesting: the largest number of arrays and objects that are open at once. */
function depthOf(text) {
  let depth = 0;
  let most = 0;
  for (const character of text) {
    if ("[{".includes(character)) most = Math.max(most, ++depth);
    if ("]}".includes(character)) depth--;
  }
  return most;
}
