/** The bundled languages. */
import { bundledLanguages, type Language } from "./bundled/bundled-languages.js";
import { type FolderLanguage, folderLanguage } from "./model/folder-language.js";
import type { Grammar } from "./model/grammar.js";
import { plainText } from "./model/plain-text.js";

/** Any text, by its structure without a grammar. */
const text: Language = {
  name: plainText.name,
  extensions: [],
  load: async () => plainText,
};

/** All of them; of two with the same extension, the first has it. */
export const languages: readonly Language[] = [...bundledLanguages, text];

/** No bundled language has the given name. */
export class UnknownLanguageError extends Error {
  /** Name of the class. */
  override readonly name = "UnknownLanguageError";
}

/**
 * Loads a bundled language by its name, in any case.
 * @param name as `--language` takes it, such as `json`
 * @throws UnknownLanguageError if there is none of that name
 */
export async function loadLanguage(name: string): Promise<Grammar> {
  const language = languageNamed(name);
  if (language) return language.load();
  const names = languages.map((each) => each.name).join(", ");
  throw new UnknownLanguageError(`No language is called ${JSON.stringify(name)}. There are: ${names}.`);
}

/**
 * Loads the language of a folder with files of some paths.
 * @param paths of the files; those without a known extension are plain text
 */
export async function loadFolderLanguage(paths: Iterable<string>): Promise<FolderLanguage> {
  const found = new Set<Language>();
  for (const path of paths) {
    const language = languageOfFile(path);
    if (language) found.add(language);
  }
  return folderLanguage(await Promise.all(languages.filter((each) => found.has(each)).map(({ load }) => load())));
}

/**
 * The language of a name in any case; undefined if there is none.
 * @param name as `--language` takes it, such as `json`
 */
export function languageNamed(name: string): Language | undefined {
  return languages.find((language) => language.name === name.toLowerCase());
}

/**
 * The language of a file by the extension of its name; undefined if no language has it.
 * @param file a name or path; the file need not exist
 */
export function languageOfFile(file: string): Language | undefined {
  const named = (name: string) =>
    languages.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
  // `.C` is another language than `.c`.
  return named(file) ?? named(file.toLowerCase());
}
