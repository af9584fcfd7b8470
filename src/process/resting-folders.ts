import { lstatSync, readdirSync, renameSync } from "node:fs";
import { removeTree } from "../system/remove-tree.js";

/** At most so many folders wait, because all are removed when the run ends. */
const mostFolders = 32;

/** An empty folder of a test that has ended. */
interface RestingFolder {
  /** The number of the test that ran in it. */
  readonly test: number;
  readonly path: string;
  readonly state: string;
}

/**
 * Empty folders of tests that left nothing behind. Once it is certain that no process of such a test is left, another test can use
 * the folder under another name. To remove a folder and create another takes much longer, and the file system does not do both at
 * the same time.
 */
export class RestingFolders {
  #resting: RestingFolder[] = [];
  readonly #ready: RestingFolder[] = [];

  /**
   * Takes a folder; returns false if there are enough.
   * @param test the number of the test that ran in it
   */
  add(test: number, path: string): boolean {
    const state = folderState(path);
    if (state === undefined || this.#resting.length + this.#ready.length >= mostFolders) return false;
    this.#resting.push({ test, path, state });
    return true;
  }

  /**
   * Makes folders ready if no process of their test has been seen, and removes those of other tests.
   * @param seen the tests that have processes now
   */
  check(seen: ReadonlySet<number>): void {
    for (const folder of this.#resting) {
      if (seen.has(folder.test)) removeTree(folder.path);
      else this.#ready.push(folder);
    }
    this.#resting = [];
  }

  /** Moves a ready folder to a path where nothing exists; returns false if no folder is ready. */
  moveTo(path: string): boolean {
    for (let folder = this.#ready.pop(); folder; folder = this.#ready.pop()) {
      if (folder.state === folderState(folder.path) && isEmpty(folder.path) && isMoved(folder.path, path)) return true;
    }
    return false;
  }

  /** Forgets all folders. */
  clear(): void {
    this.#resting = [];
    this.#ready.length = 0;
  }
}

/**
 * Identifies the state of a folder: its inode, owner, permissions, and the time of its last change, including changes of its entries
 * and further attributes. Undefined if it cannot be read.
 * @param path of a folder that may have been removed
 */
export function folderState(path: string): string | undefined {
  try {
    const { dev, ino, mode, uid, gid, ctimeNs } = lstatSync(path, { bigint: true });
    return [dev, ino, mode, uid, gid, ctimeNs].join(" ");
  } catch {
    return undefined;
  }
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
