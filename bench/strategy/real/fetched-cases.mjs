// Real inputs out of packages from the registry, in fixed versions.
import { join } from "node:path";
import { cTest } from "./c-test.mjs";
import { javascriptTest } from "./javascript-test.mjs";
import { schemaReaches } from "./json-tests.mjs";
import { packageFolder } from "./package-folder.mjs";
import { realCases } from "./real-case.mjs";

const symbols = /^(anon_|aux_)?sym_/;

const entries = [
  {
    from: "underscore@1.13.7",
    file: "underscore.js",
    language: "javascript",
    difficulty: "medium",
    makeTest: (input) =>
      javascriptTest(input, {
        declared: true,
        nestings: [["FunctionDeclaration", "SwitchStatement", "CallExpression"]],
      }),
  },
  {
    from: "backbone@1.6.0",
    file: "backbone.js",
    language: "javascript",
    difficulty: "easy",
    makeTest: (input) =>
      javascriptTest(input, { nestings: [["TryStatement"], ["ForInStatement", "ContinueStatement"]] }),
  },
  {
    from: "webpack@5.97.1",
    file: "schemas/WebpackOptions.json",
    language: "json",
    difficulty: "hard",
    makeTest: () =>
      schemaReaches(
        { path: ["output", "library", "type"], value: "commonjs2" },
        { path: ["optimization", "splitChunks", "chunks"], value: "initial" },
      ),
  },
  {
    from: "tree-sitter-json@0.24.8",
    file: "src/parser.c",
    language: "c",
    difficulty: "hard",
    makeTest: () =>
      cTest({
        patterns: [
          /case \d+ : ACCEPT_TOKEN \( anon_sym_COMMA/,
          /ts_parse_table.*\[ sym_comment \] = /,
          /SHIFT \( \d+ \)/,
        ],
        enumerators: symbols,
      }),
  },
  {
    from: "tree-sitter-json@0.24.8",
    file: "src/tree_sitter/array.h",
    language: "c",
    difficulty: "easy",
    makeTest: () => cTest({ patterns: [/# ?define array_splice/, /_array__splice \( .*\{.*if \(.*\{.*memmove \(/] }),
  },
];

/** Programs and documents of fetched packages. A package that cannot be fetched is skipped. */
export function fetchedCases() {
  return realCases(
    entries.map(({ from, file, ...entry }) => {
      const folder = packageFolder(from);
      return { name: `real ${from}/${file}`, path: folder && join(folder, file), ...entry };
    }),
  );
}
