import { readdirSync, readFileSync, statSync, truncateSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { sleep, until } from "../processes.mjs";

export const promise =
  "A run that is killed again and again ends with the same bytes after at most 5 % more tests, also with a damaged journal.";

const needles = 4;
const args = ["big.json", "-t", "./test.sh", "-j", "1"];

export async function run({ full, random, scratch }) {
  const input = haystack(full ? 40_000 : 4000, needles);
  const kills = full ? 20 : 4;
  const whole = prepare(scratch.box(), input);
  const { code, stderr, time } = await whole.run(...args);
  failUnless(code === 0, `undisturbed: exit code ${code}: ${stderr}`);
  const box = prepare(scratch.box(), input);
  await killOften(
    box,
    Array.from({ length: kills }, () => (random(1000) / 1000) * (time / kills) * 1.6),
  );
  const last = await box.run(...args);
  failUnless(last.code === 0, `resumed: exit code ${last.code}: ${last.stderr}`);
  const result = whole.read("big.reduced.json");
  failUnless(box.read("big.reduced.json") === result, `after ${kills} kills, the result is not the same`);
  const [tests, more] = [whole.lines("log").length, box.lines("log").length - whole.lines("log").length];
  const share = `${((100 * more) / tests).toFixed(1)} %`;
  failUnless(more <= 0.05 * tests, `after ${kills} kills, ${more} more than ${tests} tests: ${share}`);
  await damage(box, result);
  return `${kills} kills: the same ${result.length} bytes, ${share} more than ${tests} tests; damaged journals are set aside`;
}

function prepare(box, input) {
  box.write("big.json", input);
  box.script("test.sh", 'echo call >> "$WORK/log"', wanted(needles));
  return box;
}

/** Starts treemin again and again and kills it after each of the given times (ms); each run continues the one before. */
async function killOften(box, moments) {
  for (const [i, moment] of moments.entries()) {
    const isOdd = i % 2 === 1;
    const { child, ended } = box.start(box.has("big.reduced.json.journal") && isOdd ? ["resume", "big.json"] : args);
    await sleep(moment + 200);
    child.kill("SIGKILL");
    await ended;
    if (box.has("big.reduced.json")) {
      failUnless(
        hasNeedles(box.read("big.reduced.json"), needles),
        "a killed run left a result that is not interesting",
      );
    }
  }
}

/** Damages the journal in several ways; after each, treemin must reduce from the start to the same result. */
async function damage(box, result) {
  for (const damageFile of [garble, halve, empty]) {
    const before = box.lines("log").length;
    const { child, ended } = box.start(args);
    failUnless(
      await until(() => box.lines("log").length > before + 20, 20_000),
      "there was no run to damage the journal of",
    );
    child.kill("SIGKILL");
    await ended;
    const journals = readdirSync(box.work).filter((name) => name.endsWith(".journal"));
    failUnless(journals.length > 0, "there is no journal to damage");
    for (const name of journals) damageFile(box, name);
    const { code, stderr } = await box.run(...args);
    failUnless(code === 0, `${damageFile.name} journal: exit code ${code}: ${stderr}`);
    failUnless(box.read("big.reduced.json") === result, `${damageFile.name} journal: the result is not the same`);
  }
}

function garble(box, name) {
  const bytes = readFileSync(box.path(name));
  box.write(
    name,
    bytes.map((byte, i) => (i % 7 === 3 ? byte ^ 0x55 : byte)),
  );
}

function halve(box, name) {
  truncateSync(box.path(name), Math.floor(statSync(box.path(name)).size / 2) + 1);
}

function empty(box, name) {
  truncateSync(box.path(name), 0);
}
