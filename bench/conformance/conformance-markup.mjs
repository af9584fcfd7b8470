// npm run conformance -- markup [FILE|FOLDER …]: parses the HTML, SVG and XML of npm packages, or what is named, with the bundled
// grammars and compares with parse5 and saxes: which files only those accept, and where which elements begin and end. Prints counts
// and every file in which elements differ.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languageOfFile } from "../../dist/src/grammar/languages.js";
import { parseText } from "../../dist/src/parse/recognize/parse-text.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";
import { preorder } from "../../dist/src/tree/walk.js";
import { fetchPackages } from "../support/fetch-packages.mjs";

const packages = [
  ...[
    "@fortawesome/fontawesome-free@6",
    "@mdi/svg@7",
    "admin-lte@3",
    "flag-icon-css@4",
    "flag-icons@7",
    "foundation-sites@6",
  ],
  ...["jqvmap-novulnerability@1", "simple-icons@13", "spectre.css@0.5", "uikit@3"],
];

const folder = mkdtempSync(join(tmpdir(), "conformance-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const parsers = ["parse5@7.3.0", "saxes@6.0.0"];
execFileSync(
  "npm",
  ["install", "--no-save", "--ignore-scripts", "--loglevel", "error", "--prefix", folder, ...parsers],
  {
    stdio: ["ignore", "ignore", "inherit"],
  },
);
const require = createRequire(join(folder, "parsers.js"));
const { parse: parseHtml } = require("parse5");
const { SaxesParser } = require("saxes");

const languages = {};
for (const name of ["html", "svg", "xml"]) languages[name] = await languageOfFile(`a.${name}`).load();
const zero = {
  files: 0,
  bytes: 0,
  milliseconds: 0,
  failed: 0,
  fallbacks: 0,
  elements: 0,
  other: 0,
  otherFiles: 0,
  refused: 0,
};
const total = { ...zero };

function sources(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(html|htm|svg|xml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Where the elements of a page begin and end, as parse5 sees them; those that it adds have no place. */
function elementsOfHtml(text) {
  const found = new Map();
  const stack = [parseHtml(text, { sourceCodeLocationInfo: true })];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const place = node.sourceCodeLocation;
    // A formatting element that goes on in the next one counts once; where it ends is known only with an end tag.
    if (node.tagName && place?.startTag) found.set(place.startTag.startOffset, place.endTag?.endOffset);
    stack.push(...((node.content ?? node).childNodes?.slice().reverse() ?? []));
  }
  return found;
}

/** The same by saxes; undefined if the text is not well-formed. */
function elementsOfXml(text) {
  const found = new Map();
  const open = [];
  const parser = new SaxesParser();
  let isWell = true;
  let begin = 0;
  parser.on("error", () => {
    isWell = false;
  });
  parser.on("opentagstart", () => {
    begin = text.lastIndexOf("<", parser.position - 1);
  });
  parser.on("opentag", () => open.push(begin));
  parser.on("closetag", () => found.set(open.pop(), parser.position));
  parser.write(text).close();
  return isWell ? found : undefined;
}

/** The same by the grammar. */
function elementsOf(tree) {
  const { starts, ends } = tree.tokens;
  const found = new Map();
  for (const node of preorder(tree.root)) {
    if (node.kind !== "rule" || node.name !== "node") continue;
    const [first] = node.children;
    if (first?.name === "LT") found.set(starts[node.from], ends[node.to - 1]);
  }
  return found;
}

function check(file, counts) {
  const text = readFileSync(file, "utf8");
  const { name } = languageOfFile(file);
  const start = performance.now();
  const grammar = languages[name];
  const { table, symbols, problem: quick } = parseText(grammar, text, { effort: "sll" });
  const tree = buildTree(text, table, symbols);
  counts.milliseconds += performance.now() - start;
  counts.files++;
  counts.bytes += text.length;
  const found = elementsOf(tree);
  const problem = quick && parseText(grammar, text, {}).problem;
  if (quick && !problem) counts.fallbacks++;
  const expected = name === "html" ? elementsOfHtml(text) : elementsOfXml(text);
  if (problem) {
    counts.failed++;
    console.log(`${file}:${problem.line}:${problem.column}: ${problem.message.slice(0, 100)}`);
  }
  if (!expected) {
    counts.refused++;
    return;
  }
  counts.elements += expected.size;
  const other = [...expected].filter(([from, to]) => !found.has(from) || (to !== undefined && found.get(from) !== to));
  counts.other += other.length;
  if (other.length === 0) return;
  counts.otherFiles++;
  const [from, to] = other[0];
  console.log(
    `${file}: ${other.length} other, as that from ${from} to ${to}, not ${found.get(from)}: ${text.slice(from, from + 60).split("\n")[0]}`,
  );
}

function report(title, { files, bytes, milliseconds, failed, fallbacks, elements, other, otherFiles, refused }) {
  console.log(
    `${title}: ${files} files, ${(bytes / 1e6).toFixed(2)} MB, ${(bytes / 1000 / milliseconds).toFixed(2)} MB/s; ${failed} not ` +
      `accepted, ${fallbacks} only with LL; ${other} of ${elements} elements in ${otherFiles} files differ; ${refused} that the other parser does not accept`,
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
