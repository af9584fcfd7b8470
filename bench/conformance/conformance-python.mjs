// npm run conformance -- python [FILE|FOLDER …]: parses the standard library of the installed python3 and well-known packages, or what
// is named, with the bundled Python grammar, and compares with CPython's own parser. Prints counts, and every file that CPython
// accepts and the grammar does not.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { symbolsOf } from "../../dist/src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "../../dist/src/grammar/languages.js";
import { parse } from "../../dist/src/parse/recognize/parse.js";
import { buildTree } from "../../dist/src/parse/table/build-tree.js";

const packages = [
  ...["black==26.1.0", "django==5.2.9", "jedi==0.19.2", "mypy==1.19.1", "networkx==3.6.1", "pylint==4.0.4"],
  ...["sphinx==8.2.3", "sympy==1.14.0", "twisted==25.5.0"],
];

/** Prints the numbers of the files that CPython does not accept. */
const judge = `
import ast, sys, warnings
warnings.simplefilter("ignore")
for number, file in enumerate(sys.stdin.read().split("\\0")):
    try:
        ast.parse(open(file, "rb").read())
    except Exception:
        print(number)
`;

/** The indices of the files that CPython does not accept. */
function refusedBy(files) {
  const output = execFileSync("python3", ["-c", judge], { input: files.join("\0"), encoding: "utf8" });
  return new Set(output.split("\n").filter(Boolean).map(Number));
}

function sources(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.pyi?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(path.length).includes("site-packages"))
    .sort();
}

const python = await loadLanguage("python");
const symbols = symbolsOf(python);
const plan = { rule: python.start, buildHiddenTokens: false };

/** Parses files with SLL prediction, what that does not accept with LL, and prints what came of them. */
function check(title, files) {
  if (files.length === 0) return;
  const refused = refusedBy(files);
  const totals = { files: 0, bytes: 0, failed: 0, fallbacks: 0, altered: 0, lenient: 0 };
  let milliseconds = 0;
  files.forEach((file, index) => {
    const text = readFileSync(file, "utf8");
    const start = performance.now();
    let { table, problem } = parse(python, text, { ...plan, prediction: "sll" });
    const tree = buildTree(text, table, symbols);
    const elapsed = performance.now() - start;
    if (refused.has(index)) {
      if (!problem) totals.lenient++;
      return;
    }
    if (problem) {
      ({ problem } = parse(python, text, { ...plan, prediction: "ll" }));
      if (!problem) totals.fallbacks++;
    }
    totals.files++;
    totals.bytes += text.length;
    milliseconds += elapsed;
    if (!isWhole(tree)) totals.altered++;
    if (!problem) return;
    totals.failed++;
    console.log(`${file}:${problem.line}:${problem.column}: ${problem.message}`);
  });
  const speed = totals.bytes / 1000 / milliseconds;
  console.log(
    `${title}: ${totals.files} files, ${(totals.bytes / 1e6).toFixed(1)} MB, ${speed.toFixed(2)} MB/s; ${totals.failed} not accepted, ` +
      `${totals.fallbacks} only with LL, ${totals.altered} altered; of ${refused.size} that CPython does not accept, ${totals.lenient} are`,
  );
}

/** Whether the tokens lie one behind the other, with nothing but white space and comments between them. */
function isWhole({ text, tokens, root }) {
  let rest = "";
  let end = 0;
  tokens.starts.forEach((start, i) => {
    rest += text.slice(end, start);
    end = tokens.ends[i];
  });
  rest += text.slice(end);
  const gaps = rest.replace(/#.*/g, "").replace(/\\\r?\n/g, "");
  return root.from === 0 && root.to === tokens.starts.length && gaps.trim() === "";
}

const paths = process.argv.slice(3);
if (paths.length > 0) {
  for (const path of paths) check(path, sources(path));
} else {
  const library = ["-c", "import sysconfig; print(sysconfig.get_path('stdlib'))"];
  check("standard library", sources(execFileSync("python3", library, { encoding: "utf8" }).trim()));
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  try {
    for (const name of packages) {
      const target = join(folder, name);
      mkdirSync(target);
      const options = ["--quiet", "--no-deps", "--no-compile", "--target", target];
      execFileSync("python3", ["-m", "pip", "install", ...options, name], { stdio: ["ignore", "ignore", "inherit"] });
      check(name, sources(target));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
