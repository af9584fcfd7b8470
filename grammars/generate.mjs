// node grammars/generate.mjs [--check]: generates the parsers of the bundled grammars, grammars/<language>/*.g4 →
// generated/<language>/*.ts. With --check, it writes nothing and fails if generated/ is not what the grammars generate.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tool = join(root, "node_modules", ".bin", "antlr-ng");
const committed = join(root, "generated");

if (process.argv.includes("--check")) {
  const folder = mkdtempSync(join(tmpdir(), "treemin-generated-"));
  try {
    check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  generate(committed);
}

/** Generates all parsers into the folders of a folder, which hold nothing else afterwards. */
function generate(folder) {
  for (const entry of readdirSync(join(root, "grammars"), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const source = join(root, "grammars", entry.name);
    const target = join(folder, entry.name);
    const files = readdirSync(source).filter((file) => file.endsWith(".g4"));
    rmSync(target, { recursive: true, force: true });
    const options = ["-Dlanguage=TypeScript", "--generate-listener", "false", "--generate-visitor", "false"];
    // Grammars that others import.
    options.push("--lib", join("..", "javascript"));
    // Runs in the grammar's folder, because the header of the generated file contains the path as it was given.
    const run = spawnSync(tool, [...options, "-o", target, ...files], { cwd: source, stdio: "inherit" });
    if (run.status !== 0) throw new Error(`antlr-ng failed for ${source}.`);
    for (const file of readdirSync(target)) {
      if (!file.endsWith(".ts")) rmSync(join(target, file));
    }
  }
}

/** Generates into an empty folder and compares that with what is committed. */
function check(folder) {
  generate(folder);
  const files = new Set([...filesIn(folder), ...filesIn(committed)]);
  const differing = [...files].filter((file) => contentOf(join(folder, file)) !== contentOf(join(committed, file)));
  if (differing.length === 0) return;
  const list = differing.sort().join(", ");
  process.stderr.write(
    `Not what the grammars generate: ${list} in generated/. Run npm run generate and commit the result.\n`,
  );
  process.exitCode = 1;
}

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** The content of a file; undefined if there is no such file. */
function contentOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}
