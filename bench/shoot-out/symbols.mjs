import { parseTreeSync, preorder } from "treemin/tools";
import { fits } from "../../dist/src/parse/recognize/parse.js";
import { lex } from "../../dist/src/parse/tokens/lex.js";

/** The names of the rules and tokens in a text; undefined if it does not parse. */
export function symbolsIn(grammar, text) {
  // Most candidates of algorithms without a grammar do not parse. They are told here, without repairs of their errors.
  const lexed = lex(grammar, text);
  if (lexed.problem || !fits(grammar, lexed, grammar.start)) return undefined;
  return namesIn(parseTreeSync(grammar, text).tree);
}

/** The names of the rules and tokens of a tree. */
function namesIn({ root }) {
  const names = new Set();
  for (const node of preorder(root)) if (node.kind === "rule" || node.kind === "token") names.add(node.name);
  return names;
}

/** The test of a case: texts that do not parse are invalid, those with all the symbols interesting. */
export function symbolTest(grammar, symbols) {
  return (text) => {
    const found = symbolsIn(grammar, text);
    if (!found) return "invalid";
    return symbols.every((name) => found.has(name)) ? "interesting" : "uninteresting";
  };
}
