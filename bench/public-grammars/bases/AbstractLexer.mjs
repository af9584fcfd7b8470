// The base class of the lexer of Groovy: what its grammar asks about the text that follows.
import { Lexer } from "antlr4ng";

export class AbstractLexer extends Lexer {
  /** Whether one of these characters follows. */
  isFollowedBy(input, ...characters) {
    return characters.includes(input.LA(1));
  }

  /** Whether only white space follows on the line. */
  isFollowedByWhiteSpaces(input) {
    for (let offset = 1; ; offset++) {
      const character = input.LA(offset);
      if (character === -1 || character === 0x0a || character === 0x0d) return true;
      if (character !== 0x20 && character !== 0x09) return false;
    }
  }

  /** Whether a `$` begins an expression: a name or a block follows. */
  isFollowedByJavaLetterInGString(input) {
    const character = input.LA(1);
    if (character === -1) return false;
    return /^(?:\{|(?!\$)[\p{L}\p{Nl}\p{Sc}\p{Pc}])$/u.test(String.fromCodePoint(character));
  }

  /** Groovy reports errors here; they do not matter. */
  require() {}
}
