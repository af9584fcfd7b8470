import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const home = mkdtempSync(join(tmpdir(), "treemin-bench-"));
process.once("exit", () => rmSync(home, { recursive: true, force: true }));
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

/** Makes an empty folder, which is removed when this process ends. */
export function scratchFolder() {
  return mkdtempSync(join(home, "run-"));
}

/** Writes a text to a file that is removed when this process ends; returns its path. */
export function scratchFile(name, text) {
  const file = join(scratchFolder(), name);
  writeFileSync(file, text);
  return file;
}

/** Writes an executable shell script. */
export function writeScript(file, ...lines) {
  writeFileSync(file, `${["#!/bin/sh", ...lines].join("\n")}\n`, { mode: 0o755 });
}
