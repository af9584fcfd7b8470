/** Remembers which contents treemin has written as results, as empty files in the user's cache folder, named by digest. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../system/cache-folder.js";

/** How many results are remembered; when there are more, the older half is forgotten. */
const mostRemembered = 2000;

/**
 * Whether treemin has written this content as a result, as far as it remembers.
 * @param bytes the whole content of a file
 */
export async function wasWritten(bytes: Uint8Array): Promise<boolean> {
  const folder = await cacheFolder("results");
  return folder !== undefined && existsSync(join(folder, digestOf(bytes)));
}

/**
 * Remembers that treemin has written this content as a result. Does nothing if there is no folder to remember it in.
 * @param bytes the whole content of the result; only a digest of it is kept
 */
export async function rememberWritten(bytes: Uint8Array): Promise<void> {
  const folder = await cacheFolder("results");
  if (folder === undefined) return;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, digestOf(bytes)), "");
    forgetOldest(folder);
  } catch {
    // The next run then asks for --force.
  }
}

function forgetOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= mostRemembered) return;
  const byAge = names
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => a.time - b.time);
  for (const { path } of byAge.slice(0, mostRemembered / 2)) rmSync(path, { force: true });
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
