import { braceAt, bracketAt, type Frame, noteLiteral, parenthesisAt, type State } from "./frames.js";
import type { Reading } from "./reading.js";

const declaring = new Set(["const", "type", "var"]);
const heads = new Set(["if", "for", "switch", "select"]);
const signs = new Set(["*", "&", "+", "-", "^", "<-"]);
const operandStart = /^([("'`\d].*|\.\d.*|func|map|chan|struct|interface)$/s;

/**
 * Finds what tokens are, from the first to the last, and where statements end without a semicolon.
 * @returns the places of the tokens before which something ends; the number of tokens is the end of the text
 */
export function roles(reading: Reading, endsOfTypes: Int32Array, bodies: ReadonlySet<number>): ReadonlySet<number> {
  const file: Frame = { kind: "items", open: -1, isHead: false, isDeclaring: false };
  const state: State = { reading, endsOfTypes, bodies, literals: new Set(), frame: file, isBehindOperand: false };
  const outer: Frame[] = [];
  const ends = new Set<number>();
  const end = (at: number) => {
    ends.add(at);
    begin(state);
  };
  for (const [at, text] of reading.texts.entries()) {
    if (reading.isBehindEnd(at) && hasEnds(state.frame)) end(at);
    if (text === "(" || text === "[" || text === "{") {
      open(at, state, outer);
    } else if (text === ")" || text === "]" || text === "}") {
      if (isOpenBefore(at, state) && !ends.has(at)) end(at);
      close(at, state, outer);
    } else other(at, state);
  }
  if (isOpenBefore(reading.texts.length, state)) end(reading.texts.length);
  return ends;
}

/** Whether statements, specifications or members end in a frame. */
function hasEnds({ kind }: Frame): boolean {
  return kind === "items" || kind === "members" || kind === "specs";
}

/** A statement, a specification or a member begins. */
function begin(state: State): void {
  state.isBehindOperand = false;
  state.frame.isDeclaring = state.frame.kind !== "items";
}

/** Whether something has begun and not ended before what closes a bracket. */
function isOpenBefore(at: number, { reading, frame }: State): boolean {
  const isClosing = at === reading.texts.length || reading.partnerOf(at) >= 0;
  return isClosing && hasEnds(frame) && at - 1 > frame.open && !/^[;:]$/.test(reading.textAt(at - 1));
}

function open(at: number, state: State, outer: Frame[]): void {
  const { reading } = state;
  const text = reading.textAt(at);
  const kind = text === "(" ? parenthesisAt(at, state) : text === "[" ? bracketAt(at, state) : braceAt(at, state);
  state.isBehindOperand = false;
  if (reading.partnerOf(at) < 0) return;
  outer.push(state.frame);
  const isDeclaring = kind === "parameters" || kind === "specs" || kind === "members";
  state.frame = { kind, open: at, isHead: false, isDeclaring };
}

function close(at: number, state: State, outer: Frame[]): void {
  const { reading } = state;
  const partner = reading.partnerOf(at);
  state.isBehindOperand = true;
  if (partner < 0) return;
  const isType = state.frame.kind === "parameters" || reading.meanings.get(partner) === "ARRAY_OPEN";
  // What follows is a result, an element or the like.
  if (isType || reading.textAt(partner - 1) === "map") state.isBehindOperand = false;
  state.frame = outer.pop() ?? state.frame;
}

/** Takes a token that is no bracket. */
function other(at: number, state: State): void {
  const { reading, frame } = state;
  const text = reading.textAt(at);
  if (text === ";") {
    if (hasEnds(frame)) begin(state);
  } else if (reading.isOther(at)) stray(at, state);
  else if (reading.isName(at) || reading.isLiteral(at)) {
    if (reading.isString(at) && isImported(at, state)) reading.meanings.set(at, "IMPORT_PATH");
    state.isBehindOperand = true;
  } else if (text === "type" && reading.textAt(at - 1) === "(" && reading.textAt(at - 2) === ".") {
    reading.meanings.set(at, "IDENTIFIER");
    state.isBehindOperand = true;
  } else wordOrSign(at, state);
}

/** Takes a word that is no name, or a sign. */
function wordOrSign(at: number, state: State): void {
  const { reading, frame } = state;
  const text = reading.textAt(at);
  if (heads.has(text)) frame.isHead = true;
  else if (declaring.has(text)) frame.isDeclaring = true;
  else if (text === "=" && frame.kind !== "parameters") frame.isDeclaring = false;
  if (text === "if" && reading.textAt(at - 1) === "else") reading.meanings.set(at, "ELSE_IF");
  const isOfType = frame.isDeclaring && reading.isName(at - 1) && (text === "*" || text === "<-");
  if (signs.has(text) && (isOfType || !state.isBehindOperand)) reading.meanings.set(at, "PREFIX");
  if (text === "map" || text === "struct") noteLiteral(at, state);
  state.isBehindOperand = text === "++" || text === "--";
}

/** Makes an operator or a prefix of a character that is no Go. What remains is an operand or a suffix. */
function stray(at: number, state: State): void {
  const { reading } = state;
  const isBeforeOperand = reading.isName(at + 1) || operandStart.test(reading.textAt(at + 1));
  if (isBeforeOperand && !reading.isBehindEnd(at + 1)) {
    reading.meanings.set(at, state.isBehindOperand ? "OPERATOR" : "PREFIX");
    state.isBehindOperand = false;
  } else state.isBehindOperand = true;
}

/** Whether a string is what a declaration imports. */
function isImported(at: number, { reading, frame }: State): boolean {
  const isAlone = reading.textAt(at - 1) === "import" || reading.textAt(at - 2) === "import";
  return isAlone || (frame.kind === "specs" && reading.textAt(frame.open - 1) === "import");
}
