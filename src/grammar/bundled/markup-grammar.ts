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
    DATA_SCRIPT: "</script",
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

const script = /^(?<part>.*?)(?:<\/script)?$/dgis;
const quoted = /^["'](?<part>.*)["']$/dgs;

/**
 * The grammar of a language of markup whose scripts, their data, and style sheets are islands.
 * @param name all three share lexer and parser
 * @param islands the languages of scripts, of data in scripts, and of style sheets; without one, these stay plain text
 */
export function markupGrammar(
  name: "xml" | "svg" | "html",
  { scripts, data, styles }: { readonly scripts?: Grammar; readonly data?: Grammar; readonly styles?: Grammar },
): Grammar {
  class OwnLexer extends MarkupLexer {
    protected override readonly language = name;
  }
  const islands = [
    ...(scripts ? [island("SCRIPT", script, scripts), island("HANDLER", quoted, scripts)] : []),
    ...(data ? [island("DATA_SCRIPT", script, data)] : []),
    ...(styles
      ? [island("STYLE_SHEET", /^(?<part>.*?)(?:<\/style)?$/dgis, styles), island("STYLE", quoted, styles)]
      : []),
  ];
  return generated({ name, start: "document", replacements, islands, simplifications }, OwnLexer, MarkupParser);
}

function island(token: string, pattern: RegExp, grammar: Grammar): Island {
  return { token, pattern, parts: [{ group: "part", grammar, rule: grammar.start }] };
}
