/**
 * Finds matching brackets, quotes, comments and markup tags in a text, in one pass over the tokens. Unmatched ones are ordinary
 * tokens.
 */
import type { TextTokens } from "./text-tokens.js";

/** Tokens that belong together, from an opening token to a closing one. */
export interface Group {
  readonly kind: "bracket" | "quote" | "comment" | "tag" | "element";
  /** The tokens between the opening and the closing ones, from `contentFrom` up to `contentTo`. */
  readonly contentFrom: number;
  readonly contentTo: number;
  /** Index after the last token. */
  readonly to: number;
  /** The opening and the closing tag of an element. */
  readonly open?: Group;
  readonly close?: Group;
}

/** The groups of a text by their first token; of several that begin there, the outermost. */
export type Groups = ReadonlyMap<number, Group>;

const closers: ReadonlyMap<string, string> = new Map(
  ["()", "[]", "{}"].map((pair) => [pair[0], pair[1]] as [string, string]),
);
const closing: ReadonlySet<string> = new Set(closers.values());

/** The ends of block comments by their beginnings. */
const blockComments: ReadonlyMap<string, string> = new Map([
  ["/*", "*/"],
  ["<!--", "-->"],
]);

/** Opens a comment up to the end of the line, if a space or a line end is before it. */
const lineComment = /^(?:#+!?|\/\/+|--)$/;

const quotes = /^(["'`])\1*$/;

/** The length of the longest token that may open a comment or a quote, in UTF-16 units. */
const longestMark = 8;

/** The greatest length of a tag, in tokens. */
const longestTag = 1000;

const tagName = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/**
 * The groups of a text.
 * @param tokens of the whole text
 */
export function findGroups(tokens: TextTokens): Groups {
  return new GroupFinder(tokens).find();
}

/** A bracket or tag that has not been closed. */
interface Open {
  readonly at: number;
  /** The bracket that closes it, or the name of the tag. */
  readonly closer: string;
}

class GroupFinder {
  readonly #tokens: TextTokens;
  readonly #groups = new Map<number, Group>();
  readonly #open: Open[] = [];
  /** The number of open brackets and tags by what closes them. */
  readonly #waiting = new Map<string, number>();
  /** For each opening text of a quote or comment, the token up to which nothing closes it. */
  readonly #unclosed = new Map<string, number>();

  constructor(tokens: TextTokens) {
    this.#tokens = tokens;
  }

  find(): Groups {
    for (let at = 0; at < this.#tokens.count; ) at = this.#read(at, this.#tokens.count);
    return this.#groups;
  }

  /** Reads a token or a quote, comment or tag that begins with it; returns the index after it. */
  #read(at: number, end: number): number {
    const group = this.#flatGroup(at);
    if (group) {
      this.#groups.set(at, group);
      if (group.kind === "tag") this.#readTag(at, group);
      else this.#readInside(group);
      return group.to;
    }
    const first = this.#tokens.firstOf(at);
    const closer = closers.get(first);
    if (closer !== undefined) this.#push({ at, closer });
    else if (closing.has(first)) this.#close(first, at);
    return Math.min(at + 1, end);
  }

  /** Reads the brackets inside a quote or comment; they only match each other. */
  #readInside({ contentFrom, contentTo }: Group): void {
    const depth = this.#open.length;
    for (let at = contentFrom; at < contentTo; at++) {
      const first = this.#tokens.firstOf(at);
      const closer = closers.get(first);
      if (closer !== undefined) this.#push({ at, closer });
      else if (closing.has(first) && this.#open.length > depth && this.#open.at(-1)?.closer === first)
        this.#close(first, at);
    }
    while (this.#open.length > depth) this.#pop();
  }

  /** The quote, comment or tag that begins with a token. */
  #flatGroup(at: number): Group | undefined {
    const text = this.#tokens.length(at) <= longestMark ? this.#tokens.textOf(at) : "";
    const blockEnd = blockComments.get(text);
    if (blockEnd !== undefined)
      return this.#until("comment", at, (token) => this.#tokens.textOf(token) === blockEnd, text);
    if (lineComment.test(text) && this.#beginsComment(at)) return this.#toLineEnd(at);
    if (quotes.test(text)) return this.#quote(at, text);
    return text === "<" ? this.#tag(at) : undefined;
  }

  #beginsComment(at: number): boolean {
    const isFollowed = at + 1 === this.#tokens.count || this.#tokens.isApart(at + 1);
    return this.#tokens.isApart(at) && (isFollowed || this.#tokens.firstOf(at) !== "-") && !this.#isDirective(at);
  }

  /** Whether a `#` begins no comment, as in `#include` and `#id`. */
  #isDirective(at: number): boolean {
    const next = at + 1;
    return this.#tokens.textOf(at) === "#" && next < this.#tokens.count && !this.#tokens.isApart(next);
  }

  #toLineEnd(at: number): Group {
    let to = at + 1;
    while (to < this.#tokens.count && this.#tokens.lineEndsBefore(to) === 0) to++;
    return { kind: "comment", contentFrom: at + 1, contentTo: to, to };
  }

  #quote(at: number, mark: string): Group | undefined {
    const isLong = mark.length > 1;
    // An apostrophe within a word opens nothing.
    if (mark === "'" && !this.#tokens.isApart(at) && tagName.test(this.#tokens.textOf(at - 1).slice(-1)))
      return undefined;
    const isEnd = (token: number) => this.#tokens.textOf(token) === mark;
    return this.#until("quote", at, isEnd, mark, isLong ? Number.POSITIVE_INFINITY : 0);
  }

  /**
   * A group up to the next token that closes it.
   * @param mostLines how many line ends it may hold
   */
  #until(
    kind: Group["kind"],
    at: number,
    isEnd: (token: number) => boolean,
    mark: string,
    mostLines = Number.POSITIVE_INFINITY,
  ): Group | undefined {
    const { count } = this.#tokens;
    if (at < (this.#unclosed.get(mark) ?? 0)) return undefined;
    let token = at + 1;
    for (; token < count; token++) {
      if (mostLines === 0 && this.#tokens.lineEndsBefore(token) > 0) break;
      if (isEnd(token)) return { kind, contentFrom: at + 1, contentTo: token, to: token + 1 };
    }
    this.#unclosed.set(mark, token);
    return undefined;
  }

  /** A tag: `<name …>`, `</name>`, `<!DOCTYPE …>` or `<?xml …>`. */
  #tag(at: number): Group | undefined {
    const { count } = this.#tokens;
    let name = at + 1;
    if (name < count && /^[/!?]$/.test(this.#tokens.textOf(name)) && !this.#tokens.isApart(name)) name++;
    if (name >= count || this.#tokens.isApart(name) || !tagName.test(this.#tokens.textOf(name))) return undefined;
    for (let to = name + 1; to < Math.min(count, at + longestTag); to++) {
      const text = this.#tokens.textOf(to);
      if (text === ">" || text === "/>" || text === "?>")
        return { kind: "tag", contentFrom: at + 1, contentTo: to, to: to + 1 };
      if (text === "<" || text === "{" || text === ";") return undefined;
      if (quotes.test(text)) to = this.#quote(to, text)?.contentTo ?? to;
    }
    return undefined;
  }

  /** Reads what is inside a tag; joins it with the tag that it closes. */
  #readTag(at: number, tag: Group): void {
    for (let token = tag.contentFrom; token < tag.contentTo; token++) {
      const text = this.#tokens.textOf(token);
      const quote = quotes.test(text) ? this.#quote(token, text) : undefined;
      if (!quote || quote.to > tag.contentTo) continue;
      this.#groups.set(token, quote);
      this.#readInside(quote);
      token = quote.to - 1;
    }
    const first = this.#tokens.textOf(tag.contentFrom);
    if (first !== "/") {
      const isClosed =
        ["/", "/>", "?>"].includes(this.#tokens.textOf(tag.to - 2)) || this.#tokens.length(tag.to - 1) > 1;
      if (!isClosed) this.#push({ at, closer: `<${first}` });
      return;
    }
    const name = `<${this.#tokens.textOf(tag.contentFrom + 1)}`;
    if (!this.#unwindTo(name)) return;
    const { at: from } = this.#pop();
    const open = this.#groups.get(from) as Group;
    this.#groups.set(from, {
      kind: "element",
      contentFrom: open.to,
      contentTo: at,
      to: tag.to,
      open,
      close: tag,
    });
  }

  #push(open: Open): void {
    this.#open.push(open);
    this.#waiting.set(open.closer, (this.#waiting.get(open.closer) ?? 0) + 1);
  }

  #pop(): Open {
    const open = this.#open.pop() as Open;
    this.#waiting.set(open.closer, (this.#waiting.get(open.closer) ?? 0) - 1);
    return open;
  }

  /** Finds the innermost open group that a token closes, and drops the open groups inside it; false if it closes none. */
  #unwindTo(closer: string): boolean {
    if ((this.#waiting.get(closer) ?? 0) <= 0) return false;
    while (this.#open.at(-1)?.closer !== closer) this.#pop();
    return true;
  }

  #close(closer: string, at: number): void {
    if (!this.#unwindTo(closer)) return;
    const { at: from } = this.#pop();
    this.#groups.set(from, { kind: "bracket", contentFrom: from + 1, contentTo: at, to: at + 1 });
  }
}
