// npm run conformance -- LANGUAGE […]: parses real programs with a bundled grammar and counts what it does not accept. The programs
// are fetched from the registries or made by tools that are installed.
const [language = ""] = process.argv.slice(2);
const languages = [
  "javascript",
  "typescript",
  "python",
  "c",
  "cpp",
  "java",
  "go",
  "rust",
  "css",
  "markup",
  "yaml",
  "toml",
  "ini",
  "wat",
  "smtlib",
  "llvm",
  "glsl",
  "wgsl",
  "sql",
];
if (languages.includes(language)) {
  await import(`./conformance-${language}.mjs`);
} else {
  process.stderr.write(`usage: npm run conformance -- ${languages.join("|")}\n`);
  process.exitCode = 2;
}
