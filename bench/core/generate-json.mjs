// Generated test cases: an array of records as a web service would answer with, the same for the same arguments.
import { linearCongruential } from "../support/random.mjs";

const words = "amber birch cedar delta ember flint grove heron inlet jetty knoll larch maple north ocean prism".split(
  " ",
);

/**
 * Makes a JSON text of about `bytes` bytes, all of them ASCII.
 * @param {number} bytes
 * @param {{ indent?: number, needles?: number }} [options] `indent` 0 is minified; the needles, the strings `needle-1` and
 *   so on, are spread over the text
 */
export function generateJson(bytes, { indent = 0, needles = 0 } = {}) {
  const random = linearCongruential(42);
  const records = [];
  for (let length = 0; length < bytes; ) {
    const record = makeRecord(records.length, random);
    records.push(record);
    length += JSON.stringify([record], null, indent).length - (indent > 0 ? 3 : 1);
  }
  for (let i = 0; i < needles; i++) {
    const at = Math.floor(((i + 0.5) / needles) * records.length);
    records[at].owner.name = `needle-${i + 1}`;
  }
  return JSON.stringify(records, null, indent);
}

function makeRecord(id, random) {
  const word = () => words[random(words.length)];
  return {
    id,
    title: `${word()} ${word()} ${word()}`,
    active: random(2) === 0,
    parent: random(3) === 0 ? null : random(1000),
    position: { x: random(100_000) / 100 - 500, y: random(100_000) / 100 - 500 },
    owner: { name: word(), mail: `${word()}@${word()}.example`, roles: Array.from({ length: random(4) }, word) },
    history: Array.from({ length: random(5) }, () => ({
      day: random(365),
      note: `${word()} ${word()}`,
      tags: [word()],
    })),
  };
}
