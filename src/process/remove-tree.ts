import { chmodSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Removes a folder, be it as unwritable as a test could make it. What cannot be removed stays; that is no reason to stop. */
export function removeTree(folder: string): void {
  for (const prepare of [() => undefined, () => makeWritable(folder)]) {
    try {
      prepare();
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch {
      // see above
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
