import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** How folders are made. */
interface FolderMode {
  /** The permissions of the folders that are made, such as 0o700. */
  readonly mode?: number;
}

/**
 * Makes a folder and the folders around it, as far as they are missing. Node's own recursive `mkdirSync` never returns where the
 * folder around a new one exists but takes no folders, as in `/proc`.
 * @param path of the innermost folder
 * @param options the permissions of the folders that are made
 * @throws Error of the file system, if one cannot be made
 */
export function makeFolders(path: string, options: FolderMode = {}): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.push(folder);
  for (const folder of missing.reverse()) makeFolder(folder, options);
}

/** Makes a folder unless another process has just made it. */
function makeFolder(folder: string, options: FolderMode): void {
  try {
    mkdirSync(folder, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
