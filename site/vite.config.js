import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The compiled library, which `npm run build` makes. */
const library = fileURLToPath(new URL("../dist/src/", import.meta.url));

/** The licences of what the worker consists of; Vite collects those of the page only. */
const licences = {
  name: "licences",
  generateBundle() {
    const files = ["LICENSE", "node_modules/antlr4ng/LICENSE.txt", "dist/src/grammar/antlr-without-node.LICENSES.txt"];
    // The minifier of an example, and what it consists of.
    for (const name of ["butternut", "acorn", "magic-string", "sourcemap-codec", "vlq"])
      files.push(`site/node_modules/${name}/LICENSE`);
    const texts = files.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8").trim());
    const source = texts.join(`\n\n${"-".repeat(80)}\n\n`);
    this.emitFile({ type: "asset", fileName: "licenses-of-treemin.txt", source });
  },
};

export default defineConfig({
  // The page works in any folder of a host.
  base: "./",
  resolve: { alias: [{ find: /^treemin\/(.*)$/, replacement: `${library}$1.js` }] },
  plugins: [licences],
  worker: { format: "es" },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 2500,
    license: { fileName: "licenses.md" },
    outDir: "dist/playground",
  },
});
