import { type CompileOptions, compileGrammar } from "./compile/compile-grammar.js";
import type { Format, FormatMember } from "./compile/format-file.js";
import type { CompiledFormat, CompiledGrammar, FormatGrammar } from "./model/compiled-grammar.js";
import type { Grammar } from "./model/grammar.js";
import { GrammarError } from "./model/grammar-error.js";
import { checkRule, splitRuleName, UnknownRuleError } from "./model/rule-names.js";
import { grammarOf } from "./restore-grammar.js";

/** How a grammar that is loaded from files is used. */
export interface GrammarUse extends Pick<CompileOptions, "route" | "bases" | "cache"> {
  /** The rule to start with, in a format as `[grammar:]rule`. Default: the format's, or the parser's first. */
  readonly start?: string;
  /** A file of replacements (JSON): texts by names of rules and tokens, in a format as `[grammar:]name`. */
  readonly replacements?: string;
}

/** Grammar files or a format file, and how the grammar is used. */
export type GrammarOptions = GrammarUse &
  (
    | {
        /** Paths of grammar files: one combined grammar, or a lexer and a parser in any order. */
        readonly files: readonly string[];
      }
    | {
        /** Path of a format file. */
        readonly format: string;
      }
  );

/**
 * Loads a grammar from `.g4` files or from a format file. No code that came with it runs here; see {@link Grammar}.
 * @throws GrammarError if the files cannot be used, UnknownRuleError if there is no such rule
 */
export async function loadGrammar(options: GrammarOptions): Promise<Grammar> {
  return grammarOf(await compileFormat(options));
}

async function compileFormat(options: GrammarOptions): Promise<CompiledFormat> {
  const { start, replacements } = options;
  const format = "format" in options ? await formatIn(options.format) : formatOf(options);
  const members: [string, FormatGrammar][] = [];
  for (const [name, member] of format.grammars) members.push([name, await compileMember(member, options)]);
  const grammars = Object.fromEntries(members);
  const place = "format" in options ? `${options.format}: ` : "";
  const compiled = { start: startOf(start ?? format.start, grammars, place), grammars };
  checkIslands(compiled, place);
  checkReplacements(compiled, place);
  return replacements === undefined ? compiled : replace(compiled, replacements);
}

/** What reads JSON is loaded only for those who need it. */
async function formatIn(path: string): Promise<Format> {
  const { readFormat } = await import("./compile/format-file.js");
  return readFormat(path);
}

function formatOf({ files, bases = [], route }: GrammarUse & { readonly files: readonly string[] }): Format {
  const member: FormatMember = { files, bases, route, islands: [], replacements: {}, prediction: "auto" };
  return { start: undefined, grammars: new Map([["", member]]) };
}

async function compileMember(
  member: FormatMember,
  { bases = [], route, cache = true }: GrammarUse,
): Promise<FormatGrammar> {
  const chosen = route ?? member.route;
  const compiled = await compileGrammar({
    files: member.files,
    bases: [...new Set([...member.bases, ...bases])],
    cache,
    ...(chosen !== undefined && { route: chosen }),
  });
  const { islands, replacements, prediction } = member;
  return { compiled, islands, replacements, prediction };
}

function startOf(
  name: string | undefined,
  grammars: CompiledFormat["grammars"],
  place: string,
): CompiledFormat["start"] {
  const names = Object.keys(grammars);
  const { grammar = names[0] ?? "", rule } = splitRuleName(name ?? ":");
  const chosen = name === undefined ? (names[0] ?? "") : grammar;
  const member = memberOf(grammars, chosen);
  if (!member) {
    const known = names.map((each) => JSON.stringify(each)).join(", ");
    throw new GrammarError(
      `${place}there is no grammar ${JSON.stringify(chosen)} to start with (${name}); there are: ${known}.`,
    );
  }
  const { parser } = member.compiled;
  if (name === undefined) return { grammar: chosen, rule: parser.ruleNames[0] ?? "" };
  checkRule({ name: member.compiled.name, ruleNames: parser.ruleNames }, rule);
  return { grammar: chosen, rule };
}

/** A grammar of a format; a name that every object has is none. */
function memberOf(grammars: CompiledFormat["grammars"], name: string): FormatGrammar | undefined {
  return Object.hasOwn(grammars, name) ? grammars[name] : undefined;
}

/** Every island must be a token of its grammar, and a rule of another. */
function checkIslands({ grammars }: CompiledFormat, place: string): void {
  for (const [name, { compiled, islands }] of Object.entries(grammars)) {
    for (const { token, parts } of islands) {
      if (!isToken(compiled, token)) {
        throw new GrammarError(
          `${place}/grammars/${name}/islands: the grammar ${compiled.name} has no token ${token}.`,
        );
      }
      for (const { grammar, rule } of parts) {
        const other = (grammars[grammar] as FormatGrammar).compiled;
        if (!other.parser.ruleNames.includes(rule)) {
          throw new UnknownRuleError(
            `${place}/grammars/${name}/islands/${token}: the grammar ${other.name} has no rule ${rule}.`,
          );
        }
      }
    }
  }
}

/** What has a replacement in the format must be there. */
function checkReplacements({ grammars }: CompiledFormat, place: string): void {
  for (const [key, { compiled, replacements }] of Object.entries(grammars)) {
    for (const name of Object.keys(replacements)) {
      if (hasSymbol(compiled, name)) continue;
      const where = `${place}/grammars/${key}/replacements/${name}`;
      throw new GrammarError(`${where}: the grammar ${compiled.name} has no rule and no token ${name}.`);
    }
  }
}

function hasSymbol(compiled: CompiledGrammar, name: string): boolean {
  return compiled.parser.ruleNames.includes(name) || isToken(compiled, name);
}

function isToken({ parser }: CompiledGrammar, name: string): boolean {
  return parser.symbolicNames.includes(name);
}

/** Sets replacements from a file over those of the grammars. */
async function replace(format: CompiledFormat, path: string): Promise<CompiledFormat> {
  const { readReplacements } = await import("./compile/format-file.js");
  const grammars = { ...format.grammars };
  for (const [key, text] of Object.entries(readReplacements(path))) {
    const { grammar: name = format.start.grammar, rule } = splitRuleName(key);
    const member = memberOf(grammars, name);
    if (!member) throw new GrammarError(`${path}: /${key}: there is no grammar ${JSON.stringify(name)}.`);
    const { compiled } = member;
    if (!hasSymbol(compiled, rule)) {
      throw new GrammarError(`${path}: /${key}: the grammar ${compiled.name} has no rule and no token ${rule}.`);
    }
    grammars[name] = { ...member, replacements: { ...member.replacements, [rule]: text } };
  }
  return { ...format, grammars };
}
