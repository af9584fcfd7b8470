import { Token, type Transition, type Vocabulary } from "antlr4ng";
import type { Relexer } from "../run/relexer.js";
import { empty, labelOf, partsOf, type Sentence, shortestRules } from "./shortest-sentences.js";

/**
 * Ranges of characters, those that a reader would rather see first. Where the first choice is read as another token, a
 * keyword for example, the next one may not be.
 */
const alphabets = [
  ["az", "09", "AZ", "!~", "  ", "\t\t", "\n\n"],
  ["xz", "19", "XZ", "!~", "\n\n", "\t\t"],
  ["qt", "QT", "!~", "\r\r", "  "],
  ["__", "gk", "GK", "~~", "!~"],
].map((ranges) => ranges.map((range) => [range.charCodeAt(0), range.charCodeAt(1)] as const));

function shortestCharacter(transition: Transition, characters: (typeof alphabets)[number]): Sentence | undefined {
  const label = labelOf(transition, 0, 0x10ffff);
  if (label.length === 0) return undefined;
  if (label.minElement === Token.EOF) return empty;
  for (const [first, last] of characters) {
    for (let character = first; character <= last; character++) {
      if (label.contains(character)) return characterSentence(character);
    }
  }
  return characterSentence(label.minElement);
}

/** Of several texts as short, one without control characters is preferred, but for the line feed. */
function characterSentence(character: number): Sentence {
  const isControl = (character < 32 || character === 127) && character !== 10;
  return { part: String.fromCodePoint(character), cost: isControl ? 1.1 : 1 };
}

/**
 * The shortest text of each token type that the lexer reads as such a token, in whatever mode. Where it reads none of those
 * that were tried, a literal is its own text.
 */
export function shortestTokens(
  relexer: Relexer,
  { vocabulary, maxType }: { readonly vocabulary: Vocabulary; readonly maxType: number },
): readonly (string | undefined)[] {
  const { atn } = relexer;
  const texts: (string | undefined)[] = Array.from({ length: maxType + 1 });
  for (const characters of alphabets) {
    const isMissing = (type: number) => type > 0 && texts[type] === undefined;
    const wanted = atn.ruleToTokenType.map(isMissing);
    if (!wanted.includes(true)) break;
    shortestRules(atn, (transition) => shortestCharacter(transition, characters)).forEach((sentence, rule) => {
      const text = sentence && partsOf(sentence).join("");
      if (!text || !wanted[rule]) return;
      for (const mode of relexer.modes) {
        const type = relexer.typeOf(text, mode) ?? 0;
        const known = texts[type];
        if (type > 0 && type <= maxType && (known === undefined || text.length < known.length)) texts[type] = text;
      }
    });
  }
  return texts.map((text, type) => text ?? unquote(vocabulary.getLiteralName(type)));
}

function unquote(literal: string | null): string | undefined {
  return literal?.slice(1, -1).replace(/\\(.)/g, "$1");
}
