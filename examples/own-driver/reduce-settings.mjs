// Reduces input.json with algorithms of treemin, a driver of its own, and tests on four machines.
import { readFileSync, writeFileSync } from "node:fs";
import { loadLanguage, openSearch } from "treemin/core";
import { drive } from "./drive.mjs";
import { openMachines } from "./machines.mjs";

const input = readFileSync("input.json", "utf8");
const machines = openMachines(4, (text) => {
  try {
    return JSON.parse(text).services?.["gateway-83"]?.["log.level"] !== undefined;
  } catch {
    return false;
  }
});
const begin = openSearch({ input, language: await loadLanguage("json"), reduce: "default" });
const text = await drive(begin, machines.test, 8);
const share = machines.counts.every((count) => count > 0) ? "all four machines" : "too few machines";
process.stdout.write(`${input.length} → ${text.length} characters, tested by ${share}: ${text}\n`);
writeFileSync("input.reduced.json", text);
