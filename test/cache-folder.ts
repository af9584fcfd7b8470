import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives the tests their own grammar cache, empty at first, and removes it afterwards. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "treemin-cache-"));
  process.env.TREEMIN_CACHE = folder;
  return () => rmSync(folder, { recursive: true });
}
