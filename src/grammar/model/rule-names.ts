import type { Grammar } from "./grammar.js";

/** The grammar has no such rule. */
export class UnknownRuleError extends Error {
  /** Name of the class. */
  override readonly name = "UnknownRuleError";
}

/** How many rules are listed. */
const listed = 12;

/** @throws UnknownRuleError if the grammar has no rule of that name */
export function checkRule({ name, ruleNames }: Pick<Grammar, "name" | "ruleNames">, rule: string): void {
  if (ruleNames.includes(rule)) return;
  const more = ruleNames.length > listed ? `, … (${ruleNames.length} in all)` : "";
  const rules = ruleNames.slice(0, listed).join(", ") + more;
  throw new UnknownRuleError(`The grammar ${name} has no rule ${rule}. It has: ${rules}.`);
}

/** Splits `[grammar:]rule`; the grammar is undefined if it is left out. */
export function splitRuleName(name: string): { readonly grammar: string | undefined; readonly rule: string } {
  const colon = name.indexOf(":");
  return colon < 0
    ? { grammar: undefined, rule: name }
    : { grammar: name.slice(0, colon), rule: name.slice(colon + 1) };
}
