// node bench/engine/deciding-reduction.mjs INPUT: reduces an input with a test that takes no time of its own, and prints as JSON what the
// search took of the processor between the tests, in milliseconds. A process of its own, because code is slow before it is compiled.
// With `profile` behind INPUT, it prints the share of that which the scheduler takes, because the profiler makes all of it slower.
//
// INPUT is `easy:BYTES` or `hard:BYTES`, generated JSON of which 3 or 40 strings must stay, or `schema:PACKAGE/FILE:KEYWORD`, a JSON
// Schema that must compile and meet a keyword.
import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { loadLanguage, reduceSync } from "treemin";
import { generateJson } from "../core/generate-json.mjs";
import { meets } from "../strategy/meets.mjs";

const needlesOf = { easy: 3, hard: 40 };

const { input, isInteresting } = caseOf(process.argv[2]);
const language = await loadLanguage("json");
const spent = { tests: 0, main: 0, all: 0 };
let parsed;
const profiler = process.argv[3] === "profile" ? new Session() : undefined;
profiler?.connect();
await profiler?.post("Profiler.enable");
await profiler?.post("Profiler.setSamplingInterval", { interval: 200 });
const { text, statistics } = reduceSync({
  input,
  language,
  test: function runTest(candidate) {
    const before = processorTimes();
    const answer = isInteresting(candidate);
    if (parsed) addTo(spent, before);
    return answer;
  },
  onEvent: ({ kind }) => {
    if (kind !== "parsed" || parsed) return;
    profiler?.post("Profiler.start");
    parsed = processorTimes();
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
const profile = await profiler?.post("Profiler.stop");
process.stdout.write(JSON.stringify(profile ? { scheduler: schedulerShare(profile) } : result));

function caseOf(name) {
  const [kind, what, keyword] = name.split(":");
  if (kind === "schema") return { input: readFileSync(what, "utf8"), isInteresting: meets(keyword) };
  const needles = needlesOf[kind];
  const wanted = Array.from({ length: needles }, (_, i) => `"needle-${i + 1}"`);
  const isInteresting = (candidate) => wanted.every((needle) => candidate.includes(needle));
  return { input: generateJson(Number(what), { needles }), isInteresting };
}

/**
 * The processor times of all threads and of this one so far; that of all threads for both where there is no `/proc`. The order matters: Linux
 * brings the time of a thread up to date only every few milliseconds, and when the time of the whole process is asked for.
 */
function processorTimes() {
  const { user, system } = process.cpuUsage();
  const all = (user + system) / 1000;
  try {
    return { all, main: Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6 };
  } catch {
    return { all, main: all };
  }
}

/** Adds what has been spent since an earlier time. */
function addTo(sum, since) {
  const now = processorTimes();
  sum.all += now.all - since.all;
  sum.main += now.main - since.main;
}

/** The share of the samples between the tests that were taken in the scheduler or in what it called. Garbage collection does not count. */
function schedulerShare({ profile: { nodes } }) {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const samples = { scheduler: 0, others: 0 };
  const add = ({ callFrame: { functionName, url }, children = [], hitCount }, around) => {
    if (functionName === "runTest") return;
    const kind = url.endsWith("/best-first/scheduler.js") ? "scheduler" : around;
    if (!functionName.startsWith("(")) samples[kind] += hitCount;
    for (const child of children) add(nodeOf.get(child), kind);
  };
  add(nodes[0], "others");
  return samples.scheduler / (samples.scheduler + samples.others);
}
