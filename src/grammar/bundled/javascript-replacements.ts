/** Minimal replacements of JavaScript and the languages that are made from it. */
export const javascriptReplacements: ReadonlyMap<string, string> = new Map([
  // An optional value would make the grammar look far ahead. Its replacement may be empty, though.
  ["returnValue", ""],
  // The grammar accepts more behind `export` than JavaScript does.
  ["exported", "{}"],
  // What may stand before `in` and `of`, too.
  ["loopHead", "a"],
  // The semicolon separates the member from one that follows in the same line.
  ["classMember", "a;"],
  ["TEMPLATE_CHARACTERS", "a"],
  ["JSX_TEXT", "a"],
]);
