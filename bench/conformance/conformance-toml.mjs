// npm run conformance -- toml [FILE|FOLDER …]: parses the manifests and locks of the crates that a large crate needs, which cargo fetches, or
// what is named, with the bundled TOML grammar, and compares with the package `smol-toml`. Prints counts, and every file that the package
// accepts and the grammar does not. Needs cargo.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkFiles, filesIn } from "./check-files.mjs";
import { requireFrom, withPackages } from "./packages.mjs";

const manifest = `[package]
name = "conformance"
version = "0.0.0"
[lib]
path = "lib.rs"
[dependencies]
bevy = "=0.18.0"
`;

await withPackages({ npm: ["smol-toml@1.9.1"], wheels: [] }, async (folder) => {
  const { parse } = requireFrom(folder, "smol-toml");
  const accepts = (text) => {
    try {
      parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const named = process.argv.slice(3);
  if (named.length === 0) vendor(join(folder, "crates"));
  for (const path of named.length > 0 ? named : [join(folder, "crates")]) {
    await checkFiles("toml", path, filesIn(path, /\.toml(\.orig)?$|^Cargo\.lock$/), accepts);
  }
});

/** Fetches the sources of all crates that the manifest needs into a folder. */
function vendor(folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, "Cargo.toml"), manifest);
  writeFileSync(join(folder, "lib.rs"), "");
  execFileSync("cargo", ["vendor", "--quiet"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
