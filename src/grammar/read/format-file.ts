import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import { packageFile } from "../../system/package-file.js";
import type { CompiledIsland, Prediction, Route } from "../model/compiled-grammar.js";
import { GrammarError } from "../model/grammar-error.js";
import { compilePattern, readIsland } from "./island-pattern.js";

/** The content of a format file. Its schema is `grammars/format.schema.json`. */
interface FormatJson {
  readonly start?: string;
  readonly grammars: Readonly<Record<string, MemberJson>>;
}

interface MemberJson {
  readonly files: readonly string[];
  readonly islands?: Readonly<Record<string, string>>;
  readonly replacements?: Readonly<Record<string, string>> | string;
  readonly names?: Readonly<Record<string, string>>;
  readonly route?: Route;
  readonly prediction?: Prediction;
}

/** One grammar of a format file. Paths are absolute. */
export interface FormatMember {
  /** Grammar files. */
  readonly files: readonly string[];
  /** Files of base classes. */
  readonly bases: readonly string[];
  readonly islands: readonly CompiledIsland[];
  /** Texts by names of rules and tokens. They override minimal replacements. */
  readonly replacements: Readonly<Record<string, string>>;
  /** See `Grammar.names`. */
  readonly names: ReadonlyMap<string, RegExp> | undefined;
  /** Undefined if the grammar decides. */
  readonly route: Route | undefined;
  readonly prediction: Prediction;
}

/** A format file that was read. */
export interface Format {
  /** The start rule as `[grammar:]rule`; undefined if the file names none. */
  readonly start: string | undefined;
  /** By name, in the order of the file; at least one. */
  readonly grammars: ReadonlyMap<string, FormatMember>;
}

/**
 * Reads a format file: the grammars by name, the islands in their tokens, and the start rule.
 * @param path of the format file
 * @param onRead is called with the path of each file that is read here; the grammars' own files are read later
 * @throws GrammarError that names the file and the JSON pointer of the mistake
 */
export function readFormat(path: string, onRead: (path: string) => void = () => {}): Format {
  const json = readJson<FormatJson>(path, "format");
  onRead(path);
  const names = Object.keys(json.grammars);
  const members = names.map((name) => {
    const source = json.grammars[name] as MemberJson;
    if (typeof source.replacements === "string") onRead(resolve(dirname(path), source.replacements));
    const member = memberOf(source, { path, name, grammarNames: names });
    return [name, member] as const;
  });
  return { start: json.start, grammars: new Map(members) };
}

function memberOf(
  { files, islands = {}, replacements = {}, names, route, prediction = "auto" }: MemberJson,
  {
    path,
    name,
    grammarNames,
  }: { readonly path: string; readonly name: string; readonly grammarNames: readonly string[] },
): FormatMember {
  const where = `${path}: /grammars/${name}`;
  const absolute = files.map((file) => resolve(dirname(path), file));
  const missing = absolute.findIndex((file) => !existsSync(file));
  if (missing >= 0) throw new GrammarError(`${where}/files/${missing}: ${absolute[missing]} does not exist.`);
  const grammars = absolute.filter((file) => file.endsWith(".g4"));
  if (grammars.length === 0) throw new GrammarError(`${where}/files: there is no grammar (.g4) among them.`);
  return {
    files: grammars,
    bases: absolute.filter((file) => /\.[cm]?[jt]s$/.test(file)),
    islands: Object.entries(islands).map(([token, pattern]) =>
      readIsland({ token, pattern, home: name, grammars: grammarNames }, `${where}/islands/${token}`),
    ),
    replacements:
      typeof replacements === "string" ? readReplacements(resolve(dirname(path), replacements)) : replacements,
    names: names && namesOf(names, `${where}/names`),
    route,
    prediction,
  };
}

function namesOf(patterns: Readonly<Record<string, string>>, where: string): ReadonlyMap<string, RegExp> {
  return new Map(
    Object.entries(patterns).map(([token, text]) => [token, compilePattern(text, "su", `${where}/${token}`)]),
  );
}

/**
 * Reads a file of replacements: texts by names of rules and tokens. They override minimal replacements.
 * @param path of a JSON file
 * @throws GrammarError that names the file and the JSON pointer of the mistake
 */
export function readReplacements(path: string): Readonly<Record<string, string>> {
  return readJson<Record<string, string>>(path, "replacements");
}

function readJson<T>(path: string, schema: "format" | "replacements"): T {
  if (!existsSync(path)) throw new GrammarError(`The file ${path} does not exist.`);
  if (statSync(path).isDirectory()) throw new GrammarError(`${path} is a folder; name a ${schema} file (JSON).`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new GrammarError(`${path} is no JSON: ${(error as Error).message}.`);
  }
  const ajv = new Ajv({ schemas: [readSchema("format"), readSchema("replacements")] });
  if (!ajv.validate(`${schema}.schema.json`, json)) throw new GrammarError(describe(path, ajv.errors?.[0]));
  return json as T;
}

function readSchema(name: string): object {
  return JSON.parse(readFileSync(packageFile(`grammars/${name}.schema.json`), "utf8"));
}

function describe(path: string, error: ErrorObject | undefined): string {
  const { instancePath = "", message = "is not what it should be", params = {} } = error ?? {};
  const extra = "additionalProperty" in params ? `: ${JSON.stringify(params.additionalProperty)}` : "";
  const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(", ")}` : "";
  return `${path}: ${instancePath || "/"} ${message}${extra}${allowed}.`;
}
