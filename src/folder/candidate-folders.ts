/**
 * Folders for tests. Unchanged files of the input are hard links to private copies, so that a large folder is created quickly. A test
 * that writes to such a file changes the private copy, never the input. This is noticed when the test ends: the copy is discarded, and
 * from then on each candidate gets its own copies.
 */
import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Entry, Reference } from "./archive.js";
import { type FileState, isSameState, stateOf } from "./file-state.js";
import type { Originals } from "./originals.js";
import { writeFolder, writeText } from "./write-folder.js";

/** How often a private copy is made again if tests remove it. */
const mostAttempts = 10;

/** A private copy of a file. */
interface PrivateCopy {
  readonly path: string;
  readonly state: FileState;
}

/** How files are shared: the first candidate that can share some shows whether the test changes them. */
type Sharing = "unknown" | "on trial" | "shared" | "separate";

/** A folder that was made for a test. */
export interface CandidateFolder {
  /**
   * To be called once, when the test has ended.
   * @returns whether the test saw the right contents: no other test has written to a file that both shared
   */
  readonly release: () => boolean;
}

/** Makes folders for tests. */
export class CandidateFolders {
  readonly #originals: Originals;
  /** By digest and mode. */
  readonly #copies = new Map<string, PrivateCopy>();
  #sharing: Sharing = "unknown";
  /** How often copies were found to be changed. */
  #changes = 0;

  constructor(originals: Originals) {
    this.#originals = originals;
  }

  /**
   * Makes the folder of a candidate.
   * @param path of the folder; it must not exist
   * @param store the folder for private copies, on the same disk; made if needed
   * @throws FolderError if an original has changed, and the system's error
   */
  make(path: string, store: string, entries: Iterable<Entry>): CandidateFolder {
    const used = new Set<string>();
    const changes = this.#changes;
    const isShared = this.#sharing === "unknown" || this.#sharing === "shared";
    writeFolder(path, entries, (entry, target) => {
      if (typeof entry.content === "string") writeText(entry, target);
      else if (!isShared || !this.#link(entry, target, store)) this.#copy(entry, target, store);
      else used.add(keyOf(entry));
    });
    const isTrial = used.size > 0 && this.#sharing === "unknown";
    if (isTrial) this.#sharing = "on trial";
    return { release: () => this.#release(used, changes, isTrial) };
  }

  /** Gives a private copy another name; returns whether the file system has room for one more name. */
  #link(entry: Entry, target: string | Buffer, store: string): boolean {
    try {
      this.#useCopy(entry, store, (path) => linkSync(path, target));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EMLINK") return false;
      throw error;
    }
  }

  #copy(entry: Entry, target: string | Buffer, store: string): void {
    this.#useCopy(entry, store, (path) => copyFileSync(path, target));
    chmodSync(target, entry.mode);
  }

  /** Does something with the private copy of a file, again if a test removes the copy meanwhile. */
  #useCopy(entry: Entry, store: string, use: (path: string) => void): void {
    for (let attempt = 1; ; attempt++) {
      try {
        use(this.#copyOf(entry, store).path);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT" || attempt === mostAttempts) throw error;
        this.#drop(keyOf(entry));
      }
    }
  }

  #copyOf(entry: Entry, store: string): PrivateCopy {
    const key = keyOf(entry);
    const known = this.#copies.get(key);
    if (known && isSameState(known.state, stateOf(known.path))) return known;
    if (known) this.#drop(key);
    if (!existsSync(store)) mkdirSync(store, { recursive: true });
    const path = join(store, `${this.#changes}-${key}`);
    this.#originals.copy(entry.content as Reference, path, entry.mode);
    const copy = { path, state: stateOf(path) as FileState };
    this.#copies.set(key, copy);
    return copy;
  }

  /** @param changes how many there were when the folder was made */
  #release(used: ReadonlySet<string>, changes: number, isTrial: boolean): boolean {
    for (const key of used) {
      const copy = this.#copies.get(key);
      if (copy && !isSameState(copy.state, stateOf(copy.path))) this.#drop(key);
    }
    const isIntact = used.size === 0 || changes === this.#changes;
    if (!isIntact) this.#sharing = "separate";
    else if (isTrial) this.#sharing = "shared";
    // While one was on trial, no other test had its files.
    return isIntact || isTrial;
  }

  #drop(key: string): void {
    const copy = this.#copies.get(key);
    this.#copies.delete(key);
    this.#changes++;
    if (copy) rmSync(copy.path, { force: true });
  }
}

function keyOf({ content, mode }: Entry): string {
  return `${(content as Reference).digest}-${mode.toString(8)}`;
}
