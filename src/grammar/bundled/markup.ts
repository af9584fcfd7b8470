import type { Grammar, Island } from "../model/grammar.js";
import { generated, type Language } from "./bundled-language.js";
import { css } from "./css.js";
import { javascript } from "./javascript.js";

const xmlExtensions =
  ".xml .xsd .xsl .xslt .rng .wsdl .rss .atom .xhtml .xul .plist .csproj .resx .xaml .kml .gpx .tmx .xlf .xliff";

/** XML. */
export const xml: Language = {
  name: "xml",
  edition: "XML 1.0",
  extensions: xmlExtensions.split(" "),
  load: async () => load("xml", []),
};

/** SVG, with its style sheets. */
export const svg: Language = {
  name: "svg",
  edition: "SVG 2 with CSS",
  extensions: [".svg"],
  load: async () => load("svg", await styles()),
};

/** HTML, with its scripts and style sheets. */
export const html: Language = {
  name: "html",
  edition: "HTML Living Standard with JavaScript and CSS",
  extensions: [".html", ".htm"],
  load: async () => load("html", [...(await scripts()), ...(await styles())]),
};

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

async function scripts(): Promise<readonly Island[]> {
  const grammar = await javascript.load();
  return [island("SCRIPT", /^(?<part>.*?)(?:<\/script)?$/dgis, grammar), island("HANDLER", quoted, grammar)];
}

async function styles(): Promise<readonly Island[]> {
  const grammar = await css.load();
  return [island("STYLE_SHEET", /^(?<part>.*?)(?:<\/style)?$/dgis, grammar), island("STYLE", quoted, grammar)];
}

const quoted = /^["'](?<part>.*)["']$/dgs;

function island(token: string, pattern: RegExp, grammar: Grammar): Island {
  return { token, pattern, parts: [{ group: "part", grammar, rule: grammar.start }] };
}

async function load(name: "xml" | "svg" | "html", islands: readonly Island[]): Promise<Grammar> {
  const { MarkupLexer } = await import("../../../generated/markup/MarkupLexer.js");
  const { MarkupParser } = await import("../../../generated/markup/MarkupParser.js");
  class OwnLexer extends MarkupLexer {
    protected override readonly language = name;
  }
  return generated({ name, start: "document", replacements, islands }, OwnLexer, MarkupParser);
}
