// npm run conformance -- cpp [FILE|FOLDER …]: parses the headers of C++ that Debian packages hold and the sources of npm packages, which it
// fetches, or what is named, with the bundled C++ grammar, and compares with the parser of tree-sitter-cpp and, for what it does not accept, with
// g++; then the headers of the standard library that g++ accepts, preprocessed. Prints counts, and every file that one of the two
// accepts and the grammar does not. Needs Debian's apt-get and g++.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { fetchPackages } from "../support/fetch-packages.mjs";
import { checkFiles, filesIn } from "./check-files.mjs";

const parser = ["web-tree-sitter@0.27.1", "tree-sitter-cpp@0.23.4"];
/** Debian packages, with a part of the paths of the headers that are parsed. */
const headers = [
  ["libstdc++-12-dev", "/c++/"],
  ["libeigen3-dev", "/Eigen/"],
  ["libfmt-dev", "/fmt/"],
  ["nlohmann-json3-dev", "/nlohmann/"],
  ["libabsl-dev", "/absl/"],
  ["libboost1.74-dev", "/boost/a"],
];
const packages = ["re2@1.21.4", "rocksdb@5.2.1", "duckdb@1.1.3"];
/** About how many bytes of each package are parsed; of larger ones every so many files. g++ takes a second for a file. */
const most = { debian: 1_500_000, npm: 8_000_000 };
const sources = /\.(?:cpp|cc|cxx|hpp|hh|hxx|ipp|tpp|inl|tcc)$/;

const folder = mkdtempSync(join(tmpdir(), "conformance-"));

/** Whether a text is C++ for tree-sitter-cpp. */
async function treeSitter() {
  fetchPackages(folder, parser);
  const { Language, Parser } = await import(
    pathToFileURL(join(folder, "web-tree-sitter", "package", "web-tree-sitter.js")).href
  );
  await Parser.init();
  const cpp = new Parser();
  cpp.setLanguage(await Language.load(join(folder, "tree-sitter-cpp", "package", "tree-sitter-cpp.wasm")));
  return (text) => {
    const tree = cpp.parse(text);
    const isAccepted = tree !== null && !tree.rootNode.hasError;
    tree?.delete();
    return isAccepted;
  };
}

/** Unpacks a Debian package into a folder. */
function unpacked(name) {
  const target = join(folder, name);
  mkdirSync(target);
  execFileSync("apt-get", ["download", "-qq", name], { cwd: target, stdio: "ignore" });
  for (const archive of readdirSync(target).filter((file) => file.endsWith(".deb"))) {
    execFileSync("dpkg-deb", ["--extract", archive, "."], { cwd: target });
  }
  return target;
}

/** Whether a file is C++ for g++, with the headers of its package. */
function isForCompiler(file, includes) {
  const options = ["-std=c++20", "-w", "-fsyntax-only", "-x", "c++", `-I${includes}`, `-I${includes}/eigen3`, file];
  return spawnSync("g++", options, { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/** As many files as make about so many bytes. */
function some(files, most) {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const each = Math.ceil(bytes / most);
  return files.filter((_, i) => i % each === 0);
}

/** The headers of the standard library that g++ accepts, preprocessed. */
function* preprocessed() {
  const source = join(folder, "header.cpp");
  const list = execFileSync("dpkg", ["-L", "libstdc++-12-dev"], { encoding: "utf8" }).split("\n");
  for (const header of list.filter((file) => /\/c\+\+\/\d+\/[a-z_]+$/.test(file))) {
    writeFileSync(source, `#include <${basename(header)}>\n`);
    const options = ["-std=c++20", "-w", "-fcoroutines", source];
    if (spawnSync("g++", ["-fsyntax-only", ...options], { stdio: "ignore" }).status !== 0) continue;
    const target = join(folder, `${basename(header)}.ii`);
    execFileSync("g++", ["-E", "-o", target, ...options]);
    yield target;
  }
}

try {
  const named = process.argv.slice(3);
  const accepts = await treeSitter();
  for (const path of named) await checkFiles("cpp", path, filesIn(path, sources), accepts);
  if (named.length === 0) {
    for (const [name, part] of headers) {
      const includes = join(unpacked(name), "usr", "include");
      const files = filesIn(includes, /(?:^[A-Za-z_]+|\.(?:h|hpp|ipp|tcc))$/).filter((file) => file.includes(part));
      const isAccepted = (text, file) => accepts(text) || isForCompiler(file, includes);
      await checkFiles("cpp", name, some(files, most.debian), isAccepted);
    }
    fetchPackages(folder, packages);
    for (const name of packages) {
      const files = filesIn(join(folder, name.replace(/@.*/, ""), "package"), sources);
      await checkFiles("cpp", name, some(files, most.npm), accepts);
    }
    await checkFiles("cpp", "libstdc++, preprocessed", some([...preprocessed()], most.npm), () => true);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
