import { createHash, randomBytes } from "node:crypto";
import { unlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isAbandoned, newRunName } from "../process/run-name.js";
import { namesIn } from "../system/names-in.js";
import { isOwnFolder } from "../system/remove-tree.js";

/** The name of a temporary file: a digest of the file's final name, then the run that writes it. */
const pattern = /^\.treemin-([0-9a-f]{8})-(.+)\.tmp$/;

/**
 * The start of the names of the temporary files that become a file once they are complete.
 * @param path of the file that they become
 */
export function temporaryPrefix(path: string): string {
  return `.treemin-${digestOf(path)}-${newRunName()}-`;
}

/**
 * Removes temporary files that killed runs have left in the folder of a file: all that were to become this file, and all of ended runs
 * on this machine. To be called only while no other process writes the file. Files that cannot be removed stay.
 * @param path of the file, which need not exist
 */
export function sweepTemporaries(path: string): void {
  const folder = dirname(path);
  for (const name of namesIn(folder)) {
    const [, digest, run = ""] = pattern.exec(name) ?? [];
    if (digest === undefined || (digest !== digestOf(path) && !isAbandoned(run))) continue;
    try {
      unlinkSync(join(folder, name));
    } catch {
      // It is a folder, or it belongs to another user.
    }
  }
}

/** A folder that was to become the result, or was the result before. */
export interface TemporaryFolder {
  readonly path: string;
  readonly role: "new" | "old";
}

/**
 * The path of a folder that is to become a result, or that was the result until now.
 * @param path of the result
 * @param role whether the folder is to become the result, or was it
 */
export function temporaryFolderFor(path: string, role: TemporaryFolder["role"]): string {
  return join(dirname(path), `${temporaryPrefix(path)}${randomBytes(8).toString("hex")}.${role}`);
}

const folderPattern = /^\.treemin-([0-9a-f]{8})-.+\.(new|old)$/;

/**
 * The folders that killed runs of this result have left.
 * @param path of the result
 */
export function temporaryFoldersOf(path: string): readonly TemporaryFolder[] {
  return namesIn(dirname(path)).flatMap((name) => {
    const [, digest, role] = folderPattern.exec(name) ?? [];
    const found = join(dirname(path), name);
    return digest === digestOf(path) && isOwnFolder(found) ? [{ path: found, role: role as "new" | "old" }] : [];
  });
}

function digestOf(path: string): string {
  return createHash("sha256").update(basename(path)).digest("hex").slice(0, 8);
}
