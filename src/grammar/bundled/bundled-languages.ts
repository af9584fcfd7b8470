/** The bundled languages: their names and extensions. The grammar of each is loaded when it is needed. */
import { readLinesBy } from "../../tree/lines-of.js";
import type { Grammar } from "../model/grammar.js";

/** A bundled language. */
export interface Language {
  /** The name that `--language` takes. */
  readonly name: string;
  /** What the names of its files end with: extensions with the dot, or whole names; in lower case unless only that case is meant. */
  readonly extensions: readonly string[];
  /** Loads the generated parser. No other code of treemin loads it. */
  readonly load: () => Promise<Grammar>;
}

const javascript: Language = {
  name: "javascript",
  extensions: [".js", ".mjs", ".cjs", ".jsx"],
  load: async () => (await import("./javascript-grammar.js")).javascriptGrammar,
};

const json: Language = {
  name: "json",
  extensions: [
    ...[".json", ".json5", ".jsonc", ".jsonl", ".ndjson", ".geojson", ".topojson", ".jsonld", ".webmanifest", ".map"],
    ...[".ipynb", ".sarif", ".har", ".gltf", ".avsc", ".tfstate", "composer.lock", "Pipfile.lock"],
  ],
  load: async () => (await import("./json-grammar.js")).jsonGrammar,
};

const css: Language = {
  name: "css",
  extensions: [".css"],
  load: async () => (await import("./css-grammar.js")).cssGrammar,
};

const xmlExtensions =
  ".xml .xsd .xsl .xslt .rng .wsdl .rss .atom .xhtml .xul .plist .csproj .resx .xaml .kml .gpx .tmx .xlf .xliff";

/** All of them that have a grammar; of two with the same extension, the first has it. */
export const bundledLanguages: readonly Language[] = [
  json,
  javascript,
  {
    name: "typescript",
    extensions: [".ts", ".mts", ".cts"],
    load: async () => (await import("./typescript-grammar.js")).typescriptGrammar,
  },
  // TypeScript with JSX, where `<` begins no cast.
  {
    name: "tsx",
    extensions: [".tsx"],
    load: async () => (await import("./typescript-grammar.js")).tsxGrammar,
  },
  {
    name: "c",
    extensions: [".c", ".h", ".i"],
    load: async () => (await import("./c-grammar.js")).cGrammar,
  },
  {
    name: "cpp",
    extensions: [".cpp", ".cc", ".cxx", ".c++", ".C", ".hpp", ".hh", ".hxx", ".h++", ".ipp", ".tpp", ".inl", ".ii"],
    load: async () => (await import("./cpp-grammar.js")).cppGrammar,
  },
  {
    name: "python",
    extensions: [".py", ".pyi", ".pyw"],
    load: async () => {
      const { LogicalLines, pythonGrammar } = await import("./python-grammar.js");
      readLinesBy(LogicalLines);
      return pythonGrammar;
    },
  },
  {
    name: "sql",
    extensions: [".sql", ".ddl", ".psql", ".pgsql", ".mysql"],
    load: async () => (await import("./sql-grammar.js")).sqlGrammar,
  },
  {
    name: "java",
    extensions: [".java"],
    load: async () => (await import("./java-grammar.js")).javaGrammar,
  },
  {
    name: "go",
    extensions: [".go"],
    load: async () => (await import("./go-grammar.js")).goGrammar,
  },
  {
    name: "rust",
    extensions: [".rs"],
    load: async () => (await import("./rust-grammar.js")).rustGrammar,
  },
  css,
  {
    name: "scss",
    extensions: [".scss"],
    load: async () => (await import("./css-grammar.js")).scssGrammar,
  },
  {
    name: "less",
    extensions: [".less"],
    load: async () => (await import("./css-grammar.js")).lessGrammar,
  },
  {
    name: "xml",
    extensions: xmlExtensions.split(" "),
    load: async () => (await import("./markup-grammar.js")).markupGrammar("xml", {}),
  },
  {
    name: "svg",
    extensions: [".svg"],
    load: async () => (await import("./markup-grammar.js")).markupGrammar("svg", { styles: await css.load() }),
  },
  {
    name: "html",
    extensions: [".html", ".htm"],
    load: async () => {
      const [scripts, data, styles] = [await javascript.load(), await json.load(), await css.load()];
      return (await import("./markup-grammar.js")).markupGrammar("html", { scripts, data, styles });
    },
  },
  {
    name: "yaml",
    extensions: [".yaml", ".yml"],
    load: async () => {
      const { LogicalLines, yamlGrammar } = await import("./yaml-grammar.js");
      readLinesBy(LogicalLines);
      return yamlGrammar;
    },
  },
  {
    name: "toml",
    extensions: [".toml", "Cargo.lock", "poetry.lock"],
    load: async () => (await import("./toml-grammar.js")).tomlGrammar,
  },
  {
    name: "ini",
    extensions: [".ini", ".cfg", ".properties", ".editorconfig", ".gitconfig", ".desktop", ".service"],
    load: async () => (await import("./ini-grammar.js")).iniGrammar,
  },
  {
    name: "wat",
    extensions: [".wat", ".wast"],
    load: async () => (await import("./wat-grammar.js")).watGrammar,
  },
  {
    name: "smtlib",
    extensions: [".smt2", ".smt"],
    load: async () => (await import("./smtlib-grammar.js")).smtlibGrammar,
  },
  {
    name: "llvm",
    extensions: [".ll"],
    load: async () => (await import("./llvm-grammar.js")).llvmGrammar,
  },
  {
    name: "glsl",
    extensions: [
      ...[".glsl", ".vert", ".frag", ".geom", ".comp", ".tesc", ".tese", ".vs", ".fs", ".gs", ".vsh", ".fsh"],
      ...[".rgen", ".rint", ".rahit", ".rchit", ".rmiss", ".rcall", ".mesh", ".task", ".glslv", ".glslf"],
    ],
    load: async () => (await import("./glsl-grammar.js")).glslGrammar,
  },
  {
    name: "wgsl",
    extensions: [".wgsl"],
    load: async () => (await import("./wgsl-grammar.js")).wgslGrammar,
  },
];
