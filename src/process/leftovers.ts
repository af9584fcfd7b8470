import { lstatSync } from "node:fs";
import { join } from "node:path";
import { namesIn } from "../system/names-in.js";
import { isOwnFolder, removeTree } from "../system/remove-tree.js";
import { temporaryFolder } from "../system/temporary-folder.js";
import { isAbandoned } from "./run-name.js";

const prefix = "treemin-";
const keptSuffix = "-kept";

/** How long a kept folder stays after the end of its run, in milliseconds. */
const keepingTime = 24 * 3600 * 1000;

/**
 * The path of the folder that holds the test folders of a run.
 * @param run the name of a run
 */
export function runFolderOf(run: string): string {
  return join(temporaryFolder(), `${prefix}${run}`);
}

/**
 * The path of the folder for those test folders of a run that are kept for the user to inspect.
 * @param run the name of a run
 */
export function keptFolderOf(run: string): string {
  return `${runFolderOf(run)}${keptSuffix}`;
}

/**
 * Removes the folders of runs that were killed together with their watchdogs from the temporary folder. Kept folders are
 * removed when they are empty or a day old. Folders that cannot be read or removed stay, without an error.
 */
export function removeLeftovers(): void {
  for (const name of namesIn(temporaryFolder())) {
    if (!name.startsWith(prefix) || !isAbandoned(name.slice(prefix.length))) continue;
    const path = join(temporaryFolder(), name);
    // Another user can place a folder of this name here, or a link to a folder of this user.
    if (isOwnFolder(path) && !(name.endsWith(keptSuffix) && isStillKept(path))) removeTree(path);
  }
}

/** Whether a kept folder contains something, and has changed within the last day. */
function isStillKept(path: string): boolean {
  if (namesIn(path).length === 0) return false;
  return Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < keepingTime;
}
