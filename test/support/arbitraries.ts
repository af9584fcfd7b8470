/**
 * Random trees in the tree notation, so that a counterexample can be pasted into a table.
 *
 * They are as a grammar would make them: nodes of the same name have the same minimal replacement, and that of a node is
 * never longer than those of its children together. So no replacement makes a text longer.
 */
import fc from "fast-check";
import type { Cut } from "#src/tree/edits.js";

/** A node in the notation and the shortest text that it can shrink to by replacing what is below it. */
interface Sprout {
  readonly source: string;
  readonly least: string;
}

const layouts = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  { weight: 2, arbitrary: fc.constantFrom("_", "¶") },
  { weight: 1, arbitrary: fc.constantFrom("<  >", "<\r\n\t>", "</* c */>", "< // c\n>") },
);
const tokenTexts = fc.constantFrom("a", "b", "c", "ab", "bcd", "+", ";", "'('", "';;'");
const plain = (text: string) => text.replaceAll("'", "");
/** A text in the notation; the empty one needs no quotes behind `=`. */
const quoted = (text: string) => (text === "" ? "" : `'${text}'`);

const tokens: fc.Arbitrary<Sprout> = fc
  .record({ layout: layouts, text: tokenTexts, form: fc.constantFrom("x", "x", "x=", "~", "!", "·") })
  .map(({ layout, text, form }) => {
    if (form === "~") return { source: `${layout}~HIDDEN:${text}`, least: "" };
    if (form === "!") return { source: `${layout}!ERROR:${text}`, least: "" };
    if (form !== "x=") return { source: `${layout}${form === "·" ? "·" : ""}${text}`, least: plain(text) };
    const least = plain(text).slice(1);
    return { source: `${layout}'T${least}':${text}=${quoted(least)}`, least };
  });

const { node, children } = fc.letrec<{ node: Sprout; children: Sprout }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 3, arbitrary: tokens },
    { weight: 4, arbitrary: rules(tie("children")) },
    { weight: 1, arbitrary: rules(rules(tie("node"))) },
    { weight: 2, arbitrary: rules(recursions(tie("node"))) },
    { weight: 2, arbitrary: quantifiers(tie("children")) },
    { weight: 2, arbitrary: rules(separatedLists(tie("node"))) },
  ),
  children: fc.array(tie("node"), { maxLength: 4 }).map(inSequence),
}));

/** Any tree; the root is a rule. */
export const treeNotations: fc.Arbitrary<string> = fc
  .record({ root: rules(fc.tuple(children, node).map(inSequence)), end: layouts })
  .map(({ root, end }) => root.source + end);

/** The same without layout. */
export const treesWithoutLayout: fc.Arbitrary<string> = treeNotations.map((notation) =>
  notation.replace(/[_¶]|<[^>]*>/g, ""),
);

function inSequence(children: readonly Sprout[]): Sprout {
  return {
    source: children.map(({ source }) => source).join(" "),
    least: children.map(({ least }) => least).join(""),
  };
}

/** A rule node with a replacement that is the beginning of the shortest text below it. */
function rules(content: fc.Arbitrary<Sprout>): fc.Arbitrary<Sprout> {
  return fc
    .record({ initial: fc.constantFrom("e", "f"), content, length: fc.nat(3) })
    .map(({ initial, content, length }) => rule(initial, content.source, content.least.slice(0, length)));
}

function rule(initial: string, source: string, least: string): Sprout {
  const name = least === "" ? initial : `'${initial}${least}'`;
  return { source: `${name}=${quoted(least)}(${source})`, least };
}

/** `e(e(…) x)` and `e(x e(…))`: what a rule `e: e x | x e | y` makes. */
function recursions(inner: fc.Arbitrary<Sprout>): fc.Arbitrary<Sprout> {
  const link = fc.record({ side: tokens, isLeft: fc.boolean() });
  return fc.record({ core: inner, links: fc.array(link, { maxLength: 3 }) }).map(({ core, links }) => {
    const wrap = ({ source }: Sprout) => rule("e", source, core.least);
    return links.reduce((e, { side, isLeft }) => wrap(inSequence(isLeft ? [e, side] : [side, e])), wrap(core));
  });
}

function quantifiers(content: fc.Arbitrary<Sprout>): fc.Arbitrary<Sprout> {
  return fc
    .record({ contents: fc.array(content, { maxLength: 4 }), isPlus: fc.boolean() })
    .map(({ contents, isPlus }) => {
      const [shortest] = contents.map(({ least }) => least).sort((a, b) => a.length - b.length);
      const least = isPlus ? (shortest ?? "") : "";
      return { source: `*=${quoted(least)}(${contents.map(({ source }) => `{${source}}`).join(" ")})`, least };
    });
}

/** `x (sep x)*`, as parsed or as one list with the separators told apart. */
function separatedLists(inner: fc.Arbitrary<Sprout>): fc.Arbitrary<Sprout> {
  const options = { minLength: 1, maxLength: 4 };
  const ruleElements = fc.array(
    inner.map(({ source }) => `x(y ${source})`),
    options,
  );
  const tokenElements = fc.array(fc.constantFrom("NUM:0", "NUM:1=0", "NUM:23=0", "_NUM:4=0"), options);
  return fc
    .record({
      list: fc.oneof(
        ruleElements.map((of) => ({ of, least: "" })),
        tokenElements.map((of) => ({ of, least: "0" })),
      ),
      separator: fc.constantFrom(",", "_,", ", ~z", "SEP:';;'=';'"),
      isUnified: fc.boolean(),
    })
    .map(({ list: { of, least }, separator, isUnified }) => {
      const [first, ...others] = of;
      const rest = others.map((other) => `{${separator} ${isUnified ? "|" : ""} ${other}}`).join(" ");
      return { source: isUnified ? `*=${quoted(least)}({${first}} ${rest})` : `${first} *(${rest})`, least };
    });
}

/** Disjoint cuts of the first `count` tokens, in the order of the text; some of them meet. */
export function cutsOf(count: number): fc.Arbitrary<readonly Cut[]> {
  const bounds = fc.uniqueArray(fc.nat(count), { maxLength: 6 }).map((all) => all.sort((a, b) => a - b));
  const fates = fc.array(fc.constantFrom("stay", "", "", "A", "B", "++"), { minLength: 5, maxLength: 5 });
  return fc.tuple(bounds, fates).map(([bounds, fates]) =>
    bounds.slice(1).flatMap((to, i) => {
      const text = fates[i] ?? "stay";
      return text === "stay" ? [] : [{ from: bounds[i] as number, to, text }];
    }),
  );
}
