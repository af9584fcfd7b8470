import { generate } from "treemin/generate";
import { parseTreeSync } from "treemin/tools";
import { linearCongruential } from "../support/random.mjs";
import { contestGrammars, loadContestGrammar } from "./contest-grammars.mjs";
import { symbolsIn } from "./symbols.mjs";

/** How many symbols must occur together. */
export const symbolCounts = [1, 2, 3];

/** Shorter sentences leave too little to reduce. */
const fewestTokens = 100;

/**
 * Cases with generated inputs: `count` for each grammar and number of symbols. The symbols are drawn from those of the input that the
 * shortest sentence does not have.
 * @returns {AsyncGenerator<{ name: string, grammar: string, symbols: string[], input: string }>}
 */
export async function* contestCases(count) {
  for (const name of contestGrammars) {
    const grammar = await loadContestGrammar(name);
    const trivial = symbolsIn(grammar, parseTreeSync(grammar, "").tree.root.replacement);
    const random = linearCongruential(1);
    let made = 0;
    for (let seed = 0; made < count * symbolCounts.length; seed++) {
      for await (const { text: input, tokens } of generate({ language: grammar, seed, maxDepth: 20, maxTokens: 300 })) {
        const wanted = symbolCounts[made % symbolCounts.length];
        const found = tokens.length >= fewestTokens ? symbolsIn(grammar, input) : undefined;
        const choice = [...(found ?? [])].filter((symbol) => !trivial.has(symbol) && /^\w+$/.test(symbol));
        if (choice.length < wanted) continue;
        const symbols = Array.from({ length: wanted }, () => choice.splice(random(choice.length), 1)[0]);
        made++;
        yield { name: `${name} ${made}: ${symbols.join(", ")}`, grammar: name, symbols, input };
      }
    }
  }
}
