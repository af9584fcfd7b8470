// Fetches packages by name from the registry that they come from, and unpacks them.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder with the files of a package, which is fetched unless it is there.
 * @param {{ registry: "npm" | "wheel" | "source" | "maven", name: string }} from a package with its version. `wheel` and `source` are
 *   those of PyPI, `maven` an archive of sources
 * @param {string} folder of all packages
 */
export function fetchPackage({ registry, name }, folder) {
  const home = join(folder, `${registry}-${name.replace(/[^\w.-]+/g, "-")}`);
  if (existsSync(home)) return home;
  const unfinished = `${home}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  fetchers[registry](name, unfinished);
  const archive = readdirSync(unfinished).find((file) => /\.(?:tgz|tar\.gz|whl|jar|zip)$/.test(file));
  unpack(archive, unfinished);
  renameSync(unfinished, home);
  return home;
}

const fetchers = {
  npm: (name, folder) => run("npm", ["pack", "--silent", name], folder),
  wheel: (name, folder) =>
    run("python3", ["-m", "pip", "download", ...quietly, "--only-binary", ":all:", name], folder),
  source: (name, folder) => run("python3", ["-m", "pip", "download", ...quietly, "--no-binary", ":all:", name], folder),
  maven: (name, folder) => run("mvn", ["--batch-mode", "--quiet", copy, ...ofSources(name, folder)], folder),
};

const quietly = ["--quiet", "--no-deps"];

const copy = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";

function ofSources(name, folder) {
  return [`-Dartifact=${name}:jar:sources`, `-DoutputDirectory=${folder}`];
}

function unpack(archive, folder) {
  if (/gz$/.test(archive)) run("tar", ["-xzf", archive], folder);
  else run("python3", ["-m", "zipfile", "-e", archive, "."], folder);
}

function run(command, options, cwd) {
  execFileSync(command, options, { cwd, stdio: ["ignore", "ignore", "ignore"] });
}
