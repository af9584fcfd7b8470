// The rooms of `src` and what each of them may import. The rules check (check-imports.mjs) rejects whatever is not listed here.
// A room is a folder of `src`, without the folders in it, or a file that stands directly in `src`.

/**
 * What one room may import.
 * @typedef {object} Room
 * @property {string[]} imports the other rooms
 * @property {string[]} [packages] packages (with their subpaths) and `node:` modules
 */

/** Modules of Node for files, paths and bytes. Whatever starts processes, threads or code is listed room by room. */
const node = [
  "node:buffer",
  "node:crypto",
  "node:fs",
  "node:fs/promises",
  "node:os",
  "node:path",
  "node:stream",
  "node:timers/promises",
  "node:url",
  "node:util",
];

/** Rooms that also run in a browser: they use no module of Node. @type {Record<string, Room>} */
const algorithms = {
  tree: { imports: [] },
  transform: { imports: ["tree"] },
  search: { imports: ["tree"] },
  lists: { imports: ["search"], packages: ["pure-rand"] },
  language: { imports: ["tree"] },
  reducer: { imports: ["language", "lists", "reducer/step-memory", "search", "tree"] },
  "reducer/step-memory": { imports: ["language", "search", "tree"] },
  "reducer/choices": { imports: ["language", "lists", "reducer", "search", "tree"] },
  "reducer/trec": { imports: ["language", "lists", "reducer", "search", "tree"] },
  "reducer/names": { imports: ["language", "lists", "reducer", "search", "tree"] },
  "reducer/best-first": { imports: ["language", "lists", "reducer", "reducer/names", "search", "tree"] },
  "reducer/vulcan": { imports: ["language", "lists", "reducer", "search", "tree"] },
  text: { imports: ["language", "tree"] },
};

/** Grammars and the parser. @type {Record<string, Room>} */
const languages = {
  "grammar/model": { imports: [], packages: ["antlr4ng"] },
  "grammar/antlr4ng": { imports: ["grammar/model"], packages: ["antlr4ng"] },
  "grammar/java": { imports: [], packages: ["antlr4ng"] },
  "grammar/read": {
    imports: ["system", "grammar/model"],
    packages: [...node, "ajv", "antlr-ng", "antlr4ng"],
  },
  "grammar/compile": {
    imports: ["system", "grammar/java", "grammar/model", "grammar/read"],
    packages: [...node, "antlr-ng", "antlr4ng", "sucrase"],
  },
  "grammar/run": {
    imports: ["grammar/antlr4ng", "grammar/compile", "grammar/model", "tree"],
    packages: ["antlr4ng", "node:module", "node:path", "node:vm"],
  },
  "grammar/analysis": {
    imports: ["grammar/antlr4ng", "grammar/model", "grammar/run", "language"],
    packages: ["antlr4ng"],
  },
  "grammar/bundled": { imports: ["generated", "grammar/antlr4ng", "grammar/model", "tree"], packages: ["antlr4ng"] },
  grammar: {
    imports: ["grammar/antlr4ng", "grammar/bundled", "grammar/compile", "grammar/model", "grammar/read", "grammar/run"],
    packages: ["antlr4ng"],
  },
  "parse/table": { imports: ["grammar/analysis", "text", "tree"], packages: ["antlr4ng"] },
  "parse/tokens": {
    imports: ["grammar/antlr4ng", "grammar/model", "grammar/run", "parse/table", "tree"],
    packages: ["antlr4ng"],
  },
  "parse/recognize": {
    imports: [
      "grammar/analysis",
      "grammar/antlr4ng",
      "grammar/model",
      "grammar/run",
      "parse/table",
      "parse/tokens",
      "tree",
    ],
    packages: ["antlr4ng"],
  },
  "parse/worker": {
    imports: [
      "grammar",
      "grammar/analysis",
      "grammar/model",
      "grammar/run",
      "parse/recognize",
      "parse/tokens",
      "system",
    ],
    packages: ["node:worker_threads"],
  },
  "parse/folder": {
    imports: ["folder", "grammar", "grammar/analysis", "grammar/model", "parse/table", "parse/worker", "text", "tree"],
    packages: ["antlr4ng"],
  },
  parse: {
    imports: [
      "grammar/analysis",
      "grammar/model",
      "grammar/run",
      "language",
      "parse/folder",
      "parse/recognize",
      "parse/table",
      "parse/tokens",
      "parse/worker",
      "text",
      "tree",
    ],
    packages: ["antlr4ng"],
  },
};

/** Tests, their order, and files. @type {Record<string, Room>} */
const tests = {
  system: { imports: [], packages: [...node, "env-paths"] },
  folder: { imports: ["system"], packages: [...node, "ignore"] },
  process: { imports: ["system"], packages: [...node, "node:child_process"] },
  oracle: {
    imports: ["folder", "process", "system"],
    packages: [...node, "node:module", "node:worker_threads", "re2js", "sucrase"],
  },
  schedule: { imports: ["grammar/model", "oracle", "parse/table", "search", "system", "tree"], packages: node },
  workers: {
    imports: ["oracle", "process", "schedule", "system", "tree"],
    packages: [...node, "@nats-io/transport-node"],
  },
  report: { imports: ["oracle", "schedule", "tree"], packages: [] },
  storage: {
    imports: ["folder", "grammar/model", "oracle", "process", "report", "schedule", "system"],
    packages: node,
  },
};

/** Reductions as a whole. @type {Record<string, Room>} */
const reductions = {
  pipeline: {
    imports: [
      "language",
      "lists",
      "parse",
      "reducer",
      "reducer/best-first",
      "reducer/choices",
      "reducer/names",
      "reducer/step-memory",
      "reducer/trec",
      "reducer/vulcan",
      "schedule",
      "search",
      "transform",
      "tree",
    ],
  },
  generate: {
    imports: [
      "grammar/analysis",
      "grammar/antlr4ng",
      "grammar/model",
      "grammar/run",
      "parse/recognize",
      "parse/tokens",
      "parse/worker",
      "search",
    ],
    packages: ["antlr4ng", "pure-rand"],
  },
  isolation: { imports: ["oracle", "tree"], packages: ["diff"] },
  programs: { imports: ["pipeline", "process"] },
  reduction: {
    imports: [
      "folder",
      "grammar/model",
      "lists",
      "oracle",
      "parse",
      "parse/tokens",
      "parse/worker",
      "pipeline",
      "process",
      "programs",
      "reducer",
      "reducer/choices",
      "schedule",
      "search",
      "system",
      "tree",
    ],
    packages: ["node:events"],
  },
};

/** Fuzzing. @type {Record<string, Room>} */
const fuzzing = {
  fuzz: {
    imports: ["generate", "grammar/model", "grammar/run", "oracle", "tree"],
    packages: ["node:inspector"],
  },
};

/** Failing function calls. @type {Record<string, Room>} */
const calls = {
  values: { imports: ["language", "search", "text", "tree"], packages: ["node:util", "node:vm"] },
  calls: {
    imports: [
      "grammar",
      "grammar/model",
      "language",
      "oracle",
      "parse",
      "pipeline",
      "reduction",
      "schedule",
      "search",
      "values",
    ],
    packages: ["node:inspector", "node:util", "node:vm"],
  },
  "calls.ts": { imports: ["calls"] },
  "fast-check.ts": { imports: ["calls"], packages: ["fast-check"] },
  "vitest.ts": { imports: ["calls"], packages: ["vitest"] },
};

const inner = Object.keys({ ...algorithms, ...languages, ...tests, ...reductions });

/** The files directly in `src`, and the command. @type {Record<string, Room>} */
const surface = {
  "version.ts": { imports: [], packages: ["node:fs"] },
  "compile-cache.ts": { imports: ["system"], packages: ["node:module"] },
  "reduce.ts": { imports: [...inner, "version.ts"] },
  "reduce-sync.ts": { imports: [...inner, "version.ts"] },
  "core.ts": { imports: inner },
  "isolate.ts": { imports: inner },
  "fuzz.ts": { imports: [...inner, "fuzz", "reduce.ts"] },
  "open-journal.ts": { imports: [...inner, "version.ts", "reduce.ts"] },
  "generate.ts": { imports: inner },
  "compare.ts": { imports: [...inner, "version.ts", "reduce.ts", "reduce-sync.ts"] },
  "index.ts": {
    imports: [...inner, "compare.ts", "open-journal.ts", "reduce.ts", "reduce-sync.ts", "version.ts"],
  },
  "tools.ts": { imports: [...inner, "compare.ts", "fuzz.ts", "isolate.ts", "open-journal.ts", "version.ts"] },
};

/** The public entries of the package, which are all that the command may use once it has started. */
const entries = ["index.ts", "generate.ts", "tools.ts"];

/** @type {Record<string, Room>} */
const command = {
  "cli/options": { imports: entries, packages: [...node, "commander", "string-argv"] },
  "cli/manual": { imports: [], packages: ["commander"] },
  "cli/init": { imports: entries, packages: ["node:os"] },
  "cli/output": { imports: [...entries, "cli/options"], packages: node },
  "cli/live": {
    imports: [...entries, "cli/options", "cli/output"],
    packages: [...node, "node:readline", "ansi-escapes", "string-width", "yoctocolors"],
  },
  "cli/run": {
    imports: [...entries, "cli/live", "cli/options", "cli/output"],
    packages: [...node, "node:module", "node:readline", "prettier", "@wasm-fmt/clang-format"],
  },
  "cli/commands": {
    imports: [...entries, "cli/init", "cli/manual", "cli/options", "cli/output", "cli/run"],
    packages: [...node, "commander", "diff"],
  },
  cli: {
    imports: [...entries, "cli/commands", "cli/manual", "cli/options", "cli/output", "cli/run", "compile-cache.ts"],
    packages: ["commander"],
  },
};

/** All rooms by name. @type {Record<string, Room>} */
export const rooms = {
  ...algorithms,
  ...languages,
  ...tests,
  ...reductions,
  ...fuzzing,
  ...calls,
  ...surface,
  ...command,
};
