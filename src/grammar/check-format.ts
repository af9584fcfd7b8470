/** Checks the names in a format. */
import type { CompiledFormat, CompiledGrammar, FormatGrammar } from "./model/compiled-grammar.js";
import { GrammarError } from "./model/grammar-error.js";
import { checkRule, splitRuleName, UnknownRuleError } from "./model/rule-names.js";

/**
 * The grammar and the rule to start with.
 * @param name in a format `[grammar:]rule`; undefined for the first rule of the first grammar
 * @param grammars of the format, by name
 * @param prefix the beginning of messages, which names the file
 */
export function startOf(
  name: string | undefined,
  grammars: CompiledFormat["grammars"],
  prefix: string,
): CompiledFormat["start"] {
  const names = Object.keys(grammars);
  const { grammar = names[0] ?? "", rule } = splitRuleName(name ?? ":");
  const chosen = name === undefined ? (names[0] ?? "") : grammar;
  const member = memberOf(grammars, chosen);
  if (!member) {
    const known = names.map((each) => JSON.stringify(each)).join(", ");
    throw new GrammarError(
      `${prefix}there is no grammar ${JSON.stringify(chosen)} to start with (${name}); there are: ${known}.`,
    );
  }
  const { parser } = member.compiled;
  if (name === undefined) return { grammar: chosen, rule: parser.ruleNames[0] ?? "" };
  checkRule({ name: member.compiled.name, ruleNames: parser.ruleNames }, rule);
  return { grammar: chosen, rule };
}

/**
 * A grammar of a format. Ignores names that every object inherits.
 * @param grammars of the format, by name
 * @param name any text
 */
export function memberOf(grammars: CompiledFormat["grammars"], name: string): FormatGrammar | undefined {
  return Object.hasOwn(grammars, name) ? grammars[name] : undefined;
}

/**
 * Checks that each island is in a token of its grammar and is parsed by a rule that exists.
 * @param format as it was compiled
 * @param prefix the beginning of messages, which names the file
 * @throws GrammarError if the token does not exist, and UnknownRuleError if the rule does not
 */
export function checkIslands({ grammars }: CompiledFormat, prefix: string): void {
  for (const [name, { compiled, islands }] of Object.entries(grammars)) {
    for (const { token, parts } of islands) {
      if (!isToken(compiled, token)) {
        throw new GrammarError(
          `${prefix}/grammars/${name}/islands: the grammar ${compiled.name} has no token ${token}.`,
        );
      }
      for (const { grammar, rule } of parts) {
        const other = (grammars[grammar] as FormatGrammar).compiled;
        if (!other.parser.ruleNames.includes(rule)) {
          throw new UnknownRuleError(
            `${prefix}/grammars/${name}/islands/${token}: the grammar ${other.name} has no rule ${rule}.`,
          );
        }
      }
    }
  }
}

/**
 * Checks that all replacements belong to rules or tokens that exist.
 * @param format as it was compiled
 * @param prefix the beginning of messages, which names the file
 * @throws GrammarError with the first mistake
 */
export function checkReplacements({ grammars }: CompiledFormat, prefix: string): void {
  for (const [key, { compiled, replacements }] of Object.entries(grammars)) {
    for (const name of Object.keys(replacements)) {
      if (hasSymbol(compiled, name)) continue;
      const where = `${prefix}/grammars/${key}/replacements/${name}`;
      throw new GrammarError(`${where}: the grammar ${compiled.name} has no rule and no token ${name}.`);
    }
  }
}

/**
 * Checks that the tokens that name things exist.
 * @param format as it was compiled
 * @param prefix the beginning of messages, which names the file
 * @throws GrammarError with the first mistake
 */
export function checkNames({ grammars }: CompiledFormat, prefix: string): void {
  for (const [key, { compiled, names }] of Object.entries(grammars)) {
    for (const token of names?.keys() ?? []) {
      if (isToken(compiled, token)) continue;
      throw new GrammarError(`${prefix}/grammars/${key}/names: the grammar ${compiled.name} has no token ${token}.`);
    }
  }
}

/**
 * Whether a grammar has a rule or a token of a name.
 * @param compiled its islands are not looked into
 * @param name of a rule or a token
 */
export function hasSymbol(compiled: CompiledGrammar, name: string): boolean {
  return compiled.parser.ruleNames.includes(name) || isToken(compiled, name);
}

function isToken({ parser }: CompiledGrammar, name: string): boolean {
  return parser.symbolicNames.includes(name);
}
