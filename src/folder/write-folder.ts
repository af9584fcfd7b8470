/** Writes the folder that a text describes. */
import { chmodSync, closeSync, fchmodSync, fsyncSync, mkdirSync, openSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { decode } from "../system/encoding.js";
import type { Entry, EntryKind } from "./archive.js";
import { bytesOfName, pathBelow } from "./paths.js";

/** Writes the file of an entry to a path. */
export type WriteFile = (entry: Entry, path: string | Buffer) => void;

/** Permissions that a folder needs while it is being filled. */
const writable = 0o700;

/**
 * Makes a folder and fills it.
 * @param path of the folder; it must not exist
 * @param entries what the folder contains, folders before their contents
 * @param writeFile writes a file, with its permissions
 * @throws the system's error if that fails
 */
export function writeFolder(path: string, entries: Iterable<Entry>, writeFile: WriteFile): void {
  mkdirSync(path);
  const made = new Set<string>([""]);
  const locked: Entry[] = [];
  const makeFolder = (folder: string) => {
    if (made.has(folder)) return;
    mkdirSync(pathBelow(path, folder), { recursive: true });
    for (let each = folder; !made.has(each); each = parentOf(each)) made.add(each);
  };
  for (const entry of entries) {
    makeFolder(parentOf(entry.path));
    const target = pathBelow(path, entry.path);
    if (entry.kind === "folder") {
      makeFolder(entry.path);
      if ((entry.mode & writable) === writable) chmodSync(target, entry.mode);
      else locked.push(entry);
    } else if (entry.kind === "link") symlinkSync(bytesOfName(entry.content as string), target);
    else writeFile(entry, target);
  }
  locked.sort((a, b) => b.path.length - a.path.length); // inner ones first, as long as they can be reached
  for (const { path: folder, mode } of locked) chmodSync(pathBelow(path, folder), mode);
}

/**
 * Writes a file whose content is a text.
 * @param entry a file with its content and permissions
 * @param path of the file; it is replaced
 * @param flush whether the content is to survive a crash of the machine
 */
export function writeText({ kind, content, mode }: Entry, path: string | Buffer, flush = false): void {
  const file = openSync(path, "wx", mode);
  try {
    writeFileSync(file, encodeContent(kind, content as string));
    fchmodSync(file, mode); // the process may hold back some of them
    if (flush) fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * The bytes of a text file.
 * @param kind of the entry; that of a text file is its encoding
 * @param content as it stands in the text of the folder
 */
export function encodeContent(kind: EntryKind, content: string): Uint8Array {
  return kind === "folder" || kind === "link" ? bytesOfName(content) : decode(new Uint8Array(), kind).encode(content);
}

function parentOf(path: string): string {
  const parent = dirname(path);
  return parent === "." ? "" : parent;
}
