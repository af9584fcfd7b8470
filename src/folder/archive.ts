/**
 * A folder as one text, so that everything that reduces a text reduces a folder as well.
 *
 * The text is a list of entries, depth first. An entry is a head and a content, each closed by a mark. A mark is a line end and a lone
 * surrogate that no decoded file contains (`encoding.ts` decodes bytes that are not UTF-8 as U+DC80 to U+DCFF), so contents and names
 * need no escapes, and a content may be changed without a change to its head.
 *
 *     f644 src/a.c <head mark> int a; <end mark>
 */

/** What an entry represents: a file with the encoding of its content, a folder, or a symbolic link. */
export type EntryKind = "utf-8" | "utf-16le" | "utf-16be" | "folder" | "link";

/** The kinds of entries by the sign at the beginning of a head. */
const kinds: Readonly<Record<string, EntryKind>> = {
  f: "utf-8",
  w: "utf-16le",
  W: "utf-16be",
  d: "folder",
  l: "link",
};

/** A file, folder or symbolic link. */
export interface Entry {
  /** What it is; of a file, the encoding of its content. */
  readonly kind: EntryKind;
  /** The path below the folder, with slashes, in the encoding of contents. */
  readonly path: string;
  /** The permissions; 0 for a link, which has none. */
  readonly mode: number;
  /** The text of a file, or a reference to it; the target of a link; empty for a folder. */
  readonly content: string | Reference;
}

/** The content of a file that is not in the text. */
export interface Reference {
  /** Length in bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, in base 64 without padding. */
  readonly digest: string;
}

/** Where an entry is in the text of a folder, as UTF-16 offsets. */
export interface PlacedEntry extends Entry {
  /** Where it begins. */
  readonly start: number;
  /** Where its content begins, after the mark of its head. */
  readonly contentStart: number;
  /** Where its content ends, before the end mark. */
  readonly contentEnd: number;
  /** Where it ends, after the end mark. */
  readonly end: number;
}

const headMark = "\n\udc01";
const endMark = "\n\udc02";
/** The first character of a reference. */
const referenceMark = "\udc03";

/** The text is not that of a folder. */
export class ArchiveError extends Error {
  /** Name of the class. */
  override readonly name = "ArchiveError";
}

/**
 * The text of a folder with these entries.
 * @param entries in the order in which they are to stand in the text
 */
export function printArchive(entries: readonly Entry[]): string {
  return entries.map(printEntry).join("");
}

function printEntry({ kind, path, mode, content }: Entry): string {
  const sign = Object.entries(kinds).find(([, each]) => each === kind)?.[0];
  const text = typeof content === "string" ? content : `${referenceMark}${content.size} ${content.digest}`;
  return `${sign}${mode.toString(8)} ${path}${headMark}${text}${endMark}`;
}

/**
 * The entries of a folder's text.
 * @param text is read only as far as entries are drawn, so that an error may be thrown late
 * @throws ArchiveError if it is not the text of a folder
 */
export function* readArchive(text: string): Generator<PlacedEntry, void, undefined> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    const headEnd = text.indexOf(headMark, start);
    const contentStart = headEnd + headMark.length;
    const contentEnd = headEnd < 0 ? -1 : text.indexOf(endMark, contentStart);
    const [, sign, mode = "", path = ""] =
      /^([a-zW])([0-7]+) ([\s\S]+)$/.exec(text.slice(start, Math.max(start, headEnd))) ?? [];
    const kind = kinds[sign ?? ""];
    if (contentEnd < 0 || !kind) throw new ArchiveError(`There is no entry at ${start}.`);
    end = contentEnd + endMark.length;
    const content = contentOf(text, contentStart, contentEnd);
    yield { kind, path, mode: Number.parseInt(mode, 8), content, start, contentStart, contentEnd, end };
  }
}

function contentOf(text: string, from: number, to: number): string | Reference {
  if (from === to || text[from] !== referenceMark) return text.slice(from, to);
  const [size, digest = ""] = text.slice(from + 1, to).split(" ");
  return { size: Number(size), digest };
}
