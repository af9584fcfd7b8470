/** Names that every object of JavaScript has are names like others in all languages. */
import { expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";

const names = ["constructor", "__proto__", "toString", "hasOwnProperty"];

const texts: Readonly<Record<string, (name: string) => string>> = {
  c: (n) => `#define ${n} ${n}\nint f(int ${n}) { return ${n}(${n}); }`,
  cpp: (n) => `#define ${n}(${n}) ${n}\nclass A { void ${n}(); }; int f(int ${n}) { return ${n}(${n}); }`,
  css: (n) => `${n} { ${n}: ${n}(${n}) } @${n} ${n} {}`,
  glsl: (n) => `void ${n}(float ${n}) { ${n}(${n}); }`,
  go: (n) => `package a\ntype ${n} struct { ${n} ${n} }\nfunc f(${n} ${n}) { ${n}(${n}, ${n}) }`,
  html: (n) => `<${n} ${n}="a"><p ${n}>a</p></${n}>`,
  ini: (n) => `[${n}]\n${n}=${n}\n`,
  java: (n) => `class ${n} { ${n} f(${n} ${n}) { return ${n}(${n}, ${n}); } }`,
  javascript: (n) => `function ${n}(a, ${n}) { ${n}(${n}) } a = { ${n}, ${n}() {} }; b = \`\${${n}}\``,
  json: (n) => `{"${n}": "${n}"}`,
  llvm: (n) => `define i32 @${n}(i32 %${n}) {\n${n}:\n  ret i32 %${n}\n}`,
  python: (n) => `def ${n}(${n}):\n  return ${n}(${n}, ${n})\nmatch ${n}:\n  case ${n}: pass`,
  rust: (n) => `struct ${n} { ${n}: ${n} } fn ${n}() { ${n}(${n}, [${n}]) }`,
  smtlib: (n) => `(declare-fun ${n} (Int) Bool) (assert (${n} ${n}))`,
  sql: (n) => `select ${n}(${n}) from ${n} as a where ${n} = ${n}; create table ${n} (${n} int);`,
  svg: (n) => `<svg ${n}="a"><${n}/></svg>`,
  toml: (n) => `[${n}]\n${n} = 1`,
  typescript: (n) => `type ${n} = ${n}<${n}>; interface A { ${n}: ${n} } class B<${n}> { ${n}(a: ${n}) { ${n}(a) } }`,
  wat: (n) => `(module (func $${n} (param $${n} i32) local.get $${n}))`,
  wgsl: (n) => `fn ${n}(${n}: ${n}) -> ${n} { return ${n}(${n}, ${n}); }`,
  xml: (n) => `<${n} ${n}="a"><${n}/></${n}>`,
  yaml: (n) => `${n}: ${n}\n${n}2: {${n}: &${n} a}\n`,
};

it.each(Object.entries(texts))("%s", async (language, text) => {
  const grammar = await loadLanguage(language);
  for (const name of names) {
    const { problem } = parseTreeSync(grammar, text(name));
    expect([name, problem]).toEqual([name, undefined]);
  }
});
