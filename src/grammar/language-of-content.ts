import type { Language } from "./bundled/bundled-languages.js";
import { languageNamed } from "./languages.js";

/** An interpreter in the first line of a file, without its version, and the language of what it runs. */
const interpreters: Readonly<Record<string, string>> = {
  node: "javascript",
  nodejs: "javascript",
  qjs: "javascript",
  python: "python",
  java: "java",
  tcc: "c",
  deno: "typescript",
  "ts-node": "typescript",
  tsx: "typescript",
};

/** Names of modes in a first line such as `-*- mode: c -*-`. */
const modes: Readonly<Record<string, string>> = {
  c: "c",
  "c++": "cpp",
  css: "css",
  go: "go",
  rs: "rust",
  rust: "rust",
  html: "html",
  java: "java",
  js: "javascript",
  javascript: "javascript",
  json: "json",
  less: "less",
  python: "python",
  scss: "scss",
  sql: "sql",
  typescript: "typescript",
  xml: "xml",
  yaml: "yaml",
  toml: "toml",
  ini: "ini",
  conf: "ini",
};

/**
 * The language of a file by its content, if that is certain: an interpreter or a mode in the first line, the beginning of XML, HTML
 * or a database dump, or a JSON object or array that can be parsed. Undefined if the content does not show it.
 * @param text the whole content of a file
 */
export function languageOfContent(text: string): Language | undefined {
  const [line = ""] = text.slice(0, 1000).split(/[\r\n]/, 1);
  const [, interpreter = ""] = /^#!\s*(?:\S*\/env\s+(?:-S\s+)?|\S*\/)([\w.-]+)/.exec(line) ?? [];
  const [, mode = ""] = /-\*-\s*(?:.*\bmode:\s*)?([\w+]+)\s*(?:;.*)?-\*-/i.exec(line) ?? [];
  const name =
    entryOf(interpreters, interpreter.replace(/[\d.]+$/, "")) ??
    entryOf(modes, mode.toLowerCase()) ??
    markupOf(line) ??
    (isDump(text) ? "sql" : undefined) ??
    (isJson(text) ? "json" : undefined);
  return name === undefined ? undefined : languageNamed(name);
}

function entryOf(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function markupOf(line: string): string | undefined {
  if (/^\uFEFF?<\?xml\s/.test(line)) return "xml";
  return /^\uFEFF?<!doctype\s+html\b/i.test(line) ? "html" : undefined;
}

function isDump(text: string): boolean {
  return /^(?:PRAGMA foreign_keys=OFF;|-- (?:MySQL|MariaDB) dump |--\r?\n-- PostgreSQL database dump)/.test(text);
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
