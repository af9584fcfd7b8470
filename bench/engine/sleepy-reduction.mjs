// node bench/sleepy-reduction.mjs BYTES: reduces generated JSON with a function that sleeps 30 ms, and prints what that took
// in milliseconds as JSON. A process of its own, so that its start counts.
import { reduce } from "treemin";
import { generateJson } from "../core/generate-json.mjs";

const input = generateJson(Number(process.argv[2]), { needles: 3 });
const wanted = ["needle-1", "needle-2", "needle-3"];
const test = (text) =>
  new Promise((resolve) => setTimeout(() => resolve(wanted.every((needle) => text.includes(needle))), 30));
const cpuSince = (before) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

let parsed;
const onEvent = (event) => {
  if (event.kind === "parsed") parsed = process.cpuUsage();
};
const { statistics } = await reduce({ input, language: "json", test, jobs: 1, onEvent });
const result = {
  tests: statistics.tests,
  wall: performance.now(),
  cpu: cpuSince(),
  search: cpuSince(parsed),
  memory: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(JSON.stringify(result));
