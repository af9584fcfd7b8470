import type { JavaScope } from "../java/java-scope.js";
import type { ClassMember, UnknownMember } from "../java/java-syntax.js";
import { declaredType, initialValue, type JavaType } from "../java/java-types.js";
import { parseMembers } from "../java/parse-code.js";
import { lexerConstants } from "../java/runtime-methods.js";
import { isAntlr4ngMember } from "../java/runtime-names.js";
import { translateRuleArguments } from "../java/translate-code.js";
import { translateMembers } from "../java/translate-members.js";
import type { ToolGrammar } from "../read/antlr-tool.js";
import type { Snippet } from "../read/grammar-snippets.js";
import type { ReadGrammar } from "../read/read-grammar.js";
import { superClassOf } from "../read/super-class.js";
import { GrammarCodeError } from "./transpile.js";

type Side = "lexer" | "parser";
type ToolRule = NonNullable<ReturnType<ToolGrammar["rules"]["get"]>>;

/** What code of a lexer or a parser in Java may name, and its members. */
export class JavaRecognizer {
  /** Why members are left out. */
  readonly warnings: readonly string[];
  /** The rules that are called somewhere without values for their parameters. */
  readonly withoutValues = new Set<string>();
  readonly #grammar: ToolGrammar;
  readonly #scope: JavaScope;
  /** The members in TypeScript, by the places where they are in Java. */
  readonly #members = new Map<Snippet, string>();
  /** The variables that rules declare in `@init`. */
  readonly #locals = new Map<string, ReadonlyMap<string, JavaType>>();

  /** @throws GrammarCodeError if what makes the tokens is not understood */
  constructor(read: ReadGrammar, side: Side) {
    this.#grammar = read[side];
    const snippets = read.snippets.filter((snippet) => snippet.name === "members" && snippet.side === side);
    const parsed = snippets.map((snippet) => ({ snippet, members: parseMembers(snippet.text) }));
    const outer: JavaScope = {
      side,
      constants: constantsOf(read, side),
      contexts: contextsOf(read.parser),
      hasBase: superClassOf(this.#grammar) !== undefined,
      ...{ fields: new Map(), methods: new Map(), untranslated: new Set(), attribute: () => "void" as const },
    };
    const all = parsed.flatMap(({ members }) => members);
    const { scope, codes, unknown } = translateMembers(all, outer, (name) => isAntlr4ngMember(side, name));
    this.#scope = scope;
    this.warnings = parsed.flatMap(({ snippet, members }) => {
      this.#members.set(snippet, members.map((member) => codes.get(member as ClassMember) ?? "").join("\n"));
      return members.flatMap((member) => leftOut(snippet, this.#named(unknown.get(member))));
    });
  }

  /** A member that is left out, its reason said clearly if it is a constructor. */
  #named(member: UnknownMember | undefined): UnknownMember | undefined {
    if (member?.name !== this.#grammar.getRecognizerName()) return member;
    return { ...member, reason: "constructors are not run" };
  }

  /** Members in TypeScript. */
  members(snippet: Snippet): string {
    return this.#members.get(snippet) ?? "";
  }

  /** Notes the variables that a rule declares in `@init`. */
  declare(rule: string, locals: ReadonlyMap<string, JavaType>): void {
    this.#locals.set(rule, locals);
  }

  /** What a piece of code may name. */
  scopeIn({ rule, kind, tokenLabels }: Snippet): JavaScope {
    const found = rule === undefined ? undefined : this.#grammar.rules.get(rule);
    const parameters = this.#parametersOf(rule);
    const attribute = (text: string) => (tokenLabels.has(text) ? "Token" : attributeType(text, found, parameters));
    // Predicates are evaluated outside of the rule's method.
    if (kind === "predicate" || rule === undefined) return { ...this.#scope, attribute };
    return { ...this.#scope, attribute, locals: new Map([...parameters, ...(this.#locals.get(rule) ?? [])]) };
  }

  /** The types of a rule's parameters, undefined where they are not known. */
  parameterTypes(rule: string): readonly (JavaType | undefined)[] {
    const attributes = this.#grammar.rules.get(rule)?.args?.attributes.values() ?? [];
    return [...attributes].map(({ type }) => knownType(type ?? ""));
  }

  /** The parameters of a rule that code may name. */
  #parametersOf(rule: string | undefined): ReadonlyMap<string, JavaType> {
    if (rule === undefined || this.withoutValues.has(rule)) return new Map();
    const names = [...(this.#grammar.rules.get(rule)?.args?.attributes.keys() ?? [])];
    const types = this.parameterTypes(rule);
    return new Map(names.flatMap((name, index) => (types[index] === undefined ? [] : [[name, types[index]] as const])));
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

/** Methods that decide which tokens there are. */
const tokenMakers = /^(nextToken|emit|emitEOF|reset|skip|more)$/;

/** A warning about a member. @throws GrammarCodeError if tokens depend on it */
function leftOut({ file, line, column }: Snippet, member: UnknownMember | undefined): readonly string[] {
  if (!member) return [];
  const place = `${file}:${line}:${column}: this Java member ${member.name} is not translated: ${member.reason}`;
  if (tokenMakers.test(member.name)) throw new GrammarCodeError(place);
  return [`${place}; it is left out. Write it in TypeScript.`];
}

function constantsOf({ lexer, parser }: ReadGrammar, side: Side): ReadonlyMap<string, number> {
  const types = new Map<string, number>();
  for (const [type, name] of parser.getTokenSymbolicNames().entries()) if (name) types.set(name, type);
  const ofLexer = new Map(types);
  for (const [type, name] of lexer.getTokenSymbolicNames().entries()) if (name) ofLexer.set(name, type);
  for (const [mode, name] of [...(lexer.modes?.keys() ?? [])].entries()) ofLexer.set(name, mode);
  for (const [name, channel] of lexer.channelNameToValueMap) ofLexer.set(name, channel);
  // A static import brings the names of channels to parsers.
  const ofParser = new Map([["HIDDEN", 1], ["DEFAULT_TOKEN_CHANNEL", 0], ...types]);
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
function attributeType(text: string, rule: ToolRule | undefined, parameters: ReadonlyMap<string, JavaType>): JavaType {
  const [name = "", property] = text.slice(1).split(".");
  if (property !== undefined) return propertyTypes[property] ?? "unknown";
  if (rule?.args?.get(name)) return parameters.get(name) ?? "void";
  const attribute = rule?.retvals?.get(name) ?? rule?.locals?.get(name);
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
