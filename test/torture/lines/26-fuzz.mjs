import { linearCongruential } from "../../../bench/support/random.mjs";
import { loadGrammar, reduce } from "../../../dist/src/index.js";
import { algorithmNames } from "../../../dist/src/tools.js";
import { failUnless } from "../fail-unless.mjs";
import { randomGrammar } from "../random-grammar.mjs";

export const promise =
  "For any grammar, input, test and algorithm, the reduction ends with an interesting result that is not longer than the input.";

/** A reduction of a small input that runs more tests than this does not end. */
const mostTests = 50_000;

export async function run({ full, seed, scratch }) {
  const grammars = full ? 200 : 5;
  const box = scratch.box();
  let reductions = 0;
  let tests = 0;
  for (let each = 0; each < grammars; each++) {
    const random = linearCongruential(1_000_000 * seed + each);
    const { text, sentence } = randomGrammar(`G${each}`, random);
    const grammar = await loadGrammar({ files: [box.write(`G${each}.g4`, text)], cache: false });
    for (let input = 0; input < 4; input++) {
      tests += await reduceOnce(grammar, addError(sentence(10 + random(120)), random), {
        random,
        place: `grammar ${each}`,
      });
      reductions++;
    }
  }
  return `${grammars} grammars, ${reductions} reductions, ${tests} tests: all ended, interesting, none longer`;
}

/** Puts a syntax error into every fourth sentence. */
function addError(text, random) {
  if (random(4) > 0) return text;
  const at = random(text.length);
  return text.slice(0, at) + ["", ")", "(", "#", " w0 "][random(5)] + text.slice(at + random(9));
}

async function reduceOnce(grammar, input, { random, place }) {
  const test = randomTest(input, random);
  const pipeline = random(3) === 0 ? "default" : randomPipeline(random);
  const where = `${place}, ${pipeline}, ${JSON.stringify(input)}`;
  const jobs = 1 + random(3);
  const result = await reduce({ input, language: grammar, test, reduce: pipeline, jobs, limitTests: mostTests }).catch(
    (error) => failUnless(false, `${where}: ${error.stack}`),
  );
  failUnless(result.stopped === "finished", `${where}: it did not end within ${mostTests} tests`);
  failUnless(test(result.text), `${where}: ${JSON.stringify(result.text)} is not interesting`);
  failUnless(result.text.length <= input.length, `${where}: the result is longer: ${JSON.stringify(result.text)}`);
  return result.statistics.tests;
}

function randomPipeline(random) {
  const pass = () => `${algorithmNames[random(algorithmNames.length)]}${random(2) === 0 ? "*" : ""}`;
  return Array.from({ length: 1 + random(3) }, pass).join(" | ");
}

/** A deterministic test that accepts the input: it asks for some words, for a length, or decides by a hash of the text. */
function randomTest(input, random) {
  const words = input.split(/\s+/).filter((word) => word !== "");
  const asked = Array.from({ length: 1 + random(3) }, () => words[random(words.length)] ?? "");
  const least = random(input.length + 1);
  const salt = random(1000);
  const tests = [
    (text) => asked.every((word) => text.includes(word)),
    (text) => text.length >= least,
    (text) => text === input || hash(text, salt) % 3 === 0,
    (text) => text === input || (text.length % 2 === input.length % 2 && text.includes(asked[0])),
  ];
  return tests[random(tests.length)];
}

function hash(text, salt) {
  let sum = salt;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum >>> 3;
}
