import { lstatSync, readFileSync } from "node:fs";
import { linkOrCopy } from "../system/publish-file.js";
import { companionOf } from "./companion-file.js";

/**
 * Gives a file a second name before it is replaced: its path and the first number that is free. If an equal file has such a name
 * already, that one serves.
 * @returns the second path
 * @throws the system's error if there can be no such file
 */
export function keepAside(path: string): string {
  for (let number = 1; ; number++) {
    const aside = companionOf(path, `.${number}`);
    try {
      linkOrCopy(path, aside);
      return aside;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (isEqual(path, aside)) return aside;
    }
  }
}

function isEqual(path: string, other: string): boolean {
  const [stats, otherStats] = [lstatSync(path), lstatSync(other)];
  if (!stats.isFile() || !otherStats.isFile() || stats.size !== otherStats.size) return false;
  return readFileSync(path).equals(readFileSync(other));
}
