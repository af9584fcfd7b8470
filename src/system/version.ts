import { readFileSync } from "node:fs";

/** The version of treemin, as in its `package.json`. */
export const version: string = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
).version;
