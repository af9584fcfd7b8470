import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives the tests a cache of grammars of their own, which begins empty. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "treemin-cache-"));
  process.env.TREEMIN_CACHE = folder;
  return () => rmSync(folder, { recursive: true });
}
