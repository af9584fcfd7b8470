// Easy inputs: a few needles in a long list, and one below many brackets. Nothing depends on anything else.
import { linearCongruential } from "../../support/random.mjs";
import { parseJavaScript } from "../programs/javascript-names.mjs";
import { readProgram } from "../programs/read-tokens.mjs";
import { cSyntax, relaySyntax } from "../programs/token-syntaxes.mjs";

/** How a list is written in each language, alone and as a program, and how a candidate is checked. */
const languages = {
  javascript: {
    brackets: ["[", "]"],
    program: (list) => `const data =\n${list};\n`,
    fits: (text) => parseJavaScript(text, "script") !== undefined,
  },
  c: {
    brackets: ["{", "}"],
    program: (list) => `struct item data[] =\n${list};\n`,
    fits: (text) => readProgram(text, cSyntax) !== undefined,
  },
  relay: {
    brackets: ["[", "]"],
    program: (list) => `let data =\n${list};\n`,
    fits: (text) => readProgram(text, relaySyntax) !== undefined,
  },
  json: { brackets: ["[", "]"], program: (list) => list, fits: isJson },
};

/** The cases: for each language a list and nested lists. */
export function listCases() {
  return Object.entries(languages).flatMap(([language, functions], index) => {
    const { brackets, program } = functions;
    const random = linearCongruential(50 + index);
    const list = flat(brackets, { elements: 600, needles: 1 + 2 * index, random });
    const nest = nested(brackets, { depth: 60, random });
    return [
      makeCase(`${language} list`, program(list.text), { language, ...list, ...functions }),
      makeCase(`${language} nesting`, program(nest.text), { language, ...nest, ...functions }),
    ];
  });
}

function makeCase(name, input, { language, labels, fits }) {
  const test = (text) => labels.every((label) => text.includes(label)) && fits(text);
  return { name, family: "lists", difficulty: "easy", language, input, test };
}

/** A list of small lists, some of which have a label. */
function flat([open, close], { elements, needles, random }) {
  const places = Array.from({ length: needles }, () => random(elements));
  const labelOf = (i) => (places.includes(i) ? `"needle-${places.indexOf(i) + 1}"` : `"item-${random(1e6)}"`);
  const items = Array.from(
    { length: elements },
    (_, i) => `${open}${random(1000)}, ${labelOf(i)}, ${random(10)}${close}`,
  );
  const labels = items.flatMap((item) => item.match(/"needle-\d+"/)?.[0] ?? []);
  return { text: `${open}\n  ${items.join(",\n  ")}\n${close}`, labels };
}

/** A label below many lists, each of which has other elements before and behind. */
function nested([open, close], { depth, random }) {
  const elements = () => Array.from({ length: 1 + random(5) }, () => `${open}${random(100)}, ${random(100)}${close}`);
  let text = '"needle-1"';
  for (let i = 0; i < depth; i++) text = `${open}${[...elements(), `\n${text}\n`, ...elements()].join(", ")}${close}`;
  return { text, labels: ['"needle-1"'] };
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
