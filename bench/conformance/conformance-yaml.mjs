// npm run conformance -- yaml [FILE|FOLDER …]: parses the files of well-known packages, or what is named, with the bundled YAML grammar,
// and compares with the package `yaml`. Prints counts, and every file that the package accepts and the grammar does not.
import { checkFiles, filesIn } from "./check-files.mjs";
import { requireFrom, withPackages } from "./packages.mjs";

const wheels = [
  ...["ansible==9.13.0", "device_detector==6.5.1", "homeassistant==2026.11.0"],
  ...["kolla_ansible==23.0.0", "lm_eval==0.4.13"],
];

await withPackages({ npm: ["yaml@2.9.1", "@blockfrost/openapi@0.1.93"], wheels }, async (folder) => {
  const { parseAllDocuments } = requireFrom(folder, "yaml");
  const accepts = (text) => {
    try {
      const documents = parseAllDocuments(text, { logLevel: "silent", uniqueKeys: false });
      return [...documents].every(({ errors }) => errors.length === 0);
    } catch {
      return false;
    }
  };
  const named = process.argv.slice(3);
  for (const path of named.length > 0 ? named : [folder]) {
    await checkFiles("yaml", path, filesIn(path, /\.ya?ml$/), accepts);
  }
});
