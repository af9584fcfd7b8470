import { resolve } from "node:path";
import { ATNSerializer, Transition } from "antlr4ng";
import { version } from "../../system/version.js";
import type { CompiledGrammar, GrammarCode, Note, RecognizerData, Route } from "../model/compiled-grammar.js";
import { firstLine, GrammarError } from "../model/grammar-error.js";
import type { AntlrTool, ToolGrammar } from "./antlr-tool.js";
import { type BaseClass, findBaseClass } from "./base-classes.js";
import { superClassOf } from "./generate-code.js";
import { readCachedGrammar, writeCachedGrammar } from "./grammar-cache.js";
import { fingerprint, GrammarFiles } from "./grammar-files.js";
import { type ReadGrammar, readGrammar } from "./read-grammar.js";

export interface CompileOptions {
  /** One combined grammar, or a lexer and a parser, and what these import; in any order. */
  readonly files: readonly string[];
  /** Files of base classes that lie where they are not looked for. */
  readonly bases?: readonly string[];
  /** Default: `generated` if the grammar depends on code and that code can be used, else `interpreted`. */
  readonly route?: Route;
  /** Keeps what was made of the files in the user's cache folder. Default: true. */
  readonly cache?: boolean;
}

/**
 * Reads grammar files and makes of them what is needed to parse. Nothing of antlr-ng is loaded if they are in the cache.
 * @throws GrammarError
 */
export async function compileGrammar(options: CompileOptions): Promise<CompiledGrammar> {
  const { bases = [], route, cache = true } = options;
  const files = [...new Map(options.files.map((file) => [resolve(file), file])).values()]; // each once
  const [first] = files;
  if (first === undefined) throw new GrammarError("No grammar file is given.");
  const key = fingerprint([...files, ...bases], files.length, route ?? "auto", version, entryFormat);
  const known = cache ? readCachedGrammar(key, files) : undefined;
  if (known) return known;
  const read = new GrammarFiles(files);
  const grammar = await compile(read, { bases, route });
  if (cache) writeCachedGrammar(key, { dependencies: read.dependencies, grammar });
  return grammar;
}

/** To be raised when a {@link CompiledGrammar} becomes something else. */
const entryFormat = 4;

/** What decides the route. */
interface CodeOptions {
  readonly bases: readonly string[];
  readonly route: Route | undefined;
}

async function compile(files: GrammarFiles, wishes: CodeOptions): Promise<CompiledGrammar> {
  const { importTool } = await import("./antlr-tool.js");
  const antlr = await importTool();
  const read = readGrammar(antlr, files);
  const { code, notes } = await codeOf(antlr, read, { files, ...wishes });
  return {
    name: read.parser.name,
    lexer: dataOf(read.lexer),
    parser: dataOf(read.parser),
    code,
    notes: [...read.warnings.map((text): Note => ({ kind: "info", text: `warning: ${text}` })), ...notes],
  };
}

/** The code that a grammar needs, and why it has none if it has not. */
async function codeOf(
  antlr: AntlrTool,
  read: ReadGrammar,
  { files, bases, route }: CodeOptions & { readonly files: GrammarFiles },
): Promise<{ readonly code: GrammarCode | undefined; readonly notes: readonly Note[] }> {
  const needs = needsOf(read);
  const { name } = read.parser;
  const without = needs ? ` without ${needs}` : "";
  if (route === "interpreted" || (route === undefined && !needs)) {
    return { code: undefined, notes: [{ kind: "info", text: `${name} is interpreted${without}.` }] };
  }
  try {
    const code = await generate(antlr, read, { files, bases });
    return { code, notes: [{ kind: "info", text: `${name} is generated, with its code.` }] };
  } catch (error) {
    const reason = `${name} cannot be generated: ${firstLine(error)}`;
    if (route === "generated") throw new GrammarError(`${reason}.`);
    const text = `${reason}. It is interpreted${without}; predicates are taken as true.`;
    return { code: undefined, notes: [{ kind: "warning", text }] };
  }
}

/** What of a grammar an interpreter leaves out and that may change the tree; empty if there is nothing. */
function needsOf({ lexer, parser }: ReadGrammar): string {
  const hooks = /\b(nextToken|emit|emitToken|skip|reset)\b/;
  const has: readonly (readonly [string, boolean])[] = [
    ["the lexer's base class", superClassOf(lexer) !== undefined],
    ["the lexer's actions", lexer.lexerActions.size > 0],
    ["the lexer's predicates", hasPredicates(lexer)],
    ["the lexer's members", hooks.test(lexer.namedActions.get("members")?.getText() ?? "")],
    ["the parser's predicates", hasPredicates(parser)],
  ];
  return has.flatMap(([what, is]) => (is ? [what] : [])).join(", ");
}

/** Tells whether there are predicates of the user's own; antlr-ng adds others to left-recursive rules. */
function hasPredicates({ atn }: ToolGrammar): boolean {
  const isPredicate = ({ transitionType }: Transition) => transitionType === Transition.PREDICATE;
  return atn?.states.some((state) => state?.transitions.some(isPredicate)) ?? false;
}

async function generate(
  antlr: AntlrTool,
  read: ReadGrammar,
  { files, bases }: { readonly files: GrammarFiles; readonly bases: readonly string[] },
): Promise<GrammarCode> {
  const [{ generateCode }, { transpile, GrammarCodeError }] = await Promise.all([
    import("./generate-code.js"),
    import("./transpile.js"),
  ]);
  const found = new Map<string, BaseClass>();
  for (const grammar of [read.lexer, read.parser]) {
    const name = superClassOf(grammar);
    if (name === undefined) continue;
    const base = findBaseClass(name, files, bases);
    if (!base) throw new GrammarCodeError(`its base class ${name} is not found; name its file with --base`);
    found.set(name, base);
  }
  const { lexer, parser } = generateCode(antlr, read, found);
  const modules = transpile([parser, lexer], { files, bases });
  return { modules, lexer: lexer.name, parser: parser.name };
}

function dataOf(grammar: ToolGrammar): RecognizerData {
  if (!grammar.atn) throw new GrammarError(`${grammar.fileName} has no rules.`);
  return {
    fileName: grammar.fileName,
    atn: ATNSerializer.getSerialized(grammar.atn),
    ruleNames: grammar.getRuleNames(),
    literalNames: grammar.getTokenLiteralNames(),
    symbolicNames: grammar.getTokenSymbolicNames(),
    channelNames: ["DEFAULT_TOKEN_CHANNEL", "HIDDEN", ...grammar.channelValueToNameList],
    modeNames: [...(grammar.modes?.keys() ?? [])],
  };
}
