// npm run conformance -- css [FILE|FOLDER …]: parses the style sheets of well-known npm packages, or what is named, with the bundled
// grammars and compares with the parsers of PostCSS: which files only those accept, and which have other numbers of declarations,
// rules and at-rules. Prints counts and every such file.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { languageOfFile } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";
import { preorder } from "../../dist/src/tree/walk.js";
import { fetchPackages } from "../support/fetch-packages.mjs";

const packages = [
  ...["@angular/material@19", "@coreui/coreui@5", "@fortawesome/fontawesome-free@6", "@mdi/font@7", "@primer/css@21"],
  ...[
    "admin-lte@3",
    "animate.css@4",
    "antd@4",
    "bootstrap@3",
    "bootstrap@5",
    "bourbon@7",
    "breakpoint-sass@3",
    "bulma@1",
  ],
  ...["compass-mixins@0.12", "element-plus@2", "element-ui@2", "foundation-sites@6", "ionicons@4", "less@4"],
  ...["material-components-web@14", "materialize-css@1", "purecss@3", "semantic-ui-css@2", "semantic-ui-less@2"],
  ...["spectre.css@0.5", "susy@3", "tabulator-tables@6", "tachyons@4", "uikit@3"],
];
const parsers = ["postcss@8.5.6", "postcss-scss@4.0.9", "postcss-less@6.0.0"];

const folder = mkdtempSync(join(tmpdir(), "conformance-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
execFileSync(
  "npm",
  ["install", "--no-save", "--ignore-scripts", "--loglevel", "error", "--prefix", folder, ...parsers],
  {
    stdio: ["ignore", "ignore", "inherit"],
  },
);
const require = createRequire(join(folder, "parsers.js"));
const [css, scss, less] = ["postcss", "postcss-scss", "postcss-less"].map((name) => require(name).parse);
const judges = { css, scss, less };

const languages = {};
for (const name of Object.keys(judges)) {
  const grammar = await languageOfFile(`a.${name}`).load();
  languages[name] = { grammar, symbols: symbolsOf(grammar) };
}
const zero = { files: 0, bytes: 0, milliseconds: 0, failed: 0, fallbacks: 0, other: 0, refused: 0 };
const total = { ...zero };

function sources(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(css|scss|less)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** The numbers of declarations, rules and at-rules that PostCSS finds; undefined if it does not accept the text. */
function judged(text, name) {
  const found = { declarations: 0, rules: 0, atRules: 0 };
  try {
    judges[name](text).walk((node) => {
      const { type, variable, mixin, ruleWithoutBody, params } = node;
      if (type === "decl" || variable || (type === "atrule" && params.startsWith(":"))) found.declarations++;
      else if (type === "atrule" && !mixin) found.atRules++;
      else if (type === "rule" && !ruleWithoutBody) found.rules++;
    });
    return found;
  } catch {
    return undefined;
  }
}

/** The same numbers of a tree. */
function countsOf(tree) {
  const found = { declarations: 0, rules: 0, atRules: 0 };
  for (const node of preorder(tree.root)) {
    if (node.kind !== "rule" || node.name !== "item") continue;
    const names = node.children.flatMap((child) => (child.kind === "token" ? [child.name] : []));
    if (names.includes("AT_RULE")) found.atRules++;
    else if (names.includes("COLON")) found.declarations++;
    else if (node.children.at(-1)?.name === "block") found.rules++;
  }
  return found;
}

/** Parses a file to the whole tree, with SLL only; what that does not accept is tried with LL, and counted. */
function check(file, counts) {
  const text = readFileSync(file, "utf8");
  const { name } = languageOfFile(file);
  const { grammar, symbols } = languages[name];
  const plan = { rule: grammar.start, buildHiddenTokens: false };
  const start = performance.now();
  const { table, problem: quick } = parse(grammar, text, { ...plan, prediction: "sll" });
  const tree = buildTree(text, table, symbols);
  counts.milliseconds += performance.now() - start;
  counts.files++;
  counts.bytes += text.length;
  const problem = quick && parse(grammar, text, { ...plan, prediction: "ll" }).problem;
  if (quick && !problem) counts.fallbacks++;
  const found = countsOf(tree);
  const expected = judged(text, name);
  if (!expected) counts.refused++;
  if (problem) {
    counts.failed++;
    console.log(`${file}:${problem.line}:${problem.column}: ${problem.message.slice(0, 100)}`);
  } else if (expected && JSON.stringify(found) !== JSON.stringify(expected)) {
    counts.other++;
    console.log(`${file}: ${JSON.stringify(found)}, PostCSS ${JSON.stringify(expected)}`);
  }
}

function report(title, { files, bytes, milliseconds, failed, fallbacks, other, refused }) {
  console.log(
    `${title}: ${files} files, ${(bytes / 1e6).toFixed(2)} MB, ${(bytes / 1000 / milliseconds).toFixed(2)} MB/s; ${failed} not ` +
      `accepted, ${fallbacks} only with LL, ${other} with other numbers; ${refused} that PostCSS does not accept`,
  );
}

function checkAll(title, files) {
  const counts = { ...zero };
  for (const file of files) check(file, counts);
  report(title, counts);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

const paths = process.argv.slice(3);
for (const path of paths) checkAll(path, sources(path));
if (paths.length === 0) {
  for (const name of packages) {
    fetchPackages(folder, [name]);
    const unpacked = join(folder, name.replace(/(?<=.)@.*/, ""));
    checkAll(name, sources(unpacked));
    rmSync(unpacked, { recursive: true });
  }
  report("all", total);
}
