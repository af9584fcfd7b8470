import { resolve } from "node:path";
import { version } from "../../system/version.js";
import type { CompiledGrammar, GrammarCode, Note, Route } from "../model/compiled-grammar.js";
import { firstLine, GrammarError } from "../model/grammar-error.js";
import type { AntlrTool } from "../read/antlr-tool.js";
import { filesIn, fingerprint, GrammarFiles } from "../read/grammar-files.js";
import { type ReadGrammar, readGrammar } from "../read/read-grammar.js";
import { compiledFrom, interpretedNote, needsOf } from "./compiled-from.js";
import { readCachedGrammar, writeCachedGrammar } from "./grammar-cache.js";
import { missingBases, neededBases } from "./needed-bases.js";
import type { Translation } from "./translation.js";

/** What is compiled, and how. */
export interface CompileOptions {
  /** Paths of a combined grammar, or of a lexer and a parser, and of grammars that these import, in any order. */
  readonly files: readonly string[];
  /** Paths of base classes that are not in one of the folders that are searched. */
  readonly bases?: readonly string[];
  /** Default: `generated` if the grammar depends on code and that code can be compiled, else `interpreted`. */
  readonly route?: Route;
  /** Whether the compiled grammar is read from and stored in the cache. Default: true. */
  readonly cache?: boolean;
  /** Is called with the absolute path of each file that the grammar is read from. */
  readonly onRead?: (path: string) => void;
}

/**
 * Compiles grammar files. Loads antlr-ng only if the compiled grammar is not in the cache.
 * @param options the files of the grammar, and how it is to be compiled
 * @throws GrammarError if the files cannot be used
 */
export async function compileGrammar(options: CompileOptions): Promise<CompiledGrammar> {
  const { bases = [], route, cache = true, onRead = () => {} } = options;
  const files = [...new Map(options.files.map((file) => [resolve(file), file])).values()]; // each once
  const [first] = files;
  if (first === undefined) throw new GrammarError("No grammar file is given.");
  const key = fingerprint([...files, ...bases], files.length, route ?? "auto", version, entryFormat);
  const known = cache ? await readCachedGrammar(key, files) : undefined;
  // An entry cannot bring code in where none may run.
  if (known && (route !== "interpreted" || known.grammar.code === undefined)) {
    for (const file of filesIn(files, known.dependencies)) onRead(file);
    return known.grammar;
  }
  const read = new GrammarFiles(files);
  const grammar = await compile(read, { bases, route }).catch((error: unknown) => {
    // antlr-ng calls itself for each nested part, and takes the states of large grammars as arguments.
    if (!(error instanceof RangeError)) throw error;
    throw new GrammarError(`${first}: the grammar is too large or nested too deep to be compiled.`);
  });
  for (const file of filesIn(files, read.dependencies)) onRead(file);
  if (cache) await writeCachedGrammar(key, { dependencies: read.dependencies, grammar });
  return grammar;
}

/** To be raised when a {@link CompiledGrammar} becomes something else. */
const entryFormat = 5;

/** What decides whether code is generated. */
interface CodeOptions {
  readonly bases: readonly string[];
  readonly route: Route | undefined;
}

async function compile(files: GrammarFiles, options: CodeOptions): Promise<CompiledGrammar> {
  const { importTool } = await import("../read/antlr-tool.js");
  const antlr = await importTool();
  const read = readGrammar(antlr, files);
  return compiledFrom(antlr, read, await codeOf(antlr, read, { files, ...options }));
}

/**
 * The code of a grammar, undefined if it is interpreted, and notes on the route.
 * @throws GrammarError if the route must be `generated` and the code cannot be compiled
 */
async function codeOf(
  antlr: AntlrTool,
  read: ReadGrammar,
  { files, bases, route }: CodeOptions & { readonly files: GrammarFiles },
): Promise<{ readonly code: GrammarCode | undefined; readonly notes: readonly Note[] }> {
  const needs = needsOf(read);
  const { name } = read.parser;
  const without = needs ? ` without ${needs}` : "";
  if (route === "interpreted" || (route === undefined && !needs)) {
    return { code: undefined, notes: [interpretedNote(read)] };
  }
  try {
    const { code, translation } = await generate(antlr, read, { files, bases });
    const text = `${name} is generated, with its code${translation ? `, translated from ${translation.language}` : ""}.`;
    return { code, notes: [{ kind: "info", text }, ...warningsOf(translation)] };
  } catch (error) {
    const reason = `${name} cannot be generated: ${firstLine(error)}`;
    if (route === "generated") throw new GrammarError(`${reason}.`);
    const text = `${reason}. It is interpreted${without}; predicates are taken as true.`;
    return { code: undefined, notes: [{ kind: "warning", text }] };
  }
}

async function generate(
  antlr: AntlrTool,
  read: ReadGrammar,
  { files, bases }: { readonly files: GrammarFiles; readonly bases: readonly string[] },
): Promise<{ readonly code: GrammarCode; readonly translation: Translation | undefined }> {
  const [{ generateCode }, { transpile, GrammarCodeError }, { translateJava }, { translateCalls }] = await Promise.all([
    import("./generate-code.js"),
    import("./transpile.js"),
    import("./java-grammar.js"),
    import("./self-calls.js"),
  ]);
  const needed = neededBases(read, files, bases);
  const missing = needed.filter(({ found }) => !found);
  if (missing.length > 0) throw new GrammarCodeError(missingBases(missing, files));
  const found = new Map(needed.flatMap((base) => (base.found ? [[base.name, base.found] as const] : [])));
  const translation = translateJava(read, files) ?? translateCalls(read, files);
  const inTypeScript = translation ? readGrammar(antlr, translation.sources) : read;
  const { lexer, parser } = generateCode(antlr, inTypeScript, found);
  const modules = transpile([parser, lexer], { files, bases });
  return { code: { modules, lexer: lexer.name, parser: parser.name }, translation };
}

/** How many pieces of code that are not translated are named. */
const mostUntranslated = 5;

function warningsOf(translation: Translation | undefined): readonly Note[] {
  const warnings = translation?.warnings ?? [];
  const more = warnings.length - mostUntranslated;
  const texts = [...warnings.slice(0, mostUntranslated), ...(more > 0 ? [`${more} more like these.`] : [])];
  return texts.map((text) => ({ kind: "warning", text }));
}
