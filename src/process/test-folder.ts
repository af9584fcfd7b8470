import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmdir,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isOwnFolder, removeTree } from "../system/remove-tree.js";
import { temporaryFolder } from "../system/temporary-folder.js";
import { exhaustedRemedies, OracleError } from "./oracle-error.js";
import { folderState, RestingFolders } from "./resting-folders.js";

/** The private folder of one test, which is its working directory and its `TMPDIR`. It contains the candidate. */
export interface TestFolder {
  /** Unique in the run; also the folder's name. */
  readonly number: number;
  readonly path: string;
  /** The path of the candidate. */
  readonly file: string;
  /** The state of the folder when its candidate had just been made; undefined if the candidate is a folder. */
  readonly state?: string | undefined;
}

/** A folder whose candidate is still empty and open for writing, or missing if it is to be a folder. */
interface BlankFolder extends TestFolder {
  readonly descriptor: number | undefined;
}

/** What is created before a test. */
type Blank = Pick<BlankFolder, "descriptor" | "state">;

/** Creates a candidate that is a folder, at a path where nothing exists. */
export type MakeFolder = (path: string) => void;

/** How test folders and their candidates are named. */
interface TestFolderNames {
  /** The file name of every candidate. */
  readonly fileName: string;
  /** Whether candidates are folders. */
  readonly isFolder: boolean;
  /** Returns the number of the next folder. */
  readonly number: () => number;
}

/**
 * A folder of test folders, created together with the first of them. File systems can be slow to create and remove folders, so both
 * happens while tests run: the next folder is created before it is needed, and a folder is removed after the next test has begun. If a
 * test left nothing behind, another test gets its folder under another name.
 */
export class TestFolders {
  readonly #parent: string;
  readonly #names: TestFolderNames;
  readonly #resting = new RestingFolders();
  #isMade = false;
  #spare: BlankFolder | undefined;

  /** @param parent the path of the folder of test folders */
  constructor(parent: string, names: TestFolderNames) {
    this.#parent = parent;
    this.#names = names;
  }

  /**
   * Makes a folder that contains a candidate.
   * @throws OracleError if there is no room or no permission
   */
  make(content: Uint8Array | MakeFolder): TestFolder {
    const spare = this.#takeSpare();
    const folder = spare ?? this.#nextFolder();
    try {
      const { descriptor, state } = spare ?? this.#makeBlank(folder);
      fill(folder, descriptor, content);
      return { ...folder, state };
    } catch (error) {
      removeTree(folder.path);
      throw "code" in (error as object) ? cannotWrite(folder, error as NodeJS.ErrnoException) : error;
    }
  }

  /** Makes the next folder in advance, after the tests that are about to begin have begun. */
  prepare(): void {
    setImmediate(() => {
      if (!this.#isMade || this.#spare) return;
      const folder = this.#nextFolder();
      try {
        this.#spare = { ...folder, ...this.#makeBlank(folder) };
      } catch {
        // make() tries again, and reports the error.
      }
    });
  }

  /**
   * Removes the folder of a test that has ended, or keeps it for another test if the test has not changed it. Usually it contains
   * nothing but the candidate.
   */
  remove({ number, path, file, state }: TestFolder): void {
    setImmediate(() => {
      const isUnchanged = state !== undefined && state === folderState(path);
      // The test may have put a link in its place, or removed it.
      if (!isUnchanged && !isOwnFolder(path)) return;
      try {
        unlinkSync(file);
        if (!isUnchanged || !this.#resting.add(number, path)) rmdir(path, (problem) => problem && removeTree(path));
      } catch {
        removeTree(path);
      }
    });
  }

  /**
   * Lets other tests use the folders of ended tests that have no processes left. If this is never called, each test gets a new folder.
   * @param seen the numbers of the tests that have processes
   */
  readonly reuse = (seen: ReadonlySet<number>): void => this.#resting.check(seen);

  /** Removes all test folders at once, not in the next turn of the event loop, and everything that tests have put beside them. */
  clear(): void {
    if (this.#spare?.descriptor !== undefined) closeSync(this.#spare.descriptor);
    this.#spare = undefined;
    this.#resting.clear();
    if (this.#isMade) removeTree(this.#parent);
    this.#isMade = isOwnFolder(this.#parent);
  }

  /**
   * The path of a folder beside the test folders, for files that several tests share. {@link clear} removes it.
   * @throws the system's error if there is no room or no permission
   */
  get store(): string {
    if (!isOwnFolder(this.#parent)) this.#makeParent();
    return join(this.#parent, "files");
  }

  /** Removes the folder of test folders if it is empty. */
  removeIfEmpty(): void {
    if (!this.#isMade) return;
    try {
      rmdirSync(this.#parent);
      this.#isMade = false;
    } catch {
      // There are some.
    }
  }

  #nextFolder(): TestFolder {
    const number = this.#names.number();
    const path = join(this.#parent, String(number));
    return { number, path, file: join(path, this.#names.fileName) };
  }

  /** Makes a folder with an empty candidate, or without one if candidates are folders. */
  #makeBlank({ path, file }: TestFolder): Blank {
    this.#makeEmpty(path);
    if (this.#names.isFolder) return { descriptor: undefined, state: undefined };
    const descriptor = openSync(file, "wx");
    return { descriptor, state: folderState(path) };
  }

  /** Makes an empty folder. */
  #makeEmpty(path: string): void {
    if (this.#resting.moveTo(path)) return;
    // A test may have removed the parent folder, and another user may have put a link there.
    if (!isOwnFolder(this.#parent)) this.#makeParent();
    try {
      mkdirSync(path);
    } catch (error) {
      if (!["ENOENT", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
      // A test may have taken its permissions.
      this.#makeParent();
      mkdirSync(path);
    }
  }

  /** Creates the folder of test folders, or makes it writable again. Anything else with its name stays untouched. */
  #makeParent(): void {
    if (!isOwnFolder(this.#parent)) {
      mkdirSync(this.#parent, 0o700);
    }
    chmodSync(this.#parent, 0o700);
    this.#isMade = true;
  }

  /** The folder that was made in advance, unless a test has removed it. */
  #takeSpare(): BlankFolder | undefined {
    const spare = this.#spare;
    this.#spare = undefined;
    if (!spare || existsSync(spare.descriptor === undefined ? spare.path : spare.file)) return spare;
    if (spare.descriptor !== undefined) closeSync(spare.descriptor);
    return undefined;
  }
}

/** Writes the candidate of a test folder. */
function fill({ file }: TestFolder, descriptor: number | undefined, content: Uint8Array | MakeFolder): void {
  if (typeof content === "function") {
    content(file);
    return;
  }
  if (descriptor === undefined) throw new TypeError("A candidate that is to be a folder is given as bytes.");
  try {
    writeFileSync(descriptor, content);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The error for a candidate that cannot be written, with the reason and the remedy.
 * @param folder the test folder that the candidate was to be written to
 * @param error the system's error
 */
export function cannotWrite({ path }: TestFolder, { code, message }: NodeJS.ErrnoException): OracleError {
  const parent = temporaryFolder();
  const remedy = existsSync(parent)
    ? (exhaustedRemedies[code ?? ""] ?? "Make room there, or set TMPDIR to another folder.")
    : `${parent} does not exist: make it, or set TMPDIR to another folder.`;
  return new OracleError(`A candidate cannot be written to ${path} (${code ?? message}). ${remedy}`);
}
