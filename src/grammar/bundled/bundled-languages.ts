/** The bundled languages: their names, editions and extensions. The grammar of each is loaded when it is needed. */
import type { Grammar } from "../model/grammar.js";

/** A bundled language. */
export interface Language {
  /** The name that `--language` takes. */
  readonly name: string;
  /** What the grammar reads: the standard or version of the language. */
  readonly edition: string;
  /** Extensions of file names, with the dot, in lower case unless only that case is meant. */
  readonly extensions: readonly string[];
  /** Loads the generated parser. No other code of treemin loads it. */
  readonly load: () => Promise<Grammar>;
}

const javascript: Language = {
  name: "javascript",
  edition: "ECMAScript 2025 with JSX",
  extensions: [".js", ".mjs", ".cjs", ".jsx"],
  load: async () => (await import("./javascript-grammar.js")).javascriptGrammar,
};

const css: Language = {
  name: "css",
  edition: "CSS Syntax Level 3",
  extensions: [".css"],
  load: async () => (await import("./css-grammar.js")).cssGrammar,
};

const xmlExtensions =
  ".xml .xsd .xsl .xslt .rng .wsdl .rss .atom .xhtml .xul .plist .csproj .resx .xaml .kml .gpx .tmx .xlf .xliff";

/** All of them that have a grammar; of two with the same extension, the first has it. */
export const bundledLanguages: readonly Language[] = [
  {
    name: "json",
    edition: "RFC 8259 and JSON5",
    extensions: [".json", ".jsonl", ".ndjson", ".geojson", ".topojson", ".jsonld", ".webmanifest", ".map", ".ipynb"],
    load: async () => (await import("./json-grammar.js")).jsonGrammar,
  },
  javascript,
  {
    name: "typescript",
    edition: "TypeScript 6",
    extensions: [".ts", ".mts", ".cts"],
    load: async () => (await import("./typescript-grammar.js")).typescriptGrammar,
  },
  // TypeScript with JSX, where `<` begins no cast.
  {
    name: "tsx",
    edition: "TypeScript 6 with JSX",
    extensions: [".tsx"],
    load: async () => (await import("./typescript-grammar.js")).tsxGrammar,
  },
  {
    name: "c",
    edition: "C23 with GNU extensions",
    extensions: [".c", ".h", ".i"],
    load: async () => (await import("./c-grammar.js")).cGrammar,
  },
  {
    name: "cpp",
    edition: "C++23 with GNU extensions",
    extensions: [".cpp", ".cc", ".cxx", ".c++", ".C", ".hpp", ".hh", ".hxx", ".h++", ".ipp", ".tpp", ".inl", ".ii"],
    load: async () => (await import("./cpp-grammar.js")).cppGrammar,
  },
  {
    name: "python",
    edition: "Python 3.14",
    extensions: [".py", ".pyi", ".pyw"],
    load: async () => (await import("./python-grammar.js")).pythonGrammar,
  },
  {
    name: "sql",
    edition: "SQLite 3, PostgreSQL 18, MySQL 9",
    extensions: [".sql", ".ddl", ".psql", ".pgsql", ".mysql"],
    load: async () => (await import("./sql-grammar.js")).sqlGrammar,
  },
  {
    name: "java",
    edition: "Java 24",
    extensions: [".java"],
    load: async () => (await import("./java-grammar.js")).javaGrammar,
  },
  {
    name: "go",
    edition: "Go 1.26",
    extensions: [".go"],
    load: async () => (await import("./go-grammar.js")).goGrammar,
  },
  {
    name: "rust",
    edition: "Rust 2024",
    extensions: [".rs"],
    load: async () => (await import("./rust-grammar.js")).rustGrammar,
  },
  css,
  {
    name: "scss",
    edition: "Sass 1",
    extensions: [".scss"],
    load: async () => (await import("./css-grammar.js")).scssGrammar,
  },
  {
    name: "less",
    edition: "Less 4",
    extensions: [".less"],
    load: async () => (await import("./css-grammar.js")).lessGrammar,
  },
  {
    name: "xml",
    edition: "XML 1.0",
    extensions: xmlExtensions.split(" "),
    load: async () => (await import("./markup-grammar.js")).markupGrammar("xml", {}),
  },
  {
    name: "svg",
    edition: "SVG 2 with CSS",
    extensions: [".svg"],
    load: async () => (await import("./markup-grammar.js")).markupGrammar("svg", { styles: await css.load() }),
  },
  {
    name: "html",
    edition: "HTML Living Standard with JavaScript and CSS",
    extensions: [".html", ".htm"],
    load: async () => {
      const [scripts, styles] = [await javascript.load(), await css.load()];
      return (await import("./markup-grammar.js")).markupGrammar("html", { scripts, styles });
    },
  },
  {
    name: "yaml",
    edition: "YAML 1.2",
    extensions: [".yaml", ".yml"],
    load: async () => (await import("./yaml-grammar.js")).yamlGrammar,
  },
  {
    name: "toml",
    edition: "TOML 1.1",
    extensions: [".toml"],
    load: async () => (await import("./toml-grammar.js")).tomlGrammar,
  },
  {
    name: "ini",
    edition: "several dialects",
    extensions: [".ini", ".cfg", ".properties", ".editorconfig", ".gitconfig", ".desktop", ".service"],
    load: async () => (await import("./ini-grammar.js")).iniGrammar,
  },
  {
    name: "wat",
    edition: "WebAssembly 3.0",
    extensions: [".wat", ".wast"],
    load: async () => (await import("./wat-grammar.js")).watGrammar,
  },
  {
    name: "smtlib",
    edition: "SMT-LIB 2.7",
    extensions: [".smt2", ".smt"],
    load: async () => (await import("./smtlib-grammar.js")).smtlibGrammar,
  },
  {
    name: "llvm",
    edition: "LLVM 21",
    extensions: [".ll"],
    load: async () => (await import("./llvm-grammar.js")).llvmGrammar,
  },
  {
    name: "glsl",
    edition: "GLSL 4.60, ES 1.00 to 3.20",
    extensions: [
      ...[".glsl", ".vert", ".frag", ".geom", ".comp", ".tesc", ".tese", ".vs", ".fs", ".gs", ".vsh", ".fsh"],
      ...[".rgen", ".rint", ".rahit", ".rchit", ".rmiss", ".rcall", ".mesh", ".task", ".glslv", ".glslf"],
    ],
    load: async () => (await import("./glsl-grammar.js")).glslGrammar,
  },
  {
    name: "wgsl",
    edition: "WGSL (2025)",
    extensions: [".wgsl"],
    load: async () => (await import("./wgsl-grammar.js")).wgslGrammar,
  },
];
