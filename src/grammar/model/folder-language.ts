import type { Grammar } from "./grammar.js";
import { plainText } from "./plain-text.js";

/** Name of the language of folders. */
const name = "folder";

/** The language of the text of a folder (`src/folder/archive.ts`): each file in it has its own language. */
export interface FolderLanguage extends Grammar {
  /** The languages of files by their names; a file of any other is read as a text without a grammar. */
  readonly files: ReadonlyMap<string, Grammar>;
}

/**
 * The language of folders whose files have some languages.
 * @param files the languages of files, in any order
 */
export function folderLanguage(files: readonly Grammar[]): FolderLanguage {
  const named = new Map(files.map((each) => [each.name, each]));
  const needsUses = files.some((each) => each.needsUses);
  return { ...plainText, needsUses, name, source: { language: name }, start: name, ruleNames: [name], files: named };
}

/**
 * Whether a language is that of folders.
 * @param grammar any language
 */
export function isFolderLanguage(grammar: Grammar): grammar is FolderLanguage {
  return "language" in grammar.source && grammar.source.language === name;
}
