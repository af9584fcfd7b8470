// What `read-tokens.mjs` knows of C and of Relay.

const parentheses = { "(": ")", "[": "]" };
const types = new Set(["int", "long", "unsigned", "short", "char", "void", "*"]);

/** @type {import("./read-tokens.mjs").TokenSyntax} */
export const cSyntax = {
  token:
    /(?<layout>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#\s*include[^\n]*)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[A-Za-z_]\w*|\d[\w.]*|[^\s\w"']/gy,
  brackets: { ...parentheses, "{": "}" },
  block: "{",
  known: new Set([
    ..."int long unsigned short char void static const struct if else for while do return break continue".split(" "),
    ..."switch case default goto sizeof extern trace".split(" "),
  ]),
  loops: new Set(["for", "while"]),
  declares: (tokens, index) =>
    types.has(tokens[index - 1]) ||
    (tokens[index - 1] === "struct" && tokens[index + 1] === "{") ||
    tokens[index - 2] === "struct",
  isMember: (tokens, index) => tokens[index - 1] === ".",
};

/** @type {import("./read-tokens.mjs").TokenSyntax} */
export const relaySyntax = {
  token: /(?<layout>\s+|#[^\n]*)|"[^"\n]*"|[A-Za-z_]\w*|\d+|[-+*=,;:()[\]{}]/gy,
  brackets: { ...parentheses, "{": "}", do: "end" },
  block: "do",
  known: new Set("task let set when otherwise repeat upto give do end trace".split(" ")),
  loops: new Set(["repeat"]),
  declares: (tokens, index) =>
    tokens[index - 1] === "let" ||
    tokens[index - 1] === "task" ||
    tokens[index + 1] === "upto" ||
    isParameter(tokens, index),
  isMember: (tokens, index) => tokens[index + 1] === ":",
};

/** Whether only names and commas stand between a name and the head of a task. */
function isParameter(tokens, index) {
  let i = index - 1;
  while (tokens[i] === ",") i -= 2;
  return tokens[i] === "(" && tokens[i - 2] === "task";
}
