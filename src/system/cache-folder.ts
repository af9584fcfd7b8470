import { isAbsolute, join, resolve } from "node:path";

/**
 * A folder of what treemin may forget, in `TREEMIN_CACHE` or the user's folder for caches. Undefined if the user has none: a process
 * may have neither `HOME` nor a name.
 * @param name of the folder, which may not exist yet
 */
export async function cacheFolder(name: string): Promise<string | undefined> {
  const given = process.env.TREEMIN_CACHE;
  if (given) return resolve(given, name);
  try {
    const { default: envPaths } = await import("env-paths");
    const { cache } = envPaths("treemin", { suffix: "" });
    return isAbsolute(cache) ? join(cache, name) : undefined;
  } catch {
    return undefined;
  }
}
