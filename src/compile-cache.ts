import module from "node:module";
import { cacheFolder } from "./system/cache-folder.js";
import { makeTrustedFolder } from "./system/trusted-file.js";

/** Makes Node store compiled code in a folder, and use the code stored there. */
export type EnableCompileCache = (folder: string) => unknown;

/** Undefined before Node 22.1. */
const { enableCompileCache } = module as { readonly enableCompileCache?: EnableCompileCache };

/**
 * Lets Node keep the compiled form of the files that are loaded from now on in the user's cache. Not where somebody else could have
 * written, because what is found there is run. Where there is no such folder, nothing is kept, without an error.
 * @param enable switches the cache of Node on; undefined where this version of Node has none
 */
export async function keepCompiledCode(enable: EnableCompileCache | undefined = enableCompileCache): Promise<void> {
  const folder = enable && (await cacheFolder("code"));
  if (folder === undefined) return;
  try {
    if (makeTrustedFolder(folder)) enable?.(folder);
  } catch {
    // the next start takes as long
  }
}
