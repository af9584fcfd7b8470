/** What the lexer must know of the elements of a language. */
export interface Dialect {
  /** The name by which tags belong together. */
  nameOf(text: string): string;
  /** The lexer's mode behind the `=` of an attribute. */
  modeOfValue(attribute: string): string;
  /** The lexer's mode in an element that holds a script or a style sheet; undefined for others. */
  modeOfContent(name: string, type: string): string | undefined;
  /** Whether what is in the element is text up to its end tag, without other tags. */
  isRawText(name: string): boolean;
  /** Whether the element consists of its start tag. */
  isVoid(name: string): boolean;
  /** Whether `/>` ends an element, as far as the names of the elements around it tell. */
  endsBySlash(isOpen: (name: string) => boolean): boolean;
  /** The elements that the start tag ends, and those that keep what is around them from that. */
  endedBy(name: string): Ending | undefined;
}

/** Which elements a start tag ends. */
export interface Ending {
  readonly ended: ReadonlySet<string>;
  readonly barriers: ReadonlySet<string>;
}

const modes = new Map([
  ["style", "STYLE_VALUE"],
  ["d", "DATA_VALUE"],
  ["points", "DATA_VALUE"],
]);
const words = (text: string) => new Set(text.split(" "));

const xml: Dialect = {
  nameOf: (text) => text,
  modeOfValue: () => "VALUE",
  modeOfContent: () => undefined,
  isRawText: () => false,
  isVoid: () => false,
  endsBySlash: () => true,
  endedBy: () => undefined,
};

const svg: Dialect = {
  ...xml,
  modeOfValue: (attribute) => modes.get(attribute) ?? (/^on[a-z]/.test(attribute) ? "HANDLER_VALUE" : "VALUE"),
  modeOfContent(name, type) {
    if (name === "style") return "STYLE_CONTENT";
    if (name !== "script") return undefined;
    if (/json|^(?:importmap|speculationrules)$/i.test(type)) return "DATA_CONTENT";
    return /^$|script|^module$|babel|jsx/i.test(type) ? "SCRIPT_CONTENT" : undefined;
  },
};

const rawTexts = words("textarea title xmp iframe noembed noframes");
const voids = words("area base br col embed frame hr img input link meta param source track wbr");
const blocks =
  "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
  "header hgroup hr main menu nav ol p pre search section table ul li dd dt";

/** By the name of a start tag: what it ends, and what keeps the elements around from that. */
const endings = new Map<string, Ending>();
function ends(names: string, ended: string, barriers: string): void {
  for (const name of names.split(" ")) {
    const { ended: others } = endings.get(name) ?? { ended: [] };
    endings.set(name, { ended: new Set([...others, ...words(ended)]), barriers: words(barriers) });
  }
}
const scope = "table template button object marquee applet caption td th html";
ends(blocks, "p", scope);
ends("li", "li p", `${scope} ul ol menu dir`);
ends("dd dt", "dd dt p", `${scope} dl`);
ends("option", "option", "select datalist optgroup");
ends("optgroup", "option optgroup", "select datalist");
ends("rp rt", "rp rt", "ruby");
ends("rb rtc", "rb rp rt rtc", "ruby");
ends("td th", "td th", "tr table template");
ends("tr", "td th tr caption colgroup", "tbody thead tfoot table template");
ends("tbody thead tfoot", "td th tr caption colgroup tbody thead tfoot", "table template");
ends("body", "head", "html");
ends("frameset", "head", "html");

const html: Dialect = {
  ...svg,
  nameOf: (text) => text.toLowerCase(),
  isRawText: (name) => rawTexts.has(name),
  isVoid: (name) => voids.has(name),
  endsBySlash: (isOpen) => isOpen("svg") || isOpen("math"),
  endedBy: (name) => endings.get(name),
};

/** The languages, by their names. */
export const dialects = { xml, svg, html };
