import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

const root = import.meta.dirname;

/** Tests that start processes of their own: treemin itself, or commands that it runs. */
const processTests = [
  "test/cli/**/*.test.ts",
  "test/compare.test.ts",
  "test/grammar/code.test.ts",
  "test/grammar/compile/grammar-cache.test.ts",
  "test/oracle/command-oracle.test.ts",
  "test/oracle/expectations.test.ts",
  "test/package.test.ts",
  "test/process/**/*.test.ts",
  "test/programs/program.test.ts",
  "test/storage/lock.test.ts",
  "test/storage/result-file.test.ts",
  "test/workers/nats-accounts.test.ts",
  "test/workers/nats-workers.test.ts",
  "test/workers/pipe-workers.test.ts",
];

/** Tests that run what the documentation shows. */
const documentationTests = ["test/documentation/*.test.ts"];

/**
 * Lets sources run in place of compiled files. Files that a source finds beside itself (the programs of its workers and
 * processes, package.json, schemas) are still found from the compiled file, since Node cannot run TypeScript in a worker.
 */
function sourcesInPlaceOfCompiledFiles(): Plugin {
  return {
    name: "sources-in-place-of-compiled-files",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(join(root, "src/")) || !code.includes("import.meta.url")) return undefined;
      const compiled = id.replace(root, join(root, "dist")).replace(/\.ts$/, ".js");
      return code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(compiled).href));
    },
  };
}

/** Tests whose files are compiled import `#src/….js` from `dist`; in the mode `sources`, they import `src/….ts`. */
const sources = { find: /^#src\/(.*)\.js$/, replacement: join(root, "src/$1.ts") };

/** What the build joins has no source of its own. */
const joined = {
  find: /^\.\/antlr-without-node\.js$/,
  replacement: join(root, "dist/src/grammar/antlr-without-node.js"),
};

/** Gives tests fast-check with fewer runs. */
const fastCheck = { find: /^fast-check$/, replacement: join(root, "test/support/fast-check.ts") };

/**
 * Three projects: `unit`, `end-to-end` and `documentation`. They test the compiled files in `dist`. With `--mode sources` the
 * tests import the files in `src`, but workers and processes still run compiled files. With `--mode full` properties have all
 * of their runs, with random values.
 */
export default defineConfig(({ mode }) => ({
  plugins: mode === "sources" ? [sourcesInPlaceOfCompiledFiles()] : [],
  resolve: { alias: mode === "sources" ? [fastCheck, sources, joined] : [fastCheck] },
  test: {
    globalSetup: "test/cache-folder.ts",
    env: { TREEMIN_PROPERTY_RUNS: mode === "full" ? "1" : "0.1" },
    testTimeout: 120_000,
    // Tests leave nothing behind in the process, so that files can share the modules that they import.
    isolate: false,
    // Node runs the compiled files as they are: Vite's translation of them would look up each import whenever it is used.
    server: { deps: { external: [/\/dist\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: [...processTests, ...documentationTests],
          maxWorkers: 2,
        },
      },
      // After the unit tests, and more at once, because they often wait for processes.
      {
        extends: true,
        test: { name: "end-to-end", include: processTests, maxWorkers: 3, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: "documentation", include: documentationTests, maxWorkers: 3, sequence: { groupOrder: 1 } },
      },
    ],
    coverage: {
      provider: "custom",
      customProviderModule: "test/coverage.ts",
      include: mode === "sources" ? ["src/**"] : ["dist/src/**/*.js"],
      // antlr-ng, joined in one file.
      exclude: ["**/antlr-without-node.js"],
      reporter: ["text-summary", "html"],
      // Code that only runs in processes and workers is not counted.
      thresholds: { statements: 75, branches: 70, functions: 75, lines: 75 },
    },
  },
}));
