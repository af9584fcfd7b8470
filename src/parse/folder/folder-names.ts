/** Finds the references between the files of a folder: `#include "b.h"`, `import "./b.js"`, `"main": "lib/b.js"`. */
import { readArchive } from "../../folder/archive.js";
import type { Tree } from "../../tree/node.js";

/** A quoted text in a token, or the file of an `#include <…>`. */
const quoted = /(["'`])([^"'`\n]{1,200})\1|<([^<>"\n]{1,200})>/;

/** What is left of a path without the ending of the file. */
const withoutEnding = (path: string) => path.replace(/(?<=[^/])\.[^./]*$/, "");

/** Where a file stands in the text of a folder. */
interface NamedFile {
  readonly path: string;
  /** UTF-16 offset of its beginning. */
  readonly start: number;
}

/** The files of the text of a folder, by what other files call them. */
export class FolderNames {
  readonly #files: readonly NamedFile[];
  readonly #starts: ReadonlyMap<number, string>;
  /** By the last part of their paths without its ending; of index files, by their folder as well. */
  readonly #byName = new Map<string, string[]>();

  constructor({ text }: Pick<Tree, "text">) {
    this.#files = [...readArchive(text)];
    this.#starts = new Map(this.#files.map(({ start, path }) => [start, path]));
    for (const { path } of this.#files) for (const each of namesOf(path)) this.#add(each, path);
  }

  /**
   * The path of the file that a token is the head of, or refers to; undefined if there is none.
   * @param start UTF-16 offset of the token
   */
  pathOf(token: string, start: number): string | undefined {
    const own = this.#starts.get(start);
    if (own !== undefined) return own;
    const [, , text, included] = quoted.exec(token.slice(0, 1000)) ?? [];
    const wanted = text ?? included;
    return wanted === undefined || !/[./]/.test(wanted) ? undefined : this.#find(wanted, this.#folderAt(start));
  }

  /** The file that a path in another file refers to: first relative to that file, else the only file whose path ends with it. */
  #find(wanted: string, folder: string): string | undefined {
    const relative = joined(folder, wanted);
    const found = this.#byName.get(nameOf(wanted)) ?? [];
    const isMeant = (path: string, whole: string) => path === whole || [...formsOf(path)].includes(whole);
    const near = relative === undefined ? undefined : found.find((path) => isMeant(path, relative));
    if (near !== undefined) return near;
    const tail = joined("", wanted.replace(/^(?:\.{1,2}\/)+/, ""));
    const far = found.filter((path) =>
      [path, ...formsOf(path)].some((each) => each === tail || each.endsWith(`/${tail}`)),
    );
    return far.length === 1 ? far[0] : undefined;
  }

  /** The folder of the file that an offset lies in. */
  #folderAt(offset: number): string {
    let [low, high] = [0, this.#files.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#files[middle] as NamedFile).start <= offset) low = middle;
      else high = middle;
    }
    const path = this.#files[low]?.path ?? "";
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
  }

  #add(name: string, path: string): void {
    const paths = this.#byName.get(name);
    if (paths) paths.push(path);
    else this.#byName.set(name, [path]);
  }
}

/** The last part of a path, without its ending. */
function nameOf(path: string): string {
  const [name = ""] = path
    .split("/")
    .filter((part) => part !== "")
    .slice(-1);
  return withoutEnding(name);
}

/** By what a path is looked for. */
function namesOf(path: string): readonly string[] {
  return [...new Set([path, ...formsOf(path)].map(nameOf))];
}

/** Shorter forms of a path: without its ending, and of an index file its folder. */
function* formsOf(path: string): Iterable<string> {
  const short = withoutEnding(path);
  if (short !== path) yield short;
  if (short.endsWith("/index")) yield short.slice(0, -"/index".length);
}

/** A path seen from a folder, without `.` and `..`; undefined if it leads out of all folders. */
function joined(folder: string, path: string): string | undefined {
  const parts: string[] = path.startsWith("/") || folder === "" ? [] : folder.split("/");
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
