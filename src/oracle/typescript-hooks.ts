// Hooks by which Node loads TypeScript modules: they remove types without checking them, and find `./x.ts` for `./x.js`.
import { readFile } from "node:fs/promises";
import type { LoadHook, ResolveHook } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "sucrase";

/** Resolves an import; if there is no `./x.js`, to `./x.ts`. */
export const resolve: ResolveHook = async (specifier, context, nextResolve) => {
  try {
    return await nextResolve(specifier, context);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.m?js$/.test(specifier)) throw error;
    return await nextResolve(specifier.replace(/js$/, "ts"), context);
  }
};

/** Loads a module; of a TypeScript module, the JavaScript that is left without its types. */
export const load: LoadHook = async (url, context, nextLoad) => {
  if (!isTypeScript(url)) return nextLoad(url, context);
  const filePath = fileURLToPath(url);
  const { code } = transform(await readFile(filePath, "utf8"), {
    transforms: ["typescript"],
    disableESTransforms: true,
    filePath,
  });
  return { format: "module", source: code, shortCircuit: true };
};

function isTypeScript(url: string): boolean {
  return url.startsWith("file:") && /\.m?ts$/.test(new URL(url).pathname);
}
