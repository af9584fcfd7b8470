/** Packages of npm and PyPI in a folder that is removed afterwards. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Fetches packages and calls a function with the folder that holds their files.
 * @param npm names of npm packages with versions
 * @param wheels those of PyPI, which are unpacked, not installed
 */
export async function withPackages({ npm, wheels }, use) {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const run = (command, options) =>
    execFileSync(command, options, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  try {
    if (npm.length > 0)
      run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, ...npm]);
    for (const wheel of wheels) {
      const target = join(folder, wheel.replace(/==.*/, ""));
      const options = ["--quiet", "--no-deps", "--ignore-requires-python", "--only-binary", ":all:", "--no-compile"];
      run("python3", ["-m", "pip", "install", ...options, "--target", target, wheel]);
    }
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function requireFrom(folder, name) {
  return createRequire(join(folder, "index.js"))(name);
}

/** Fetches the sources of crates, and of all that they need, into a folder. */
export function vendor(folder, dependencies) {
  const manifest = ["[package]", 'name = "conformance"', "[lib]", 'path = "lib.rs"', "[dependencies]", ...dependencies];
  writeFileSync(join(folder, "Cargo.toml"), manifest.join("\n"));
  writeFileSync(join(folder, "lib.rs"), "");
  execFileSync("cargo", ["vendor", "--quiet"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
