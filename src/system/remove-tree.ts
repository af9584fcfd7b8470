import { chmodSync, lchownSync, lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { thisUser } from "./this-user.js";

/**
 * Removes a folder of this user and all that is in it, even if a test has taken away the permission to write there. Links are
 * removed, never followed. What cannot be removed stays, without an error; so does everything if the path is not a real folder or
 * belongs to another user.
 * @param folder path of the folder
 */
export function removeTree(folder: string): void {
  if (!isOwnFolder(folder)) return;
  const open = [folder];
  const emptied: string[] = [];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    emptied.push(path);
    open.push(...removeFiles(path));
  }
  for (const path of emptied.reverse()) attempt(() => rmdirSync(path));
}

/**
 * Whether a path is that of a folder of this user. A link to a folder is not one.
 * @param path that need not exist
 */
export function isOwnFolder(path: string): boolean {
  const stats = attempt(() => lstatSync(path));
  return stats?.isDirectory() === true && stats.uid === (thisUser() ?? stats.uid);
}

/**
 * Removes the files of a folder of this user; returns the folders in it that are this user's. Nobody else may write there from
 * then on, so none of them can be replaced by a link before it is looked into.
 */
function removeFiles(folder: string): readonly string[] {
  attempt(() => chmodSync(folder, 0o700));
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      attempt(() => unlinkSync(path));
      return [];
    }
    // A test of root's may have given the folder to another user, who could still put links there.
    if (!isOwnFolder(path)) attempt(() => lchownSync(path, thisUser() ?? 0, process.getegid?.() ?? 0));
    if (isOwnFolder(path)) return [path];
    attempt(() => rmdirSync(path));
    return [];
  });
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
