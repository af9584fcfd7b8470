/** Finds the members of its class that the code of a grammar uses, and how. A base class must have them. */
import { type JavaToken, javaTokens } from "../java/java-tokens.js";
import { isRuntimeMember } from "../java/runtime-names.js";
import type { Snippet } from "../read/grammar-snippets.js";

/** What a use says about the type of a member. `value` says that it has one. */
type UseKind = "boolean" | "negated" | "void" | "number" | "string" | "value";

/** One use of a member. */
export interface MemberUse {
  readonly kind: UseKind;
  /** The number of arguments; undefined where the member is not called. */
  readonly arity: number | undefined;
  readonly isAssigned: boolean;
  readonly snippet: Snippet;
  /** The line in the grammar file, from 1. */
  readonly line: number;
}

/** The uses of members that neither the runtime nor the grammar declares, by name, in the order of their first uses. */
export type UsedMembers = ReadonlyMap<string, readonly MemberUse[]>;

/**
 * The members of the lexer's or the parser's class that the code of a grammar uses without declaring them.
 * @param snippets the code of the whole grammar
 * @param side whose class is looked at
 * @param fields names of fields, which may stand without `this`
 */
export function usedMembers(
  snippets: readonly Snippet[],
  side: "lexer" | "parser",
  fields: ReadonlySet<string> = new Set(),
): UsedMembers {
  const own = snippets.filter((snippet) => snippet.side === side);
  const declared = new Set(own.filter(({ name }) => name === "members").flatMap(({ text }) => declaredNames(text)));
  const members = new Map<string, MemberUse[]>();
  for (const snippet of own) {
    if (snippet.kind === "declarations" || snippet.name === "header") continue;
    for (const [name, use] of usesIn(snippet, fields)) {
      if (declared.has(name) || isRuntimeMember(side, name)) continue;
      members.set(name, [...(members.get(name) ?? []), use]);
    }
  }
  return members;
}

/** The names that members seem to declare: outside of bodies those before `(`, `=`, `:` or `;`, and all methods. */
function declaredNames(members: string): readonly string[] {
  const tokens = javaTokens(members);
  let depth = 0;
  return tokens.flatMap(({ kind, text }, index) => {
    if (text === "{" || text === "(") depth++;
    if (text === "}" || text === ")") depth--;
    const next = tokens[index + 1]?.text ?? "";
    const isOutside = depth === 0 && /^[(=:;?!]$/.test(next);
    return kind === "name" && (isOutside || declaresMethod(tokens, index)) ? [text] : [];
  });
}

/** Tells whether a name before a parenthesis is that of a method with a body. */
function declaresMethod(tokens: readonly JavaToken[], index: number): boolean {
  if (tokens[index + 1]?.text !== "(") return false;
  return /^(\{|:|throws)$/.test(tokens[closing(tokens, index + 1) + 1]?.text ?? "") && tokens[index - 1]?.text !== ".";
}

/** Words before a parenthesis that call nothing. */
const keywords =
  /^(if|for|while|switch|catch|return|new|sizeof|typeof|super|function|and|or|not|in|assert|do|else|synchronized)$/;

/** What may stand before a member: its object. */
const objects = /^(this|self)$/;

function* usesIn(snippet: Snippet, fields: ReadonlySet<string>): Iterable<readonly [name: string, use: MemberUse]> {
  const tokens = javaTokens(snippet.text);
  for (const [index, { kind, text, start }] of tokens.entries()) {
    if (kind !== "name" || keywords.test(text) || objects.test(text)) continue;
    const isQualified = /^(\.|->)$/.test(tokens[index - 1]?.text ?? "");
    const isOfThis = isQualified && objects.test(tokens[index - 2]?.text ?? "");
    const isCall = tokens[index + 1]?.text === "(";
    const isBareCall = isCall && !isQualified && !/^(new|::|function|@)$/.test(tokens[index - 1]?.text ?? "");
    const isMethod = isBareCall && !(text in globalThis) && !declaresMethod(tokens, index);
    const isField = !isCall && !isQualified && fields.has(text);
    if (!isOfThis && !isMethod && !isField) continue;
    const end = isCall ? closing(tokens, index + 1) : index;
    const first = isOfThis ? index - 2 : index;
    const line = snippet.line + (snippet.text.slice(0, start).match(/\n/g)?.length ?? 0);
    const arity = isCall ? arguments_(tokens.slice(index + 2, end)) : undefined;
    yield [
      text,
      { ...roleOf(tokens, { first, end, isPredicate: snippet.kind === "predicate" }), arity, snippet, line },
    ];
  }
}

/** The index of the token that closes a parenthesis. */
function closing(tokens: readonly JavaToken[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const { text } = tokens[index] as JavaToken;
    if (/^[([{]$/.test(text)) depth++;
    if (/^[)\]}]$/.test(text) && --depth === 0) return index;
  }
  return tokens.length - 1;
}

/** The number of arguments in a list without its parentheses. */
function arguments_(tokens: readonly JavaToken[]): number {
  if (tokens.length === 0) return 0;
  let depth = 0;
  let count = 1;
  for (const { text } of tokens) {
    if (/^[([{]$/.test(text)) depth++;
    if (/^[)\]}]$/.test(text)) depth--;
    if (text === "," && depth === 0) count++;
  }
  return count;
}

/** Where a member stands among the tokens of a snippet. */
interface MemberPosition {
  readonly first: number;
  readonly end: number;
  readonly isPredicate: boolean;
}

/** What the neighbours of a member tell about its type. */
function roleOf(
  tokens: readonly JavaToken[],
  { first, end, isPredicate }: MemberPosition,
): Pick<MemberUse, "kind" | "isAssigned"> {
  const before = tokens[first - 1]?.text ?? "";
  const after = tokens[end + 1]?.text ?? "";
  const use = (kind: UseKind, isAssigned = false) => ({ kind, isAssigned });
  if (before === "!") return use("negated");
  if (/^(\+\+|--)$/.test(before) || /^(\+\+|--|[-*/%]=)$/.test(after)) return use("number", true);
  if (/^(\+?=)$/.test(after)) return use(kindOfValue(tokens[end + 2]), true);
  if (/^([=!]==?|[<>]=?)$/.test(after)) return use(kindOfValue(tokens[end + 2]));
  if (/^([=!]==?|[<>]=?)$/.test(before)) return use(kindOfValue(tokens[first - 2]));
  const isCondition = before === "(" && !/^[\w$]+$/.test(tokens[first - 2]?.text.replace(/^(if|while)$/, "") ?? "");
  const joins = /^(&&|\|\||and|or|not)$/;
  const opens = isCondition || joins.test(before) || (isPredicate && before === "");
  if (joins.test(after) || (opens && /^(\)|\?|)$/.test(after))) return use("boolean");
  if (!isPredicate && /^([;{})]|else|)$/.test(before) && /^([;}]|)$/.test(after)) return use("void");
  return use("value");
}

function kindOfValue(token: JavaToken | undefined): UseKind {
  if (token?.kind === "number" || token?.text === "-") return "number";
  if (token?.kind === "string" || (token?.kind === "char" && token.text.length > 3)) return "string";
  return token && /^(true|false|!)$/.test(token.text) ? "boolean" : "value";
}
