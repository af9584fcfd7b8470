import { lstatSync, readFileSync } from "node:fs";
import { linkOrCopy } from "../system/publish-file.js";
import { companionOf } from "./companion-file.js";

/** A second file with the former content of a file. */
export interface Aside {
  /** Path of the second file. */
  readonly path: string;
  /** Whether it was made for this purpose; if not, it had the same content already. */
  readonly isNew: boolean;
}

/**
 * Gives a file a second name before it is replaced: its path and the first free number. If an equal file already has such a name, that
 * file is used.
 * @param path of the file, which stays as it is
 * @throws the system's error if the file cannot be created
 */
export function keepAside(path: string): Aside {
  for (let number = 1; ; number++) {
    const aside = companionOf(path, `.${number}`);
    try {
      linkOrCopy(path, aside);
      return { path: aside, isNew: true };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (haveSameContent(path, aside)) return { path: aside, isNew: false };
    }
  }
}

/**
 * Whether two files have the same content.
 * @param path of one file
 * @param other path of another one
 */
export function haveSameContent(path: string, other: string): boolean {
  const [stats, otherStats] = [path, other].map((each) => lstatSync(each, { throwIfNoEntry: false }));
  if (!stats?.isFile() || !otherStats?.isFile() || stats.size !== otherStats.size) return false;
  return readFileSync(path).equals(readFileSync(other));
}
