import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { makeFolders } from "../system/make-folders.js";
import { replaceFile } from "../system/publish-file.js";
import { reasonOf } from "../system/reason-of.js";
import { ResultFileError } from "./result-file.js";

/** How a folder of signatures is used. */
export interface SignatureFolderUse {
  /** The end of the files' names, with its dot. */
  readonly extension: string;
  /** How many signatures are kept. */
  readonly limit: number;
  /** The command's option that names the folder, for error messages. */
  readonly option: string;
}

/** A folder with the smallest text of each signature: `exit-code-2.json`, or the beginning of the signature and a digest of it. */
export class SignatureFolder {
  /** Path of the folder. */
  readonly folder: string;
  readonly #use: SignatureFolderUse;
  /** Sizes in bytes by names. */
  readonly #sizes = new Map<string, number>();
  #isFull = false;

  /**
   * Opens a folder, or creates it. Existing files count.
   * @param folder its path
   * @param use the extension of the files, and how many are kept
   * @throws ResultFileError if the folder cannot be created or used
   */
  constructor(folder: string, use: SignatureFolderUse) {
    this.folder = folder;
    this.#use = use;
    this.#attempt(() => {
      makeFolders(folder);
      for (const name of readdirSync(folder)) this.#sizes.set(name, statSync(join(folder, name)).size);
    });
  }

  /** How many signatures are kept. */
  get size(): number {
    return this.#sizes.size;
  }

  /** Whether there were more signatures than are kept. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /**
   * Writes a text, unless a text of this signature is at most as large or there are too many signatures.
   * @param signature the kind of the other bug
   * @param bytes the text in the input's encoding
   * @throws ResultFileError if that fails
   */
  add(signature: string, bytes: Uint8Array): void {
    const name = `${nameOf(signature)}${this.#use.extension}`;
    const size = this.#sizes.get(name);
    if (size !== undefined && size <= bytes.length) return;
    if (size === undefined && this.#sizes.size >= this.#use.limit) {
      this.#isFull = true;
      return;
    }
    this.#attempt(() => replaceFile(join(this.folder, name), bytes, { prefix: "." }));
    this.#sizes.set(name, bytes.length);
  }

  #attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      const remedy = `Choose another place with ${this.#use.option}.`;
      throw new ResultFileError(`${this.folder} cannot be written: ${reasonOf(error)}. ${remedy}`);
    }
  }
}

/** A name for a file. Signatures that are no plain words get a digest, because their names might be equal. */
function nameOf(signature: string): string {
  const words = signature
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);
  if (words === signature.replaceAll(" ", "-")) return words;
  return `${words}-${createHash("sha256").update(signature).digest("hex").slice(0, 8)}`;
}
