// node bundle-antlr.mjs: joins antlr-ng in one file that needs no module of Node, dist/src/grammar/antlr-without-node.js. Part of
// `npm run build`. treemin/core loads it when a grammar is given as a text. Of antlr-ng's templates, it has those that rewrite
// left-recursive rules; code is not generated with it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";

const home = join(import.meta.dirname, "node_modules");
const antlr = join(home, "antlr-ng/dist");
const output = "dist/src/grammar/antlr-without-node.js";

/** The files that antlr-ng reads while it reads a grammar, by the path under which it looks for them. */
const templates = Object.fromEntries(
  ["templates/LeftRecursiveRules.stg", "templates/codegen/TypeScript/TypeScript.stg"].map((file) => [
    `/antlr-ng/${file}`,
    readFileSync(join(antlr, file), "utf8"),
  ]),
);

/** What antlr-ng and its packages use of Node, as far as reading a grammar goes. */
const substitutes = {
  fs: `
    const files = new Map(Object.entries(${JSON.stringify(templates)}));
    const missing = (path) => Object.assign(new Error("There is no file " + path + "."), { code: "ENOENT" });
    export const existsSync = (path) => files.has(path);
    export const readFileSync = (path) => { if (!files.has(path)) throw missing(path); return files.get(path); };
    export const statSync = (path) => { if (!files.has(path)) throw missing(path); return { isFile: () => true, isDirectory: () => false }; };
    export const mkdirSync = () => undefined;
    export const writeFileSync = (path) => { throw missing(path); };
    export default { existsSync, readFileSync, statSync, mkdirSync, writeFileSync };`,
  path: `
    export const sep = "/";
    export const basename = (path, suffix = "") => { const name = path.split("/").at(-1); return suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name; };
    export const extname = (path) => /.(\\.[^./]*)$/.exec(path)?.[1] ?? "";
    export const dirname = (path) => path.split("/").slice(0, -1).join("/") || ".";
    export const isAbsolute = (path) => path.startsWith("/");
    export const normalize = (path) => { const parts = []; for (const part of path.split("/")) { if (part === "..") parts.pop(); else if (part !== ".") parts.push(part); } return parts.join("/"); };
    export const join = (...parts) => normalize(parts.filter((part) => part !== "").join("/"));
    export const resolve = join;
    export default { sep, basename, extname, dirname, isAbsolute, normalize, join, resolve };`,
  url: `export const fileURLToPath = (url) => new URL(url).pathname; export default { fileURLToPath };`,
  os: `export const EOL = String.fromCharCode(10); export default { EOL };`,
  commander: `
    export class Option {}
    export class Command {}`,
};

const entry = `
  export { ATNSerializer, CharStream } from ${JSON.stringify(join(home, "antlr4ng/dist/index.mjs"))};
  export { Tool } from ${JSON.stringify(join(antlr, "src/Tool.js"))};
  export { SymbolChecks } from ${JSON.stringify(join(antlr, "src/semantics/SymbolChecks.js"))};`;

const nameOf = (id) => id.replace(/^node:/, "");

const bundle = await rolldown({
  input: "antlr",
  platform: "browser",
  treeshake: { moduleSideEffects: false },
  plugins: [
    {
      name: "without-node",
      resolveId: (id) => {
        if (id === "antlr" || Object.hasOwn(substitutes, nameOf(id))) return `\0${nameOf(id)}`;
        return undefined;
      },
      load: (id) => (id === "\0antlr" ? entry : id.startsWith("\0") ? substitutes[id.slice(1)] : undefined),
      transform: (code, id) => {
        // The names of classes, which keep the bundler from leaving out those that are not used.
        if (id.includes("/antlr4ng/")) return code.replace(/^ *static \{\s*__name\(this, "\w+"\);\s*\}\n/gm, "");
        if (!code.includes("import.meta.url")) return undefined;
        const url = `file:///antlr-ng/${relative(antlr, id)}`;
        return code.replaceAll("import.meta.url", JSON.stringify(url));
      },
    },
  ],
  onLog: (level, { message }) => {
    if (level === "warn") throw new Error(`bundle-antlr.mjs: ${message}`);
  },
});
const {
  output: [chunk],
} = await bundle.generate({
  minify: true,
  // For its command and for targets that are not used.
  intro: "const process = { env: {}, exit: () => {} };",
});
await bundle.close();
if (chunk.imports.length > 0) throw new Error(`bundle-antlr.mjs: antlr-ng needs ${chunk.imports.join(", ")}`);

/** The texts of a package's licences. */
function licencesOf(name) {
  const files = readdirSync(join(home, name)).filter((each) => /^licen[cs]e/i.test(each));
  const texts = files.map((file) => readFileSync(join(home, name, file), "utf8").trim());
  return [name, ...(texts.length > 0 ? texts : ["MIT, as its package.json says."]), ""].join("\n\n");
}

const packages = new Set(chunk.moduleIds.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []));
writeFileSync(output, chunk.code);
writeFileSync(output.replace(/\.js$/, ".LICENSES.txt"), [...packages].map(licencesOf).join(`\n${"-".repeat(80)}\n\n`));
