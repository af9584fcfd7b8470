// node test/architecture/main.mjs: fails if a file of `src` imports what the table of rooms does not list, or if files or rooms
// import each other in a circle.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { violations } from "./imports.mjs";
import { rooms } from "./rooms.mjs";

const folder = join(import.meta.dirname, "../../src");
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
const files = new Map(
  paths.sort().map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]),
);
const problems = violations(files, rooms);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${files.size} files in ${Object.keys(rooms).length} rooms: ${problems.length} violations of test/architecture/rooms.mjs\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
