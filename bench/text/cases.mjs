// Files without a grammar, and what is looked for in them: parts in several places.
import { readFileSync } from "node:fs";
import * as generated from "./generate.mjs";

/** All patterns are found in this order. */
const inOrder =
  (...patterns) =>
  (text) => {
    let from = 0;
    return patterns.every((pattern) => {
      const match = new RegExp(pattern.source, `${pattern.flags}g`);
      match.lastIndex = from;
      const found = match.exec(text);
      from = found ? found.index + found[0].length : text.length;
      return found !== null;
    });
  };

/** Each pair of brackets matches. */
const isBalanced = (text) => {
  const open = [];
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    const at = "([{".indexOf(bracket);
    if (at >= 0) open.push(")]}"[at]);
    else if (open.pop() !== bracket) return false;
  }
  return open.length === 0;
};

const all =
  (...tests) =>
  (text) =>
    tests.every((test) => test(text));

/** A word that a pattern finds is found by another pattern behind it, too. */
const isUsed = (definition, use) => (text) =>
  [...text.matchAll(definition)].some(({ 1: name, 0: whole, index }) =>
    use(name).test(text.slice(index + whole.length)),
  );

const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const elements = "a|b|p|h[1-6]|td|tr|table|div|li|ul";

/** The cases by name: a text, and a test. */
export const textCases = [
  {
    name: "yaml",
    input: generated.yaml(),
    test: all(
      isUsed(/&(\w+)/g, (name) => new RegExp(`metadata: \\*${name}\\b`)),
      inOrder(/containers:\n(?: .*\n)* +-.*\n +image: .*:v2/, /args: \[.*'.*'\]/, /cpu: 5/),
      isBalanced,
    ),
  },
  {
    name: "toml",
    input: generated.toml(),
    test: all(
      inOrder(
        /^\[\[package\]\]$/m,
        /^name = ".*17"$/m,
        /^\[\[package\]\]$/m,
        /^dependencies = \[\n( ".*",\n)*\]/m,
        /level = 3/,
      ),
      isBalanced,
    ),
  },
  {
    name: "dockerfile",
    input: generated.dockerfile(),
    test: inOrder(
      /^FROM \S+ AS stage3$/m,
      /^RUN .*apt-get install(.*\\\n)+.*=7\.\d/m,
      /^FROM .* AS stage11$/m,
      /^COPY --from=stage10 \S+ \S+$/m,
    ),
  },
  {
    name: "makefile",
    input: generated.makefile(),
    test: all(
      inOrder(/^(\w+)_12 := \$\(shell .*\)$/m, /^build\/\S+_33\.o:.*\.h/m, /^\t.*-c \$</m, /^\t@echo ".*"$/m),
      isBalanced,
    ),
  },
  {
    name: "shell",
    input: generated.shell(),
    test: all(
      inOrder(
        /^\w+_21\(\) \{$/m,
        /^ +for \w+ in .*; do$/m,
        /sed -e 's\/[a-e]\w+\//,
        /^ +done$/m,
        /^\}$/m,
        /\$\(\(count \+ [4-7]/,
      ),
      isBalanced,
    ),
  },
  {
    name: "markdown",
    input: readFileSync(new URL("../../node_modules/commander/Readme.md", import.meta.url), "utf8"),
    test: inOrder(
      /^## .*$/m,
      /^```js$[^`]*\.requiredOption\([^`]*^```$/m,
      /\[[^\]]*\]\(\.\/examples\/[^)]*\)/,
      /^#+ .*exit/im,
    ),
  },
  {
    name: "latex",
    input: generated.latex(),
    test: all(
      isUsed(/\\label\{(\S+?)\}/g, (name) => new RegExp(`\\\\ref\\{${quoted(name)}\\}`)),
      inOrder(
        /\\begin\{itemize\}\s+\\item .*\$.*\\frac\{7\}.*\$/,
        /\\end\{itemize\}/,
        /\\begin\{tabular\}/,
        /& 4\d\d \\\\/,
        /\\end\{tabular\}/,
      ),
      isBalanced,
    ),
  },
  {
    name: "csv",
    input: generated.csv(),
    test: (text) =>
      text.split("\r\n").filter((line) => /^[^,]*,[^,]*,"[^"]*(ledger|parser)[^"]*",[^,]*,[^,]*,/.test(line)).length >=
        3 && /^id,/.test(text),
  },
  {
    name: "log",
    input: generated.log(),
    test: inOrder(
      /ERROR \[worker-3\] .* status=500$/m,
      /IllegalStateException.*\n +at .*\n +at .*journal/,
      /took=77\d?ms/,
      /WARN \[worker-3\]/,
    ),
  },
  {
    name: "assembler",
    input: generated.assembler(),
    test: all(
      isUsed(/^(routine_\d+):$/gm, (name) => new RegExp(`call\\s+${name}@PLT`)),
      inOrder(/\.cfi_startproc/, /leaq\s+-24\(%rbp\), %rcx/, /\.cfi_endproc/, /xorq\s+\$7\d, %rsi/),
      isBalanced,
    ),
  },
  {
    name: "llvm",
    input: generated.llvm(),
    test: all(
      isUsed(/^define .*@(\w+)\(.*\{$/gm, () => /^\}$/m),
      isUsed(/^@(g\d+) = .*global/gm, (name) => new RegExp(`ptr @${name}, `)),
      inOrder(/%v9 = mul nsw i32 %v\d, %v\d/, /icmp slt i32 %v10, 7/, /!DILocation\(line: 3\d\d/),
      isBalanced,
    ),
  },
  {
    name: "patch",
    input: generated.patch(),
    test: inOrder(
      /^--- a\/\S+$/m,
      /^\+\+\+ b\/\S+$/m,
      /^@@ -\d+,\d+ \+\d+,\d+ @@/m,
      /^-.*_open\d+\(7/m,
      /^\+.*"copy/m,
      /^\+\+\+ b\/src\/[a-e]\w+\.js$/m,
    ),
  },
  {
    name: "binary",
    input: Uint8Array.from(generated.binary(), (character) => character.charCodeAt(0)),
    test: inOrder(
      ...["^\\x7fELF", "\\0KEY77=\\x01\\x02[^]\\w+_[a-l]", "\\0{4}[^\\0]", "_open\\w+\\0", "KEY301=\\x01"].map(
        (source) => new RegExp(source),
      ),
    ),
  },
  {
    name: "html",
    input: `<html><body>\n${generated.repeat(60, (i) => `<table class="c${i}"><tr><td id="x${i}"><b>cell ${i}</b> text &amp; more</td><td>${i * 7}</td></tr></table>\n<p>paragraph <a href="/page/${i}?q=1">link ${i}</a>.</p>\n`)}</body></html>\n`,
    test: all(inOrder(/<table[^>]*>.*<td id="x17">.*<\/table>/, /<a href="\/page\/44[^>]*>[^<]*<\/a>/), (text) => {
      const open = [];
      return (
        [...text.matchAll(new RegExp(`<(/?)(${elements})\\b[^<>]*>`, "g"))].every(([, slash, name]) =>
          slash ? open.pop() === name : open.push(name),
        ) && open.length === 0
      );
    }),
  },
];
