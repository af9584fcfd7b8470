// Counts the branches of the functions of a C file: `node metrics.mjs FILE`. It knows `case 1:`, but not what GNU C has besides.
import { readFileSync } from "node:fs";

const code = readFileSync(process.argv[2], "utf8")
  .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, " ")
  .replace(/"(\\.|[^"\\])*"/g, '""');
const switches = [];
let branches = 0;
for (const [token, label] of code.matchAll(/\bswitch\b|\bif\b|\bcase\b([^:]*):|\}/g)) {
  if (token === "switch") switches.push(new Map());
  else if (token === "if") branches++;
  else if (label !== undefined) {
    const value = BigInt(/^\s*\w*\D/.test(label) && !/^\s*[0-9]/.test(label) ? 0 : label.trim());
    switches.at(-1)?.set(value, label);
    branches++;
  }
}
console.log(`${branches} branches in ${switches.length} switches`);
