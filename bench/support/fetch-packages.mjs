import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Fetches packages into a folder; each is unpacked into one of its own, called like it without the version.
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
