/** Finds what brackets, `CASE … END` and blocks of statements hold, and takes what has no partner as an ordinary token. */
import type { Reading } from "./reading.js";

/** A bracket or a `CASE` that is open, and the words of the latter that were found. */
interface Opener {
  readonly at: number;
  readonly closer: string;
  readonly words: number[];
}

/** A list of statements, and what is open in the current one. */
interface Level {
  /** What began the block; empty for the text. */
  readonly kind: "" | "begin" | "head";
  /** The tokens that are types of their own if the block has an end. */
  readonly marks: { readonly at: number; readonly type: string }[];
  /** Whether a condition is being read, which only statements or the end may follow. */
  isInCondition: boolean;
  readonly openers: Opener[];
  /** How many openers there are of each kind. */
  readonly counts: Record<string, number>;
  /** The first word of the statement, and whether it is still to come. */
  verb: string;
  isAtStart: boolean;
}

const closers: Readonly<Record<string, string>> = { LPAREN: "RPAREN", LBRACK: "RBRACK", LBRACE: "RBRACE" };
/** What follows `BEGIN` if that begins a transaction. */
const transaction = /^(TRANSACTION|TRAN|WORK|ISOLATION|READ|DEFERRED|IMMEDIATE|EXCLUSIVE|CONCURRENT|NOT)$/;
const blockKind = /^(IF|LOOP|WHILE|REPEAT|CASE|FOR)$/;

/** Gives brackets without a partner and semicolons in brackets the type `OTHER`, and the words of `CASE` and of blocks types of their own. */
export function pairBlocks(reading: Reading): void {
  const blocks = new Blocks(reading);
  for (let at = 0; at < reading.length; at++) blocks.read(at);
  blocks.dropAll();
}

class Blocks {
  readonly #reading: Reading;
  readonly #levels: Level[] = [];
  #level = levelOf("");

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  read(at: number): void {
    const reading = this.#reading;
    const level = this.#level;
    const type = reading.typeAt(at);
    if (type === "SEMI") this.#readSemicolon(at);
    else if (type === "TERMINATOR" || type === "COMMAND" || type === "DATA_END") this.dropAll();
    else if (type in closers) this.#open(at, closers[type] as string);
    else if (type === "RPAREN" || type === "RBRACK" || type === "RBRACE") this.#close(at, type);
    else if (reading.wordAt(at) !== "" && this.#readWord(at, reading.wordAt(at))) return;
    else if (level.isAtStart && level.verb !== "" && type === "OPERATOR") return;
    else if (level.isAtStart && type === "OPERATOR" && reading.textAt(at) === "<<") return;
    if (level === this.#level && type !== "SEMI" && !this.#isLabel(at)) level.isAtStart = false;
  }

  /** Drops everything that is open. */
  dropAll(): void {
    do this.#dropOpeners();
    while (this.#dropLevel());
    this.#level = levelOf("");
  }

  /** Whether a word at the beginning of a statement is its label. */
  #isLabel(at: number): boolean {
    const text = this.#reading.textAt(at + 1);
    return this.#level.isAtStart && this.#reading.wordAt(at) !== "" && (text === ":" || text === ">>");
  }

  /** @returns whether what follows begins a statement */
  #readWord(at: number, word: string): boolean {
    const level = this.#level;
    if (this.#isLabel(at)) {
      level.verb = "label";
      return true;
    }
    const { isAtStart } = level;
    const isFree = level.openers.length === 0;
    if (isAtStart) level.verb = word;
    if (word === "BEGIN") return this.#readBegin(at);
    if (word === "END") return this.#readEnd(at);
    if (isFree && level.kind !== "" && this.#readBranch(at, word)) return true;
    const isInBlock = this.#levels.length > 0 && isAtStart;
    if (isInBlock && /^(LOOP|REPEAT)$/.test(word)) return this.#enter(at, "begin");
    if (isInBlock && /^(IF|WHILE|FOR|FOREACH|CASE)$/.test(word)) return this.#enter(at, "head");
    if (word === "CASE") this.#open(at, "END");
    const opener = level.openers.at(-1);
    if (opener?.closer === "END" && /^(WHEN|THEN|ELSE)$/.test(word)) opener.words.push(at);
    return false;
  }

  #readBegin(at: number): boolean {
    const { openers, isAtStart, verb } = this.#level;
    const reading = this.#reading;
    const isTransaction =
      isAtStart &&
      this.#levels.length === 0 &&
      (reading.wordAt(at + 1) === "" || transaction.test(reading.wordAt(at + 1)));
    const isBody = isAtStart || /^(CREATE|ALTER|DECLARE|DO|label)$/.test(verb);
    return openers.length === 0 && isBody && !isTransaction && this.#enter(at, "begin");
  }

  #readEnd(at: number): boolean {
    const level = this.#level;
    if ((level.counts.END ?? 0) > 0) this.#close(at, "END");
    else if (this.#levels.length > 0 && (level.isAtStart || !this.#goesOn(at + 1))) this.#leave(at);
    return false;
  }

  /** Whether a statement goes on at a place. */
  #goesOn(at: number): boolean {
    const type = this.#reading.typeAt(at);
    return (
      type !== "" &&
      type !== "SEMI" &&
      type !== "TERMINATOR" &&
      type !== "COMMAND" &&
      !blockKind.test(this.#reading.wordAt(at))
    );
  }

  /** Reads the words that begin the branches of a block. */
  #readBranch(at: number, word: string): boolean {
    const level = this.#level;
    const isBranch = level.isAtStart
      ? /^(ELSIF|ELSEIF|WHEN|UNTIL|EXCEPTION)$/.test(word)
      : level.isInCondition && word === "WHEN";
    const isBody = level.isInCondition ? /^(THEN|LOOP|DO)$/.test(word) : level.isAtStart && word === "ELSE";
    if (!isBranch && !isBody) return false;
    level.marks.push({ at, type: isBranch ? "BRANCH" : "BODY" });
    level.isInCondition = isBranch;
    level.isAtStart = isBody;
    return true;
  }

  #enter(at: number, kind: "begin" | "head"): boolean {
    this.#level.isAtStart = false;
    this.#levels.push(this.#level);
    this.#level = levelOf(kind);
    this.#level.marks.push({ at, type: kind === "begin" ? "BEGIN" : "HEAD" });
    this.#level.isInCondition = kind === "head";
    this.#level.isAtStart = kind === "begin";
    return true;
  }

  #leave(at: number): void {
    const reading = this.#reading;
    this.#dropOpeners();
    for (const mark of this.#level.marks) reading.retype(mark.at, mark.type);
    reading.retype(at, "BLOCK_END");
    if (blockKind.test(reading.wordAt(at + 1))) reading.retype(at + 1, "BLOCK_KIND");
    this.#level = this.#levels.pop() as Level;
  }

  #readSemicolon(at: number): void {
    const level = this.#level;
    if (level.openers.length > 0 && level.verb === "CREATE" && this.#isRule()) {
      this.#reading.retype(at, "OTHER");
      return;
    }
    this.#dropOpeners();
    if (level.isInCondition) this.#dropLevel();
    this.#level.isAtStart = true;
    this.#level.verb = "";
  }

  /** Whether a statement is `CREATE RULE … DO (…; …)`. */
  #isRule(): boolean {
    const { at } = this.#level.openers[0] as Opener;
    return /^(DO|ALSO|INSTEAD)$/.test(this.#reading.wordAt(at - 1));
  }

  #open(at: number, closer: string): void {
    const { openers, counts } = this.#level;
    openers.push({ at, closer, words: [] });
    counts[closer] = (counts[closer] ?? 0) + 1;
  }

  /** Closes the innermost opener that the closer fits; those in it have no partner. */
  #close(at: number, closer: string): void {
    const { openers, counts } = this.#level;
    if ((counts[closer] ?? 0) === 0) {
      this.#reading.retype(at, "OTHER");
      return;
    }
    for (;;) {
      const opener = openers.pop() as Opener;
      counts[opener.closer] = (counts[opener.closer] as number) - 1;
      if (opener.closer !== closer) this.#dropOpener(opener);
      else {
        if (closer === "END") this.#readCase(opener, at);
        return;
      }
    }
  }

  /** Gives the words of `CASE … END` their types if they are in order. */
  #readCase({ at: start, words }: Opener, end: number): void {
    const reading = this.#reading;
    const shape = words.map((at) => reading.wordAt(at).slice(0, 1)).join("");
    const places = [...words, end];
    if (!/^(WT)+E?$/.test(shape) || places.some((at, i) => i > 0 && at === (places[i - 1] as number) + 1)) return;
    reading.retype(start, "CASE");
    for (const at of words) reading.retype(at, reading.wordAt(at));
    reading.retype(end, "END");
  }

  #dropOpener({ at, closer }: Opener): void {
    if (closer !== "END") this.#reading.retype(at, "OTHER");
  }

  #dropOpeners(): void {
    const level = this.#level;
    for (const opener of level.openers) this.#dropOpener(opener);
    level.openers.length = 0;
    for (const closer of Object.keys(level.counts)) level.counts[closer] = 0;
  }

  /** Takes a block without an end as part of the list around it; false if there is none. */
  #dropLevel(): boolean {
    const outer = this.#levels.pop();
    if (outer) this.#level = outer;
    return outer !== undefined;
  }
}

function levelOf(kind: Level["kind"]): Level {
  return { kind, marks: [], isInCondition: false, openers: [], counts: {}, verb: "", isAtStart: true };
}
