import { GrammarError } from "../model/grammar-error.js";

/** The files that a grammar is read from, wherever they are. */
export interface GrammarSources {
  /** The given paths, as the user wrote them. */
  readonly given: readonly string[];
  /** The folders of the given files, each once. */
  readonly folders: readonly string[];
  /** The folder of a file. */
  folderOf(path: string): string;
  /**
   * The text of a file without its byte order mark.
   * @throws GrammarError if the file does not exist or cannot be read
   */
  read(path: string): string;
  /** The path of the first file that exists: searches the folders in order, and in each of them the names in order. */
  search(folders: readonly string[], names: readonly string[]): string | undefined;
}

/** Grammar files in memory, all in one folder. */
export class GrammarTexts implements GrammarSources {
  readonly given: readonly string[];
  readonly folders: readonly string[] = [""];
  readonly #texts: ReadonlyMap<string, string>;

  /** @param texts by the names of the files */
  constructor(texts: Readonly<Record<string, string>>) {
    this.#texts = new Map(Object.entries(texts));
    this.given = [...this.#texts.keys()].filter((name) => name.endsWith(".g4"));
  }

  folderOf(): string {
    return "";
  }

  read(name: string): string {
    const text = this.#texts.get(name);
    if (text === undefined) throw new GrammarError(`There is no text of ${name}.`);
    return text.replace(/^\uFEFF/, "");
  }

  search(_folders: readonly string[], names: readonly string[]): string | undefined {
    return names.find((name) => this.#texts.has(name));
  }
}
