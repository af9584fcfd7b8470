import { accessSync, constants, linkSync, lstatSync, renameSync, rm, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Entry } from "../folder/archive.js";
import { type FileState, isSameState, stateOf } from "../folder/file-state.js";
import type { FolderCase } from "../folder/folder-case.js";
import { listingOf } from "../folder/listing.js";
import { pathBelow } from "../folder/paths.js";
import { readFolder } from "../folder/read-folder.js";
import { writeFolder } from "../folder/write-folder.js";
import { reasonOf } from "../system/reason-of.js";
import { removeTree } from "../system/remove-tree.js";
import { companionOf } from "./companion-file.js";
import type { Aside } from "./keep-aside.js";
import { type FoundResult, ResultFileError, type ResultPlace } from "./result-file.js";
import { temporaryFolderFor, temporaryFoldersOf } from "./temporary-files.js";

/** A file of the result as it was written. */
interface WrittenFile {
  readonly content: Entry["content"];
  readonly mode: number;
  readonly state: FileState;
}

/**
 * The folder of the best result so far. A new result is written beside it and then replaces it by two renames, so that a reader finds
 * the complete old or new one. Between the renames, for some microseconds, nothing has the name. If a run is killed just then, the old
 * one is left beside it, and {@link sweep} restores its name.
 */
export class ResultFolder implements ResultPlace {
  /** Path of the folder. */
  readonly path: string;
  readonly #folder: FolderCase;
  readonly #written = new Map<string, WrittenFile>();
  /** The path to which the present folder is moved when it is replaced; undefined if it is not kept. */
  #aside: string | undefined;

  /**
   * Checks that the folder can be written. It is not written yet.
   * @throws ResultFileError if something else has its name, or its parent folder is missing or not writable
   */
  constructor(path: string, folder: FolderCase) {
    this.path = path;
    this.#folder = folder;
    this.#attempt(() => {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats && !stats.isDirectory()) throw new Error("it exists and is not a folder");
      accessSync(dirname(path), constants.W_OK);
    });
  }

  /**
   * The content of the folder; undefined if there is none.
   * @throws ResultFileError if it cannot be read
   */
  read(): FoundResult | undefined {
    if (!statSync(this.path, { throwIfNoEntry: false })) return undefined;
    return this.#attempt(() => contentOf(this.path));
  }

  write(_bytes: Uint8Array, text: string | undefined): void {
    if (text === undefined)
      throw this.#cannotWrite("it was removed or changed before this run came as far as an earlier one");
    const next = temporaryFolderFor(this.path, "new");
    const written = new Map<string, WrittenFile>();
    try {
      writeFolder(next, this.#folder.entriesOf(text), (entry, target) => {
        if (!this.#takeOver(entry, target)) this.#folder.writeFile(entry, target);
        const { content, mode, path } = entry;
        written.set(path, { content, mode, state: stateOf(target) as FileState });
      });
      this.#swap(next);
    } catch (error) {
      removeTree(next);
      throw this.#cannotWrite(reasonOf(error));
    }
    this.#written.clear();
    for (const [path, file] of written) this.#written.set(path, file);
  }

  keepAside(): Aside {
    for (let number = 1; ; number++) {
      const path = companionOf(this.path, `.${number}`);
      const isTaken = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
      if (isTaken && this.equals(path)) return { path, isNew: false };
      if (isTaken) continue;
      this.#aside = path;
      return { path, isNew: true };
    }
  }

  holds(bytes: Uint8Array): boolean {
    try {
      return Buffer.compare(this.read()?.bytes ?? Buffer.of(0), bytes) === 0;
    } catch {
      return false;
    }
  }

  equals(path: string): boolean {
    try {
      return this.holds(contentOf(path).bytes);
    } catch {
      return false;
    }
  }

  save(path: string, _bytes: Uint8Array, text: string | undefined): void {
    if (text === undefined) throw new Error("The content is not known.");
    this.#folder.writeTo(path, text);
  }

  sweep(): void {
    for (const { path, role } of temporaryFoldersOf(this.path)) {
      const isMissing = !lstatSync(this.path, { throwIfNoEntry: false });
      if (role === "old" && isMissing) this.#attempt(() => renameSync(path, this.path));
      else removeTree(path);
    }
  }

  /** Links a file of the present result into the next one, if it has not changed since it was written and is to stay the same. */
  #takeOver({ path, content, mode }: Entry, target: string | Buffer): boolean {
    const known = this.#written.get(path);
    if (!known || known.mode !== mode || keyOf(known.content) !== keyOf(content)) return false;
    const now = pathBelow(this.path, path);
    try {
      if (!isSameState(known.state, stateOf(now))) return false;
      linkSync(now, target);
      return true;
    } catch {
      return false;
    }
  }

  /** Replaces the present folder by another. */
  #swap(next: string): void {
    if (!lstatSync(this.path, { throwIfNoEntry: false })) {
      renameSync(next, this.path);
      return;
    }
    const old = this.#aside ?? temporaryFolderFor(this.path, "old");
    renameSync(this.path, old);
    try {
      renameSync(next, this.path);
    } catch (error) {
      renameSync(old, this.path);
      throw error;
    }
    // File systems can be slow to remove many files. At the end, sweep() removes the rest.
    if (this.#aside === undefined) rm(old, { recursive: true, force: true }, () => undefined);
    this.#aside = undefined;
  }

  #attempt<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw this.#cannotWrite(reasonOf(error));
    }
  }

  #cannotWrite(reason: string): ResultFileError {
    return new ResultFileError(`${this.path} cannot be written: ${reason}. Choose another place with -o.`);
  }
}

/** Contents that are equal have the same key. */
function keyOf(content: Entry["content"]): string {
  return typeof content === "string" ? content : `\0${content.digest}`;
}

function contentOf(path: string): FoundResult {
  const { entries } = readFolder(path, { ignore: false });
  const size = entries.reduce(
    (sum, { kind, content, state }) => sum + (kind === "link" || content === "" ? 0 : (state?.size ?? 0)),
    0,
  );
  return { bytes: listingOf(entries), size };
}
