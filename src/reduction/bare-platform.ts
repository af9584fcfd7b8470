import type { Platform } from "./platform.js";

/** Any JavaScript engine: the calling thread parses, and patterns are matched by JavaScript itself. */
export const barePlatform: Platform = {
  matchesIn: (pattern, text) => {
    const flags = pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`;
    const matches = [...text.matchAll(new RegExp(pattern.source, flags))];
    return matches.map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  },
};
