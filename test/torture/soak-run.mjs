// node --expose-gc soak-run.mjs TESTS: one reduction with TESTS tests of a function. Prints the length of the result and samples
// of memory, open files and threads as JSON.
import { readdirSync } from "node:fs";
import { reduce } from "../../dist/src/index.js";

const tests = Number(process.argv[2]);
// The test accepts eight in as many candidates as there are units, so the number of tests grows with the square of the units.
const length = Math.ceil(Math.sqrt(60 * tests));
const input = Array.from({ length }, (_, i) => String.fromCodePoint(0x4e00 + i)).join("");
const samples = [];

const { statistics, text } = await reduce({
  input,
  reduce: "chars | *",
  limitTests: tests,
  test: (candidate) => candidate === input || hash(candidate) % candidate.length < 8,
  onEvent: ({ kind, statistics: { tests: done } = {} }) => {
    if (kind === "tested" && done % Math.floor(tests / 20) === 0) sample();
  },
});
process.stdout.write(JSON.stringify({ tests: statistics.tests, length: text.length, samples }));

function sample() {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  const files = readdirSync("/proc/self/fd").length;
  const threads = readdirSync("/proc/self/task").length;
  samples.push({ memory: heapUsed + external, files, threads });
}

function hash(text) {
  let sum = 1;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 2;
}
