/** Which tokens of a grammar stand for names: those that its lexer makes of a word that is nobody's keyword. */
import { CommonTokenStream } from "antlr4ng";
import { type Grammar, grammarsOf } from "./grammar.js";
import { Relexer } from "./reparse.js";

const words = ["qzxjv", "QZXJV"];

/** Names of the token types that hold names. */
export function identifierTokens(grammar: Grammar): ReadonlySet<string> {
  const found = new Set<string>();
  for (const each of grammarsOf(grammar)) {
    const relexer = new Relexer(each);
    const { vocabulary } = each.createParser(new CommonTokenStream(relexer.at("", 0)));
    for (const mode of relexer.modes) {
      for (const word of words) {
        const name = vocabulary.getSymbolicName(relexer.typeOf(word, mode) ?? 0);
        if (name !== null) found.add(name);
      }
    }
  }
  return found;
}
