import { type JavaToken, javaTokens } from "./java-tokens.js";

/** Words and operators of other languages: TypeScript, JavaScript, C++, Python, Rust. */
const foreign =
  /^(===|!==|=>|\?\?|\?\.|->|::|`|let|const|function|from|self|def|and|or|not|undefined|typeof|console|fn|nullptr|auto)$/;

/** Types of TypeScript, behind a colon. */
const foreignTypes = /^(number|string|boolean|void|any|unknown)$/;

/** Names that only the Java runtime has, and words with which only declarations of Java begin. */
const fields = /^_(input|localctx|ctx|tokenStart\w+|type|channel|mode|modeStack)$/;
const methods =
  /^(getText|getLine|getCharPositionInLine|setType|setChannel|setText|getInputStream|equals|equalsIgnoreCase)$/;
const types = /^(int|boolean|String|char|Token)$/;

/**
 * Whether pieces of code of one grammar are in Java rather than in TypeScript: they contain something that exists only in Java, and
 * nothing that exists only in another language. Code that is the same in both languages does not count.
 * @param pieces predicates, actions, members and headers, without their braces
 */
export function isJava(pieces: readonly string[]): boolean {
  const all = pieces.map(javaTokens);
  return !all.some((tokens) => tokens.some(isForeign)) && all.some((tokens) => tokens.some(isOnlyJava));
}

function isForeign({ kind, text }: JavaToken, index: number, tokens: readonly JavaToken[]): boolean {
  const isLongChar = kind === "char" && !/^'(\\[^u0-7]|\\u+[\da-fA-F]{4}|\\[0-7]{1,3}|[^\\])'$/.test(text);
  const isTyped = tokens[index - 1]?.text === ":" && foreignTypes.test(text);
  const isAsserted = text === "!" && tokens[index + 1]?.text === ".";
  // Java has methods of that name, which take more than a module.
  const isRequired =
    text === "require" && tokens[index + 3]?.text === ")" && /^["']/.test(tokens[index + 2]?.text ?? "");
  return isLongChar || isTyped || isAsserted || isRequired || (kind !== "string" && foreign.test(text));
}

function isOnlyJava({ kind, text }: JavaToken, index: number, tokens: readonly JavaToken[]): boolean {
  if (kind !== "name") return false;
  const before = tokens[index - 1]?.text ?? "";
  const after = tokens[index + 1];
  if (after?.text === "(") return isCallInJava(text, before);
  if (/^(import|package)$/.test(text)) return index === 0 || before === ";";
  return fields.test(text) || (types.test(text) && after?.kind === "name");
}

/** Calls without an object are no members in TypeScript. */
function isCallInJava(name: string, before: string): boolean {
  if (methods.test(name)) return before !== "" || !(name in globalThis);
  const isKeyword = /^(if|for|while|switch|catch|return|super|assert|synchronized)$/.test(name);
  return !/^(\.|new|@)$/.test(before) && !isKeyword && !(name in globalThis);
}
