import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";

/** The longest name that common file systems allow, in bytes. */
const longestName = 255;

/** The path of a file that stands beside another: its name with an ending, or, where that is too long, a digest of the name. */
export function companionOf(path: string, ending: string): string {
  const name = basename(path);
  if (Buffer.byteLength(name + ending) <= longestName) return `${path}${ending}`;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 16);
  return join(dirname(path), `treemin-${digest}${ending}`);
}
