import { fileURLToPath } from "node:url";
import { failUnless } from "../fail-unless.mjs";
import { haystack } from "../haystack.mjs";
import { openFiles, peakMemory, watch } from "../processes.mjs";

export const promise = "Memory, open files and threads do not grow with the number of tests.";

/** How much memory may grow, in bytes: the bound of remembered outcomes, and some garbage. */
const allowed = 64e6 + 10e6;

export async function run({ full, scratch }) {
  const inside = await soak(scratch.box(), full ? 1_000_000 : 20_000);
  const outside = await soakCommand(scratch.box(), full ? 10_000 : 150);
  return `${inside}; ${outside}`;
}

/** Runs many tests of a function. */
async function soak(box, tests) {
  const file = fileURLToPath(new URL("../soak-run.mjs", import.meta.url));
  const { code, stdout, stderr, time } = await box.startProgram(process.execPath, ["--expose-gc", file, `${tests}`])
    .ended;
  failUnless(code === 0, `exit code ${code}: ${stderr}`);
  const result = JSON.parse(stdout);
  failUnless(result.tests === tests, `only ${result.tests} tests were run`);
  const [first, ...others] = result.samples;
  const growth = Math.max(...others.map(({ memory }) => memory)) - first.memory;
  failUnless(
    growth <= allowed,
    `memory grew by ${megabytes(growth)} from ${megabytes(first.memory)} in ${tests} tests`,
  );
  for (const name of ["files", "threads"]) {
    const most = Math.max(...others.map((sample) => sample[name]));
    failUnless(most <= first[name], `${name} grew from ${first[name]} to ${most} in ${tests} tests`);
  }
  const rate = Math.round((1000 * tests) / time);
  return `${tests} tests in process (${rate}/s): memory +${megabytes(growth)}, no more files and threads`;
}

/** Runs many tests of a command. */
async function soakCommand(box, tests) {
  const input = haystack(40_000, 2);
  box.write("big.json", input);
  // The test accepts one candidate in a hundred, so there are enough candidates.
  const chance = 'test $(($(cksum < "$1" | cut -d" " -f1) % 100)) -eq 0';
  box.script("test.sh", `test $(wc -c < "$1") -eq ${input.length} || ${chance}`);
  const options = ["--reduce", "lines | chars", "--limit-tests", `${tests}`, "-j", "2"];
  const started = box.start(["big.json", "-t", "./test.sh", ...options]);
  const files = [];
  let memory = 0;
  const look = () => {
    files.push(openFiles(started.pid));
    memory = Math.max(memory, peakMemory(started.pid));
  };
  const ending = await watch(started, look, 25);
  failUnless([0, 4].includes(ending.code), `exit code ${ending.code}: ${ending.stderr}`);
  const half = Math.floor(files.length / 2);
  const [before, after] = [Math.max(...files.slice(0, half)), Math.max(...files.slice(half))];
  failUnless(after <= before + 4, `open files grew from ${before} to ${after} in ${tests} tests of a command`);
  const run = Number(/(\d+) tests/.exec(ending.stdout)?.[1]);
  failUnless(run === tests, `${run} tests of a command were run instead of ${tests}`);
  return `${run} of a command: at most ${after} open files, ${megabytes(memory)}`;
}

function megabytes(size) {
  return `${Math.round(size / 1e6)} MB`;
}
