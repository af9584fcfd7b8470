import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeTree } from "./remove-tree.js";
import { isAbandoned } from "./run-name.js";

const prefix = "treemin-";
const keptSuffix = "-kept";

/** How long a folder that was kept for a person stays, in milliseconds. */
const keepingTime = 24 * 3600 * 1000;

/** Where the folders of a run's tests are. */
export function homeOf(run: string): string {
  return join(tmpdir(), `${prefix}${run}`);
}

/** Where the folders of a run's tests are that a person may want to look at. */
export function keptHomeOf(run: string): string {
  return `${homeOf(run)}${keptSuffix}`;
}

/**
 * Removes what runs have left in the temporary folder that were killed together with their watchdogs. What was kept for a
 * person goes when it is a day old.
 */
export function removeLeftovers(): void {
  for (const name of namesIn(tmpdir())) {
    if (!name.startsWith(prefix) || !isAbandoned(name.slice(prefix.length))) continue;
    const path = join(tmpdir(), name);
    const stats = statSync(path, { throwIfNoEntry: false });
    // Whoever can write here could lead us to files elsewhere by a folder of theirs.
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) continue;
    if (name.endsWith(keptSuffix) && Date.now() - stats.mtimeMs < keepingTime) continue;
    removeTree(path);
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
