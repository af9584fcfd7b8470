import { chmodSync, constants, copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reference } from "./archive.js";
import { digestOf, digestOfFile, type FileState, isSameState, stateOf } from "./file-state.js";
import { FolderError } from "./folder-error.js";
import { pathBelow } from "./paths.js";
import type { FoundEntry, FoundFolder } from "./read-folder.js";

/** The files of the folder that is reduced, which are never written. */
export class Originals {
  readonly #root: string;
  readonly #byDigest = new Map<string, { readonly path: string; readonly state: FileState }>();

  constructor({ root, entries }: Pick<FoundFolder, "root" | "entries">) {
    this.#root = root;
    for (const { path, content, state } of entries as readonly FoundEntry[])
      if (typeof content !== "string" && state) this.#byDigest.set(content.digest, { path, state });
  }

  /**
   * Copies the content of a reference, if possible without a second copy on the disk.
   * @throws FolderError if the file has changed since it was read, and the system's error if there can be no copy
   */
  copy(reference: Reference, to: string | Uint8Array, mode: number): void {
    const { path, state } = this.#sourceOf(reference);
    const from = pathBelow(this.#root, path);
    if (!stateOf(from)) throw this.#hasChanged(reference);
    copyFileSync(from, to as string | Buffer, constants.COPYFILE_FICLONE);
    if (!isSameState(state, stateOf(from)) && digestOfFile(to) !== reference.digest) throw this.#hasChanged(reference);
    chmodSync(to as string | Buffer, mode);
  }

  /**
   * Reads the content of a reference.
   * @throws FolderError if the file has changed since it was read, and the system's error if it cannot be read
   */
  read(reference: Reference): Uint8Array {
    const from = pathBelow(this.#root, this.#sourceOf(reference).path);
    const bytes = stateOf(from) && readFileSync(from);
    if (!bytes || digestOf(bytes) !== reference.digest) throw this.#hasChanged(reference);
    return bytes;
  }

  #sourceOf({ digest }: Reference) {
    const source = this.#byDigest.get(digest);
    if (!source) throw new FolderError(`No file of ${this.#root} has the digest ${digest}.`);
    return source;
  }

  #hasChanged(reference: Reference): FolderError {
    const name = join(this.#root, this.#sourceOf(reference).path);
    const remedy = "Start it again, and do not change the input meanwhile.";
    return new FolderError(`${name} has changed since the reduction began. ${remedy}`);
  }
}
