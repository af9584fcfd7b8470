/** Lines of the C preprocessor with names as islands: the names are those of the text around them, and what follows can go in parts. */
import { MacroLexer } from "../../../generated/macro/MacroLexer.js";
import { MacroParser } from "../../../generated/macro/MacroParser.js";
import { generated } from "./generated-language.js";

const replacements = new Map([["condition", "0"]]);
const grammar = generated({ name: "macro", start: "macro", replacements }, MacroLexer, MacroParser);

/** What goes on to the end of the line, and behind a splice in the next one. */
const rest = String.raw`(?:(?:[^\n]|\n(?<=\\[ \t\r]*\n))*\S)?`;
const macro = String.raw`(?:define|undef|(?:el)?ifn?def)[ \t]+(?<macro>[A-Za-z_$]${rest})`;
const condition = String.raw`(?:el)?if\b[ \t]*(?<condition>\S${rest})`;
const pattern = new RegExp(String.raw`^#[ \t]*(?:${macro}|${condition})\s*$`, "dg");
const parts = ["macro", "condition"].map((rule) => ({ group: rule, grammar, rule }));

/** The islands of a grammar that has these tokens for lines of the preprocessor. */
export const macroIslands = ["DIRECTIVE", "GROUP_IF", "GROUP_ELSE"].map((token) => ({ token, pattern, parts }));
