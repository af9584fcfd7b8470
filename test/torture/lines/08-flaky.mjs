import { linearCongruential } from "../../../bench/support/random.mjs";
import { reduce } from "../../../dist/src/index.js";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";

export const promise =
  "treemin notices a test that is wrong one time in ten and reports its error rate; the result is interesting and at most 20 % larger.";

const needles = 3;
const input = haystack(4000, needles);
const rate = 0.1;

export async function run({ full, seed, scratch }) {
  const seeds = Array.from({ length: full ? 100 : 6 }, (_, i) => 1000 * seed + i);
  const steady = await sizeWith(() => false);
  const misses = [];
  const wrong = [];
  for (const each of seeds) {
    misses.push((await sizeWith(negatives(each))).size);
    if (!(await sizeWith(positives(each))).isInteresting) wrong.push(each);
  }
  const growth = misses.reduce((sum, size) => sum + size, 0) / misses.length / steady.size - 1;
  failUnless(growth <= 0.2, `with false negatives the results are ${percent(growth)} larger`);
  const allowed = Math.floor(seeds.length / 100);
  const right = seeds.length - wrong.length;
  failUnless(wrong.length <= allowed, `with false positives ${right} of ${seeds.length} results are interesting`);
  const told = await reportedRate(scratch.box());
  return `${percent(growth)} larger with false negatives; ${right}/${seeds.length} interesting with false positives; reported: ${told}`;
}

/** Reduces as the command does, with a test that sometimes answers wrongly; returns the size of the result and whether it is interesting. */
async function sizeWith(isWrong) {
  const test = (text) => {
    const isInteresting = hasNeedles(text, needles);
    return isWrong(isInteresting) ? !isInteresting : isInteresting;
  };
  const { text } = await reduce({ input, language: "json", test, reduce: "fast", watch: true });
  return { size: text.length, isInteresting: hasNeedles(text, needles) };
}

function negatives(seed) {
  const random = linearCongruential(seed);
  return (isInteresting) => random(1000) < 1000 * rate && isInteresting;
}

function positives(seed) {
  const random = linearCongruential(seed);
  return (isInteresting) => random(1000) < 1000 * rate && !isInteresting;
}

/** The error rate that the command reports for a test that wrongly accepts every tenth candidate. */
async function reportedRate(box) {
  box.write("big.json", input);
  const count = 'echo call >> "$WORK/log"; n=$(wc -l < "$WORK/log")';
  box.script("test.sh", count, "test $((n * 7919 % 100)) -lt 10 && exit 0", wanted(needles));
  const { code, stdout, stderr } = await box.run("big.json", "-t", "./test.sh", "--reduce", "fast", "-j", "1");
  failUnless(code === 0, `a flaky test: exit code ${code}: ${stderr}`);
  const [line, share] = /^.*(?:flak|differ|disagree).*?([\d.]+) ?%.*$/im.exec(stdout + stderr) ?? [];
  failUnless(line !== undefined, "the measured rate of wrong answers is not reported");
  failUnless(Number(share) > 1 && Number(share) < 40, `the measured rate is far off: ${line}`);
  failUnless(hasNeedles(box.read("big.reduced.json"), needles), "a flaky test: the result is not interesting");
  return `${share} %`;
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
