import { languageTree } from "./language-tree.js";

export const { grammar: javascript, symbols, parseQuickly, treeOf, textsOf } = await languageTree("javascript");
