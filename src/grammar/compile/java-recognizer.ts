import type { JavaScope } from "../java/java-scope.js";
import { JavaError, type Member } from "../java/java-syntax.js";
import { declaredType, initialValue, type JavaType } from "../java/java-types.js";
import { parseMembers } from "../java/parse-code.js";
import { lexerConstants } from "../java/runtime-methods.js";
import { isAntlr4ngMember } from "../java/runtime-names.js";
import { declarationsOf, translateMembers, translateRuleArguments } from "../java/translate-code.js";
import type { ToolGrammar } from "./antlr-tool.js";
import type { Snippet } from "./grammar-snippets.js";
import type { ReadGrammar } from "./read-grammar.js";
import { superClassOf } from "./super-class.js";
import { GrammarCodeError } from "./transpile.js";

type Side = "lexer" | "parser";
type Rule = NonNullable<ReturnType<ToolGrammar["rules"]["get"]>>;

/** What code of a lexer or a parser in Java may name, and its members. */
export class JavaRecognizer {
  readonly #grammar: ToolGrammar;
  readonly #scope: JavaScope;
  readonly #members = new Map<Snippet, readonly Member[]>();
  /** The variables that rules declare in `@init`. */
  readonly #locals = new Map<string, ReadonlyMap<string, JavaType>>();

  /** @throws GrammarCodeError if members are not understood */
  constructor(read: ReadGrammar, side: Side) {
    this.#grammar = read[side];
    for (const snippet of read.snippets) {
      if (snippet.name !== "members" || snippet.side !== side) continue;
      this.#members.set(
        snippet,
        inSnippet(snippet, () => parseMembers(snippet.text)),
      );
    }
    const [first] = this.#members.keys();
    const declarations = inSnippet(first, () => declarationsOf([...this.#members.values()].flat()));
    this.#scope = {
      side,
      ...declarations,
      constants: constantsOf(read, side),
      contexts: contextsOf(read.parser),
      hasBase: superClassOf(this.#grammar) !== undefined,
      attribute: () => "void",
    };
  }

  /** Members in TypeScript. @throws JavaError if they are not understood */
  members(snippet: Snippet): string {
    return translateMembers(this.#members.get(snippet) ?? [], this.#scope, (name) =>
      isAntlr4ngMember(this.#scope.side, name),
    );
  }

  /** Notes the variables that a rule declares in `@init`. */
  declare(rule: string, locals: ReadonlyMap<string, JavaType>): void {
    this.#locals.set(rule, locals);
  }

  /** What a piece of code may name. */
  scopeIn({ rule, kind, tokenLabels }: Snippet): JavaScope {
    // Predicates are evaluated outside of the rule's method.
    const locals = kind === "predicate" || rule === undefined ? undefined : this.#locals.get(rule);
    const found = rule === undefined ? undefined : this.#grammar.rules.get(rule);
    const attribute = (text: string) => (tokenLabels.has(text) ? "Token" : attributeType(text, found));
    return { ...this.#scope, attribute, ...(locals && { locals }) };
  }

  /**
   * The parameters, return values or local variables of a rule, with the values that they have in Java from the beginning.
   * Those of a type that is not known are without a value.
   * @throws JavaError if a value is not understood
   */
  declarations(snippet: Snippet): string {
    const rule = this.#grammar.rules.get(snippet.rule ?? "");
    const dictionary = { parameters: rule?.args, returns: rule?.retvals, locals: rule?.locals }[snippet.name];
    const scope = this.scopeIn(snippet);
    const variables = [...(dictionary?.attributes.values() ?? [])].map(({ name, type, initValue }) => {
      const known = knownType(type ?? "");
      if (known === undefined) return `Object ${name}`;
      if (snippet.name === "parameters") return `${type} ${name}`;
      return `${type} ${name} = ${initValue ? translateRuleArguments(initValue, scope) : initialValue(known)}`;
    });
    return variables.join(", ");
  }
}

/** Names the place of what is not understood. */
function inSnippet<T>(snippet: Snippet | undefined, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof JavaError) || !snippet) throw error;
    const { file, line, column } = snippet;
    throw new GrammarCodeError(`${file}:${line}:${column}: the Java of @members is not translated: ${error.message}`);
  }
}

function constantsOf({ lexer, parser }: ReadGrammar, side: Side): ReadonlyMap<string, number> {
  const types = new Map<string, number>();
  for (const [type, name] of parser.getTokenSymbolicNames().entries()) if (name) types.set(name, type);
  const ofLexer = new Map(types);
  for (const [type, name] of lexer.getTokenSymbolicNames().entries()) if (name) ofLexer.set(name, type);
  for (const [mode, name] of [...(lexer.modes?.keys() ?? [])].entries()) ofLexer.set(name, mode);
  for (const [name, channel] of lexer.channelNameToValueMap) ofLexer.set(name, channel);
  const ofParser = new Map(types);
  for (const [rule, name] of parser.getRuleNames().entries()) ofParser.set(`RULE_${name}`, rule);
  const constants = new Map(side === "lexer" ? [...Object.entries(lexerConstants), ...ofLexer] : ofParser);
  for (const [name, value] of [...Object.entries(lexerConstants), ...ofLexer])
    constants.set(`${lexer.getRecognizerName()}.${name}`, value);
  for (const [name, value] of ofParser) constants.set(`${parser.getRecognizerName()}.${name}`, value);
  return constants;
}

/** The names of the classes of contexts, after rules and labels of alternatives. */
function contextsOf(parser: ToolGrammar): ReadonlySet<string> {
  const names = [...parser.rules.values()].flatMap((rule) => [rule.name, ...(rule.getAltLabels()?.keys() ?? [])]);
  return new Set(names.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Context`));
}

const propertyTypes: Readonly<Record<string, JavaType>> = {
  text: "String",
  line: "int",
  pos: "int",
  type: "int",
  index: "int",
  channel: "int",
  int: "int",
  start: "Token",
  stop: "Token",
  ctx: "Context",
};

/** The type of `$x` or `$x.y` in a rule. What is not known cannot be used. */
function attributeType(text: string, rule: Rule | undefined): JavaType {
  const [name = "", property] = text.slice(1).split(".");
  if (property !== undefined) return propertyTypes[property] ?? "unknown";
  const attribute = rule?.args?.get(name) ?? rule?.retvals?.get(name) ?? rule?.locals?.get(name);
  if (attribute) return knownType(attribute.type ?? "") ?? "void";
  if (/^\p{Lu}/u.test(name)) return "Token";
  return /^(text|start|stop|ctx)$/.test(name) ? (propertyTypes[name] as JavaType) : "void";
}

function knownType(name: string): JavaType | undefined {
  try {
    return declaredType(name);
  } catch {
    return undefined;
  }
}
