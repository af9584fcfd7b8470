import { type Grammar, loadGrammar } from "#src/index.js";
import { writeFiles } from "./grammar-folder.js";

/** Whether `b` is part of the rule or follows it, only the place tells: SLL takes the first way, and fails behind an `x`. */
export function loadSplit(): Promise<Grammar> {
  const rules = "s : ('x' r 'c' | 'y' r 'b' 'c') EOF ; r : 'a' | 'a' 'b' ; WS : ' ' -> skip ;";
  return loadGrammar({ files: writeFiles({ "Split.g4": `grammar Split; ${rules}` }) });
}
