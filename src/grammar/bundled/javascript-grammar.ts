import { JavaScriptLexer } from "../../../generated/javascript/JavaScriptLexer.js";
import { JavaScriptParser } from "../../../generated/javascript/JavaScriptParser.js";
import { arrowFunctions } from "./arrow-functions.js";
import { generated } from "./generated-language.js";
import { javascriptReplacements } from "./javascript-replacements.js";

/** The grammar of JavaScript. */
export const javascriptGrammar = generated(
  { name: "javascript", start: "program", replacements: javascriptReplacements, shortForms: arrowFunctions },
  JavaScriptLexer,
  JavaScriptParser,
);
