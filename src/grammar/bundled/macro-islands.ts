/** Lines of the C preprocessor with names as islands: the names are those of the text around them, and what follows can go in parts. */
import { MacroLexer } from "../../../generated/macro/MacroLexer.js";
import { MacroParser } from "../../../generated/macro/MacroParser.js";
import { generated } from "./generated-language.js";

const replacements = new Map([["macroCondition", "0"]]);
const grammar = generated({ name: "macro", start: "macroName", replacements }, MacroLexer, MacroParser);

/** What goes on to the end of the line, and behind a splice in the next one. */
const rest = String.raw`(?:(?:[^\n]|\n(?<=\\[ \t\r]*\n))*\S)?`;
const word = String.raw`[A-Za-z_$][\w$]*`;
/** The space behind the name is no layout: without it, brackets would hold parameters. */
const define = String.raw`define[ \t]+(?<macro>${word})[ \t]+(?<value>\S${rest})`;
const name = String.raw`(?:define|undef|(?:el)?ifn?def)[ \t]+(?<name>${word}${rest})`;
const condition = String.raw`(?:el)?if\b[ \t]*(?<condition>\S${rest})`;
const pattern = new RegExp(String.raw`^#[ \t]*(?:${define}|${name}|${condition})\s*$`, "dg");
const rules = { macro: "macroName", value: "macroValue", name: "macroName", condition: "macroCondition" };
const parts = Object.entries(rules).map(([group, rule]) => ({ group, grammar, rule }));

/** The islands of a grammar that has these tokens for lines of the preprocessor. */
export const macroIslands = ["DIRECTIVE", "GROUP_IF", "GROUP_ELSE"].map((token) => ({ token, pattern, parts }));
