import { describe, expect, it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import type { Route } from "#src/grammar/model/compiled-grammar.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { restoreGrammar } from "#src/grammar/restore-grammar.js";
import { parseText } from "#src/parse/recognize/parse-text.js";
import { buildTree } from "#src/parse/table/build-tree.js";
import type { SyntaxProblem } from "#src/parse/table/syntax-problem.js";
import { noEdits } from "#src/tree/edits.js";
import type { Tree } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { showTree } from "../parse/show-tree.js";
import { flawsIn } from "../parse/whole-tree.js";
import { noClash } from "../support/clashes.js";
import { writeFiles } from "./grammar-folder.js";
import { type RouteCase, routeCases } from "./route-cases.js";

/** The grammars of a case by their routes, each loaded once. */
function grammarsOf(each: RouteCase): Readonly<Record<Route, () => Promise<Grammar>>> {
  const once = (route: Route) => {
    let grammar: Promise<Grammar> | undefined;
    return () => {
      grammar ??= load(each, route);
      return grammar;
    };
  };
  return { generated: once("generated"), interpreted: once("interpreted") };
}

/** The grammar of a case, its code run in this thread. */
async function load({ files, given, start }: RouteCase, route: Route): Promise<Grammar> {
  const grammars = Object.keys(files).filter((name) => name.endsWith(".g4"));
  const paths = writeFiles(files, given ?? grammars);
  const grammar = await loadGrammar({ files: paths, route, cache: false, ...(start !== undefined && { start }) });
  return restoreGrammar(grammar.source, { withCode: true });
}

function parse(grammar: Grammar, text: string): { readonly tree: Tree; readonly problem: SyntaxProblem | undefined } {
  const { table, symbols, problem } = parseText(grammar, text, {});
  return { tree: buildTree(text, table, symbols), problem };
}

/** Texts that a token was taken from, doubled in, moved in or put into. */
function* broken(tree: Tree): Iterable<string> {
  const { text } = tree;
  const [starts, ends] = [[...tree.tokens.starts], [...tree.tokens.ends]];
  const slice = (i: number) => text.slice(starts[i], ends[i]);
  for (let i = 0; i < starts.length; i++) {
    const [before, behind] = [text.slice(0, starts[i]), text.slice(ends[i])];
    yield before + behind;
    yield `${before}${slice(i)} ${slice(i)}${behind}`;
    yield `${before}${slice(starts.length - 1 - i)}${behind}`;
    yield `${before}${slice(0)} ${text.slice(starts[i])}`;
    yield `${before}\u00a7${text.slice(starts[i])}`;
    if (i > 0)
      yield text.slice(0, starts[i - 1]) + slice(i) + text.slice(ends[i - 1], starts[i]) + slice(i - 1) + behind;
  }
}

/** The tree and the place of the first problem. */
function tell({ tree, problem }: ReturnType<typeof parse>): string {
  return showTree(tree) + (problem ? ` ${problem.line}:${problem.column}` : "");
}

/** Comments and other things that some grammars skip are layout as well. */
const layout = /^[\s\S]*$/;

/** In what way a tree is not a whole tree of a text. */
function* flawsOf(text: string, tree: Tree): Iterable<string> {
  yield* flawsIn(text, tree, layout);
  const unparsed = new Unparser(tree, "keep", noClash).unparse(noEdits);
  if (unparsed !== text) yield `it stands for ${JSON.stringify(unparsed)}`;
}

describe.each(routeCases)("$feature", (each) => {
  const grammars = grammarsOf(each);

  it.each(each.needsCode ? ["generated" as const] : ["generated" as const, "interpreted" as const])(
    "%s: the texts are these trees",
    async (route) => {
      const grammar = await grammars[route]();
      const trees = Object.keys(each.trees).map((text) => [text, tell(parse(grammar, text))]);
      expect(Object.fromEntries(trees)).toEqual(each.trees);
      expect(grammar.notes.at(-1)?.text).toMatch(new RegExp(` is ${route}`));
    },
  );

  it("both routes make the same tree of broken texts, and it covers the whole text", async () => {
    const [generated, interpreted] = [await grammars.generated(), await grammars.interpreted()];
    const flaws: object[] = [];
    for (const correct of Object.keys(each.trees)) {
      for (const text of broken(parse(generated, correct).tree)) {
        const [one, other] = [parse(generated, text), parse(interpreted, text)];
        for (const { tree } of [one, other]) for (const flaw of flawsOf(text, tree)) flaws.push({ text, flaw });
        if (!each.needsCode && tell(other) !== tell(one))
          flaws.push({ text, generated: tell(one), interpreted: tell(other) });
      }
    }
    expect(flaws).toEqual([]);
  });
});
