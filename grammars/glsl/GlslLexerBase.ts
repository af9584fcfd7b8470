import { CLexerBase } from "../c/lexer-base.js";
import type { Mark } from "../c/mark.js";
import { marksOf } from "./marks.js";

/** The lexer of C with the marks of GLSL: which words stand before a name, what braces hold, and what stands before an operand. */
export abstract class GlslLexerBase extends CLexerBase {
  protected override marksIn(text: string): readonly Mark<string>[] {
    return marksOf(text);
  }
}
