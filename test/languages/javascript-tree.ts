import { treesOf } from "./bundled-tree.js";

export const { grammar: javascript, symbols, parseQuickly, treeOf, textsOf } = await treesOf("javascript");
