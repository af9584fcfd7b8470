/** A grammar whose code was translated to TypeScript. */
import type { GrammarFiles } from "../read/grammar-files.js";
import type { Snippet } from "../read/grammar-snippets.js";
import type { GrammarSources } from "../read/grammar-sources.js";

/** A piece of code, and its translation. */
export interface TranslatedSnippet {
  readonly snippet: Snippet;
  readonly code: string;
}

/** A grammar whose code was translated. */
export interface Translation {
  /** The language that the code was in. */
  readonly language: string;
  readonly sources: GrammarSources;
  readonly codes: readonly TranslatedSnippet[];
  /** Messages about code that could not be translated, and how it is handled. */
  readonly warnings: readonly string[];
}

/**
 * The files of a grammar with some of their code replaced.
 * @param files the given files; not changed
 * @param codes the pieces of code and their replacements
 */
export function withCodes(files: GrammarFiles, codes: readonly TranslatedSnippet[]): GrammarSources {
  const texts = new Map(codes.map(({ snippet: { file } }) => [file, files.read(file)]));
  // From the end of each file, so that earlier pieces keep their positions.
  const ordered = codes.toSorted((a, b) => b.snippet.start - a.snippet.start);
  for (const { snippet, code } of ordered) {
    const { file, start, text } = snippet;
    const before = texts.get(file) as string;
    texts.set(file, before.slice(0, start) + code + before.slice(start + text.length));
  }
  return {
    given: files.given,
    folders: files.folders,
    folderOf: (path) => files.folderOf(path),
    search: (folders, names) => files.search(folders, names),
    read: (path) => texts.get(path) ?? files.read(path),
  };
}
