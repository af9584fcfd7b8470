import { JSONLexer } from "../../../generated/json/JSONLexer.js";
import { JSONParser } from "../../../generated/json/JSONParser.js";
import { generated } from "./generated-language.js";

/** The grammar of JSON. */
export const jsonGrammar = generated({ name: "json", start: "json" }, JSONLexer, JSONParser);
