import type { CharStream, Lexer, Parser, TokenStream } from "antlr4ng";
import { callRule } from "./antlr4ng/call-rule.js";
import type { Grammar } from "./model/grammar.js";

/** A bundled language. */
export interface Language {
  readonly name: string;
  /** Endings of file names, with the dot, in lower case. */
  readonly extensions: readonly string[];
  /** Loads the generated parser; nothing else of treemin loads it. */
  readonly load: () => Promise<Grammar>;
}

/** The bundled languages by name. */
export const languages: readonly Language[] = [
  {
    name: "json",
    extensions: [".json", ".jsonl", ".ndjson", ".geojson", ".topojson", ".jsonld", ".webmanifest", ".map", ".ipynb"],
    load: async () => {
      const { JSONLexer } = await import("../../generated/json/JSONLexer.js");
      const { JSONParser } = await import("../../generated/json/JSONParser.js");
      return generated({ name: "json", start: "json" }, JSONLexer, JSONParser);
    },
  },
  {
    name: "javascript",
    extensions: [".js", ".mjs", ".cjs", ".jsx"],
    load: async () => {
      const { JavaScriptLexer } = await import("../../generated/javascript/JavaScriptLexer.js");
      const { JavaScriptParser } = await import("../../generated/javascript/JavaScriptParser.js");
      const replacements = new Map([
        // A value could not be optional in the grammar without a long look ahead, but it may go.
        ["returnValue", ""],
        // What the grammar takes behind `export` is more than JavaScript does.
        ["exported", "{}"],
        // The head of a loop over nothing; that of another loop may go.
        ["loopHead", "a in 0"],
        // The next member may follow in the same line.
        ["classMember", "a;"],
        ["TEMPLATE_CHARACTERS", "a"],
        ["JSX_TEXT", "a"],
      ]);
      return generated({ name: "javascript", start: "program", replacements }, JavaScriptLexer, JavaScriptParser);
    },
  },
  {
    name: "c",
    extensions: [".c", ".h", ".i"],
    load: async () => {
      const { CLexer } = await import("../../generated/c/CLexer.js");
      const { CParser } = await import("../../generated/c/CParser.js");
      // Of several shortest texts the plain one, and of lines what the lexer alone would not tell from other lines.
      const plain = { operand: "0", arguments: "0", STRUCT: "struct", OPERATOR: "<" };
      const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
      const replacements = new Map(Object.entries({ ...plain, ...lines }));
      return generated({ name: "c", start: "translationUnit", replacements }, CLexer, CParser);
    },
  },
];

/** No bundled language has that name. */
export class UnknownLanguageError extends Error {
  override readonly name = "UnknownLanguageError";
}

/**
 * Loads a bundled language by its name.
 * @throws UnknownLanguageError
 */
export async function loadLanguage(name: string): Promise<Grammar> {
  const language = languageNamed(name);
  if (language) return language.load();
  const names = languages.map((each) => each.name).join(", ");
  throw new UnknownLanguageError(`No language is called ${JSON.stringify(name)}. There are: ${names}.`);
}

/** The language of that name, or undefined. */
export function languageNamed(name: string): Language | undefined {
  return languages.find((language) => language.name === name.toLowerCase());
}

/** The language of a file by the ending of its name, or undefined. */
export function languageOfFile(file: string): Language | undefined {
  const name = file.toLowerCase();
  return languages.find(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}

interface GeneratedOptions {
  readonly name: string;
  readonly start: string;
  /** See {@link Grammar.replacements}. */
  readonly replacements?: ReadonlyMap<string, string>;
}

/** A grammar whose lexer and parser were generated: each rule is a method of the parser. */
function generated(
  { name, start, replacements = new Map() }: GeneratedOptions,
  GeneratedLexer: new (input: CharStream) => Lexer,
  GeneratedParser: (new (tokens: TokenStream) => Parser) & { readonly ruleNames: readonly string[] },
): Grammar {
  return {
    name,
    key: "",
    source: { language: name },
    start,
    ruleNames: GeneratedParser.ruleNames,
    hasCode: false,
    prediction: "auto",
    islands: [],
    replacements,
    notes: [],
    createLexer: (input) => new GeneratedLexer(input),
    createParser: (tokens) => new GeneratedParser(tokens),
    parse: callRule,
  };
}
