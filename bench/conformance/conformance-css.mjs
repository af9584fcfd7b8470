// npm run conformance -- css [FILE|FOLDER …]: parses the style sheets of npm packages, or what is named, with the bundled grammars
// and compares with the parsers of PostCSS, of Sass and of Less. Prints counts, and every file that only the other parser accepts.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { languageOfFile } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";

const packages = [
  ...["@angular/material@19", "@coreui/coreui@5", "@fortawesome/fontawesome-free@6", "@mdi/font@7", "@primer/css@21"],
  ...["animate.css@4", "antd@4", "bootstrap@3", "bourbon@7", "breakpoint-sass@3", "bulma@1", "compass-mixins@0.12"],
  ...["element-plus@2", "element-ui@2", "foundation-sites@6", "ionicons@4", "materialize-css@1", "admin-lte@3"],
  ...["material-components-web@14", "normalize.css@8", "purecss@3", "semantic-ui-css@2", "semantic-ui-less@2"],
  ...["spectre.css@0.5", "susy@3", "tabulator-tables@6", "tachyons@4", "uikit@3"],
];
const parsers = ["postcss@8.5.6", "postcss-scss@4.0.9", "sass@1.93.2", "less@4.4.2"];
const npm = ["--no-save", "--no-package-lock", "--ignore-scripts", "--legacy-peer-deps", "--loglevel", "error"];

const folder = mkdtempSync(join(tmpdir(), "conformance-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

/** Installs packages with all that they depend on, for that has style sheets, too. */
function install(...names) {
  execFileSync("npm", ["install", ...npm, ...names], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

execFileSync("npm", ["init", "--yes"], { cwd: folder, stdio: "ignore" });
install(...parsers);
const require = createRequire(join(folder, "package.json"));
const [postcss, scss, sass, less] = ["postcss", "postcss-scss", "sass", "less"].map((name) => require(name));

/** Throws what another parser says to a text. Sass also evaluates, so only what it calls a parse error would count: it has no other way. */
const judges = {
  css: (text) => postcss.parse(text),
  scss: (text) => scss.parse(text),
  less: async (text) => {
    await new less.Parser({ ...less.options, syncImport: true }, imports(), { filename: "input.less" });
    await parseLess(text);
  },
};
