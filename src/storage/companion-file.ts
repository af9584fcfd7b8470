import { createHash } from "node:crypto";
import { basename, dirname, join } from "node:path";

/** The longest file name that common file systems allow, in bytes. */
const longestName = 255;

/**
 * The path of a file that belongs to another one in the same folder: that file's name and an ending. If this is too long, a
 * digest replaces the name.
 * @param path of the file that it belongs to, which need not exist
 * @param ending is appended to the name, such as `.journal`
 */
export function companionOf(path: string, ending: string): string {
  const name = basename(path);
  if (Buffer.byteLength(name + ending) <= longestName) return `${path}${ending}`;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 16);
  return join(dirname(path), `treemin-${digest}${ending}`);
}
