import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Edits, edit, noEdits } from "#src/tree/edits.js";
import type { Layout } from "#src/tree/layout.js";
import type { Tree } from "#src/tree/node.js";
import { keyOf } from "#src/tree/text-key.js";
import { Unparser } from "#src/tree/unparse.js";
import { cutsOf, treeNotations } from "../support/arbitraries.js";
import { wordsClash } from "../support/clashes.js";
import { parseCuts } from "../support/cuts.js";
import { parseTree } from "../support/tree-notation.js";

const layouts = ["keep", "minimal"] as const;

describe.each([
  ["nothing was there", "s(a '(' b)", "1=[", "a[b", "a[b"],
  ["what was around a replacement stays around it", "s(a_b < /* c */ >c)", "1=x", "a x /* c */ c", "a x c"],
  ["a space on either side", "s(a_-_b)", "1", "a b", "a b"],
  ["what stood behind the left one", "s(a<  >- <\t>b)", "1", "a  b", "a b"],
  ["nothing stood behind the left one", "s('(' a _')')", "1", "()", "( )"],
  ["only the right one has a line end", "s(*({a_-} {¶b}))", "1", "a\nb", "a\nb"],
  ["only the right one has a line end, and both are parts of one element", "s(a_- ¶b)", "1", "a b", "a\nb"],
  ["only the right one has a line end, where a part takes the place of another", "s(a_'[' ¶b)", "1", "a b", "a\nb"],
  ["only the right one has a line end, and nothing was behind the left one", "s(a - ¶b)", "1", "a\nb", "a\nb"],
  ["only the left one has a line end", "s(a¶- _b)", "1", "a\nb", "a b"],
  ["both have line ends, of which the right one is indented less", "s(a<\r\n  >- <\n>b)", "1", "a\nb", "a\nb"],
  ["both have line ends, of which the left one is indented less", "s(a<\r\n>- <\n  >b)", "1", "a\r\nb", "a\nb"],
  ["a lone carriage return is a line end", "s(*({a_-} {<\r>b}))", "1", "a\rb", "a\nb"],
  ["only a gap that went has a line end", "s(a_b ¶c _d)", "1..3", "a d", "a d"],
  ["a line end between elements that both lose their inner ends", "s(*({a -} {¶- _b}))", "1 2", "a\nb", "a b"],
  ["a line end before elements that are gone", "s(*({a -} {¶c} {¶- _b}))", "1..4", "a\nb", "a b"],
  ["a line end between parts of one element", "s(*({a - ¶- _b}))", "1 2", "a b", "a b"],
  ["a line end between elements of a list that one is not in", "s(*({a -} {¶-}) _b)", "1 2", "a b", "a b"],
  ["a line end between parts of a rule", "s(r(a -) r(¶- _b))", "1 2", "a b", "a b"],
  ["a comment behind the left one", "s(a < /* c */ >- b)", "1", "a /* c */ b", "a b"],
  ["a line comment behind what goes", "s(a_- < // c\n>b)", "1", "a // c\nb", "a\nb"],
  ["a separator where words meet", "s(a - b)", "1", "a b", "a b"],
  ["a separator where operators meet", "s(+ 1 +)", "1", "+ +", "+ +"],
  ["no separator where the two do not clash", "s(a - '(')", "1", "a(", "a("],
  ["none for what met in the input already", "s(a b c -)", "3", "abc", "abc"],
  ["a separator before a replacement", "s(a '(' b)", "1=x", "a x b", "a x b"],
  ["none for a replacement that is what was there", "s(a b c)", "1=b", "abc", "abc"],
  ["a separator before one of several tokens by the first of them", "s(a b c -)", "1..3=b", "a b-", "a b-"],
  ["a separator behind one of several tokens by the first of them", "s(a b c -)", "0..2=a", "a c-", "a c-"],
  ["the first token", "s(_a <  >b)", "0", " b", "b"],
  ["the first token, where only the next begins a line", "s(_a ¶b)", "0", "b", "b"],
  ["the first token, behind a comment", "s(< /* c */ >a ¶b)", "0", "b", "b"],
  ["the first token, at the very beginning", "s(a ¶b)", "0", "b", "b"],
  ["the first token replaced", "s(_a_b)", "0=x", " x b", "x b"],
  ["the last token", "s(a_b) ¶", "1", "a\n", "a"],
  ["the last token, with a space behind it", "s(a ¶b)_", "1", "a\n", "a"],
  ["the last token replaced", "s(a_b) ¶", "1=x", "a x\n", "a x"],
  ["all of it", "s(_a_b) ¶", "0..2", "", ""],
  ["all of it, replaced", "s(_a_b) ¶", "0..2=x", " x\n", "x"],
  ["two holes", "s(a_- _b_- ¶c)", "1 3", "a b c", "a b\nc"],
  ["a removal next to a replacement", "s(a_- <  >b_c)", "1 2=x", "a x c", "a x c"],
  ["a replacement next to a removal", "s(a_b <  >- ¶c)", "1=x 2", "a x  c", "a x\nc"],
  ["replacements that meet", "s(a '(' ')' -)", "1=x 2=y", "a x y-", "a x y-"],
  ["replacements that meet with layout between them", "s(a '(' ¶')' -)", "1=x 2=y", "a x\ny-", "a x\ny-"],
  ["replacements with a removal between them", "s('(' _b < /* */ >- _c ')')", "1=x 2 3=y", "( x /* */ y)", "( x y)"],
  ["removals around a replacement at both ends", "s(_a b -) ¶", "0 1=x 2", " x\n", "x"],
])("%s: %s without %s", (_, notation, cuts, keep, minimal) => {
  it.each([
    ["keep", keep],
    ["minimal", minimal],
  ] as const)("%s: %j", (layout, text) => {
    const unparser = new Unparser(parseTree(notation), layout, wordsClash);
    expect(unparser.unparse(parseCuts(cuts))).toBe(text);
    expect(unparser.keyOf(parseCuts(cuts))).toEqual(keyOf(text));
    expect(join(unparser.pieces(parseCuts(cuts)))).toBe(text);
  });
});

describe("the layout minimal, of a tree without edits,", () => {
  it.each([
    ["s(_a<  >b<\t>c ¶¶d <// e\n>f g)_", "a b c\nd\nfg"],
    ["s(a< /* \n */ >b)", "a\nb"],
    ["s()_", ""],
  ])("is one line end, one space or nothing: %j", (notation, text) => {
    expect(new Unparser(parseTree(notation), "minimal", wordsClash).unparse(noEdits)).toBe(text);
  });
});

describe("pieces", () => {
  it.each([
    ["s(_a ¶b) <  >", "", ["a", "b"], [" ", "\n", "  "]],
    ["s(_a ¶b) <  >", "1=x", ["a", "x"], [" ", "\n", "  "]],
    ["s(_a ¶b) <  >", "0", ["b"], ["", "  "]],
    ["s(_a ¶b) <  >", "0..2", [], [""]],
    ["s()_", "", [], [" "]],
    ["s(a + b)", "0 1 2", [], [""]],
  ])("of %j without %j", (notation, cuts, texts, gaps) => {
    expect(new Unparser(parseTree(notation), "keep", wordsClash).pieces(parseCuts(cuts))).toMatchObject({
      texts,
      gaps,
    });
  });
});

describe("unparse", () => {
  it("gives back the input byte for byte if nothing was cut", () => {
    fc.assert(
      fc.property(treeNotations, (notation) => {
        const tree = parseTree(notation);
        expect(new Unparser(tree, "keep", () => true).unparse(noEdits)).toBe(tree.text);
      }),
    );
  });

  it.each(layouts)("keeps the tokens that stay and puts the texts in their places (%s)", (layout) => {
    itHolds(layout, (tree, edits, unparser) => {
      const { texts, gaps } = unparser.pieces(edits);
      expect(texts).toEqual(piecesLeft(tree, edits));
      expect(gaps.length).toBe(texts.length + 1);
    });
  });

  it.each(layouts)("is its pieces joined (%s)", (layout) => {
    itHolds(layout, (_, edits, unparser) => expect(unparser.unparse(edits)).toBe(join(unparser.pieces(edits))));
  });

  it.each(layouts)("does not depend on what was unparsed before (%s)", (layout) => {
    itHolds(layout, (tree, edits, unparser) => {
      edits.forEach((_, i) => void unparser.unparse(edits.filter((_, j) => j !== i)));
      expect(unparser.unparse(edits)).toBe(new Unparser(tree, layout, wordsClash).unparse(edits));
    });
  });

  it("makes no layout but a space where two texts clash (keep)", () => {
    itHolds("keep", (tree, edits, unparser) => {
      const known = new Set(["", ...new Unparser(tree, "keep", wordsClash).pieces(noEdits).gaps]);
      const { texts, gaps } = unparser.pieces(edits);
      gaps.forEach((gap, i) => {
        if (!known.has(gap)) expect([gap, wordsClash(texts[i - 1] ?? "", texts[i] ?? "")]).toEqual([" ", true]);
      });
    });
  });

  it("makes no layout but one space or one line end (minimal)", () => {
    itHolds("minimal", (_, edits, unparser) => {
      for (const gap of unparser.pieces(edits).gaps) expect(["", " ", "\n"]).toContain(gap);
    });
  });

  it.each(layouts)("lets no two texts clash but those that met in the input (%s)", (layout) => {
    itHolds(layout, (tree, edits, unparser) => {
      const { texts, gaps } = unparser.pieces(edits);
      const input = new Unparser(tree, "keep", wordsClash).pieces(noEdits);
      const met = input.texts.flatMap((left, i) => (input.gaps[i + 1] === "" ? [`${left} ${input.texts[i + 1]}`] : []));
      gaps.slice(1, -1).forEach((gap, i) => {
        const [left, right] = [texts[i] as string, texts[i + 1] as string];
        if (gap === "" && wordsClash(left, right)) expect(met).toContain(`${left} ${right}`);
      });
    });
  });
});

function join({ texts, gaps }: { readonly texts: readonly string[]; readonly gaps: readonly string[] }): string {
  return gaps.map((gap, i) => gap + (texts[i] ?? "")).join("");
}

/** The texts of the tokens that no cut touches and of the cuts, in order. */
function piecesLeft({ text, tokens }: Tree, edits: Edits): string[] {
  const texts = Array.from(tokens.starts, (start, i) => text.slice(start, tokens.ends[i]));
  for (const cut of edits) {
    texts.fill("", cut.from, cut.to);
    texts[cut.from] = cut.text;
  }
  return texts.filter((text) => text !== "");
}

/** Checks a law for random trees with at least one token and random edits. */
function itHolds(layout: Layout, law: (tree: Tree, edits: Edits, unparser: Unparser) => void): void {
  const cases = treeNotations
    .filter((notation) => parseTree(notation).tokens.starts.length > 0)
    .chain((notation) => fc.tuple(fc.constant(notation), cutsOf(parseTree(notation).tokens.starts.length)));
  fc.assert(
    fc.property(cases, ([notation, cuts]) => {
      const tree = parseTree(notation);
      law(tree, edit(noEdits, cuts), new Unparser(tree, layout, wordsClash));
    }),
  );
}
