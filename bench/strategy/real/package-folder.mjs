import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import envPaths from "env-paths";
import { fetchPackages } from "../../support/fetch-packages.mjs";

const cache = join(envPaths("treemin", { suffix: "" }).cache, "bench-packages");

/**
 * The folder of a package of the registry, which is fetched once for this user.
 * @param {string} from the package's name and version, such as `webpack@5.97.1`
 * @returns {string | undefined} undefined if it cannot be fetched
 */
export function packageFolder(from) {
  const target = join(cache, from);
  if (!existsSync(target)) fetch(from, target);
  return existsSync(target) ? target : undefined;
}

function fetch(from, target) {
  mkdirSync(dirname(target), { recursive: true });
  const scratch = mkdtempSync(join(cache, "fetching-"));
  try {
    fetchPackages(scratch, [from]);
    renameSync(join(scratch, from.replace(/(?<=.)@.*/, ""), "package"), target);
  } catch {
    // Without the registry, or if another process has fetched it meanwhile.
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
