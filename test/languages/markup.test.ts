import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { parseText } from "#src/parse/recognize/parse-text.js";
import { buildTree } from "#src/parse/table/build-tree.js";
import { reduceSync } from "#src/reduce-sync.js";
import { type Node, textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";
import { growthOfTenTimes } from "../support/characters-read.js";

const grammars = { xml: await loadLanguage("xml"), svg: await loadLanguage("svg"), html: await loadLanguage("html") };

/** The texts of some nodes of a text that must fit with SLL prediction, islands included. */
function textsOf(language: keyof typeof grammars, text: string, isMeant: (node: Node) => boolean): readonly string[] {
  const { table, symbols, problem } = parseText(grammars[language], text, { effort: "sll" });
  if (problem) throw new Error(`${problem.line}:${problem.column}: ${problem.message}`);
  const tree = buildTree(text, table, symbols);
  return [...preorder(tree.root)].filter(isMeant).map((node) => textOf(tree, node));
}

function elementsOf(language: keyof typeof grammars, text: string): readonly string[] {
  const isElement = (node: Node) => node.kind === "rule" && node.name === "node" && textsStart(node) === "LT";
  return textsOf(language, text, isElement);
}

function textsStart({ children: [first] }: Node): string {
  return first?.kind === "token" ? first.name : "";
}

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["an element with its tags", "<a><b>c</b><d/></a>", ["<b>c</b>", "<d/>", "c"]],
    ["a word, a reference", "<a>b c &amp; d</a>", ["b", "c", "&amp;", "d"]],
    ["an attribute", `<a b="c" d='e'/>`, [`b="c"`, `="c"`, `d='e'`]],
    ["a part of a value", `<a b="c d &lt; 1,2;e"/>`, ["c", "d", "&lt;", "1", ",", "2", ";", "e"]],
    ["what is no element", "<?a b?><!--c--><a><![CDATA[d]]></a>", ["<?a b?>", "<!--c-->", "<![CDATA[d]]>"]],
    [
      "a declaration, and a part of it",
      `<!DOCTYPE a SYSTEM "b" [<!ENTITY c "d"> %e;]><a/>`,
      [`<!DOCTYPE a SYSTEM "b" [<!ENTITY c "d"> %e;]>`, "SYSTEM", `"b"`, `<!ENTITY c "d">`, `"d"`, "%e;"],
    ],
  ] as const)("%s of XML in %s", (_, text, expected) => {
    const iterations = textsOf("xml", text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });

  it.each([
    ["html", "a declaration of a style", `<a style="b: c; d: e f">`, ["b: c;", "d: e f", "f"]],
    ["html", "a rule of a style sheet", "<style>a {} b, c {}</style>", ["a {}", "b, c {}", ", c"]],
    ["html", "a statement of a script", `<script>a(); if (b < "</c>") d()</script>`, ["a();", `< "</c>"`]],
    ["html", "a statement of a handler", `<a onclick="b(); c(d)">`, ["b();", "c(d)", "d"]],
    ["html", "a member of data", `<script type="application/json">{"a":1,"b":[2]}</script>`, [`,"b":[2]`, "2"]],
    ["html", "a member of an import map", `<script type=importmap>{"a":"</b>"}</script><p>`, [`"a":"</b>"`, "<p>"]],
    ["html", "a word of a title", "<Title>a <b </c> &d;</title><p>", ["a", "<", "b", "</", "c>", "&d;", "<p>"]],
    [
      "html",
      "a word behind what looks like an end tag",
      "<textarea></textareas></TEXTAREA ><i>",
      ["</", "textareas>", "<i>"],
    ],
    ["html", "an element of a template", `<script type="text/x-template"><a>b</a></script>`, ["<a>b</a>", "b"]],
    ["svg", "a part of a path", `<path d="M1-2.5.5,3z"/>`, ["M", "1", "-2.5", ".5", ",", "3", "z"]],
    ["svg", "a declaration before the end", `<a style="b: c"/><d/>`, ["b: c", "<d/>"]],
    ["svg", "a rule of a style sheet", "<style><![CDATA[ a { b: c } ]]></style>", ["b: c"]],
  ] as const)("in %s %s in %s", (language, _, text, expected) => {
    const iterations = textsOf(language, text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("elements end where they do:", () => {
  it.each([
    ["html", "<p>a<p>b<div>c</div>", ["<p>a", "<p>b", "<div>c</div>"]],
    [
      "html",
      "<ul><li>a<ul><li>b</ul><li>c</ul>",
      ["<ul><li>a<ul><li>b</ul><li>c</ul>", "<li>a<ul><li>b</ul>", "<ul><li>b</ul>", "<li>b", "<li>c"],
    ],
    [
      "html",
      "<table><tr><td>a<td>b<tr><td>c</table>",
      ["<table><tr><td>a<td>b<tr><td>c</table>", "<tr><td>a<td>b", "<td>a", "<td>b", "<tr><td>c", "<td>c"],
    ],
    ["html", "<dl><dt>a<dd>b<p>c<dt>d</dl>", ["<dl><dt>a<dd>b<p>c<dt>d</dl>", "<dt>a", "<dd>b<p>c", "<p>c", "<dt>d"]],
    ["html", "<head><title>a</title><body>b", ["<head><title>a</title>", "<title>a</title>", "<body>b"]],
    ["html", "<a><br>b<img/>c</a>", ["<a><br>b<img/>c</a>", "<br>", "<img/>"]],
    ["html", "<DIV><a/>b</div><svg/>", ["<DIV><a/>b</div>", "<a/>b", "<svg/>"]],
    ["html", "<b>c<i>d</b>e</i>", ["<b>c<i>d</b>", "<i>d"]],
    ["xml", "<p>a<p/><br>b</br></P></p>", ["<p>a<p/><br>b</br></P></p>", "<p/>", "<br>b</br>"]],
    ["xml", "<a><b>c</a>", ["<a><b>c</a>", "<b>c"]],
  ] as const)("%s %s", (language, text, expected) => {
    expect(elementsOf(language, text)).toEqual(expected);
  });
});

/** Whether a text has as many tags that begin elements as tags that end them. */
function isBalanced(text: string): boolean {
  return [...text.matchAll(/<\w/g)].length === [...text.matchAll(/<\/|\/>/g)].length;
}

describe("an element goes without its content", () => {
  it.each([
    ["xml", "<a><b><c>x</c> <d><e>y</e></d></b></a>", /x.*y/, "x y"],
    ["xml", `<r><list id="q"><i n="1">x</i><i n="2"><k><z/></k></i></list></r>`, /<z\/>/, "<z/>"],
    ["html", `<div><ul class="l"><li><b>x</b></li></ul></div>`, /<b>x<\/b>/, "<b>x</b>"],
    ["svg", `<svg><g><g fill="red"><path d="M1 2L3 4"/><rect/></g></g></svg>`, /="[^"]*L3[^"]*"\/>/, `<a a="L3"/>`],
  ] as const)("in %s %s", (language, input, pattern, expected) => {
    const test = (text: string) => pattern.test(text) && isBalanced(text);
    expect(reduceSync({ input, language: grammars[language], test }).text).toBe(expected);
  });
});

it("loses the white space between its tags first, so that it does not become content", () => {
  const input = "<a>\n  <t>x</t>\n  <t>y</t>\n</a>\n";
  const isPlain = (text: string) => /^(?:<\/?\w+>|[xy])*$/.test(text.trim().replace(/>\s+</g, "><"));
  const test = (text: string) => isPlain(text) && /x.*y<\/\w>/s.test(text) && isBalanced(text);
  expect(reduceSync({ input, language: grammars.xml, test }).text).toBe("x<a>y</a>");
});

it.each([
  "<",
  "</",
  "<a",
  "<a b",
  "<a b=",
  `<a b="c`,
  "<a b='c &",
  "</a",
  "<!",
  "<!a",
  "<!a [",
  "<!--",
  "<?",
  "<![CDATA[",
  "&",
  "&a",
  "<script",
  "<script>",
  "<script>a",
  "<script>a</script",
  "<style>a{",
  "<a style='b>c",
  "<a =b c==d \"e' / f>",
  "<a/b>",
  "a < b <> </> <1 && </b>",
  "<a style=b onclick=c d=e/f>",
  "<!a <!b> ]]>",
  "\u0000<a\u0000>",
  "<svg><a/></svg><a/>",
  "<a b=\"c\"d='e'>",
])("reads %j without a problem", (text) => {
  for (const grammar of Object.values(grammars))
    expect(parseText(grammar, text, { effort: "sll" }).problem).toBeUndefined();
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  "<a>",
  "</a>",
  "<a",
  "<p>",
  "<p><b>",
  "<li><ul>",
  "<td>",
  "<!",
  "<!--",
  "<![CDATA[",
  "<a b='",
  "&",
  "<script>",
  "<title>a</",
  "<script type=json>[</script>",
  "<a b=c ",
  "<br>",
])("%s again and again is read in linear time", (text) => {
  expect(growthOfTenTimes(grammars.html, text)).toBeLessThan(12);
});
