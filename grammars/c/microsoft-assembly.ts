/** Assembly as MSVC has it: `__asm` before a line, or before lines in braces. The language is another one: a line is a token. */
import { renew } from "./frame.js";
import { kinds } from "./kinds.js";
import type { Reading } from "./reading.js";
import type { RoughTokens } from "./rough-tokens.js";

/** Tells whether a token is the `__asm` of such assembly. */
export function isMicrosoftAssembly(tokens: RoughTokens, i: number): boolean {
  if (tokens.kind(i) !== kinds.assembly) return false;
  const next = tokens.kind(i + 1);
  if (next === kinds.openBrace) return tokens.match(i + 1) > 0;
  return (next === kinds.identifier && !isBehindLine(tokens, i + 1)) || tokens.text(i + 1) === "int";
}

/** Marks the lines; gives the index of the token behind the assembly. */
export function readAssembly(reading: Reading, i: number): number {
  const { tokens } = reading;
  const isBlock = tokens.kind(i + 1) === kinds.openBrace;
  const end = isBlock ? tokens.match(i + 1) : endOfLine(tokens, i + 1);
  for (let from = isBlock ? i + 2 : i + 1; from < end; ) {
    const to = Math.min(endOfLine(tokens, from), end);
    from = reading.markWhole(from, to - 1, "ASSEMBLY_LINE");
  }
  reading.previous = isBlock ? end : end - 1;
  renew(reading.frame);
  return isBlock ? end + 1 : end;
}

/** The index of the first token behind a line that is not part of it: further assembly and a closing brace end it, too. */
function endOfLine(tokens: RoughTokens, from: number): number {
  let i = from + 1;
  while (i < tokens.last && !isBehindLine(tokens, i)) i++;
  return i;
}

function isBehindLine(tokens: RoughTokens, i: number): boolean {
  const kind = tokens.kind(i);
  return kind === kinds.assembly || kind === kinds.closeBrace || kind === kinds.directive || tokens.isFirstOfLine(i);
}
