// How the cost of candidates grows with the input: generated JSON, parsed and reduced in process, the parse left out.
import { loadLanguage, reduceSync } from "treemin";
import { generateJson } from "../core/generate-json.mjs";
import { fastest, growthExponent } from "../support/growth.mjs";
import { figure, printTable } from "../support/table.mjs";

/** So many candidates are refused. */
const refusals = 60;

/** Elements that must stay, spread over the text: it becomes no smaller than they are. */
const scattered = 20;

const sizes = [1e4, 1e5, 1e6, 1e7];

/** Whole reductions with a predicate that costs next to nothing. */
export async function measureSpeed() {
  const language = await loadLanguage("json");
  const results = ["hdd*", "perses*", "default"].map((pipeline) => {
    const input = generateJson(1e4, { needles: 3 });
    const test = hasNeedles(3);
    return { pipeline, ...fastest(5, () => timeSearch({ input, language, test, reduce: pipeline })) };
  });
  const rows = results.map(({ pipeline, tests, candidates, time }) => ({
    pipeline,
    tests,
    candidates,
    ms: figure(time),
    "candidates/s": figure((1000 * candidates) / time),
  }));
  printTable("Candidates per second: reduceSync with needles, 10 kB of JSON", rows);
  return results;
}

/** The cost of a candidate about as long as the input, and of a byte that goes, as the input grows. */
export async function measureGrowth({ full }) {
  const language = await loadLanguage("json");
  const results = [...sizes, ...(full ? [3e7] : [])].map((bytes) => {
    process.stderr.write(`${bytes} bytes …\n`);
    // The trees are to be measured, not what spares them.
    const common = {
      input: generateJson(bytes, { needles: scattered }),
      language,
      outlineAbove: Number.POSITIVE_INFINITY,
    };
    const refused = timeSearch({ ...common, test: firstOnly(), limitTests: refusals + 1 });
    const reduced = timeSearch({ ...common, reduce: "hdd*", test: hasNeedles(scattered) });
    return { bytes, built: refused.cpu / refused.candidates, removed: reduced.length - reduced.size, reduced };
  });
  const rows = results.map(({ bytes, built, removed, reduced }) => ({
    input: bytes >= 1e6 ? `${bytes / 1e6} MB` : `${bytes / 1e3} kB`,
    "µs/candidate": figure(1000 * built),
    "ns/byte of it": figure((1e6 * built) / bytes),
    "bytes that stay": reduced.size,
    candidates: reduced.candidates,
    "search ms": figure(reduced.cpu),
    "ns/byte that goes": figure((1e6 * reduced.cpu) / removed),
  }));
  printTable(`Growth: candidates when all are refused, and hdd* with ${scattered} needles; CPU time`, rows);
  const exponentOf = (value) => growthExponent(results.map((result) => [result.bytes, value(result)])).toFixed(2);
  const candidates = exponentOf(({ built }) => built);
  const goes = exponentOf(({ reduced }) => reduced.cpu);
  process.stdout.write(`\nWith the input's size, a candidate's cost grows to the power of ${candidates}, `);
  process.stdout.write(`that of the whole search to the power of ${goes}.\n`);
  return results.map(({ bytes, built, removed, reduced }) => ({ bytes, built, removed, ...reduced }));
}

/** Finds the input interesting and nothing else. */
function firstOnly() {
  let tests = 0;
  return () => tests++ === 0;
}

function hasNeedles(count) {
  const wanted = Array.from({ length: count }, (_, i) => `"needle-${i + 1}"`);
  return (text) => wanted.every((needle) => text.includes(needle));
}

/** Runs a reduction and times its search, from the parsed input to the result: wall and CPU time in milliseconds. */
function timeSearch(options) {
  let parsed = 0;
  let before;
  const onEvent = (event) => {
    if (event.kind !== "parsed") return;
    parsed = performance.now();
    before = process.cpuUsage();
  };
  const { size, statistics } = reduceSync({ ...options, onEvent });
  const time = performance.now() - parsed;
  const { user, system } = process.cpuUsage(before);
  const { tests, cacheHits, skipped } = statistics;
  const candidates = tests - 1 + cacheHits + skipped;
  return { length: size.before, size: size.after, tests, candidates, time, cpu: (user + system) / 1000 };
}
