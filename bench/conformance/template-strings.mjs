/** Shaders that packages keep as strings in JavaScript. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesIn } from "./check-files.mjs";

/** Shorter strings are parts of lines. */
const shortest = 60;

/**
 * Writes the template strings without holes of modules into files of a folder.
 * @param isShader whether a string is a shader, by the path of its module and its text
 */
export function writeTemplateStrings(modules, target, { extension, isShader = () => true }) {
  mkdirSync(target, { recursive: true });
  let count = 0;
  for (const module of filesIn(modules, /\.m?js$/)) {
    for (const [, raw] of readFileSync(module, "utf8").matchAll(/`((?:[^`\\]|\\[\s\S])*)`/g)) {
      if (raw.length < shortest || raw.includes("$" + "{") || !isShader(module, raw)) continue;
      const text = raw.replace(/\\([`\\$])/g, "$1").replace(/\\n/g, "\n");
      writeFileSync(join(target, `${count++}-${basename(module).replace(/\.m?js$/, "")}${extension}`), text);
    }
  }
}
