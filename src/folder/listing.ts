/** The content of a folder as a list that is the same for equal folders, even if their texts differ. */
import type { Entry } from "./archive.js";
import { digestOf } from "./file-state.js";
import { foldersAround } from "./paths.js";
import { encodeContent } from "./write-folder.js";

/**
 * A line for each file, link and empty folder, with what is in it, in the order of the paths.
 * @param entries in any order
 */
export function listingOf(entries: Iterable<Entry>): Uint8Array {
  const all = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1));
  const filled = new Set(all.flatMap(({ path }) => [...foldersAround(path)]));
  const lines = all.filter(({ kind, path }) => kind !== "folder" || !filled.has(path)).map(lineOf);
  return Buffer.from(lines.join("\n"), "utf16le");
}

function lineOf({ kind, path, mode, content }: Entry): string {
  if (kind === "folder") return JSON.stringify([path, "folder"]);
  if (kind === "link") return JSON.stringify([path, "link", content]);
  const digest = typeof content === "string" ? digestOf(encodeContent(kind, content)) : content.digest;
  return JSON.stringify([path, mode, digest]);
}
