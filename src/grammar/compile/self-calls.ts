/**
 * Translates predicates and actions that do hardly more than call methods of a base class, as they are written for Python,
 * `self.isHere()`, and C++, `this->isHere()`.
 */
import { characterCode } from "../java/java-literals.js";
import { JavaError } from "../java/java-syntax.js";
import { type JavaToken, javaTokens } from "../java/java-tokens.js";
import { recognizerFields } from "../java/runtime-methods.js";
import { isAntlr4ngMember, isRuntimeMember } from "../java/runtime-names.js";
import type { GrammarFiles } from "../read/grammar-files.js";
import type { Snippet } from "../read/grammar-snippets.js";
import type { ReadGrammar } from "../read/read-grammar.js";
import { type Translation, withCodes } from "./translation.js";

/**
 * Translates the code of a grammar.
 * @param read a grammar as antlr-ng has read it; not changed
 * @param files its files
 * @returns undefined unless all code of the grammar is understood, and some of it names the recognizer as Python or C++ do
 */
export function translateCalls({ snippets }: ReadGrammar, files: GrammarFiles): Translation | undefined {
  const pieces = snippets.map((snippet) => ({ snippet, tokens: javaTokens(snippet.text) }));
  const language = pieces.map(({ tokens }) => languageOf(tokens)).find((name) => name !== undefined);
  if (language === undefined) return undefined;
  try {
    const codes = pieces.map(({ snippet, tokens }) => ({ snippet, code: codeFor(snippet, tokens, language) }));
    return { language, codes, warnings: [], sources: withCodes(files, codes) };
  } catch (error) {
    if (error instanceof JavaError) return undefined;
    throw error;
  }
}

type CallLanguage = "Python" | "C++";

/** The language in which code begins with a member of the recognizer. */
function languageOf(tokens: readonly JavaToken[]): CallLanguage | undefined {
  const is = (text: string, behind: string) =>
    tokens.some((token, i) => token.text === text && tokens[i + 1]?.text === behind);
  if (is("self", ".")) return "Python";
  return is("this", "->") ? "C++" : undefined;
}

/** Code that says which files belong together; TypeScript needs none. */
const imports = /^\s*((#include|from|import|using)\b.*\s*)*$/;

function codeFor({ kind, name, text, side }: Snippet, tokens: readonly JavaToken[], language: CallLanguage): string {
  if (kind === "named" && imports.test(text)) return "";
  const isCode = kind === "predicate" || kind === "action" || name === "init" || name === "after";
  if (!isCode) throw new JavaError(`${kind} code is not understood`);
  const compares = tokens.some(({ text }) => /^([=!]=|[<>]=?)$/.test(text));
  const codes = tokens.map((token, index) => {
    // In Python, `not` reaches over comparisons.
    if (token.text === "not" && compares) throw new JavaError("`not` is not understood");
    return codeOf(token, { before: tokens[index - 1]?.text, language, side: side === "lexer" ? "lexer" : "parser" });
  });
  return ` ${codes.join("")} `;
}

interface CallTokenPlace {
  readonly before: string | undefined;
  readonly language: CallLanguage;
  readonly side: "lexer" | "parser";
}

const words: Readonly<Record<string, string>> = {
  ...{ self: "this", this: "this", "->": ".", and: " && ", or: " || ", not: "!" },
  ...{ True: "true", False: "false", None: "null", true: "true", false: "false", nullptr: "null" },
};

/** @throws JavaError if a token may mean something else in TypeScript */
function codeOf({ kind, text }: JavaToken, { before, language, side }: CallTokenPlace): string {
  const isMember = before === "." || before === "->";
  const word = Object.hasOwn(words, text) && !isMember ? words[text] : undefined;
  if (word !== undefined) return word;
  if (kind === "char" && language === "C++") return String(characterCode(text));
  if (kind === "string" || kind === "char" || (kind === "number" && /^\d+$/.test(text))) return text;
  if (kind === "symbol" && /^([().,;!]|&&|\|\||[=!]=|[<>]=?)$/.test(text)) return text;
  // A name that stands alone is no member in TypeScript.
  if (kind !== "name" || !isMember) throw new JavaError(`\`${text}\` is not understood`);
  const field = recognizerFields[side][text]?.[1];
  if (field !== undefined) return field.replace(/^this\./, "");
  if (isRuntimeMember(side, text) && !isAntlr4ngMember(side, text)) throw new JavaError(`antlr4ng has no \`${text}\``);
  return text;
}
