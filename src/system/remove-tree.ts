import { chmodSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes a folder and all that is in it, even if a test has taken away the permission to write there. What cannot be removed
 * stays, without an error.
 */
export function removeTree(folder: string): void {
  for (const prepare of [() => undefined, () => makeWritable(folder)]) {
    try {
      prepare();
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      // The second attempt, or the caller, goes on.
    }
  }
}

function makeWritable(folder: string): void {
  const pending = [folder];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    chmodSync(path, 0o700);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) pending.push(join(path, entry.name));
    }
  }
}
