import { CSSLexer } from "../../../generated/css/CSSLexer.js";
import { CSSParser } from "../../../generated/css/CSSParser.js";
import { generated } from "./generated-language.js";

// Each of these has several shortest texts.
const replacements = new Map(
  Object.entries({ component: "a", block: "{}", group: "()", END: "", NUMBER: "0", STRING: '""', OTHER: ">" }),
);

/** What names something: any word, also with hyphens, `$` or `--`. */
const word = /^((?:\$|--?)?[\p{ID_Start}_][\p{ID_Continue}-]*)$/u;
const names = new Map([
  ["NAME", word],
  ["FUNCTION", word],
]);

class LexerWithLineComments extends CSSLexer {
  protected override readonly hasLineComments = true;
}

/** The grammar of CSS. */
export const cssGrammar = generated({ name: "css", start: "stylesheet", replacements, names }, CSSLexer, CSSParser);

/** The grammar of SCSS. */
export const scssGrammar = generated(
  { name: "scss", start: "stylesheet", replacements, names },
  LexerWithLineComments,
  CSSParser,
);

/** The grammar of Less. */
export const lessGrammar = generated(
  { name: "less", start: "stylesheet", replacements, names },
  LexerWithLineComments,
  CSSParser,
);
