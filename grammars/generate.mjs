// node grammars/generate.mjs [--check]: generates the parsers of the bundled grammars, grammars/<language>/*.g4 →
// generated/<language>/*.ts, where grammars, antlr-ng or generated files changed. With --check, it generates nothing and fails if
// something changed. Whether something did tells generated/<language>/checksum.txt.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const grammars = dirname(fileURLToPath(import.meta.url));
const root = join(grammars, "..");
const options = ["-Dlanguage=TypeScript", "--generate-listener", "false", "--generate-visitor", "false"];

const languages = foldersIn(grammars);
const changed = languages.filter((language) => checksumIn(language) !== checksumOf(language));
const abandoned = foldersIn(join(root, "generated")).filter((language) => !languages.includes(language));

if (process.argv.includes("--check")) {
  const names = [...changed, ...abandoned];
  if (names.length > 0) {
    const message = `Not what the grammars generate: ${names.join(", ")} in generated/. Run npm run generate and commit the result.`;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
} else {
  for (const language of abandoned) rmSync(generatedOf(language), { recursive: true });
  for (const language of changed) generate(language);
}

/** Generates the parser of a language into its folder, which holds nothing else afterwards. */
function generate(language) {
  const source = join(grammars, language);
  const target = generatedOf(language);
  rmSync(target, { recursive: true, force: true });
  const folders = importedBy(language).map((path) => join("..", dirname(path)));
  const libraries = [...new Set(folders)].flatMap((folder) => ["--lib", folder]);
  const tool = join(root, "node_modules", ".bin", "antlr-ng");
  // Runs in the grammar's folder, because the header of the generated file contains the path as it was given.
  const run = spawnSync(tool, [...options, ...libraries, "-o", target, ...grammarsIn(language)], {
    ...{ cwd: source, stdio: "inherit" },
  });
  if (run.status !== 0) throw new Error(`antlr-ng failed for ${source}.`);
  for (const file of readdirSync(target)) {
    if (!file.endsWith(".ts")) rmSync(join(target, file));
  }
  writeFileSync(join(target, "checksum.txt"), `${checksumOf(language)}\n`);
}

/** A checksum of all that decides what is generated for a language, and of what was generated. */
function checksumOf(language) {
  const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies["antlr-ng"];
  const hash = createHash("sha256").update(JSON.stringify([version, options]));
  const sources = [...grammarsIn(language).map((file) => join(language, file)), ...importedBy(language)];
  const target = generatedOf(language);
  const generated = existsSync(target) ? readdirSync(target).filter((file) => file !== "checksum.txt") : [];
  for (const file of [...sources.map((path) => join(grammars, path)), ...generated.map((file) => join(target, file))]) {
    hash.update(JSON.stringify([file.slice(root.length), readFileSync(file, "utf8")]));
  }
  return hash.digest("hex");
}

/** The checksum that was written when the parser was generated; empty if there is none. */
function checksumIn(language) {
  const path = join(generatedOf(language), "checksum.txt");
  return existsSync(path) ? readFileSync(path, "utf8").trim() : "";
}

function generatedOf(language) {
  return join(root, "generated", language);
}

/** The grammars of a language's folder. */
function grammarsIn(language) {
  return readdirSync(join(grammars, language)).filter((file) => file.endsWith(".g4"));
}

/** The grammars of other languages that the grammars of a language import, directly or not, as paths in this folder. */
function importedBy(language) {
  const paths = grammarsIn(language).map((file) => join(language, file));
  // Grows while it is read.
  for (const path of paths) {
    const [, names = ""] = readFileSync(join(grammars, path), "utf8").match(/^import ([^;]+);/m) ?? [];
    for (const file of names.split(/, */).map((name) => `${name}.g4`)) {
      const home = languages.find((folder) => existsSync(join(grammars, folder, file)));
      if (home !== undefined && !paths.includes(join(home, file))) paths.push(join(home, file));
    }
  }
  return paths.filter((path) => dirname(path) !== language);
}

function foldersIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
