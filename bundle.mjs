// node bundle.mjs: joins the compiled files of the command into few, because Node takes half a millisecond for each file that it
// loads. Part of `npm run build`. The library stays as it is compiled.
import { rmSync } from "node:fs";
import { rolldown } from "rolldown";

const folder = "dist/command";
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
  // Packages stay where they are installed.
  external: /^[^./]/,
  treeshake: { moduleSideEffects: false },
});
await bundle.write({ dir: folder, chunkFileNames: "[name]-[hash].js" });
await bundle.close();
