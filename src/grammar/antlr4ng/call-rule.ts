import type { Parser } from "antlr4ng";

/**
 * Parses a rule with a generated parser, which has a method for each rule. Does nothing if there is no such rule.
 * @param parser at the beginning of its tokens
 * @param rule name of the rule
 */
export function callRule(parser: Parser, rule: string): void {
  const methods = parser as Parser & Record<string, (() => unknown) | undefined>;
  // antlr-ng appends an underscore to names that are reserved in TypeScript.
  const escaped = `${rule}_`;
  const isEscaped = methods[escaped] !== undefined && !parser.ruleNames.includes(escaped);
  methods[isEscaped ? escaped : rule]?.call(parser);
}
