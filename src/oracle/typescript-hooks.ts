// Hooks by which Node loads modules in TypeScript: types are taken out, not checked, and `./x.js` may be `./x.ts`.
import { readFile } from "node:fs/promises";
import type { LoadHook, ResolveHook } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "sucrase";

export const resolve: ResolveHook = async (specifier, context, nextResolve) => {
  try {
    return await nextResolve(specifier, context);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.m?js$/.test(specifier)) throw error;
    return await nextResolve(specifier.replace(/js$/, "ts"), context);
  }
};

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
