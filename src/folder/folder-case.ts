import { decode, type Encoding } from "../system/encoding.js";
import { type Entry, type PlacedEntry, printArchive, type Reference, readArchive } from "./archive.js";
import { type CandidateFolder, CandidateFolders } from "./candidate-folders.js";
import { SelectionError } from "./folder-error.js";
import { matcher } from "./ignore-rules.js";
import { listingOf } from "./listing.js";
import { Originals } from "./originals.js";
import { foldersAround } from "./paths.js";
import type { FoundFolder } from "./read-folder.js";
import { encodeContent, writeFolder, writeText } from "./write-folder.js";

/** Which files of a folder are reduced. Patterns have the notation of `.gitignore`. */
export interface FolderScope {
  /** Only files that match one of these are reduced; all others stay as they are. Default: all. */
  readonly only?: readonly string[];
  /** Files that match one of these stay as they are. Default: none. */
  readonly keep?: readonly string[];
}

/** How contents are taken into the text. */
export interface Expansion {
  /** How large the text may become, and each content in it. */
  readonly most: number;
  /** Measures a content. */
  readonly measure: (content: string) => number;
}

/** A file is binary if one of its first `inspectedBytes` bytes is 0. */
const inspectedBytes = 8000;

/** A folder as a test case. At first, its text has no contents, so that whole files can be removed before any is read into memory. */
export class FolderCase {
  /** The text of the folder, without contents. */
  readonly text: string;
  /** Equal for equal folders that are reduced in the same scope. */
  readonly identity: string;
  /** The text of an unrelated folder. */
  readonly unrelated: string = printArchive([
    { kind: "utf-8", path: "unrelated.txt", mode: 0o644, content: "unrelated text\n" },
  ]);
  readonly #originals: Originals;
  readonly #candidates: CandidateFolders;
  readonly #kept: readonly Entry[];
  readonly #binary = new Set<string>();

  /**
   * @param found the folder as it was read
   * @param scope which files are reduced, and which stay as they are
   * @throws SelectionError if a pattern matches nothing, or nothing is left to be reduced
   */
  constructor(found: FoundFolder, { only = [], keep = [] }: FolderScope = {}) {
    this.#originals = new Originals(found);
    this.#candidates = new CandidateFolders(this.#originals);
    const isKept = keptIn(found, { only, keep });
    this.#kept = found.entries.filter(isKept);
    const reduced = found.entries.filter((entry) => !isKept(entry));
    if (found.entries.length > 0 && reduced.length === 0)
      throw new SelectionError(
        `Nothing in ${found.root} is left to be reduced. Keep less with --keep, or allow more with --only.`,
      );
    this.text = printArchive(reduced);
    this.identity = `${this.text}\0${printArchive(this.#kept)}`;
  }

  /** Paths of all files that may be reduced. */
  get paths(): readonly string[] {
    return [...readArchive(this.text)].map(({ path }) => path);
  }

  /**
   * All entries of the folder that a text describes.
   * @param text of this folder or a reduced one
   */
  *entriesOf(text: string): Iterable<Entry> {
    yield* this.#kept;
    yield* readArchive(text);
  }

  /**
   * Makes the folder that a text describes, for a test.
   * @param text of this folder or a reduced one
   * @param path of the folder; it must not exist
   * @param store a folder on the same disk for files that candidates share
   * @throws FolderError if an original has changed, and the system's error
   */
  makeCandidate(text: string, path: string, store: string): CandidateFolder {
    return this.#candidates.make(path, store, this.entriesOf(text));
  }

  /**
   * Makes a folder that shares nothing with others.
   * @param path of the folder; it must not exist
   * @param text of this folder or a reduced one
   * @throws FolderError if an original has changed, and the system's error
   */
  writeTo(path: string, text: string): void {
    writeFolder(path, this.entriesOf(text), (entry, target) => this.writeFile(entry, target));
  }

  /**
   * Writes a file of the folder and flushes it, unless it is one of the input.
   * @param entry a file of the folder
   * @param path of the new file
   */
  writeFile(entry: Entry, path: string | Uint8Array): void {
    if (typeof entry.content === "string") writeText(entry, path as string | Buffer, true);
    else this.#originals.copy(entry.content, path, entry.mode);
  }

  /**
   * A list of what is in the folder that a text describes; equal for equal folders.
   * @param text of this folder or a reduced one
   */
  listingOf(text: string): Uint8Array {
    return listingOf(this.entriesOf(text));
  }

  /**
   * The sum of the lengths of all files in bytes.
   * @param text of this folder or a reduced one
   */
  sizeOf(text: string): number {
    let size = 0;
    for (const { kind, content } of this.entriesOf(text)) {
      if (kind === "folder" || kind === "link") continue;
      size += typeof content === "string" ? encodeContent(kind, content).length : content.size;
    }
    return size;
  }

  /**
   * Number of files, links included.
   * @param text of this folder or a reduced one
   */
  filesIn(text: string): number {
    let count = 0;
    for (const { kind } of this.entriesOf(text)) if (kind !== "folder") count++;
    return count;
  }

  /**
   * Takes contents into the text, those of the smallest files first, as many as there is room for. The folder stays the same.
   * @param text of this folder or a reduced one
   * @param expansion the largest text, and how texts are measured
   * @returns undefined if there are none
   * @throws FolderError if a file has changed since it was read
   */
  expand(text: string, { most, measure }: Expansion): string | undefined {
    const entries = [...readArchive(text)];
    const references = entries.filter(
      ({ content }) => typeof content !== "string" && !this.#binary.has(content.digest),
    );
    const sizeOf = ({ content }: Entry) => (content as Reference).size;
    references.sort((a, b) => sizeOf(a) - sizeOf(b));
    const taken = new Map<PlacedEntry, Entry>();
    let size = measure(text);
    for (const entry of references) {
      if (size + sizeOf(entry) > most) break;
      const filled = this.#read(entry);
      const own = filled ? measure(filled.content as string) : Number.POSITIVE_INFINITY;
      if (!filled || size + own > most) continue;
      taken.set(entry, filled);
      size += own;
    }
    return taken.size === 0 ? undefined : printArchive(entries.map((entry) => taken.get(entry) ?? entry));
  }

  /** The entry with its content as text; undefined if it is binary. */
  #read(entry: Entry): Entry | undefined {
    const bytes = this.#originals.read(entry.content as Reference);
    for (const encoding of ["utf-16le", "utf-16be", "utf-8"] as const) {
      if (!isIn(encoding, bytes)) continue;
      return { ...entry, kind: encoding, content: decode(bytes, encoding).text };
    }
    this.#binary.add((entry.content as Reference).digest);
    return undefined;
  }
}

/** Whether bytes are a text in an encoding: UTF-16 has its mark, and other texts have no 0. */
function isIn(encoding: Encoding, bytes: Uint8Array): boolean {
  if (encoding === "utf-8") return !bytes.subarray(0, inspectedBytes).includes(0);
  const [first, second] = encoding === "utf-16le" ? [0xff, 0xfe] : [0xfe, 0xff];
  return bytes.length % 2 === 0 && bytes[0] === first && bytes[1] === second;
}

/** Makes a function that tells whether an entry stays as it is. A folder stays if something in it does. */
function keptIn(found: FoundFolder, scope: Required<FolderScope>): (entry: Entry) => boolean {
  const { entries } = found;
  for (const [option, patterns] of Object.entries(scope)) checkPatterns(option, patterns, found);
  const [isWanted, isProtected] = [matcher(scope.only), matcher(scope.keep)];
  const filled = new Set(entries.flatMap(({ path }) => [...foldersAround(path)]));
  const stays = (entry: Entry) =>
    isProtected(nameOf(entry)) || (scope.only.length > 0 && !filled.has(entry.path) && !isWanted(nameOf(entry)));
  const around = new Set(entries.filter(stays).flatMap(({ path }) => [...foldersAround(path)]));
  return (entry) => around.has(entry.path) || stays(entry);
}

function checkPatterns(option: string, patterns: readonly string[], { root, entries }: FoundFolder): void {
  for (const pattern of patterns) {
    if (entries.some((entry) => matcher([pattern])(nameOf(entry)))) continue;
    const remedy = "Patterns are those of .gitignore, such as '*.c' or src/.";
    throw new SelectionError(`--${option} ${pattern} matches no file in ${root}. ${remedy}`);
  }
}

/** A path in the form that patterns match. */
function nameOf({ kind, path }: Entry): string {
  return kind === "folder" ? `${path}/` : path;
}
