/** Gives words the types that depend on the clause that they are in. */
import type { Reading } from "./reading.js";
import {
  clauseWords,
  isKeyword,
  joinWords,
  operatorWords,
  setOperators,
  shyClauseWords,
  verbs,
  wordsBeforeBy,
  wordsBehind,
} from "./words.js";

/** What the tokens that are read are directly in. */
interface Frame {
  /** Statements, a query in brackets or a condition, or the lists of a `CASE`. */
  readonly kind: "statements" | "query" | "case";
  /** Whether a statement is being read. */
  isOpen: boolean;
  /** Whether nothing of the query was read, or only what may be before a verb. */
  isAtStart: boolean;
  /** The word that begins the clause, if nothing but such words was read of it. */
  head: string;
  hasJoin: boolean;
}

/** What an operand begins with. */
const operandBegin = new Set(
  "NAME QUOTED KEYWORD NUMBER PARAMETER STRING DOLLAR_STRING CONDITIONAL_COMMENT OTHER LPAREN LBRACK LBRACE CASE BEGIN HEAD".split(
    " ",
  ),
);
/** What an operand ends with. */
const operandEnd = new Set(
  "NAME QUOTED KEYWORD NUMBER PARAMETER STRING DOLLAR_STRING CONDITIONAL_COMMENT OTHER RPAREN RBRACK RBRACE END BLOCK_END BLOCK_KIND".split(
    " ",
  ),
);
const wordTypes = new Set(["NAME", "QUOTED", "KEYWORD"]);

/** @returns the places of the last tokens of statements */
export function classify(reading: Reading): ReadonlySet<number> {
  const clauses = new Clauses(reading);
  for (let at = 0; at < reading.length; at++) clauses.read(at);
  clauses.endStatement(reading.length);
  for (let at = reading.length - 1; at >= 0; at--) dropStray(reading, at);
  return clauses.ends;
}

class Clauses {
  readonly #reading: Reading;
  readonly #frames: Frame[] = [];
  #frame = frameOf("statements");
  readonly ends = new Set<number>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  read(at: number): void {
    const reading = this.#reading;
    const frame = this.#frame;
    const type = reading.typeAt(at);
    switch (type) {
      case "SEMI":
      case "TERMINATOR":
      case "COMMAND":
      case "DATA":
      case "DATA_END":
        frame.isOpen = true;
        if (!reading.typeAt(at + 1).startsWith("DATA")) this.endStatement(at + 1);
        return;
      case "RPAREN":
      case "RBRACK":
      case "RBRACE":
      case "END":
        this.#leave();
        return;
      case "BODY":
      case "BRANCH":
        this.endStatement(at);
        this.#leave();
        this.#enter(type === "BODY" ? "statements" : "query");
        return;
      case "BLOCK_END":
        this.endStatement(at);
        this.#leave();
        return;
      case "WHEN":
      case "THEN":
      case "ELSE":
      case "BLOCK_KIND":
        return;
    }
    frame.isOpen = true;
    this.#readInStatement(at, type);
  }

  /** Ends the statement before a place, if there is one. */
  endStatement(at: number): void {
    const frame = this.#frame;
    if (frame.kind !== "statements" || !frame.isOpen) return;
    this.ends.add(at - 1);
    this.#frame = frameOf("statements");
  }

  #readInStatement(at: number, type: string): void {
    const frame = this.#frame;
    const reading = this.#reading;
    if (type === "WORD") {
      const meaning = this.#meaningOf(at);
      reading.retype(at, meaning);
      if (meaning !== "CLAUSE" && meaning !== "SET_OPERATOR") this.#passOperand(reading.wordAt(at));
      return;
    }
    if (type === "OPERATOR" && reading.textAt(at) === "*" && !this.#beginsOperand(at + 1)) reading.retype(at, "NAME");
    this.#passOperand("");
    if (type === "LPAREN" || type === "LBRACK" || type === "LBRACE" || type === "HEAD") this.#enter("query");
    else if (type === "BEGIN") this.#enter("statements");
    else if (type === "CASE") this.#enter("case");
    if (type === "LPAREN" && frame.kind !== "case") frame.isAtStart = false;
  }

  /** Notes that the current query and clause have an operand. */
  #passOperand(word: string): void {
    this.#frame.head = "";
    this.#frame.isAtStart = /^(EXPLAIN|ANALYZE|VERBOSE|QUERY|PLAN|AS|THEN|ATOMIC|INSTEAD|ALSO)$/.test(word);
  }

  #enter(kind: Frame["kind"]): void {
    this.#frames.push(this.#frame);
    this.#frame = frameOf(kind);
  }

  #leave(): void {
    this.#frame = this.#frames.pop() ?? this.#frame;
  }

  #meaningOf(at: number): string {
    const reading = this.#reading;
    const frame = this.#frame;
    const word = reading.wordAt(at);
    if (word === "" || reading.typeAt(at + 1) === "DOT") return "NAME";
    if (frame.kind !== "case") {
      if (this.#isSetOperator(at, word)) {
        Object.assign(frame, { isAtStart: true, head: "", hasJoin: false });
        return "SET_OPERATOR";
      }
      const head = this.#headAt(at, word);
      if (head !== "") {
        frame.head = head;
        return "CLAUSE";
      }
      if (this.#isJoin(at, word)) {
        frame.hasJoin = true;
        return "JOIN";
      }
      if (word === "ON" && frame.hasJoin) return "ON";
    }
    if (this.#isOperator(at, word)) return "OPERATOR";
    return isKeyword(word) ? "KEYWORD" : "NAME";
  }

  #isSetOperator(at: number, word: string): boolean {
    const reading = this.#reading;
    if (reading.typeAt(at - 1) === "SET_OPERATOR") return word === "ALL" || word === "DISTINCT";
    if (!setOperators.has(word)) return false;
    const next = reading.wordAt(at + 1);
    return reading.typeAt(at + 1) === "LPAREN" || /^(ALL|DISTINCT|SELECT|VALUES|TABLE|WITH)$/.test(next);
  }

  /** The word that begins the clause, if one begins here or what is here belongs to that word; empty if not. */
  #headAt(at: number, word: string): string {
    const { head, isAtStart } = this.#frame;
    const reading = this.#reading;
    const before = reading.wordAt(at - 1);
    const next = reading.wordAt(at + 1);
    if (head !== "" && wordsBehind.get(head)?.has(word)) return head;
    if (wordsBeforeBy.has(word)) return next === "BY" ? word : "";
    if (verbs.has(word)) return this.#isVerb(word, { isAtStart, next, before }) ? word : "";
    if (word === "ON") return next === "CONFLICT" || next === "DUPLICATE" ? word : "";
    if (word === "FOR") return /^(UPDATE|SHARE|NO|KEY)$/.test(next) ? word : "";
    // `AS` begins a query, as in `CREATE VIEW a AS SELECT 1`, or is followed by a name.
    const beginsQuery = before === "AS" && /^(SELECT|VALUES|WITH)$/.test(word);
    if (!clauseWords.has(word) || (reading.typeAt(at - 1) === "OPERATOR" && !beginsQuery)) return "";
    return this.#isClause(at, { word, next, before }) ? word : "";
  }

  #isJoin(at: number, word: string): boolean {
    const reading = this.#reading;
    if (word === "JOIN" || word === "STRAIGHT_JOIN") return true;
    if (word === "LATERAL") return reading.typeAt(at - 1) === "JOIN";
    let end = at;
    while (end < at + 4 && joinWords.has(reading.wordAt(end))) end++;
    return end > at && reading.wordAt(end) === "JOIN";
  }

  #isVerb(word: string, { isAtStart, next, before }: { isAtStart: boolean; next: string; before: string }): boolean {
    if (isAtStart) return true;
    if (before === "" && word === "UPDATE") return this.#frame.kind === "query" || next === "ONLY";
    return (
      (word === "DELETE" && next === "FROM") ||
      (word !== "UPDATE" && /^(INTO|OR|IGNORE)$/.test(next) && before !== "BEFORE")
    );
  }

  #isClause(at: number, { word, next, before }: { word: string; next: string; before: string }): boolean {
    const previous = this.#reading.typeAt(at - 1);
    if (shyClauseWords.has(word)) {
      return previous !== "COMMA" && previous !== "CLAUSE" && previous !== "" && this.#beginsOperand(at + 1);
    }
    if (word === "FROM") return before !== "DISTINCT";
    if (word === "WITH") return next !== "TIME" && next !== "ORDINALITY" && next !== "LOCAL";
    if (word === "SET") return before !== "CHARACTER" && next !== "NULL" && next !== "DEFAULT";
    return true;
  }

  #isOperator(at: number, word: string): boolean {
    const next = this.#reading.wordAt(at + 1);
    const before = this.#reading.wordAt(at - 1);
    if (word === "IF") return next === "EXISTS" || next === "NOT";
    if (word === "FROM") return before === "DISTINCT";
    if (word === "ON" || word === "WITH") return true;
    if (word === "DELETE" || word === "UPDATE") return before === "ON";
    if (word === "SET") return /^(DELETE|UPDATE|CHARACTER)$/.test(before);
    return operatorWords.has(word);
  }

  /** Whether an operand begins at a place that was not read. */
  #beginsOperand(at: number): boolean {
    const reading = this.#reading;
    const type = reading.typeAt(at);
    const word = reading.wordAt(at);
    if (type === "OPERATOR") return /^[-+~@:*]$/.test(reading.textAt(at));
    if (type !== "WORD" || word === "") return type === "WORD" || operandBegin.has(type);
    const isClause = clauseWords.has(word) || setOperators.has(word) || wordsBeforeBy.has(word) || joinWords.has(word);
    return !isClause && !(operatorWords.has(word) && !/^(NOT|BINARY|INTERVAL|EXISTS)$/.test(word));
  }
}

function frameOf(kind: Frame["kind"]): Frame {
  return { kind, isOpen: false, isAtStart: true, head: "", hasJoin: false };
}

/** Makes a token that divides or joins what is not there an operand; what is behind it is known. */
function dropStray(reading: Reading, at: number): void {
  const type = reading.typeAt(at);
  const next = reading.typeAt(at + 1);
  const isBeforeOperand = next === "OPERATOR" || operandBegin.has(next);
  const before = reading.typeAt(at - 1);
  if (type === "COMMA" && !(isBeforeOperand && operandEnd.has(before))) reading.retype(at, "OTHER");
  if (type === "OPERATOR" && !isBeforeOperand) reading.retype(at, reading.wordAt(at) === "" ? "OTHER" : "KEYWORD");
  if (type === "ON" && !(isBeforeOperand && operandEnd.has(before))) reading.retype(at, "KEYWORD");
  const joinsNothing = !(isBeforeOperand || next === "JOIN") || !(operandEnd.has(before) || before === "JOIN");
  if (type === "JOIN" && joinsNothing) reading.retype(at, "KEYWORD");
  if (type === "DOT" && !(wordTypes.has(before) && wordTypes.has(next))) reading.retype(at, "OTHER");
}
