import { readFileSync } from "node:fs";
import { packageFile } from "./package-file.js";

/** The version of treemin, as in its `package.json`. */
export const version: string = JSON.parse(readFileSync(packageFile("package.json"), "utf8")).version;
