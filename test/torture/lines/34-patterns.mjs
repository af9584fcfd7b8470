import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";
import { sleep, until } from "../processes.mjs";

export const promise =
  "Whatever a test prints, its output is compared with patterns and with the golden run in linear time; signals are obeyed meanwhile.";

const megabyte = (character) => `head -c 1000000 /dev/zero | tr '\\0' '${character}'`;

/** Options, and what a test prints to standard error before a word that says whether the candidate is interesting. */
const cases = {
  "any character": { options: ["--stderr", ".*oops"], output: megabyte("a") },
  "a nested repetition": { options: ["--stderr", "(x+)+oops"], output: megabyte("x") },
  "several repetitions": { options: ["--not-stderr", "a*a*a*fine"], output: megabyte("a") },
  "blanks and a golden run": { options: ["--golden"], output: megabyte(" ") },
};

export async function run({ scratch }) {
  const times = await inLanes(2, Object.entries(cases), ([name, each]) => reduce(scratch.box(), name, each));
  const late = await Promise.all(["SIGINT", "SIGTERM"].map((signal) => interrupt(scratch.box(), signal)));
  const slowest = Math.max(...times) / 1000;
  return `${times.length} reductions in at most ${slowest.toFixed(1)} s each; signals obeyed in ${Math.max(...late)} ms`;
}

function prepare(box, input, output) {
  box.write("big.json", input);
  const shown = '{ printf "x%s\\n" "$word"; } >&2';
  box.script("test.sh", "word=fine", `${wanted(1)} && word=oops`, `{ ${output}; } >&2`, shown, "exit 3");
}

/** Reduces to the end; returns the milliseconds. */
async function reduce(box, name, { options, output }) {
  prepare(box, '[1, ["needle-1", 2], 3]', output);
  const { child, ended } = box.start(["big.json", "-t", "./test.sh", ...options]);
  const timer = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const { code, signal, stderr, time } = await ended;
  clearTimeout(timer);
  failUnless(signal === null, `${name}: not finished after a minute`);
  failUnless(code === 0, `${name}: exit code ${code}: ${stderr}`);
  failUnless(hasNeedles(box.read("big.reduced.json"), 1), `${name}: the result is not interesting`);
  return time;
}

/** Sends a signal while outputs are matched; returns the milliseconds until treemin has ended. */
async function interrupt(box, signal) {
  prepare(box, haystack(20, 1), cases["any character"].output);
  const { child, ended, output } = box.start(["big.json", "-t", "./test.sh", "--stderr", ".*oops", "--verbose"]);
  failUnless(await until(() => /accepted/.test(output.stderr), 20_000), `${signal}: nothing is accepted`);
  await sleep(300);
  const start = performance.now();
  child.kill(signal);
  setTimeout(() => child.kill("SIGKILL"), 5000).unref();
  await ended;
  const time = Math.round(performance.now() - start);
  failUnless(time <= 2000, `treemin goes on for ${time} ms after ${signal}`);
  return time;
}
