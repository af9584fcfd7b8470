import type { Grammar } from "./grammar.js";

/** A grammar has no rule of the given name. */
export class UnknownRuleError extends Error {
  /** Name of the class. */
  override readonly name = "UnknownRuleError";
}

/** How many rules an error message lists. */
const listedRules = 12;

/**
 * Checks that a grammar has a rule.
 * @throws UnknownRuleError if it has none of that name
 */
export function checkRule({ name, ruleNames }: Pick<Grammar, "name" | "ruleNames">, rule: string): void {
  if (ruleNames.includes(rule)) return;
  const more = ruleNames.length > listedRules ? `, … (${ruleNames.length} in all)` : "";
  const rules = ruleNames.slice(0, listedRules).join(", ") + more;
  throw new UnknownRuleError(`The grammar ${name} has no rule ${rule}. It has: ${rules}.`);
}

/** Splits `[grammar:]rule` at the first colon. The grammar is undefined if it is left out. */
export function splitRuleName(name: string): { readonly grammar: string | undefined; readonly rule: string } {
  const colon = name.indexOf(":");
  return colon < 0
    ? { grammar: undefined, rule: name }
    : { grammar: name.slice(0, colon), rule: name.slice(colon + 1) };
}
