// Generates the parsers of the bundled grammars: grammars/<language>/*.g4 → generated/<language>/*.ts.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const tool = join(root, "node_modules", ".bin", "antlr-ng");

for (const entry of readdirSync(join(root, "grammars"), { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const source = join(root, "grammars", entry.name);
  const target = join(root, "generated", entry.name);
  const files = readdirSync(source).filter((file) => file.endsWith(".g4"));
  rmSync(target, { recursive: true, force: true });
  const options = ["-Dlanguage=TypeScript", "--generate-listener", "false", "--generate-visitor", "false"];
  // Runs in the grammar's folder, because the header of the generated file contains the path as it was given.
  const run = spawnSync(tool, [...options, "-o", target, ...files], { cwd: source, stdio: "inherit" });
  if (run.status !== 0) process.exit(1);
  for (const file of readdirSync(target)) {
    if (!file.endsWith(".ts")) rmSync(join(target, file));
  }
}
