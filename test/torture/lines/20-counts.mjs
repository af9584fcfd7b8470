import { demand } from "../demand.mjs";
import { haystack, wanted } from "../haystack.mjs";

export const promise = "The tests that are reported are those that were run, by number and by outcome.";

const input = haystack(3000, 2);

/** Answers that depend on the text: some tests are invalid, some time out. */
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
  demand(code === 0, `${jobs} jobs: exit code ${code}: ${stderr}`);
  const { tests, outcomes, cancelled } = JSON.parse(box.read("stats.json"));
  const calls = box.lines("calls").length;
  // A test that is cancelled may be ended before it can count itself.
  demand(calls <= tests && calls >= tests - cancelled, `${jobs} jobs: ${tests} tests reported, ${calls} run`);
  demand(stdout.includes(`${tests} tests`), `${jobs} jobs: the number of tests is not printed`);
  for (const [outcome, reported] of Object.entries(outcomes)) {
    const own = box.lines("outcomes").filter((line) => line === outcome).length;
    const isTrue = own >= reported && own <= reported + cancelled;
    demand(isTrue, `${jobs} jobs: ${reported} ${outcome} reported, ${own} counted`);
  }
  return `${jobs} jobs: ${tests} reported, ${calls} run${cancelled === 0 ? "" : `, ${cancelled} cancelled`}`;
}
