/** Parses the text of a folder: each file by itself, in its own language. */
import { type PlacedEntry, readArchive } from "../../folder/archive.js";
import type { FolderLanguage } from "../../grammar/model/folder-language.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { type ParsingOptions, parseAnywhere, parseAnywhereSync, type TextToParse } from "../worker/parse-anywhere.js";
import { grammarOfFile, type ParsedFile, parsedFile, readPlainFile } from "./parsed-file.js";

/** An entry of a folder and its parsed content; undefined for an entry without a text. */
export interface ParsedEntry {
  readonly entry: PlacedEntry;
  readonly file: ParsedFile | undefined;
}

/** A text with a grammar that is to be parsed. */
type FileTask = Pick<TextToParse, "grammar" | "text">;

/**
 * Parses the texts of one folder, again and again while it is being reduced. Most files stay the same from one text to the next, so
 * what they were parsed to is kept for the next text.
 */
export class FolderParser {
  readonly #language: FolderLanguage;
  readonly #options: ParsingOptions;
  /** By language and content. */
  #known = new Map<string, ParsedFile>();
  /** By language, a file of it that was parsed. */
  readonly #examples = new Map<string, ParsedFile>();

  constructor(language: FolderLanguage, options: ParsingOptions) {
    this.#language = language;
    const { start, ...others } = options;
    this.#options = others;
  }

  /** What is known of a language from one of its files. Undefined if none has been parsed. */
  exampleOf(language: string): ParsedFile | undefined {
    return this.#examples.get(language);
  }

  /** The files of the text of a folder, parsed. */
  async parse(text: string, signal: AbortSignal): Promise<readonly ParsedEntry[]> {
    const steps = this.#steps(text);
    let next = steps.next();
    while (!next.done) {
      const { grammar } = next.value;
      next = steps.next(parsedFile(grammar, await parseAnywhere({ ...next.value, options: this.#options }, signal)));
    }
    return next.value;
  }

  /** Does the same on this thread. */
  parseSync(text: string): readonly ParsedEntry[] {
    const steps = this.#steps(text);
    let next = steps.next();
    while (!next.done) {
      const { grammar } = next.value;
      next = steps.next(parsedFile(grammar, parseAnywhereSync({ ...next.value, options: this.#options })));
    }
    return next.value;
  }

  /** Yields the texts that are not known yet. */
  *#steps(text: string): Generator<FileTask, readonly ParsedEntry[], ParsedFile> {
    const found: ParsedEntry[] = [];
    const used = new Map<string, ParsedFile>();
    for (const entry of readArchive(text)) {
      const content = textOf(entry);
      if (content === "") {
        found.push({ entry, file: undefined });
        continue;
      }
      const grammar = grammarOfFile(this.#language, entry.path);
      const key = `${grammar.name} ${content}`;
      const file =
        used.get(key) ?? this.#known.get(key) ?? readPlainFile(grammar, content) ?? (yield { grammar, text: content });
      used.set(key, file);
      this.#note(grammar, file);
      found.push({ entry, file });
    }
    this.#known = used;
    return found;
  }

  #note({ name }: Grammar, file: ParsedFile): void {
    const known = this.#examples.get(name);
    if (!known || (known.prediction === "sll" && file.prediction === "ll")) this.#examples.set(name, file);
  }
}

/** The text of a file; empty for everything else. */
function textOf({ kind, content }: PlacedEntry): string {
  return kind === "folder" || kind === "link" || typeof content !== "string" ? "" : content;
}
