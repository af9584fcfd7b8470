import type { Clash } from "#src/tree/gaps.js";

/** Nothing that meets is read as something else. */
export const noClash = (() => false) satisfies Clash;

/** Two words that meet are read as one, and so are two `+`. */
export const wordsClash = ((left: string, right: string) =>
  (/\w$/.test(left) && /^\w/.test(right)) || (left.endsWith("+") && right.startsWith("+"))) satisfies Clash;
