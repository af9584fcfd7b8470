import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The compiled library, which `npm run build` makes. */
const library = fileURLToPath(new URL("../dist/src/", import.meta.url));

export default defineConfig({
  // The page works in any folder of a host.
  base: "./",
  resolve: { alias: [{ find: /^treemin\/(.*)$/, replacement: `${library}$1.js` }] },
  worker: { format: "es" },
  build: { target: "es2023", chunkSizeWarningLimit: 2500 },
});
