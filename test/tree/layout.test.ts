import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/index.js";
import { parseTreeSync } from "#src/tools.js";
import { withoutSomeLayout } from "#src/tree/layout.js";
import type { Tree } from "#src/tree/node.js";
import { parseTree } from "../support/tree-notation.js";

describe("withoutSomeLayout", async () => {
  const xml = await loadLanguage("xml");
  const parse = (text: string) => parseTreeSync(xml, text).tree;
  const positions = ({ text, tokens }: Tree) => ({ text, starts: [...tokens.starts], ends: [...tokens.ends] });

  it.each([
    ["between tags", "<a>\n <b> c </b>\n\n <!-- d --> <e/> </a>\n", "<a><b> c </b><!-- d --><e/></a>\n"],
    ["in the first places", "\n<a > <b/> </a >\n", "<a ><b/> </a >\n"],
    ["nowhere", "<a> <b/> </a>", "<a> <b/> </a>"],
  ])("has the tokens of the other text where layout is missing %s", (_, before, after) => {
    const tree = withoutSomeLayout(parse(before), after);
    expect(tree && positions(tree)).toEqual(positions(parse(after)));
  });

  it("keeps the nodes and the other properties of the tokens", () => {
    const tree = parseTree("s(a _b _·c)_");
    const other = withoutSomeLayout(tree, "a bc ");
    expect(other?.root).toBe(tree.root);
    expect({ ...other?.tokens, starts: [], ends: [] }).toEqual({ ...tree.tokens, starts: [], ends: [] });
  });

  it.each([
    ["a token differs", "s(a _b)", "a c"],
    ["a token is missing", "s(a _b)", "a"],
    ["there is another token", "s(a _b)", "a bc"],
    ["layout is shorter", "s(a <  >b)", "a b"],
    ["layout behind the last token is missing", "s(a _b)_", "a b"],
  ])("is undefined if %s", (_, notation, text) => {
    expect(withoutSomeLayout(parseTree(notation), text)).toBeUndefined();
  });
});
