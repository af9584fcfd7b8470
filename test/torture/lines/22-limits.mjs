import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";

export const promise = "treemin exceeds no limit of tests, and a limit of time by at most one test's timeout.";
export const alone = true;

const input = haystack(2000, 2);

export async function run({ full, scratch }) {
  const numbers = full ? [1, 2, 8, 64] : [1, 8];
  for (const jobs of numbers)
    for (const limit of full ? [1, 7, 20] : [7]) await limitTests(scratch.box(), { jobs, limit });
  const over = [];
  for (const jobs of numbers) over.push(await limitTime(scratch.box(), { jobs, limit: 2, timeout: 1 }));
  const most = Math.max(...over).toFixed(2);
  return `no test too many with ${numbers.join(", ")} jobs; a limit of 2 s overshot by at most ${most} s (timeout 1 s)`;
}

async function limitTests(box, { jobs, limit }) {
  box.write("big.json", input);
  box.script("test.sh", 'echo call >> "$WORK/log"', wanted(2));
  const { code, stderr } = await box.run("big.json", "-t", "./test.sh", "-j", `${jobs}`, "--limit-tests", `${limit}`);
  failUnless(code === 4, `${limit} tests, ${jobs} jobs: exit code ${code}: ${stderr}`);
  const calls = box.lines("log").length;
  failUnless(calls <= limit, `${limit} tests, ${jobs} jobs: there were ${calls}`);
  failUnless(
    hasNeedles(box.read("big.reduced.json"), 2),
    `${limit} tests, ${jobs} jobs: the result is not interesting`,
  );
}

/**
 * Runs tests that never end by themselves; returns how many seconds treemin ran longer than its limit, which counts from the first
 * test on.
 */
async function limitTime(box, { jobs, limit, timeout }) {
  box.write("big.json", input);
  box.script(
    "test.sh",
    `test $(wc -c < "$1") -eq ${input.length} && date +%s%N >> "$WORK/began" && exit 0`,
    "trap '' TERM INT HUP",
    "sleep 60",
  );
  const limits = ["--limit-time", `${limit}`, "--timeout", `${timeout}`];
  const { code, stderr } = await box.run("big.json", "-t", "./test.sh", "-j", `${jobs}`, ...limits);
  failUnless(code === 4, `${limit} s, ${jobs} jobs: exit code ${code}: ${stderr}`);
  const time = Date.now() - Number(box.lines("began")[0]) / 1e6;
  const over = time / 1000 - limit;
  failUnless(over <= timeout, `${limit} s, ${jobs} jobs: exceeded by ${over.toFixed(2)} s`);
  return over;
}
