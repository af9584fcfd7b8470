import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";

export const promise = "The result and all acceptances before it are the same, byte for byte, for any number of jobs.";

const needles = 3;
const pipelines = ["default", "hdd*", "perses*", "coarse-hdd* | hdd* + hoist", "lines | chars"];

export async function run({ full, scratch }) {
  const numbers = full ? [1, 2, 8, 64] : [1, 2, 8];
  const chosen = full ? pipelines : pipelines.slice(1, 3);
  const input = haystack(full ? 5000 : 700, needles);
  const runs = [];
  for (const pipeline of chosen) runs.push(await compare(scratch, { pipeline, input, numbers }));
  const steps = runs.reduce((sum, { steps }) => sum + steps.length, 0);
  return `${chosen.length} pipelines, jobs ${numbers.join(", ")}: the same ${steps} acceptances and the same bytes`;
}

/** Runs a pipeline with all numbers of jobs and compares the runs; returns the first. */
async function compare(scratch, { pipeline, input, numbers }) {
  const runs = await inLanes(2, numbers, (jobs) => reduce(scratch.box(), { pipeline, input, jobs }));
  for (const { jobs, result, steps } of runs) {
    const [first] = runs;
    failUnless(
      result === first.result,
      `${pipeline}: with ${jobs} jobs, ${result.length} bytes instead of ${first.result.length}`,
    );
    const same = JSON.stringify(steps) === JSON.stringify(first.steps);
    failUnless(same, `${pipeline}: with ${jobs} jobs, treemin accepts other candidates`);
  }
  return runs[0];
}

async function reduce(box, { pipeline, input, jobs }) {
  box.write("big.json", input);
  // The text decides how long its test takes, so later candidates are often decided before earlier ones.
  const jitter = 'sleep 0.0$(($(cksum < "$1" | cut -d" " -f1) % 4))';
  box.script("test.sh", jitter, wanted(needles));
  const options = ["-j", `${jobs}`, "--reduce", pipeline, "--stats", "stats.json"];
  const { code, stderr } = await box.run("big.json", "-t", "./test.sh", ...options);
  failUnless(code === 0, `${pipeline}, ${jobs} jobs: exit code ${code}: ${stderr}`);
  const steps = JSON.parse(box.read("stats.json")).steps.map(({ size, phase }) => [size, phase]);
  return { jobs, result: box.read("big.reduced.json"), steps };
}
