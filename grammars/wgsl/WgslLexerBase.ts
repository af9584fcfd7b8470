import { CLexerBase } from "../c/lexer-base.js";
import type { Mark } from "../c/mark.js";
import { marksOf } from "./marks.js";

/** Gives tokens the types that depend on what stands around them, and takes lines of a preprocessor as wholes, as the lexer of C does. */
export abstract class WgslLexerBase extends CLexerBase {
  protected override marksIn(text: string): readonly Mark<string>[] {
    return marksOf(text);
  }
}
