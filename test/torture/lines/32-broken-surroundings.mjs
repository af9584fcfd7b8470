import { readdirSync, rmSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";

export const promise =
  "If the test stops working, treemin ends with exit code 5 and keeps the best result; with the test repaired, the same command ends as if nothing had happened.";

const needles = 3;
const input = haystack(1000, needles);
const args = ["big.json", "-t", "./test.sh", "--reduce", "fast"];

export async function run({ full, scratch }) {
  const whole = prepare(scratch.box());
  const { code, stderr } = await whole.run(...args);
  failUnless(code === 0, `undisturbed: exit code ${code}: ${stderr}`);
  const expected = whole.read("big.reduced.json");
  const ended = [];
  const often = [1, 4].flatMap((jobs) => [1, 5, 10, 20, 40, 80, 100].map((moment) => ({ jobs, moment })));
  for (const { jobs, moment } of full ? often : often.filter((_, i) => i === 1 || i === 11)) {
    ended.push(await toolVanishes(scratch.box(), { jobs, moment, expected }));
  }
  await acceptsAll(scratch.box(), expected);
  return `${ended.length} runs whose tool vanished ended after at most ${Math.max(...ended)} more tests; the repaired test leads to the same ${expected.length} bytes`;
}

/** The test fails without its tool, and accepts everything if there is a file `yes`. */
function prepare(box) {
  box.write("big.json", input);
  box.script("tool.sh", wanted(needles));
  box.script("test.sh", 'echo call >> "$WORK/log"', 'test -e "$WORK/yes" && exit 0', '"$WORK/tool.sh" "$1"');
  return box;
}

/** The tool of the test vanishes once there were so many tests; returns how many tests followed. */
async function toolVanishes(box, { jobs, moment, expected }) {
  const name = `the tool vanishes after ${moment} tests, ${jobs} jobs`;
  prepare(box);
  const vanish = `test $(wc -l < "$WORK/log") -ge ${moment} && rm -f "$WORK/tool.sh"`;
  box.script("tool.sh", vanish, wanted(needles));
  const broken = await box.run(...args, "-j", `${jobs}`);
  failUnless(broken.code === 5, `${name}: exit code ${broken.code}: ${broken.stderr}`);
  failUnless(broken.stderr.includes("stopped working"), `${name}: the reason is not told: ${broken.stderr}`);
  const result = box.read("big.reduced.json");
  failUnless(hasNeedles(result, needles), `${name}: the result is not interesting`);
  failUnless(
    moment < 40 || result.length < input.length,
    `${name}: the result is lost, ${result.length} bytes are left`,
  );
  const more = box.lines("log").length - moment;
  box.script("tool.sh", wanted(needles));
  const { code, stderr } = await box.run(...args, "-j", `${jobs}`);
  failUnless(code === 0, `${name}, repaired: exit code ${code}: ${stderr}`);
  failUnless(box.read("big.reduced.json") === expected, `${name}, repaired: the result is another one`);
  return more;
}

/** The test begins to accept everything, which looks like a very good reduction. */
async function acceptsAll(box, expected) {
  prepare(box);
  box.script("tool.sh", 'test $(wc -l < "$WORK/log") -ge 30 && touch "$WORK/yes"', wanted(needles));
  const broken = await box.run(...args, "-j", "1");
  failUnless(broken.code === 5, `a lasting yes: exit code ${broken.code}: ${broken.stderr}`);
  failUnless(broken.stderr.includes("unrelated text"), `a lasting yes: the reason is not told: ${broken.stderr}`);
  const wrong = box.read("big.reduced.json");
  box.script("tool.sh", wanted(needles));
  rmSync(box.path("yes"));
  const { code, stderr } = await box.run(...args, "-j", "1");
  failUnless(code === 0, `a lasting yes, repaired: exit code ${code}: ${stderr}`);
  failUnless(box.read("big.reduced.json") === expected, "a lasting yes, repaired: the result is another one");
  failUnless(
    readdirSync(box.work).includes("big.reduced.json.1") && box.read("big.reduced.json.1") === wrong,
    "a lasting yes: what the test accepted is lost",
  );
}
