/** The bundled languages. */
import type { Language } from "./bundled/bundled-language.js";
import { c } from "./bundled/c.js";
import { cpp } from "./bundled/cpp.js";
import { css, less, scss } from "./bundled/css.js";
import { glsl } from "./bundled/glsl.js";
import { go } from "./bundled/go.js";
import { ini } from "./bundled/ini.js";
import { java } from "./bundled/java.js";
import { javascript } from "./bundled/javascript.js";
import { json } from "./bundled/json.js";
import { llvm } from "./bundled/llvm.js";
import { html, svg, xml } from "./bundled/markup.js";
import { python } from "./bundled/python.js";
import { rust } from "./bundled/rust.js";
import { smtlib } from "./bundled/smtlib.js";
import { sql } from "./bundled/sql.js";
import { toml } from "./bundled/toml.js";
import { tsx, typescript } from "./bundled/typescript.js";
import { wat } from "./bundled/wat.js";
import { wgsl } from "./bundled/wgsl.js";
import { yaml } from "./bundled/yaml.js";
import { type FolderLanguage, folderLanguage } from "./model/folder-language.js";
import type { Grammar } from "./model/grammar.js";
import { plainText } from "./model/plain-text.js";

/** Any text, by its structure without a grammar. */
const text: Language = {
  name: plainText.name,
  edition: "structure without a grammar",
  extensions: [],
  load: async () => plainText,
};

/** All of them; of two with the same extension, the first has it. */
export const languages: readonly Language[] = [
  json,
  javascript,
  typescript,
  tsx,
  c,
  cpp,
  python,
  sql,
  java,
  go,
  rust,
  css,
  scss,
  less,
  xml,
  svg,
  html,
  yaml,
  toml,
  ini,
  wat,
  smtlib,
  llvm,
  glsl,
  wgsl,
  text,
];

/** No bundled language has the given name. */
export class UnknownLanguageError extends Error {
  /** Name of the class. */
  override readonly name = "UnknownLanguageError";
}

/**
 * Loads a bundled language by its name, in any case.
 * @throws UnknownLanguageError if there is none of that name
 */
export async function loadLanguage(name: string): Promise<Grammar> {
  const language = languageNamed(name);
  if (language) return language.load();
  const names = languages.map((each) => each.name).join(", ");
  throw new UnknownLanguageError(`No language is called ${JSON.stringify(name)}. There are: ${names}.`);
}

/** Loads the language of a folder with files of some paths. */
export async function loadFolderLanguage(paths: Iterable<string>): Promise<FolderLanguage> {
  const found = new Set<Language>();
  for (const path of paths) {
    const language = languageOfFile(path);
    if (language) found.add(language);
  }
  return folderLanguage(await Promise.all(languages.filter((each) => found.has(each)).map(({ load }) => load())));
}

/** The language of a name in any case; undefined if there is none. */
export function languageNamed(name: string): Language | undefined {
  return languages.find((language) => language.name === name.toLowerCase());
}

/** The language of a file by the extension of its name; undefined if no language has it. */
export function languageOfFile(file: string): Language | undefined {
  const named = (name: string) =>
    languages.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
  // `.C` is another language than `.c`.
  return named(file) ?? named(file.toLowerCase());
}
