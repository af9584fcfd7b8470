import { readdirSync } from "node:fs";
import { join } from "node:path";
import { demand } from "../demand.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";
import { until } from "../processes.mjs";

export const promise =
  "The temporary folder is empty after every ending, at the latest after the next run; each test has one of its own.";

const input = haystack(1000, 2);
const messy = 'echo "$TMPDIR" >> "$WORK/log"; mkdir -p "$TMPDIR/a/b"; echo mess > "$TMPDIR/a/b/c"; mktemp > /dev/null';

/** A test in which a run can be caught. What the watch asks would take it long, too. */
const slow = `${wanted(2)} || sleep 9`;
const unwatched = ["--no-watch"];

/** Ways to end, with the exit code. */
const endings = {
  "the end": { code: 0, test: wanted(2) },
  "a limit of tests": { code: 4, test: wanted(2), options: ["--limit-tests", "7"] },
  "a limit of time": { code: 4, test: slow, options: ["--limit-time", "1", ...unwatched] },
  SIGTERM: { code: 143, test: slow, options: unwatched, signal: "SIGTERM" },
  SIGINT: { code: 130, test: slow, options: unwatched, signal: "SIGINT" },
  "a test that cannot be run any more": { code: 5, test: `${wanted(2)} && mv "$0" "$0.gone" 2> /dev/null` },
  "a result that cannot be written any more": {
    code: 5,
    test: `${wanted(2)} || exit 1; test ! -s "$WORK/out/out.json" || { rm -rf "$WORK/out"; touch "$WORK/out"; }`,
    options: ["-o", "out/out.json"],
  },
};

export async function run({ scratch }) {
  const finished = inLanes(2, Object.entries(endings), ([name, ending]) => finish(scratch.box(), name, ending));
  await Promise.all([finished, sweep(scratch.box())]);
  return `empty after ${Object.keys(endings).length} endings, swept after a kill without harm to others; a TMPDIR for each test`;
}

function begin(box, test, ...options) {
  box.write("big.json", input);
  box.folder("out");
  box.script("test.sh", messy, test);
  return box.start(["big.json", "-t", "./test.sh", "-j", "2", "--reduce", "fast", ...options]);
}

async function finish(box, name, { code, test, options = [], signal }) {
  const { child, ended } = begin(box, test, ...options);
  if (signal) until(() => box.lines("log").length > 2, 10_000).then(() => child.kill(signal));
  const ending = await ended;
  demand(ending.code === code, `${name}: exit code ${ending.code} instead of ${code}: ${ending.stderr}`);
  // A result that cannot be written where it belongs is saved there, and the user is told so.
  const left = box.left().filter((file) => !ending.stderr.includes(`saved as ${join(box.temporary, file)}/`));
  demand(left.length === 0, `${name}: left in the temporary folder: ${left.join(", ")}`);
  const folders = box.lines("log");
  demand(new Set(folders).size === folders.length, `${name}: two tests had the same TMPDIR`);
  demand(
    folders.every((folder) => folder.startsWith(box.temporary)),
    `${name}: a TMPDIR is elsewhere`,
  );
  const stray = readdirSync(box.work).filter((file) => /tmp/i.test(file));
  demand(stray.length === 0, `${name}: left beside the result: ${stray.join(", ")}`);
}

/** A run that is killed leaves something, which the next one removes, but nothing of a run that lives. */
async function sweep(box) {
  const dead = begin(box, slow, ...unwatched);
  demand(await until(() => box.lines("log").length > 2, 10_000), "the run to kill does not begin");
  dead.child.kill("SIGKILL");
  await dead.ended;
  box.write("other.json", input);
  box.script("slow.sh", 'test -e "$WORK/over" || sleep 0.5', wanted(2));
  const living = box.start(["other.json", "-t", "./slow.sh", "--reduce", "fast"]);
  await until(() => box.has("other.reduced.json"), 10_000);
  box.script("quick.sh", wanted(2));
  const next = await box.run("big.json", "-t", "./quick.sh", "--limit-tests", "5", "-o", "next.json");
  demand([0, 4].includes(next.code), `the next run: exit code ${next.code}: ${next.stderr}`);
  demand(living.child.exitCode === null, "the other run was over before the next one");
  box.write("over", "");
  const { code, stderr } = await living.ended;
  demand(code === 0, `a run was disturbed by the next one: exit code ${code}: ${stderr}`);
  demand(box.left().length === 0, `left by a killed run and its successors: ${box.left().join(", ")}`);
}
