import { Token, type Transition, type Vocabulary } from "antlr4ng";
import type { Relexer } from "../run/relexer.js";
import { empty, labelOf, partsOf, type ShortestSentence, shortestRules } from "./shortest-sentences.js";

/**
 * Ranges of characters in order of preference, one list for each attempt. If the lexer reads the text of one attempt as another
 * token, for example a keyword, the text of the next attempt may do.
 */
const alphabets = [
  ["az", "09", "AZ", "!~", "  ", "\t\t", "\n\n"],
  ["xz", "19", "XZ", "!~", "\n\n", "\t\t"],
  ["qt", "QT", "!~", "\r\r", "  "],
  ["__", "gk", "GK", "~~", "!~"],
].map((ranges) => ranges.map((range) => [range.charCodeAt(0), range.charCodeAt(1)] as const));

function shortestCharacter(
  transition: Transition,
  characters: (typeof alphabets)[number],
): ShortestSentence | undefined {
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

/** The sentence of one character. Control characters other than the line feed cost a little more. */
function characterSentence(character: number): ShortestSentence {
  const isControl = (character < 32 || character === 127) && character !== 10;
  return { part: String.fromCodePoint(character), cost: isControl ? 1.1 : 1 };
}

/**
 * The shortest text of each token type that the lexer reads as such a token in some mode. If it does so with none of the texts
 * that were tried, a literal is its own text, and other types have none.
 * @param relexer reads texts with the lexer of the grammar
 * @param types the vocabulary and the highest token type of the grammar
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
