// How fast sentences are generated, and how many parse at once: each grammar in a process of its own.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { figure, percent, printTable } from "../support/table.mjs";
import { UsageError } from "../support/usage-error.mjs";
import { grammarNames } from "./grammars.mjs";

const program = fileURLToPath(new URL("speed-of.mjs", import.meta.url));

/**
 * Measures some grammars, or all.
 * @param {number} count of the sentences that are generated in a fresh process
 * @param {string[]} names
 */
export function speed(count, names) {
  const unknown = names.find((name) => !grammarNames.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no grammar ${unknown}; there are ${grammarNames.join(", ")}.`);
  const rows = [];
  for (const name of names.length > 0 ? names : grammarNames) {
    rows.push(rowOf(JSON.parse(execFileSync(process.execPath, [program, name, String(count)], { encoding: "utf8" }))));
    process.stderr.write(`${name}\n`);
  }
  printTable(
    `${count} sentences of at most about 200 tokens by CPU time, reading included; cold: with the start of Node`,
    rows,
  );
  return rows;
}

function rowOf({ name, count, bytes, tokens, readings, redrawn, atOnce, loadSeconds, coldSeconds, warm }) {
  return {
    grammar: name,
    "parse at once": percent(atOnce, count),
    "tokens taken back": percent(redrawn, tokens),
    "readings each": figure(readings / count),
    "bytes each": figure(bytes / count),
    "s to load": figure(loadSeconds),
    "s in all": figure(coldSeconds),
    "MB/s cold": figure(bytes / coldSeconds / 1e6),
    "MB/s warm": figure(warm.bytes / warm.seconds / 1e6),
  };
}
