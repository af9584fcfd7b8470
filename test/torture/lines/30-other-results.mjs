import { readdirSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { until } from "../processes.mjs";

export const promise =
  "A result that this reduction did not write is kept under another name, and treemin says so: nothing is lost when options or tests change.";

const needles = 2;
const test = ["-t", "./test.sh"];

export async function run({ scratch }) {
  const box = scratch.box();
  box.write("big.json", haystack(3000, needles));
  box.script("test.sh", 'echo call >> "$WORK/log"', wanted(needles));
  const finished = await box.run("big.json", ...test);
  failUnless(finished.code === 0, `the first run: exit code ${finished.code}: ${finished.stderr}`);
  const small = box.read("big.reduced.json");
  await cutShort(box, ["--reduce", "hdd*"], { name: "other options", kept: small });
  const larger = box.read("big.reduced.json");
  box.script("test.sh", "# one more comment", 'echo call >> "$WORK/log"', wanted(needles));
  await cutShort(box, ["--reduce", "hdd*"], { name: "another test", kept: larger });
  failUnless(keptTexts(box).includes(small), "the smallest result is lost after the second run");
  const before = keptTexts(box).length;
  for (const _ of [1, 2]) await box.run("big.json", ...test);
  failUnless(
    keptTexts(box).length <= before + 2,
    () => `equal results are kept more than once: ${readdirSync(box.work)}`,
  );
  return `${small.length} bytes survive other options, another test and two more runs, in ${keptTexts(box).length} files`;
}

/** Starts a reduction, interrupts it after some tests, and checks that it has kept the earlier result. */
async function cutShort(box, options, { name, kept }) {
  const before = box.lines("log").length;
  const { child, ended } = box.start(["big.json", ...test, ...options]);
  failUnless(await until(() => box.lines("log").length > before + 10, 20_000), `${name}: no test was run`);
  child.kill("SIGINT");
  const { stderr } = await ended;
  failUnless(hasNeedles(box.read("big.reduced.json"), needles), `${name}: the result is not interesting`);
  if (box.read("big.reduced.json") === kept) return;
  failUnless(keptTexts(box).includes(kept), `${name}: the earlier result of ${kept.length} bytes is lost`);
  failUnless(/kept as big\.reduced\.json\.\d/.test(stderr), `${name}: the user is not told: ${stderr}`);
}

/** The contents of the files that hold earlier results. */
function keptTexts(box) {
  return readdirSync(box.work)
    .filter((name) => /^big\.reduced\.json\.\d+$/.test(name))
    .map((name) => box.read(name));
}
