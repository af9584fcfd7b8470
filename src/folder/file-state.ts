import { createHash } from "node:crypto";
import { closeSync, lstatSync, openSync, readSync } from "node:fs";

/** Shows whether a file was written since: its place on the disk, its length, and when it was changed. */
export interface FileState {
  /** Its disk and its number there. */
  readonly place: string;
  /** Length in bytes. */
  readonly size: number;
  /** When it was written, and its permissions. */
  readonly changed: string;
}

/** The part of a file's status that belongs to its state. */
type Stats = Readonly<Record<"dev" | "ino" | "size" | "mtimeNs" | "mode", bigint>>;

/**
 * The state of a file now; undefined if there is none.
 * @param path of the file; links are not followed
 */
export function stateOf(path: string | Uint8Array): FileState | undefined {
  const stats = lstatSync(path as string | Buffer, { bigint: true, throwIfNoEntry: false });
  return stats && stateFrom(stats);
}

/**
 * The state in a status from the system. A new link to the file does not change it.
 * @param stats as `lstat` returns them, with numbers of type bigint
 */
export function stateFrom({ dev, ino, size, mtimeNs, mode }: Stats): FileState {
  return { place: `${dev} ${ino}`, size: Number(size), changed: `${mtimeNs} ${mode}` };
}

/**
 * Whether a file is unchanged.
 * @param a the state before
 * @param b the state now; undefined if there is no file
 */
export function isSameState(a: FileState, b: FileState | undefined): boolean {
  return a.place === b?.place && a.size === b.size && a.changed === b.changed;
}

const chunk = Buffer.allocUnsafe(1 << 20);

/**
 * The SHA-256 of a file's content, in base 64 without padding. Needs little memory, whatever the length of the file.
 * @param path bytes where the name is not UTF-8
 * @throws the system's error if the file cannot be read
 */
export function digestOfFile(path: string | Uint8Array): string {
  const hash = createHash("sha256");
  const file = openSync(path as string | Buffer, "r");
  try {
    for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk))
      hash.update(chunk.subarray(0, length));
  } finally {
    closeSync(file);
  }
  return hash.digest("base64url");
}

/**
 * The digest of bytes, as {@link digestOfFile} makes it.
 * @param bytes the whole content
 */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
