// Prints the choices of the first program in a folder that is interesting.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import isInteresting from "./interesting.mjs";

const [folder] = process.argv.slice(2);
const programs = readdirSync(folder).filter((name) => name.endsWith(".js"));
const found = programs.find((name) => isInteresting(readFileSync(join(folder, name), "utf8")));
if (found === undefined) throw new Error(`None of ${programs.length} programs is interesting.`);
process.stdout.write(`${join(folder, found)}.choices\n`);
