import { WatLexer } from "../../../generated/wat/WatLexer.js";
import { WatParser } from "../../../generated/wat/WatParser.js";
import { generated } from "./generated-language.js";

// Each of these has several shortest texts.
const own = { BLOCK: "block", ELSE: "else", END: "end", KEYWORD: "nop", argument: "0", element: "nop" };

/** The grammar of The text format of WebAssembly. */
export const watGrammar = generated(
  { name: "wat", start: "wat", replacements: new Map(Object.entries(own)) },
  WatLexer,
  WatParser,
);
