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
 * @param grammar its name is in the message of the error
 * @param rule the name of a rule of the parser
 * @throws UnknownRuleError if it has none of that name
 */
export function checkRule({ name, ruleNames }: Pick<Grammar, "name" | "ruleNames">, rule: string): void {
  if (ruleNames.includes(rule)) return;
  const more = ruleNames.length > listedRules ? `, … (${ruleNames.length} in all)` : "";
  const rules = ruleNames.slice(0, listedRules).join(", ") + more;
  const similar = mostSimilar(rule, ruleNames);
  const hint = similar === undefined ? "" : ` Did you mean ${similar}?`;
  throw new UnknownRuleError(`The grammar ${name} has no rule ${rule}.${hint} It has: ${rules}.`);
}

/**
 * The name that is made of another with the fewest changes of characters; undefined if more than a third would change.
 * @param name what was written
 * @param names what can be meant
 */
export function mostSimilar(name: string, names: readonly string[]): string | undefined {
  let [found, least]: [string | undefined, number] = [undefined, Math.floor(name.length / 3) + 1];
  for (const each of names) {
    const changes = changesBetween(name.toLowerCase(), each.toLowerCase());
    if (changes < least) [found, least] = [each, changes];
  }
  return found;
}

/** How many characters must be inserted, removed or replaced (Levenshtein 1966). */
function changesBetween(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] as number) + (b[j] === character ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/**
 * Splits `[grammar:]rule` at the first colon. The grammar is undefined if it is left out.
 * @param name as a user writes it
 */
export function splitRuleName(name: string): { readonly grammar: string | undefined; readonly rule: string } {
  const colon = name.indexOf(":");
  return colon < 0
    ? { grammar: undefined, rule: name }
    : { grammar: name.slice(0, colon), rule: name.slice(colon + 1) };
}
