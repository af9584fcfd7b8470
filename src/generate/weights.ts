import type { ATN } from "antlr4ng";
import type { Grammar } from "../grammar/model/grammar.js";
import { GrammarError } from "../grammar/model/grammar-error.js";
import { checkRule } from "../grammar/model/rule-names.js";
import { countAlternatives } from "./derivation-graph.js";

/**
 * By the name of a rule: the weights of its alternatives, in the order of the grammar. In a left-recursive rule, the alternatives
 * that begin with the rule itself come behind the others.
 */
export type Weights = Readonly<Record<string, readonly number[]>>;

/**
 * The weights by the number of the rule.
 * @param weights by the name of the rule, one number for each of its alternatives
 * @param grammar names the rules, for messages too
 * @param atn of its parser
 * @throws UnknownRuleError if there is no such rule
 * @throws GrammarError if a rule has another number of alternatives, or a weight is none
 */
export function weightsByRule(weights: Weights, grammar: Grammar, atn: ATN): ReadonlyMap<number, readonly number[]> {
  return new Map(
    Object.entries(weights).map(([name, list]) => {
      checkRule(grammar, name);
      const rule = grammar.ruleNames.indexOf(name);
      const isWeight = (each: unknown) => typeof each === "number" && each >= 0 && Number.isFinite(each);
      const alternatives = countAlternatives(atn, rule);
      if (!Array.isArray(list) || !list.every(isWeight) || list.length !== alternatives) {
        const wanted = `${alternatives} ${alternatives === 1 ? "alternative" : "alternatives"}`;
        throw new GrammarError(
          `The weights of ${name} are ${JSON.stringify(list)}; the rule has ${wanted}, each of which needs a number of at least 0.`,
        );
      }
      return [rule, list];
    }),
  );
}
