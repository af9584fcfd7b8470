// npm run conformance -- toml [FILE|FOLDER …]: parses the manifests and locks of the crates that a large crate needs, which cargo fetches, or
// what is named, with the bundled TOML grammar, and compares with the package `smol-toml`. Prints counts, and every file that the package
// accepts and the grammar does not. Needs cargo.
import { checkFiles, filesIn } from "./check-files.mjs";
import { requireFrom, vendor, withPackages } from "./packages.mjs";

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
  if (named.length === 0) vendor(folder, ['bevy = "=0.20.1"']);
  for (const path of named.length > 0 ? named : [folder]) {
    await checkFiles("toml", path, filesIn(path, /\.toml(\.orig)?$|^Cargo\.lock$/), accepts);
  }
});
