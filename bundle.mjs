// node bundle.mjs: joins the compiled files of the command into few, because Node takes half a millisecond for each file that it
// loads. Part of `npm run build`. The library stays as it is compiled.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rolldown } from "rolldown";

const folder = "dist/command";

/** Packages that become part of the command: those without which hardly any command does its work. */
const joined = ["antlr4ng", "commander", "env-paths", "ignore", "is-safe-filename", "pure-rand", "string-argv"];

/** What is loaded together, the first of which counts for a file: its name, and the files that are loaded with all that they need. */
const groups = [
  // The command's own file: it can say what is wrong if the others cannot be loaded, and lets Node keep their compiled form.
  { name: "first", files: ["cli/main", "system/cache-folder"] },
  { name: "processes", files: ["oracle/module-worker", "oracle/typescript-hooks", "process/watchdog-process"] },
  { name: "start", files: ["cli/run-command"] },
  {
    name: "reduction",
    files: ["cli/commands/reduce-command", "grammar/restore-grammar", "parse/recognize/parse-text"],
  },
];

/** Other packages stay where they are installed. So does antlr4ng for what handles objects of antlr-ng, which imports it from there. */
function isExternal(id, importer = "") {
  if (id === "antlr4ng" && /\/grammar\/(?:read|compile)\//.test(importer)) return true;
  return /^[^./]/.test(id) && !joined.includes(id.split("/")[0]);
}

/** The lexer of paths in antlr4ng, which nothing here uses, reads its automaton when it is loaded. That takes longer than all else there. */
const eager = /static decisionsToDFA = (_XPathLexer\._ATN\.decisionToState\.map\(.*?\}\));/s;
const readsPathsLater = {
  name: "reads-paths-later",
  transform(code, id) {
    if (!id.endsWith("/antlr4ng/dist/index.mjs")) return undefined;
    if (!eager.test(code))
      throw new Error("bundle.mjs: antlr4ng has no lexer of paths that reads its automaton at once");
    return { code: code.replace(eager, "static get decisionsToDFA() { return $1; }"), map: null };
  },
};

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  // Beside the command, the programs of its workers and processes, which it finds beside itself.
  input: {
    treemin: "dist/src/cli/main.js",
    "module-worker": "dist/src/oracle/module-worker.js",
    "parse-worker": "dist/src/parse/worker/parse-worker.js",
    "typescript-hooks": "dist/src/oracle/typescript-hooks.js",
    "watchdog-process": "dist/src/process/watchdog-process.js",
  },
  platform: "node",
  external: isExternal,
  plugins: [readsPathsLater],
  treeshake: { moduleSideEffects: false },
  preserveEntrySignatures: "allow-extension",
});

// The first build tells what is loaded together.
const { output } = await bundle.generate();
const chunks = output.filter(({ type }) => type === "chunk");
const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
const programs = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ facadeModuleId }) => facadeModuleId));

/** The modules that are loaded with a file of `src`. */
function loadedWith(file) {
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/dist/src/${file}.js`)));
  if (!own) throw new Error(`bundle.mjs: the command does not use src/${file}.ts`);
  const files = new Set([own.fileName]);
  for (const each of files) for (const needed of byFile.get(each)?.imports ?? []) files.add(needed);
  return [...files].flatMap((each) => byFile.get(each)?.moduleIds ?? []);
}

const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: groups.map(({ name, files }, i) => {
    const modules = new Set(files.flatMap(loadedWith));
    // Whatever loads a program runs it.
    return { name, test: (id) => modules.has(id) && !programs.has(id), priority: groups.length - i };
  }),
};
// Without white space, Node compiles the files in less time. Names stay, for the sake of stack traces.
const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } };
await bundle.write({ dir: folder, chunkFileNames: "[name]-[hash].js", codeSplitting, minify });
await bundle.close();

/** The text of a package's licence. */
function licenceOf(name) {
  const home = `node_modules/${name}`;
  const file = readdirSync(home).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`bundle.mjs: ${home} has no licence`);
  return `${name}\n\n${readFileSync(`${home}/${file}`, "utf8").trim()}\n`;
}

const used = joined.filter((name) => chunks.some(({ moduleIds }) => moduleIds.some((id) => id.includes(`/${name}/`))));
const title = "Parts of these files are from the following packages:";
writeFileSync(`${folder}/LICENSES.txt`, [title, ...used.map(licenceOf)].join(`\n\n${"-".repeat(80)}\n\n`));
