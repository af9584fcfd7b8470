import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Fetches packages and unpacks each into a folder of its name, without the version.
 * @param {string} folder
 * @param {string[]} names
 */
export function fetchPackages(folder, names) {
  for (const name of names) {
    const target = join(folder, name.replace(/(?<=.)@.*/, ""));
    mkdirSync(target, { recursive: true });
    const [archive] = JSON.parse(
      execFileSync("npm", ["pack", "--json", name], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] }),
    );
    execFileSync("tar", ["-xzf", join(folder, archive.filename), "-C", target]);
  }
}
