import type { Clash } from "#src/tree/unparse.js";

/** Nothing that meets is read as something else. */
export const noClash: Clash = () => false;

/** Two words that meet are read as one, and so are two `+`. */
export const wordsClash: Clash = (left, right) =>
  (/\w$/.test(left) && /^\w/.test(right)) || (left.endsWith("+") && right.startsWith("+"));
