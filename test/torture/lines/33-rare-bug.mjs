import { linearCongruential } from "../../../bench/support/random.mjs";
import { reduce } from "../../../dist/src/index.js";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack } from "../haystack.mjs";

export const promise =
  "A behaviour that shows in one run of ten is reduced with --repeat 40; whatever a test answers, limits and signals end the run.";

const needles = 2;
const input = haystack(2000, needles);

export async function run({ full, seed }) {
  const seeds = Array.from({ length: full ? 30 : 5 }, (_, i) => 1000 * seed + i);
  const { text: steady } = await reduce({ input, language: "json", test: (text) => hasNeedles(text, needles) });
  const figures = [];
  for (const { share, repeat } of [
    { share: 0.1, repeat: 40 },
    { share: 0.3, repeat: 20 },
    { share: 0.5, repeat: 10 },
  ]) {
    for (const watch of [true, false]) figures.push(await reduceRare({ share, repeat, watch, seeds, steady }));
  }
  await limitsEndTurns();
  return `at most ${Math.max(...figures)} bytes, ${steady.length} with a reliable test; yes and no in turns ends at 100 tests, or when aborted`;
}

/** Reduces with a behaviour that shows in a share of the runs; returns the average size of the results. */
async function reduceRare({ share, repeat, watch, seeds, steady }) {
  const name = `${share * 100} %, --repeat ${repeat}, ${watch ? "watched" : "unwatched"}`;
  let sum = 0;
  for (const seed of seeds) {
    const random = linearCongruential(seed);
    const test = (text) => hasNeedles(text, needles) && random(1000) < 1000 * share;
    const refused = (error) => failUnless(false, `${name}, seed ${seed}: ${error.message}`);
    const { text } = await reduce({ input, language: "json", test, repeat, watch }).catch(refused);
    failUnless(hasNeedles(text, needles), `${name}, seed ${seed}: the result is not interesting`);
    sum += text.length;
  }
  const average = Math.round(sum / seeds.length);
  failUnless(
    average <= 1.5 * steady.length,
    `${name}: ${average} bytes on average, ${steady.length} with a reliable test`,
  );
  return average;
}

/** A test that says yes and no in turns contradicts itself for ever, without ever letting timers and signals have their turn. */
async function limitsEndTurns() {
  for (const jobs of [1, 4]) {
    let calls = 0;
    const test = (text) => text.length > 100 && ++calls % 2 === 1;
    const limited = await reduce({ input, language: "json", test, watch: true, jobs, limitTests: 100 });
    failUnless(limited.statistics.tests <= 100, `limit of 100 tests, ${jobs} jobs: ${limited.statistics.tests} tests`);
    const controller = new AbortController();
    calls = 0;
    const aborting = (text) => {
      if (calls === 60) controller.abort();
      return test(text);
    };
    const { signal } = controller;
    const aborted = await reduce({ input, language: "json", test: aborting, watch: true, jobs, signal });
    failUnless(aborted.stopped === "aborted" && calls <= 61, `aborted at test 60, ${jobs} jobs: ${calls} tests`);
    const start = performance.now();
    const { stopped } = await reduce({ input, language: "json", test, watch: true, jobs, limitTime: 100 });
    const time = performance.now() - start;
    failUnless(time < 1000, `limit of 100 ms, ${jobs} jobs: ${stopped} after ${Math.round(time)} ms`);
  }
}
