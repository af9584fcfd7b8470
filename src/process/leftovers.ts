import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeTree } from "../system/remove-tree.js";
import { isAbandoned } from "./run-name.js";

const prefix = "treemin-";
const keptSuffix = "-kept";

/** How long a kept folder stays after the end of its run, in milliseconds. */
const keepingTime = 24 * 3600 * 1000;

/** The path of the folder that holds the test folders of a run. */
export function runFolderOf(run: string): string {
  return join(tmpdir(), `${prefix}${run}`);
}

/** The path of the folder that holds those test folders of a run that are kept for the user to look at. */
export function keptFolderOf(run: string): string {
  return `${runFolderOf(run)}${keptSuffix}`;
}

/**
 * Removes from the temporary folder what is left of runs that were killed together with their watchdogs. Kept folders are
 * removed when they are a day old.
 */
export function removeLeftovers(): void {
  for (const name of namesIn(tmpdir())) {
    if (!name.startsWith(prefix) || !isAbandoned(name.slice(prefix.length))) continue;
    const path = join(tmpdir(), name);
    const stats = statSync(path, { throwIfNoEntry: false });
    // Another user could place a folder of this name here, to have other files removed.
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
