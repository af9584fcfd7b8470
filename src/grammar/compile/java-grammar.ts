/** Translates the code of a grammar from Java to TypeScript, in its text. */
import { isJava } from "../java/is-java.js";
import { JavaError } from "../java/java-syntax.js";
import { checkHeader } from "../java/parse-code.js";
import { translateAction, translatePredicate, translateRuleArguments } from "../java/translate-code.js";
import type { GrammarFiles } from "../read/grammar-files.js";
import type { Snippet } from "../read/grammar-snippets.js";
import type { ReadGrammar } from "../read/read-grammar.js";
import { JavaRecognizer } from "./java-recognizer.js";
import { type Translation, withCodes } from "./translation.js";
import { GrammarCodeError } from "./transpile.js";

/**
 * Translates the code of a grammar if it is in Java. Predicates that cannot be translated become true; such actions and members are left out;
 * parameters of rules have no value if such arguments are passed.
 * @param read a grammar as antlr-ng has read it; not changed
 * @param files its files, and the base classes beside them
 * @returns undefined if the code is not in Java
 * @throws GrammarCodeError if code that makes tokens, or that is no member, predicate or action, cannot be translated
 */
export function translateJava(read: ReadGrammar, files: GrammarFiles): Translation | undefined {
  const { snippets } = read;
  if (!isJava(snippets.filter(({ kind }) => kind !== "declarations").map(({ text }) => text))) return undefined;
  const recognizers = { lexer: new JavaRecognizer(read, "lexer"), parser: new JavaRecognizer(read, "parser") };
  const { codes, warnings } = translateAll(snippets, recognizers);
  return { language: "Java", sources: withCodes(files, codes), codes, warnings };
}

type TranslatedRecognizers = Readonly<Record<"lexer" | "parser", JavaRecognizer>>;

/** Translates all pieces, again as long as the parameters of more rules turn out to have no value. */
function translateAll(
  snippets: readonly Snippet[],
  recognizers: TranslatedRecognizers,
): Pick<Translation, "codes" | "warnings"> {
  for (;;) {
    const before = recognizers.parser.withoutValues.size;
    const warnings = [...recognizers.lexer.warnings, ...recognizers.parser.warnings];
    // In order for the variables of `@init`.
    const codes = snippets.map((snippet) => {
      const recognizer = recognizers[snippet.side === "both" ? "parser" : snippet.side];
      return { snippet, code: codeFor(snippet, recognizer, warnings) };
    });
    if (recognizers.parser.withoutValues.size === before) return { codes, warnings };
  }
}

/** The code in TypeScript. Adds a warning if there is none. */
function codeFor(snippet: Snippet, recognizer: JavaRecognizer, warnings: string[]): string {
  const { kind, text } = snippet;
  try {
    if (kind === "named") return namedCode(snippet, recognizer);
    const scope = recognizer.scopeIn(snippet);
    if (kind === "declarations") return recognizer.declarations(snippet);
    if (kind === "arguments") return translateRuleArguments(text, scope, recognizer.parameterTypes(snippet.name));
    if (kind === "predicate") return translatePredicate(text, scope);
    if (kind === "action") return ` ${translateAction(text, scope).code} `;
    throw new JavaError("what catches errors and options of predicates are not translated");
  } catch (error) {
    if (!(error instanceof JavaError)) throw error;
    return codeInstead(snippet, recognizer, { error, warnings });
  }
}

/** The code that replaces code that is not understood. @throws GrammarCodeError if no code can replace it */
function codeInstead(
  snippet: Snippet,
  recognizer: JavaRecognizer,
  { error, warnings }: { readonly error: JavaError; readonly warnings: string[] },
): string {
  const { kind, name } = snippet;
  const warn = (fate: string) => warnings.push(`${untranslated(snippet, error)}; ${fate}. Write it in TypeScript.`);
  if (kind === "arguments") {
    // The value of a parameter of an unknown type does not matter: no translated code names it.
    if (recognizer.parameterTypes(name).some((type) => type !== undefined)) warn("the rule is called without");
    recognizer.withoutValues.add(name);
    return "undefined";
  }
  if (kind === "predicate") {
    warn("it is taken as true");
    return "true";
  }
  if (kind !== "action" && name !== "init" && name !== "after")
    throw new GrammarCodeError(untranslated(snippet, error));
  warn("it is left out");
  return "";
}

function namedCode(snippet: Snippet, recognizer: JavaRecognizer): string {
  const { name, text } = snippet;
  if (name === "header") {
    checkHeader(text);
    return "";
  }
  if (name === "members") return recognizer.members(snippet);
  if (name !== "init" && name !== "after") throw new JavaError(`@${name} is not known`);
  const { code, locals } = translateAction(text, recognizer.scopeIn(snippet));
  if (name === "init" && snippet.rule !== undefined) recognizer.declare(snippet.rule, locals);
  return ` ${code} `;
}

const nouns: Readonly<Partial<Record<Snippet["kind"], string>>> = { arguments: "argument", other: "code" };

function untranslated({ kind, name, file, line, column }: Snippet, { message }: JavaError): string {
  const what = kind === "named" ? `the Java of @${name}` : `this Java ${nouns[kind] ?? kind}`;
  return `${file}:${line}:${column}: ${what} is not translated: ${message}`;
}
