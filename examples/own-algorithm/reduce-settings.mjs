// Reduces input.json with an algorithm of its own, and prints what it does.
import { readFileSync, writeFileSync } from "node:fs";
import { reduce } from "treemin";
import { listsFirst } from "./lists-first.mjs";

const { text, bytes, size, statistics } = await reduce({
  input: readFileSync("input.json"),
  language: "json",
  reduce: listsFirst,
  test: (candidate) => JSON.parse(candidate).services?.["gateway-83"]?.["log.level"] !== undefined,
  onEvent(event) {
    if (event.kind !== "accepted") return;
    process.stdout.write(`${event.phase}: ${event.size} bytes after ${event.statistics.tests} tests\n`);
  },
});
process.stdout.write(`${size.before} → ${size.after} bytes with ${statistics.tests} tests: ${text}\n`);
writeFileSync("input.reduced.json", bytes);
