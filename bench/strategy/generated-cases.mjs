import { planDocument } from "./documents/document-plan.mjs";
import { readDocument } from "./documents/read-document.mjs";
import { holds } from "./judge.mjs";
import { printC } from "./programs/print-c.mjs";
import { printJavaScript } from "./programs/print-javascript.mjs";
import { printRelay } from "./programs/print-relay.mjs";
import { planProgram } from "./programs/program-plan.mjs";
import { readJavaScript } from "./programs/read-javascript.mjs";
import { readProgram } from "./programs/read-tokens.mjs";
import { cSyntax, relaySyntax } from "./programs/token-syntaxes.mjs";

/** Shapes by name, for `planProgram` and `planDocument`. Where `declared` is not set, names need no declarations. */
const shapes = {
  "one needle": { statements: 120, needles: 1 },
  "three needles": { statements: 300, needles: 3 },
  "two needles": { statements: 150, needles: 2, declared: true },
  loops: { statements: 300, needles: 2, inLoops: true, declared: true },
  pairs: { statements: 400, needles: 4, inPairs: true, declared: true },
  decoys: { statements: 300, needles: 3, decoys: 3, chain: 1, declared: true },
  chain: { statements: 400, needles: 1, chain: 4, declared: true, isHard: true },
  "eight needles": { statements: 500, needles: 8, chain: 2, declared: true, isHard: true },
  large: { statements: 900, needles: 4, chain: 3, inLoops: true, declared: true, isHard: true },
};

/** How inputs are planned, written, and read by a reader that shares no code with treemin. */
const languages = {
  javascript: { plan: planProgram, print: printJavaScript, read: readJavaScript },
  c: { plan: planProgram, print: printC, read: (text) => readProgram(text, cSyntax) },
  relay: { plan: planProgram, print: printRelay, read: (text) => readProgram(text, relaySyntax) },
  json: { plan: planDocument, print: ({ document }) => JSON.stringify(document, null, 2), read: readDocument },
};

/**
 * Generated programs and documents. A candidate is interesting if its reader accepts it, all needles are in it, and every name is
 * declared before it is used.
 */
export function generatedCases() {
  return Object.entries(languages).flatMap(([language, functions], row) =>
    Object.entries(shapes).map(([name, shape], column) =>
      makeCase(`${language} ${name}`, language, { ...functions, shape: { ...shape, seed: 1000 * (row + 1) + column } }),
    ),
  );
}

function makeCase(name, language, { plan, print, read, shape }) {
  const { declared = false, isHard = false } = shape;
  const planned = plan(shape);
  return {
    name,
    family: "generated",
    difficulty: isHard ? "hard" : declared ? "medium" : "easy",
    language,
    input: print(planned),
    test: (text) => {
      const seen = read(text);
      return seen !== undefined && (!declared || seen.areNamesDeclared) && holds(planned.requirements, seen.sightings);
    },
  };
}
