import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../support/temporary-folder.js";

/** Texts by their paths in a folder. */
export type Files = Readonly<Record<string, string>>;

/** Writes files to a folder that is removed when the test ends, and tells the paths of all or of some of them. */
export function writeFiles(files: Files, names: readonly string[] = Object.keys(files)): string[] {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return names.map((name) => join(folder, name));
}
