import type { Reading } from "./meanings.js";

const primitive = /^(int|boolean|byte|char|double|float|long|short)$/;
const inTypes = /^([.,?&@[\]]|extends|super|final)$/;
/** What a parenthesis behind it does not cast. */
const keyword = /^(if|while|for|switch|synchronized|try|catch|this|super)$/;

/** Finds the parentheses that cast, and those that hold the parameters of a lambda. */
export function parentheses({ texts, partner, isName, meaning }: Reading): void {
  for (const [at, text] of texts.entries()) {
    const end = partner[at] as number;
    if (text !== "(" || end < at) continue;
    const before = texts[at - 1] ?? "";
    if (texts[end + 1] === "->" && !isName(at - 1)) meaning.set(at, "LAMBDA_OPEN");
    else if (end > at + 1 && !isOperand(at - 1) && !keyword.test(before) && casts(at + 1, end)) meaning.set(at, "CAST_OPEN");
  }

  function isOperand(at: number): boolean {
    const isArrow = meaning.get(at) === "TYPE_CLOSE";
    return isArrow || (isName(at) && texts[at] !== "yield") || /^[)\]]$/.test(texts[at] ?? "") && !isHead(at);
  }

  /** A `)` that ends the head of a statement or a cast. */
  function isHead(at: number): boolean {
    const open = partner[at] as number;
    return open >= 0 && texts[at] === ")" && (keyword.test(texts[open - 1] ?? "") || meaning.get(open) === "CAST_OPEN");
  }

  function casts(from: number, end: number): boolean {
    for (let at = from; at < end; at++) {
      const isAngle = meaning.has(at);
      if (!isAngle && !isName(at) && !inTypes.test(texts[at] as string) && !primitive.test(texts[at] as string)) return false;
    }
    const next = texts[end + 1] ?? "";
    const last = texts[end - 1] as string;
    if (primitive.test(last) || last === "]") return /^([-+!~("'\w$.]|\+\+|--)/.test(next) && !/^(\.|[-+]=|instanceof)/.test(next);
    return isName(end + 1) || /^([!~(]|["'0-9].*|\.\d.*|this|super|new|switch|null|true|false|int|boolean|byte|char|double|float|long|short|void)$/s.test(next);
  }
}
