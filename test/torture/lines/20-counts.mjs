import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";

export const promise = "treemin reports as many tests of each outcome as the test itself counts.";

const input = haystack(1000, 2);

/** A test whose outcome depends on the text: for some it is invalid, and for some it times out. */
const test = [
  'kind=$(($(cksum < "$1" | cut -d" " -f1) % 40))',
  'echo call >> "$WORK/calls"',
  `test $(wc -c < "$1") -eq ${input.length} && kind=40`,
  'test $kind -eq 7 && { echo timeout >> "$WORK/outcomes"; sleep 60; }',
  'test $kind -lt 7 && { echo invalid >> "$WORK/outcomes"; exit 125; }',
  `{ ${wanted(2)}; } || { echo uninteresting >> "$WORK/outcomes"; exit 1; }`,
  'echo interesting >> "$WORK/outcomes"',
];

export async function run({ full, scratch }) {
  const told = [];
  for (const jobs of full ? [1, 2, 8, 64] : [1, 8]) told.push(await count(scratch.box(), jobs));
  return told.join("; ");
}

async function count(box, jobs) {
  box.write("big.json", input);
  box.script("test.sh", ...test);
  const options = ["--stats", "stats.json", "-j", `${jobs}`, "--timeout", "2"];
  const { code, stdout, stderr } = await box.run("big.json", "-t", "./test.sh", ...options);
  failUnless(code === 0, `${jobs} jobs: exit code ${code}: ${stderr}`);
  const { tests, outcomes, cancelled } = JSON.parse(box.read("stats.json"));
  const calls = box.lines("calls").length;
  // treemin may end a cancelled test before it counts itself.
  failUnless(calls <= tests && calls >= tests - cancelled, `${jobs} jobs: ${tests} tests reported, ${calls} run`);
  failUnless(stdout.includes(`${tests} tests`), `${jobs} jobs: the number of tests is not printed`);
  for (const [outcome, reported] of Object.entries(outcomes)) {
    const own = box.lines("outcomes").filter((line) => line === outcome).length;
    const isTrue = own >= reported && own <= reported + cancelled;
    failUnless(isTrue, `${jobs} jobs: ${reported} ${outcome} reported, ${own} counted`);
  }
  return `${jobs} jobs: ${tests} reported, ${calls} run${cancelled === 0 ? "" : `, ${cancelled} cancelled`}`;
}
