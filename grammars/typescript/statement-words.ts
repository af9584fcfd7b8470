/** Words that begin a declaration of TypeScript, or modify one; elsewhere they are names. */
import { isQuote, isWordStart } from "../javascript/characters.js";
import type { Rule, Rules } from "../javascript/context.js";
import { identifier } from "../javascript/names.js";
import { reservedWords } from "../javascript/reserved-words.js";
import type { TypeContext } from "./type-context.js";

/** As in JavaScript. */
const plain = reservedWords as Required<Rules>;

export const statementWords: Readonly<Record<string, Rule<TypeContext>>> = {
  CASE: caseWord,
  CONST: constWord,
  IMPORT: importWord,
  ENUM: enumWord,
  IMPLEMENTS: implementsWord,
  INTERFACE: interfaceWord,
  IS: identifier,
  MODIFIER: modifier,
  NAMESPACE: namespaceWord,
  TYPE: typeKeyword,
  TYPE_PREFIX: identifier,
};

/** What `declare` and `abstract` may stand before. */
const modified: ReadonlySet<string> = new Set(
  "abstract async class const enum function global import interface let module namespace type using var".split(" "),
);

function caseWord(context: TypeContext, type: number): number {
  context.frame.role = "case";
  return plain.CASE(context, type);
}

function constWord(context: TypeContext, type: number): number {
  if (context.ahead.peekWord() === "enum") return context.expect("statement", context.types.MODIFIER);
  return plain.CONST(context, type);
}

function importWord(context: TypeContext, type: number): number {
  const { types, ahead } = context;
  const { words, next } = ahead.phrase(2);
  const isAlias = next === 0x3d && (words.length === 1 || words[0] === "type");
  return isAlias ? context.expect("operand", types.IMPORT_ALIAS) : plain.IMPORT(context, type);
}

function enumWord(context: TypeContext, type: number): number {
  const { words, next } = context.ahead.phrase(1);
  if (!context.isStatement || words.length === 0 || next !== 0x7b) return identifier(context);
  context.head = "enum";
  return context.expect("operand", type);
}

function implementsWord(context: TypeContext, type: number): number {
  if (!context.inClassHead) return identifier(context);
  context.beginType("list");
  return type;
}

function interfaceWord(context: TypeContext, type: number): number {
  const { words, next } = context.ahead.phrase(1);
  const isHead = words.length === 1 && (next === 0x7b || next === 0x3c || isWordStart(next));
  if (!context.isStatement || !isHead) return identifier(context);
  context.beginType("interface");
  return type;
}

/** Before a declaration, or before a parameter that is a property. */
function modifier(context: TypeContext, type: number): number {
  const { ahead, frame, isStatement } = context;
  if (isStatement && modified.has(ahead.wordsInLine(1)[0] ?? "")) return context.expect("statement", type);
  const next = ahead.peekInLine();
  const isProperty =
    frame.kind === "parentheses" && frame.isBody && (isWordStart(next) || next === 0x7b || next === 0x5b);
  return isProperty ? context.expect("operand", type) : identifier(context);
}

function namespaceWord(context: TypeContext, type: number): number {
  const { ahead, isStatement } = context;
  if (!isStatement) return identifier(context);
  const next = ahead.peekInLine();
  const behind = ahead.phrase(1);
  const isName = behind.words.length === 1 && (behind.next === 0x7b || behind.next === 0x2e);
  if (!isName && !isQuote(next) && next !== 0x7b) return identifier(context);
  context.head = "namespace";
  return context.expect(isName ? "operand" : "operator", type);
}

/** An alias, or an import or export of types only. */
function typeKeyword(context: TypeContext, type: number): number {
  const { types, previous, ahead, isStatement } = context;
  if (previous === types.IMPORT_ALIAS) return ahead.peek() === 0x3d ? identifier(context) : types.TYPE_ONLY;
  const { words, next } = ahead.phrase(1);
  if (isStatement && words.length === 1 && (next === 0x3d || next === 0x3c)) {
    context.beginType("alias");
    return type;
  }
  if (previous !== types.IMPORT && previous !== types.EXPORT) return identifier(context);
  const isOnly = next === 0x7b || next === 0x2a ? words.length === 0 : isTypeImport(context, words);
  return isOnly ? context.expect("operand", types.TYPE_ONLY) : identifier(context);
}

/** Whether `type` is not itself the name that is imported. */
function isTypeImport({ ahead }: TypeContext, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  return words[0] !== "from" || !isQuote(ahead.phrase(1).next);
}
