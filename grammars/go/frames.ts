import type { Reading } from "./reading.js";

/**
 * What is between brackets: statements, specifications, members of a struct or an interface, parameters, or a list, in which line
 * ends mean nothing.
 */
type Kind = "items" | "list" | "members" | "parameters" | "specs";

/** What is known within a bracket of a text. */
export interface Frame {
  readonly kind: Kind;
  /** The place of the bracket, -1 outside of all. */
  readonly open: number;
  /** Whether a word has begun that waits for its block. */
  isHead: boolean;
  /** Whether a name may be followed by its type. */
  isDeclaring: boolean;
}

/** What is known at a token. */
export interface State {
  readonly reading: Reading;
  /** See {@link endsOfTypes}. */
  readonly endsOfTypes: Int32Array;
  /** The braces of the bodies of functions. */
  readonly bodies: ReadonlySet<number>;
  /** The places behind types that are no names: braces there are those of literals. */
  readonly literals: Set<number>;
  frame: Frame;
  /** Whether an operand or a type has just ended. */
  isBehindOperand: boolean;
}

const specifications = new Set(["const", "import", "type", "var"]);
/** What only a type begins with. */
const typeWords = new Set(["chan", "func", "interface", "map", "struct"]);
/** What begins the type of an array's elements where nothing else may follow. */
const typeSigns = new Set(["*", "[", "(", "<-"]);
/** What follows the first name of parameters that are types. */
const behindTypeParameter = new Set([",", "~", "[", "<-", ...typeWords]);

/** Tells what a parenthesis is, and what it holds. */
export function parenthesisAt(at: number, { reading, frame, isBehindOperand }: State): Kind {
  if (reading.meanings.get(at) === "PARAMETERS_OPEN") return "parameters";
  if (specifications.has(reading.textAt(at - 1))) {
    reading.meanings.set(at, "GROUP_OPEN");
    return "specs";
  }
  const isType = frame.isDeclaring && reading.isName(at - 1);
  if (isBehindOperand && !isType) reading.meanings.set(at, "CALL_OPEN");
  return "list";
}

/** Tells what a square bracket is, and what it holds. */
export function bracketAt(at: number, state: State): Kind {
  const { reading, frame, isBehindOperand } = state;
  if (reading.meanings.get(at) === "TYPE_PARAMETERS_OPEN") return "parameters";
  if (reading.textAt(at - 1) === "map") return "list";
  if (frame.isDeclaring && isOfTypeParameters(at, state)) {
    reading.meanings.set(at, "TYPE_PARAMETERS_OPEN");
    return "parameters";
  }
  const isArray = !isBehindOperand || isArrayOfName(at, state);
  reading.meanings.set(at, isArray ? "ARRAY_OPEN" : "INDEX_OPEN");
  if (isArray) noteLiteral(at, state);
  return "list";
}

/** Notes that a brace behind the type at a place is that of a literal. */
export function noteLiteral(at: number, { reading, endsOfTypes, literals }: State): void {
  const end = endsOfTypes[at] as number;
  if (end > 0 && !reading.isBehindEnd(end)) literals.add(end);
}

/** Whether a bracket behind the name of a type begins its parameters. */
function isOfTypeParameters(at: number, { reading, frame }: State): boolean {
  const isFirst = at - 2 === frame.open || reading.textAt(at - 2) === ";" || reading.isBehindEnd(at - 1);
  const isSpec = reading.textAt(at - 2) === "type" || (frame.kind === "specs" && isFirst);
  if (!isSpec || !reading.isName(at - 1) || !reading.isName(at + 1)) return false;
  const next = reading.textAt(at + 2);
  if (next === "*" || next === "(") return holdsComma(at, reading);
  return reading.isName(at + 2) || behindTypeParameter.has(next);
}

function holdsComma(open: number, reading: Reading): boolean {
  for (let at = open + 1; at < reading.partnerOf(open); at++) {
    if (reading.textAt(at) === ",") return true;
    at = Math.max(at, reading.partnerOf(at));
  }
  return false;
}

/** Whether a bracket behind a name begins the type of what has that name. */
function isArrayOfName(at: number, { reading, frame }: State): boolean {
  if (!reading.isName(at - 1)) return false;
  const behind = reading.partnerOf(at) + 1;
  if (behind <= 0 || reading.isBehindEnd(behind)) return behind === at + 2;
  if (behind === at + 2 || reading.isName(behind) || typeWords.has(reading.textAt(behind))) return true;
  return frame.isDeclaring && typeSigns.has(reading.textAt(behind));
}

/** Tells what a brace is, and what it holds. */
export function braceAt(at: number, state: State): Kind {
  const { reading, frame, bodies, literals } = state;
  const before = reading.textAt(at - 1);
  if (bodies.has(at)) return "items";
  if (before === "struct" || before === "interface") {
    reading.meanings.set(at, "MEMBERS_OPEN");
    return "members";
  }
  if (!literals.has(at)) {
    const isBlock = frame.isHead || !state.isBehindOperand || before === ")";
    frame.isHead = false;
    if (isBlock && frame.kind === "items") return "items";
  }
  reading.meanings.set(at, "LITERAL_OPEN");
  return "list";
}
