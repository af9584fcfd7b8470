import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { isAlive, sleep, until } from "../processes.mjs";

export const promise =
  "treemin ends a test that hangs, by default after a bounded multiple of the first test's time, and counts and reports it.";

const input = haystack(500, 2);

export async function run({ full, scratch }) {
  // For each case: how long the first test takes (s), the options, and the timeout (s) if the options set it.
  const cases = [[0, []], [0.65, []], [0, ["--timeout", "1.5"], 1.5], ...(full ? [[2.5, []]] : [])];
  const results = await Promise.all(cases.map((each) => hang(scratch.box(), ...each)));
  const [short, long] = results;
  failUnless(long.limit > short.limit, `the default is ${short.limit} s however long the first test takes`);
  const told = results.map(({ limit, time }) => `${limit} s: ${time.toFixed(2)} s`);
  return `ended after ${told.join(", ")}; counted and reported`;
}

/** Lets one test hang; returns the timeout and the time after which the test was ended, both in seconds. */
async function hang(box, first, options, given) {
  box.write("big.json", input);
  const once = 'mkdir "$WORK/hung" 2> /dev/null && { date +%s.%N > "$WORK/start"; echo $$ > "$WORK/pid"; sleep 600; }';
  box.script("test.sh", `test $(wc -c < "$1") -eq ${input.length} && { sleep ${first}; exit 0; }`, once, wanted(2));
  const { ended } = box.start(
    ["big.json", "-t", "./test.sh", "--stats", "stats.json", "--verbose", "-j", "1"].concat(options),
  );
  failUnless(await until(() => box.has("pid") && box.read("pid").endsWith("\n"), 20_000), "no candidate was tested");
  const pid = Number(box.read("pid"));
  while (isAlive(pid)) await sleep(5);
  const time = Date.now() / 1000 - Number(box.read("start"));
  const { code, stdout, stderr } = await ended;
  const announced = Number(/timeout ([\d.]+) s/.exec(stderr)?.[1]);
  const limit = given ?? announced;
  failUnless(announced === limit, `the reported timeout is ${announced} s instead of ${limit} s`);
  failUnless(time <= 1.1 * limit + 0.5, `a timeout of ${limit} s ended the test after ${time.toFixed(2)} s`);
  const rounding = given === undefined && limit >= 10 ? 0.5 : 0; // treemin rounds timeouts of ten seconds and more to seconds
  failUnless(
    time >= limit - 0.1 - rounding,
    `a timeout of ${limit} s ended the test after ${time.toFixed(2)} s, too early`,
  );
  failUnless(code === 0, `exit code ${code}: ${stderr}`);
  failUnless(/\b1 timed out/.test(stdout), "the timeout is not reported");
  failUnless(JSON.parse(box.read("stats.json")).outcomes.timeout === 1, "the timeout is not counted");
  return { limit, time };
}
