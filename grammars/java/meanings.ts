import type { Token } from "antlr4ng";
import { angleBrackets } from "./angle-brackets.js";
import { parentheses } from "./parentheses.js";

/** The names of the types that tokens get by what stands around them. */
export type Meaning =
  | "CASE_ARROW"
  | "CAST_OPEN"
  | "CLASS_OPEN"
  | "ELSE_IF"
  | "EXTENDS"
  | "IDENTIFIER"
  | "INIT_OPEN"
  | "LAMBDA_OPEN"
  | "MODIFIER"
  | "OPERATOR"
  | "RETURN"
  | "SWITCH_STATEMENT"
  | "SYNCHRONIZED"
  | "TYPE_CLOSE"
  | "TYPE_OPEN";

/** The tokens of a text without layout: their texts, and what each is where that is not told by its text. */
export interface Reading {
  readonly texts: readonly string[];
  /** The place of the bracket that belongs to a bracket, -1 if there is none. */
  readonly partner: readonly number[];
  readonly isName: (at: number) => boolean;
  readonly meaning: Map<number, Meaning>;
}

/** Changes the types of tokens, none of which is hidden. */
export function retype(tokens: readonly Token[], typeOf: (name: Meaning) => number): void {
  const texts = tokens.map(({ text }) => text ?? "");
  const name = typeOf("IDENTIFIER");
  const reading: Reading = {
    texts,
    partner: partners(texts),
    isName: (at) => tokens[at]?.type === name,
    meaning: new Map(),
  };
  angleBrackets(reading);
  parentheses(reading);
  braces(reading);
  words(reading);
  for (const [at, meaning] of reading.meaning) (tokens[at] as Token).type = typeOf(meaning);
}

function partners(texts: readonly string[]): readonly number[] {
  const partner = texts.map(() => -1);
  const open: number[] = [];
  const opener: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
  for (const [at, text] of texts.entries()) {
    if (text === "(" || text === "[" || text === "{") open.push(at);
    const expected = opener[text];
    if (expected === undefined || texts[open.at(-1) ?? -1] !== expected) continue;
    const from = open.pop() as number;
    partner[at] = from;
    partner[from] = at;
  }
  return partner;
}

/** Braces of arrays, and those of classes without a name. */
function braces({ texts, partner, meaning, isName }: Reading): void {
  const isInType = (at: number) => isName(at) || /^[.,?&<>@]$|^extends$|^super$/.test(texts[at] as string);
  for (const [at, text] of texts.entries()) {
    if (text !== "{") continue;
    const before = texts[at - 1] as string;
    if (/^[\](,=]$/.test(before) || meaning.get(at - 1) === "INIT_OPEN") meaning.set(at, "INIT_OPEN");
    if (before !== ")") continue;
    let place = (partner[at - 1] as number) - 1;
    while (place >= 0 && isInType(place)) place--;
    if (texts[place] === "new") meaning.set(at, "CLASS_OPEN");
  }
}

const beforeStatement = new Set(["", ";", "{", "}", ")", "else", "do", ":"]);

/** Words that mean something else in some places, and the arrows of cases. */
function words({ texts, meaning, isName }: Reading): void {
  const textAt = (at: number) => texts[at] ?? "";
  let isCase = false;
  for (const [at, text] of texts.entries()) {
    const before = textAt(at - 1);
    const next = textAt(at + 1);
    if (text === "case" || (text === "default" && next === "->")) isCase = true;
    else if (text === "->" && isCase) meaning.set(at, "CASE_ARROW");
    if (text === "->" || text === ":" || text === ";") isCase = false;
    if (text === "if" && before === "else") meaning.set(at, "ELSE_IF");
    if (text === "switch" && beforeStatement.has(before)) meaning.set(at, "SWITCH_STATEMENT");
    if (text === "synchronized" && next === "(") meaning.set(at, "SYNCHRONIZED");
    if (text === "default" && !/^(:|->)$/.test(next) && before !== ")" && before !== "]") meaning.set(at, "MODIFIER");
    if (text === "super" && before === "?") meaning.set(at, "EXTENDS");
    if (!isName(at)) continue;
    if (text === "sealed" && /^(abstract|class|interface|public|private|protected|static)$/.test(next)) meaning.set(at, "MODIFIER");
    if (text === "permits" && (isName(at - 1) || meaning.get(at - 1) === "TYPE_CLOSE") && isName(at + 1)) meaning.set(at, "EXTENDS");
    if (text === "when" && isCase && (isName(at - 1) || before === ")")) meaning.set(at, "OPERATOR");
    const begins = beforeStatement.has(before) || before === "->";
    if (text === "yield" && begins && !/^[=.[;,)]$|^(\+\+|--|->|::|[-+*\/]=)$/.test(next)) meaning.set(at, "RETURN");
  }
}
