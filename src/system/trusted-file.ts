import { type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolders } from "./make-folders.js";
import { thisUser } from "./this-user.js";

/**
 * Whether only this user or root can have written a file or a folder. Where users have no numbers, it is taken to be so.
 * @param stats as `stat` or `lstat` gives them
 */
export function isTrusted(stats: Stats): boolean {
  return isOwned(stats) && (thisUser() === null || (stats.mode & 0o022) === 0);
}

/**
 * Makes a folder that only this user can enter, if it is missing, but not in a folder of another user, even if root may: that user could
 * not remove the files. Returns whether only this user or root can have written to the folder.
 * @param folder path of the folder; those around it that are missing are made, too
 * @throws Error of the file system, if it cannot be made
 */
export function makeTrustedFolder(folder: string): boolean {
  if (!isOwned(statOfNearest(folder))) return false;
  makeFolders(folder, { mode: 0o700 });
  return isTrusted(statSync(folder));
}

function isOwned({ uid }: Stats): boolean {
  const user = thisUser();
  return user === null || uid === user || uid === 0;
}

/** The status of a folder or, if it does not exist, of the nearest one above it that does. */
function statOfNearest(folder: string): Stats {
  return statSync(folder, { throwIfNoEntry: false }) ?? statOfNearest(dirname(folder));
}
