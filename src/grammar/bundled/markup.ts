import type { Language } from "./bundled-language.js";
import { css } from "./css.js";
import { javascript } from "./javascript.js";

const xmlExtensions =
  ".xml .xsd .xsl .xslt .rng .wsdl .rss .atom .xhtml .xul .plist .csproj .resx .xaml .kml .gpx .tmx .xlf .xliff";

/** XML. */
export const xml: Language = {
  name: "xml",
  edition: "XML 1.0",
  extensions: xmlExtensions.split(" "),
  load: async () => (await import("./markup-grammar.js")).markupGrammar("xml", {}),
};

/** SVG, with its style sheets. */
export const svg: Language = {
  name: "svg",
  edition: "SVG 2 with CSS",
  extensions: [".svg"],
  load: async () => (await import("./markup-grammar.js")).markupGrammar("svg", { styles: await css.load() }),
};

/** HTML, with its scripts and style sheets. */
export const html: Language = {
  name: "html",
  edition: "HTML Living Standard with JavaScript and CSS",
  extensions: [".html", ".htm"],
  load: async () => {
    const [scripts, styles] = [await javascript.load(), await css.load()];
    return (await import("./markup-grammar.js")).markupGrammar("html", { scripts, styles });
  },
};
