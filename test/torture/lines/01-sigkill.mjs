import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";
import { sleep } from "../processes.mjs";

export const promise =
  "After a kill at any moment, the result file is a text that the test accepted, no larger than reported; the input is intact.";

const needles = 2;
const input = haystack(1500, needles);

export async function run({ full, random, scratch }) {
  const kills = full ? 100 : 8;
  const { time, stderr } = await begin(scratch.box()).ended;
  const acceptances = reportedSizes(stderr).length;
  // One in four at any moment of the run, the others soon after one of the acceptances: how long a run takes depends on the load.
  const moments = Array.from({ length: kills }, (_, i) =>
    i % 4 === 0
      ? { acceptances: 0, delay: (random(1000) / 1000) * time }
      : { acceptances: 1 + random(acceptances - 1), delay: random(20) },
  );
  const results = await inLanes(2, moments, (moment) => kill(scratch.box(), moment));
  const early = results.filter((size) => size === undefined).length;
  const reduced = results.filter((size) => size !== undefined && size < input.length).length;
  failUnless(reduced > kills / 4, `only ${reduced} of ${kills} kills came between the first and the last acceptance`);
  return `${kills}/${kills} kills: result interesting and as reported (${early} came before there was one), input intact`;
}

function begin(box) {
  box.write("big.json", input);
  box.folder("accepted");
  box.script("test.sh", "sleep 0.01", wanted(needles).concat(' && cp "$1" "$WORK/accepted/$$"'));
  return box.start(["big.json", "-t", "./test.sh", "-j", "2", "--verbose"]);
}

/** The sizes of the accepted texts that a run has reported. */
function reportedSizes(stderr) {
  return [...stderr.matchAll(/ (\d+) bytes$/gm)].map(([, size]) => Number(size));
}

/**
 * Kills a run `delay` milliseconds after it has reported so many acceptances; returns the size of its result, or undefined if
 * there is none.
 */
async function kill(box, { acceptances, delay }) {
  const { child, ended } = begin(box);
  let printed = "";
  await new Promise((resolve) => {
    const check = () => reportedSizes(printed).length >= acceptances && resolve();
    child.stderr.on("data", (chunk) => {
      printed += chunk;
      check();
    });
    child.once("close", resolve);
    check();
  });
  await sleep(delay);
  child.kill("SIGKILL");
  const { stderr } = await ended;
  const moment = `${Math.round(delay)} ms after acceptance ${acceptances}`;
  failUnless(box.read("big.json") === input, "the input was changed");
  const reported = reportedSizes(stderr).at(-1);
  if (!box.has("big.reduced.json")) {
    failUnless(reported === undefined, `${reported} bytes were reported, but there is no result`);
    return undefined;
  }
  const result = box.read("big.reduced.json");
  const accepted = readdirSync(box.path("accepted")).map((name) =>
    readFileSync(join(box.path("accepted"), name), "utf8"),
  );
  failUnless(hasNeedles(result, needles), `killed ${moment}, the result is not interesting`);
  failUnless(accepted.includes(result), `killed ${moment}, the test never accepted the result`);
  failUnless(
    result.length <= (reported ?? input.length),
    `the result has ${result.length} bytes, reported were ${reported}`,
  );
  return result.length;
}
