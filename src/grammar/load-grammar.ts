import { checkIslands, checkNames, checkReplacements, hasSymbol, memberOf, startOf } from "./check-format.js";
import type { CompileOptions } from "./compile/compile-grammar.js";
import { grammarOf } from "./format-grammar.js";
import type { CompiledFormat, CompiledGrammar, FormatGrammar } from "./model/compiled-grammar.js";
import type { Grammar } from "./model/grammar.js";
import { GrammarError } from "./model/grammar-error.js";
import { splitRuleName } from "./model/rule-names.js";
import type { Format, FormatMember } from "./read/format-file.js";

/** Options for grammars that are loaded from files. */
export interface GrammarUse extends Pick<CompileOptions, "route" | "bases" | "cache" | "onRead"> {
  /** The start rule, in a format `[grammar:]rule`. Default: the format's start rule, else the parser's first rule. */
  readonly start?: string;
  /**
   * Path of a JSON file with texts by names of rules and tokens, in a format `[grammar:]name`. They override minimal
   * replacements.
   */
  readonly replacements?: string;
  /** Whether the code that came with the grammar may run. If not, predicates are taken as true. Default: true. */
  readonly runCode?: boolean;
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
 * Loads a grammar from `.g4` files or from a format file. Code that came with it does not run here; see {@link Grammar}.
 * @param options paths of the files, or of a format file, and what the grammar is to be used for
 * @throws GrammarError if the files cannot be used
 * @throws UnknownRuleError if the start rule or the rule of an island does not exist
 */
export async function loadGrammar(options: GrammarOptions): Promise<Grammar> {
  return grammarOf(await compileFormat(options));
}

async function compileFormat(options: GrammarOptions): Promise<CompiledFormat> {
  const { start, replacements } = options;
  const format = "format" in options ? await readFormatFile(options.format, options) : formatOf(options);
  const members: [string, FormatGrammar][] = [];
  for (const [name, member] of format.grammars) members.push([name, await compileMember(member, options)]);
  const grammars = Object.fromEntries(members);
  const prefix = "format" in options ? `${options.format}: ` : "";
  const compiled = { start: startOf(start ?? format.start, grammars, prefix), grammars };
  checkIslands(compiled, prefix);
  checkReplacements(compiled, prefix);
  checkNames(compiled, prefix);
  if (replacements === undefined) return compiled;
  options.onRead?.(replacements);
  return overrideReplacements(compiled, replacements);
}

/** Loads the reader of JSON files only when there is a format file. */
async function readFormatFile(path: string, { onRead }: GrammarUse): Promise<Format> {
  const { readFormat } = await import("./read/format-file.js");
  return readFormat(path, onRead);
}

function formatOf({ files, bases = [], route }: GrammarUse & { readonly files: readonly string[] }): Format {
  const member: FormatMember = {
    ...{ files, bases, route, islands: [], replacements: {}, names: undefined, prediction: "auto" },
  };
  return { start: undefined, grammars: new Map([["", member]]) };
}

async function compileMember(
  member: FormatMember,
  { bases = [], route, cache = true, runCode = true, onRead }: GrammarUse,
): Promise<FormatGrammar> {
  const { compileGrammar } = await import("./compile/compile-grammar.js");
  const chosenRoute = route ?? member.route;
  const compiled = await compileGrammar({
    files: member.files,
    bases: [...new Set([...member.bases, ...bases])],
    cache,
    ...(chosenRoute !== undefined && { route: chosenRoute }),
    ...(onRead && { onRead }),
  });
  const { islands, replacements, names, prediction } = member;
  return { compiled: runCode ? compiled : withoutCode(compiled), islands, replacements, names, prediction };
}

function withoutCode(compiled: CompiledGrammar): CompiledGrammar {
  const { name, code, notes } = compiled;
  if (!code) return compiled;
  const text = `${name}: its code was not run, predicates are taken as true. If you trust the code, give --run-code.`;
  return { ...compiled, code: undefined, notes: [...notes, { kind: "warning", text }] };
}

/** Overrides replacements of a format by those of a file. */
async function overrideReplacements(format: CompiledFormat, path: string): Promise<CompiledFormat> {
  const { readReplacements } = await import("./read/format-file.js");
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
