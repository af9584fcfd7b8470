import { readdirSync } from "node:fs";
import { join } from "node:path";
import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";
import { until } from "../processes.mjs";

export const promise =
  "The temporary folder is empty after every ending, after a kill as soon as treemin runs again; each test has its own.";

const input = haystack(500, 2);
const messy = 'echo "$TMPDIR" >> "$WORK/log"; mkdir -p "$TMPDIR/a/b"; echo mess > "$TMPDIR/a/b/c"; mktemp > /dev/null';

/** A test that is slow enough to interrupt the run. The flakiness guard is off, for it would repeat slow tests. */
const slow = `${wanted(2)} || sleep 9`;
const unwatched = ["--no-watch"];

/** Ways to end, with treemin's exit code. */
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
  failUnless(ending.code === code, `${name}: exit code ${ending.code} instead of ${code}: ${ending.stderr}`);
  // If writing fails, treemin saves the result to the temporary folder and prints its path.
  const left = box.left().filter((file) => !ending.stderr.includes(`saved as ${join(box.temporary, file)}/`));
  failUnless(left.length === 0, `${name}: left in the temporary folder: ${left.join(", ")}`);
  const folders = box.lines("log");
  failUnless(new Set(folders).size === folders.length, `${name}: two tests had the same TMPDIR`);
  failUnless(
    folders.every((folder) => folder.startsWith(box.temporary)),
    `${name}: a TMPDIR is elsewhere`,
  );
  const stray = readdirSync(box.work).filter((file) => /tmp/i.test(file));
  failUnless(stray.length === 0, `${name}: left beside the result: ${stray.join(", ")}`);
}

/** The next run removes the files that a killed run left, but none of a run that is still alive. */
async function sweep(box) {
  const dead = begin(box, slow, ...unwatched);
  failUnless(await until(() => box.lines("log").length > 2, 10_000), "the run that is to be killed does not begin");
  dead.child.kill("SIGKILL");
  await dead.ended;
  box.write("other.json", input);
  box.script("slow.sh", 'test -e "$WORK/over" || sleep 0.5', wanted(2));
  const living = box.start(["other.json", "-t", "./slow.sh", "--reduce", "fast"]);
  await until(() => box.has("other.reduced.json"), 10_000);
  box.script("quick.sh", wanted(2));
  const next = await box.run("big.json", "-t", "./quick.sh", "--limit-tests", "5", "-o", "next.json");
  failUnless([0, 4].includes(next.code), `the next run: exit code ${next.code}: ${next.stderr}`);
  failUnless(living.child.exitCode === null, "the other run was over before the next one");
  box.write("over", "");
  const { code, stderr } = await living.ended;
  failUnless(code === 0, `a run was disturbed by the next one: exit code ${code}: ${stderr}`);
  failUnless(box.left().length === 0, `left by a killed run and its successors: ${box.left().join(", ")}`);
}
