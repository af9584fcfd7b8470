/** What a language needs if indentation has a meaning in it. */
import { readLinesBy } from "./lines-of.js";
import { LogicalLines } from "./logical-lines.js";

/** Makes the layout of candidates follow logical lines wherever a tree has some. Returns true, for the description of a language. */
export function withIndentation(): true {
  readLinesBy((tree) => new LogicalLines(tree));
  return true;
}
