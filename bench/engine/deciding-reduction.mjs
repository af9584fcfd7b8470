// node bench/engine/deciding-reduction.mjs INPUT: reduces an input with a test that takes no time of its own, and prints as JSON what the
// search took of the processor between the tests, in milliseconds. A process of its own, because code is slow before it is compiled.
//
// INPUT is `easy:BYTES` or `hard:BYTES`, generated JSON of which 3 or 40 strings must stay, or `schema:PACKAGE/FILE:KEYWORD`, a JSON
// Schema that must compile and meet a keyword.
import { readFileSync } from "node:fs";
import { loadLanguage, reduceSync } from "treemin";
import { generateJson } from "../core/generate-json.mjs";
import { meets } from "../strategy/meets.mjs";

const needlesOf = { easy: 3, hard: 40 };

const { input, isInteresting } = caseOf(process.argv[2]);
const language = await loadLanguage("json");
const spent = { tests: 0, main: 0, all: 0 };
let parsed;
const { text, statistics } = reduceSync({
  input,
  language,
  test: (candidate) => {
    const before = processorTime();
    const answer = isInteresting(candidate);
    if (parsed) addTo(spent, before);
    return answer;
  },
  onEvent: ({ kind }) => {
    if (kind === "parsed") parsed ??= processorTime();
  },
});
const total = { main: 0, all: 0 };
addTo(total, parsed);
const result = {
  bytes: input.length,
  result: text.length,
  tests: statistics.tests,
  main: total.main - spent.main,
  all: total.all - spent.all,
  memory: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(JSON.stringify(result));

function caseOf(name) {
  const [kind, what, keyword] = name.split(":");
  if (kind === "schema") return { input: readFileSync(what, "utf8"), isInteresting: meets(keyword) };
  const needles = needlesOf[kind];
  const wanted = Array.from({ length: needles }, (_, i) => `"needle-${i + 1}"`);
  const isInteresting = (candidate) => wanted.every((needle) => candidate.includes(needle));
  return { input: generateJson(Number(what), { needles }), isInteresting };
}

/** The processor time of this thread, and of all threads, so far. Where there is no `/proc`, all threads count as this one. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  const all = (user + system) / 1000;
  try {
    return { main: Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6, all };
  } catch {
    return { main: all, all };
  }
}

/** Adds what has been spent since an earlier time. */
function addTo(sum, since) {
  const now = processorTime();
  sum.main += now.main - since.main;
  sum.all += now.all - since.all;
}
