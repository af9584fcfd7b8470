import type { Grammar } from "#src/grammar/model/grammar.js";
import { TextStream } from "#src/grammar/run/text-stream.js";
import { lex } from "#src/parse/tokens/lex.js";

/** How many characters of a text a lexer looks at; one that is looked at several times counts as often. A measure of work without a clock. */
export function charactersRead(grammar: Grammar, text: string): number {
  const { LA: look, getTextFromRange: slice } = TextStream.prototype;
  let count = 0;
  TextStream.prototype.LA = function (offset) {
    count++;
    return look.call(this, offset);
  };
  TextStream.prototype.getTextFromRange = function (start, stop) {
    const found = slice.call(this, start, stop);
    count += found.length;
    return found;
  };
  try {
    lex(grammar, text);
  } finally {
    Object.assign(TextStream.prototype, { LA: look, getTextFromRange: slice });
  }
  return count;
}

/** How many times as many characters a lexer looks at if a part of a text is repeated ten times as often; 100 if its work is quadratic. */
export function growthOfTenTimes(grammar: Grammar, text: string, { before = "" } = {}): number {
  const [few, many] = [200, 2000].map((often) => charactersRead(grammar, before + text.repeat(often)));
  return (many as number) / (few as number);
}
