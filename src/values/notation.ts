/**
 * The notation of values: one text for all arguments of a call, such that the reduction of the text is the reduction of the values.
 * It is made for trees and not for readers:
 *
 * - Every value begins with a character that tells its kind and ends by itself, so nothing stands between two values, and no value can
 *   become one of another kind when something in it is removed.
 * - A simpler value has a shorter text, because a reduction accepts no longer ones: `f` is false and `tt` is true; a number that is no
 *   safe integer is padded to more characters than any safe integer has.
 * - What has no text (prototypes, functions, symbols) is kept aside; the text has its number, in two characters of the private use area.
 * - An object with several references to it is written once, behind the arguments, as `=` number value; the references are `#` number `#`.
 *
 * | text | value |
 * |---|---|
 * | `N12;` `I12;` `D12;` | number, bigint, Date by its milliseconds |
 * | `f` `tt` `u` `n` | false, true, undefined, null |
 * | U+E000 … U+E001 | string; U+E002 escapes these three characters |
 * | `[`shape … `]` | array; `h` is a hole |
 * | `{`shape (key value)… `}` | object; keys are strings, or symbols that are kept aside |
 * | `<`shape (key value)… `>` | Map |
 * | `(`shape … `)` | Set |
 * | `«`shape … `»` | typed array |
 * | `@`number | a value that is kept aside |
 */

/** The kinds of values that hold others. */
export type CompositeKind = "array" | "object" | "map" | "set" | "typed";

/** The kind of value that a stretch of the notation describes. */
export type ItemKind =
  | CompositeKind
  | "string"
  | "number"
  | "bigint"
  | "date"
  | "boolean"
  | "undefined"
  | "null"
  | "hole"
  | "aside"
  | "reference"
  | "definition";

/** A value in the notation, or the definition of one. */
export interface Item {
  readonly kind: ItemKind;
  /** UTF-16 offset of its beginning. */
  readonly from: number;
  /** UTF-16 offset of its end. */
  readonly to: number;
  /** The number of its shape, of the value kept aside, or of the definition; -1 if it has none. */
  readonly id: number;
  /** The values in it. Keys and values of objects and Maps take turns. */
  readonly items: readonly Item[];
}

/** The characters around values that hold others. */
export const brackets: Readonly<Record<CompositeKind, readonly [string, string]>> = {
  array: ["[", "]"],
  object: ["{", "}"],
  map: ["<", ">"],
  set: ["(", ")"],
  typed: ["«", "»"],
};

const kindOfBracket = new Map(Object.entries(brackets).map(([kind, [open]]) => [open, kind as CompositeKind] as const));

/** Length of what begins a value with a number: a character, and the number. */
export const headLength = 3;

const stringOpen = "\uE000";
const stringClose = "\uE001";
const escapeSign = "\uE002";

const firstDigit = 0xe100;
const digits = 0x1800;

/**
 * The two characters of a number.
 * @param id number of an object, from 0 to 6144² − 1
 */
export function writeId(id: number): string {
  return String.fromCharCode(firstDigit + Math.floor(id / digits), firstDigit + (id % digits));
}

function readId(text: string, at: number): number {
  const [high, low] = [text.charCodeAt(at) - firstDigit, text.charCodeAt(at + 1) - firstDigit];
  const isDigit = (value: number) => value >= 0 && value < digits;
  return isDigit(high) && isDigit(low) ? high * digits + low : -1;
}

/**
 * A reference to an object with a definition; not shorter than an empty object.
 * @param id number of an object, from 0
 */
export function writeReference(id: number): string {
  return `#${writeId(id)}#`;
}

/**
 * A string in the notation.
 * @param value any string, lone surrogates included
 */
export function writeString(value: string): string {
  const escaped = value.replace(/[\uE000-\uE002]/g, (each) => escapeSign + (each.charCodeAt(0) - 0xe000));
  return stringOpen + escaped + stringClose;
}

/**
 * The string that stands in the notation between its two delimiters. Undefined if an escape is wrong.
 * @param content what stands between the delimiters, escapes included
 */
export function readString(content: string): string | undefined {
  if (!content.includes(escapeSign)) return content;
  const value = content.replace(/\uE002([012])/g, (_, digit: string) => String.fromCharCode(0xe000 + Number(digit)));
  return writeString(value).slice(1, -1) === content ? value : undefined;
}

/** More characters than a safe integer has, and as many as any number has. */
const paddedLength = 25;

/**
 * A number in the notation.
 * @param value any number, `NaN`, `-0` and infinities included
 */
export function writeNumber(value: number): string {
  const isShort = Number.isSafeInteger(value) && !Object.is(value, -0);
  const text = Object.is(value, -0) ? "-0" : String(value);
  return `N${isShort ? text : text.padEnd(paddedLength, "_")};`;
}

const singles: ReadonlyMap<string, ItemKind> = new Map([
  ["f", "boolean"],
  ["u", "undefined"],
  ["n", "null"],
  ["h", "hole"],
]);
const numerals: ReadonlyMap<string, ItemKind> = new Map([
  ["N", "number"],
  ["I", "bigint"],
  ["D", "date"],
]);

/** A value that is being read. */
interface OpenItem {
  readonly kind: CompositeKind | "definition" | undefined;
  readonly from: number;
  readonly id: number;
  readonly items: Item[];
}

/**
 * Reads the arguments and the definitions behind them. Undefined if the text is not in the notation. Works at any depth.
 * @param text may be any text
 */
export function readItems(text: string): readonly Item[] | undefined {
  const root: OpenItem = { kind: undefined, from: 0, id: -1, items: [] };
  const open = [root];
  for (let at = 0; at < text.length; ) {
    const top = open.at(-1) as OpenItem;
    const inner = openAt(text, at, top === root);
    if (inner) {
      open.push(inner);
      at += headLength;
      continue;
    }
    const isClosed = top.kind && top.kind !== "definition" && text[at] === brackets[top.kind][1];
    let item = isClosed ? close(top, at + 1) : leafAt(text, at);
    if (isClosed) open.pop();
    if (!item) return undefined;
    at = item.to;
    const parent = open.at(-1) as OpenItem;
    parent.items.push(item);
    if (parent.kind !== "definition") continue;
    item = close(parent, at) as Item;
    open.pop();
    root.items.push(item);
  }
  return open.length === 1 ? root.items : undefined;
}

/** The value or definition that is opened at an offset. */
function openAt(text: string, at: number, isOutermost: boolean): OpenItem | undefined {
  const symbol = text[at] as string;
  const kind = symbol === "=" && isOutermost ? "definition" : kindOfBracket.get(symbol);
  const id = kind ? readId(text, at + 1) : -1;
  return id < 0 ? undefined : { kind, from: at, id, items: [] };
}

/** Ends a value. Undefined if what is in it does not belong there. */
function close({ kind, from, id, items }: OpenItem, to: number): Item | undefined {
  const hasPairs = kind === "object" || kind === "map";
  if (hasPairs && items.length % 2 !== 0) return undefined;
  if (kind === "object" && items.some((item, i) => i % 2 === 0 && item.kind !== "string" && item.kind !== "aside"))
    return undefined;
  if (kind !== "array" && items.some((item) => item.kind === "hole")) return undefined;
  return { kind: kind as CompositeKind | "definition", from, to, id, items };
}

const none: readonly Item[] = [];

/** The value at an offset that holds no others. */
function leafAt(text: string, at: number): Item | undefined {
  const symbol = text[at] as string;
  const single = singles.get(symbol);
  if (single) return { kind: single, from: at, to: at + 1, id: -1, items: none };
  if (symbol === "t") {
    return text[at + 1] === "t" ? { kind: "boolean", from: at, to: at + 2, id: -1, items: none } : undefined;
  }
  if (symbol === "@" || symbol === "#") {
    const id = readId(text, at + 1);
    const isReference = symbol === "#";
    if (id < 0 || (isReference && text[at + headLength] !== "#")) return undefined;
    const to = at + headLength + (isReference ? 1 : 0);
    return { kind: isReference ? "reference" : "aside", from: at, to, id, items: none };
  }
  const kind = symbol === stringOpen ? "string" : numerals.get(symbol);
  const end = kind ? text.indexOf(kind === "string" ? stringClose : ";", at) : -1;
  return kind && end >= 0 ? { kind, from: at, to: end + 1, id: -1, items: none } : undefined;
}

/**
 * The smallest value of the same kind and shape; undefined for those of which each is as small as any other.
 * @param item of a text in the notation
 */
export function smallestOf({ kind, id }: Item): string | undefined {
  switch (kind) {
    case "string":
      return writeString("");
    case "number":
      return writeNumber(0);
    case "bigint":
      return "I0;";
    case "date":
      return "D0;";
    case "boolean":
      return "f";
    default:
      return isComposite(kind) ? brackets[kind].join(writeId(id)) : undefined;
  }
}

/**
 * Whether values of a kind hold others.
 * @param kind of an item
 */
export function isComposite(kind: ItemKind): kind is CompositeKind {
  return Object.hasOwn(brackets, kind);
}

/**
 * All values of a text and those in them, in order.
 * @param text in the notation; nothing is yielded for any other text
 */
export function* allItems(text: string): Generator<Item, void> {
  const stack = [...(readItems(text) ?? [])].reverse();
  for (let item = stack.pop(); item; item = stack.pop()) {
    yield item;
    for (const inner of item.items.toReversed()) stack.push(inner);
  }
}
