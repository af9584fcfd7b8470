import { MarkupLexer } from "../../../generated/markup/MarkupLexer.js";
import { MarkupParser } from "../../../generated/markup/MarkupParser.js";
import type { Grammar, Island } from "../model/grammar.js";
import { generated } from "./generated-language.js";

// What has several shortest texts, or only the base class of the lexer makes.
const replacements = new Map(
  Object.entries({
    attribute: "a",
    content: "/>",
    declaration: "<!>",
    node: "a",
    value: '""',
    HANDLER: '""',
    IMPLIED_END: "",
    NAME: "a",
    OTHER: "'",
    SCRIPT: "</script",
    STYLE: '""',
    STYLE_SHEET: "</style",
    UNQUOTED: "a",
    WORD: "a",
  }),
);

/** Drops the white space between tags. When an element goes without its tags, that would become content. */
const simplifications = [(text: string) => text.replace(/>\s+(?=<)/g, ">")];

const quoted = /^["'](?<part>.*)["']$/dgs;

/**
 * The grammar of a language of markup whose scripts and style sheets are islands.
 * @param name all three share lexer and parser
 * @param islands the languages of scripts and style sheets; without one, these stay plain text
 */
export function markupGrammar(
  name: "xml" | "svg" | "html",
  { scripts, styles }: { readonly scripts?: Grammar; readonly styles?: Grammar },
): Grammar {
  class OwnLexer extends MarkupLexer {
    protected override readonly language = name;
  }
  const islands = [
    ...(scripts
      ? [island("SCRIPT", /^(?<part>.*?)(?:<\/script)?$/dgis, scripts), island("HANDLER", quoted, scripts)]
      : []),
    ...(styles
      ? [island("STYLE_SHEET", /^(?<part>.*?)(?:<\/style)?$/dgis, styles), island("STYLE", quoted, styles)]
      : []),
  ];
  return generated({ name, start: "document", replacements, islands, simplifications }, OwnLexer, MarkupParser);
}

function island(token: string, pattern: RegExp, grammar: Grammar): Island {
  return { token, pattern, parts: [{ group: "part", grammar, rule: grammar.start }] };
}
