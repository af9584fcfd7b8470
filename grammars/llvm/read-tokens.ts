/** One pass over the tokens of a module with a stack of the brackets that are open. */

/** A token as the lexer reads it. */
export interface LlvmToken {
  /** Name of its type. */
  readonly type: string;
  readonly text: string;
  /** The line that it begins in. */
  readonly line: number;
}

/** Words that begin something outside of functions. */
const beginnings = new Set(["attributes", "module", "source_filename", "target", "uselistorder", "uselistorder_bb"]);

/** Instructions without a result: none of these words stands elsewhere in an instruction, unless in brackets. */
const withoutResult = new Set(
  "br call callbr catchret cleanupret fence indirectbr invoke resume ret store switch unreachable".split(" "),
);

/** Words before `call`. */
const markers = new Set(["musttail", "notail", "tail"]);

/** Instructions whose result may have no name. */
const withResult = new Set(
  (
    "add addrspacecast alloca and ashr atomicrmw bitcast catchpad catchswitch cleanuppad cmpxchg extractelement extractvalue fadd fcmp " +
    "fdiv fmul fneg fpext fptosi fptoui fptrunc freeze frem fsub getelementptr icmp insertelement insertvalue inttoptr landingpad load " +
    "lshr mul or phi ptrtoint sdiv select sext shl shufflevector sitofp srem sub trunc udiv uitofp urem va_arg xor zext"
  ).split(" "),
);

const closers: Readonly<Record<string, string>> = {
  RPAREN: "LPAREN",
  RBRACK: "LBRACK",
  RBRACE: "LBRACE",
  RANGLE: "LANGLE",
};
const openers = new Set(Object.values(closers));

/** What an equals sign joins: `"key"="value"`, `align=8`, `triple = "…"`. */
const keys = /^(?:STRING|WORD)$/;
const values = /^(?:STRING|NUMBER)$/;

/** An open bracket. */
interface Open {
  readonly at: number;
  /** What closes it. */
  readonly type: string;
  readonly holds: "phrases" | "body" | "cases";
}

/** Gives the types of tokens with those that depend on what stands around them. */
export function readTokens(tokens: readonly LlvmToken[]): readonly string[] {
  const types = tokens.map(({ type }) => type);
  const typeAt = (i: number) => tokens[i]?.type ?? "";
  const textAt = (i: number) => tokens[i]?.text ?? "";
  const stack: Open[] = [];
  /** The `define` that the next body may belong to, and whether its name has been read. */
  let define = -1;
  let isNamed = false;
  let isSwitch = false;

  const isFirstOfLine = (i: number) => tokens[i]?.line !== tokens[i - 1]?.line;
  const isDefined = (i: number) => typeAt(i + 1) === "ASSIGN";
  /** Leaves the brackets that are still open at a token that only stands outside of them. */
  const leave = (depth: number) => {
    for (const { at, holds } of stack.splice(depth))
      types[holds === "body" ? define : at] = holds === "body" ? "DEFINE" : "OTHER";
  };

  const readOutside = (i: number) => {
    const [type, text] = [typeAt(i), textAt(i)];
    if (type === "WORD" && (text === "define" || text === "declare")) {
      define = text === "define" ? i : -1;
      isNamed = false;
      types[i] = "DECLARE";
    } else if (type === "WORD" && beginnings.has(text) && typeAt(i - 1) !== "ASSIGN") types[i] = "BEGIN";
    else if (/^(?:GLOBAL|LOCAL|METADATA|COMDAT|SUMMARY)$/.test(type) && isDefined(i)) types[i] = "DEFINED";
    else if (type === "GLOBAL") isNamed = true;
    if (types[i] === "BEGIN" || types[i] === "DEFINED") define = -1;
  };

  const readInBody = (i: number) => {
    const [type, text, before] = [typeAt(i), textAt(i), typeAt(i - 1)];
    if (type === "LABEL") types[i] = "BLOCK";
    else if (type === "LOCAL" && isDefined(i)) types[i] = "RESULT";
    else if (type === "WORD" && before !== "ASSIGN" && !markers.has(textAt(i - 1))) {
      if (withoutResult.has(text) || markers.has(text) || (withResult.has(text) && isFirstOfLine(i)))
        types[i] = "OPCODE";
    }
    if (type === "WORD" && text === "switch") isSwitch = true;
    else if (types[i] === "OPCODE" || types[i] === "RESULT" || types[i] === "BLOCK") isSwitch = false;
  };

  const open = (i: number) => {
    if (stack.length === 0 && define >= 0 && isNamed && typeAt(i) === "LBRACE") {
      types[i] = "BODY_OPEN";
      stack.push({ at: i, type: "LBRACE", holds: "body" });
      return;
    }
    const isTable = isSwitch && typeAt(i) === "LBRACK" && stack.at(-1)?.holds === "body";
    if (isTable) types[i] = "TABLE_OPEN";
    stack.push({ at: i, type: typeAt(i), holds: isTable ? "cases" : "phrases" });
  };

  const close = (i: number) => {
    const depth = stack.findLastIndex(({ type }) => type === closers[typeAt(i)]);
    if (depth < 0) {
      types[i] = "OTHER";
      return;
    }
    leave(depth + 1);
    if (stack.pop()?.holds !== "body") return;
    types[i] = "BODY_CLOSE";
    types[define] = "DEFINE";
    define = -1;
  };

  for (const [i, { type, text }] of tokens.entries()) {
    // These begin a line only outside of all brackets.
    if (stack.length > 0 && type === "WORD" && /^(?:define|declare)$/.test(text) && isFirstOfLine(i)) leave(0);
    if (type === "ASSIGN" && keys.test(types[i - 1] ?? "") && values.test(typeAt(i + 1))) types[i] = "EQUALS";
    const inner = stack.at(-1);
    if (openers.has(type)) open(i);
    else if (closers[type]) close(i);
    else if (!inner) readOutside(i);
    else if (inner.holds === "body") readInBody(i);
    else if (
      inner.holds === "cases" &&
      typeAt(i) === "WORD" &&
      (typeAt(i - 1) === "LBRACK" || typeAt(i - 1) === "LOCAL")
    )
      types[i] = "CASE";
  }
  leave(0);
  return types;
}
