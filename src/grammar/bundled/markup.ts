import type { Dialect } from "../../../grammars/markup/dialects.js";
import type { Grammar, Island } from "../model/grammar.js";
import { generated, type Language } from "./bundled-language.js";
import { css } from "./css.js";
import { javascript } from "./javascript.js";

const xmlExtensions = ".xml .xsd .xsl .xslt .rng .wsdl .rss .atom .xhtml .xul .plist .csproj .resx .xaml .kml .gpx .tmx .xlf .xliff";

/** XML. */
export const xml: Language = {
  name: "xml",
  extensions: xmlExtensions.split(" "),
  load: async () => load("xml", (await import("../../../grammars/markup/dialects.js")).xml, []),
};

/** SVG, with its scripts and style sheets. */
export const svg: Language = {
  name: "svg",
  extensions: [".svg"],
  load: async () => load("svg", (await import("../../../grammars/markup/dialects.js")).svg, await islands()),
};

/** HTML, with its scripts and style sheets. */
export const html: Language = {
  name: "html",
  extensions: [".html", ".htm"],
  load: async () => load("html", (await import("../../../grammars/markup/dialects.js")).html, await islands()),
};

// What has several shortest texts, or only the base class of the lexer makes.
const replacements = new Map(
  Object.entries({
    attribute: "a",
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

/** Tokens that are scripts and style sheets as a whole, but for quotes and end tags. */
async function islands(): Promise<readonly Island[]> {
  const [script, sheet] = [await javascript.load(), await css.load()];
  const island = (token: string, pattern: RegExp, grammar: Grammar): Island => {
    return { token, pattern, parts: [{ group: "part", grammar, rule: grammar.start }] };
  };
  return [
    island("SCRIPT", /^(?<part>.*?)(?:<\/script)?$/dgis, script),
    island("HANDLER", /^["'](?<part>.*)["']$/dgs, script),
    island("STYLE_SHEET", /^(?<part>.*?)(?:<\/style)?$/dgis, sheet),
    island("STYLE", /^["'](?<part>.*)["']$/dgs, sheet),
  ];
}

async function load(name: string, dialect: Dialect, islandsOf: readonly Island[]): Promise<Grammar> {
  const { MarkupLexer } = await import("../../../generated/markup/MarkupLexer.js");
  const { MarkupParser } = await import("../../../generated/markup/MarkupParser.js");
  class OwnLexer extends MarkupLexer {
    protected override readonly dialect = dialect;
  }
  return generated({ name, start: "document", replacements, islands: islandsOf }, OwnLexer, MarkupParser);
}
