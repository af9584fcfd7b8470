/** Minimal replacements of JavaScript and the languages that are made from it. */
export const javascriptReplacements: ReadonlyMap<string, string> = new Map([
  // An optional value would make the grammar look far ahead. Its replacement may be empty, though.
  ["returnValue", ""],
  // The grammar accepts more behind `export` than JavaScript does.
  ["exported", "{}"],
  // The head of a loop that ends at once.
  ["loopHead", "a in 0"],
  // The semicolon separates the member from one that follows in the same line.
  ["classMember", "a;"],
  ["TEMPLATE_CHARACTERS", "a"],
  ["JSX_TEXT", "a"],
]);
