import { CLexerBase } from "../c/lexer-base.js";
import type { Mark } from "../c/mark.js";
import { marksOf } from "./marks.js";

/** The lexer of C with the marks of C++: what brackets hold, which `<` is one, and what stands before an operand. */
export abstract class CppLexerBase extends CLexerBase {
  protected override marksIn(text: string): readonly Mark<string>[] {
    return marksOf(text);
  }
}
