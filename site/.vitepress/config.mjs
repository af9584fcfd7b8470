// The site: the repository's own pages, a home page, the reference of the command, and the playground. A dead link fails the build.
import { cpSync, existsSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const content = fileURLToPath(new URL("../content/", import.meta.url));
const output = fileURLToPath(new URL("../dist/", import.meta.url));
/** The path below which the site is served, such as /treemin/. */
const base = process.env.SITE_BASE ?? "/";

/** Files that pages link to and that are no pages: the site has copies of them. */
const files = new Set();

/** Makes pages of the repository's Markdown. Links to files of the repository lead to copies, links to folders to their README; those to other folders become plain text. */
function asPages(md) {
  // Doubled braces are text, not templates of Vue's.
  const escaped = (text) => md.utils.escapeHtml(text).replaceAll("{{", "&#123;&#123;");
  md.renderer.rules.text = (tokens, i) => escaped(tokens[i].content);
  md.renderer.rules.code_inline = (tokens, i) => `<code v-pre>${md.utils.escapeHtml(tokens[i].content)}</code>`;
  md.core.ruler.push("repository-links", ({ tokens, env }) => {
    const folder = dirname(join(repository, relative(content, env.realPath ?? env.path)));
    for (const { children } of tokens)
      for (const token of children ?? []) if (token.type === "link_open") follow(token, children, folder);
  });
}

function follow(token, siblings, folder) {
  const [path = ""] = (token.attrGet("href") ?? "").split("#");
  if (path === "" || path.startsWith("/") || /^[a-z]+:/.test(path) || path.endsWith(".md")) return;
  const target = resolve(folder, decodeURIComponent(path));
  if (!existsSync(target)) return;
  const isFolder = statSync(target).isDirectory();
  if (isFolder && existsSync(join(target, "README.md")))
    return void token.attrSet("href", `${path.replace(/\/$/, "")}/README.md`);
  const close = siblings[siblings.indexOf(token) + 2];
  if (isFolder) {
    for (const each of [token, close])
      if (each) Object.assign(each, { type: "text", content: "", tag: "", nesting: 0 });
    return;
  }
  files.add(target);
  token.attrSet("href", `${base}files/${relative(repository, target)}`);
  token.attrSet("target", "_blank");
}

/** The pages of the repository in one list, by title and path. */
const pages = (list) => list.map(([text, path]) => ({ text, link: `/${path}` }));

const sidebar = [
  {
    text: "Start",
    items: pages([
      ["What treemin does", "README"],
      ["Your first reduction", "first-reduction"],
      ["Examples", "examples/README"],
    ]),
  },
  {
    text: "Guides",
    items: pages([
      ["Recipes", "docs/recipes"],
      ["Cookbook of tests", "docs/cookbook"],
      ["Reduce in CI", "docs/ci"],
      ["Flaky and slow tests", "docs/flaky-tests"],
      ["Compilers and crashes", "docs/compilers"],
      ["Minifiers and formatters", "docs/minifiers"],
      ["JSON and data", "docs/data"],
      ["Languages", "docs/languages"],
      ["Your own grammar", "docs/grammars"],
      ["Without a grammar", "docs/text"],
      ["Folders", "docs/folders"],
      ["Function calls", "docs/calls"],
      ["Your own passes", "docs/passes"],
      ["Tests on other machines", "docs/workers"],
      ["The live view", "docs/live-view"],
      ["Generating inputs", "docs/generate"],
      ["Fuzzing", "docs/fuzzing"],
      ["Coming from another reducer", "docs/other-reducers"],
      ["Moving: options of other reducers", "docs/moving"],
    ]),
  },
  {
    text: "Reference",
    items: [
      ...pages([
        ["The command", "command"],
        ["Algorithms and pipelines", "docs/algorithms"],
        ["Comparisons", "docs/comparisons"],
        ["Glossary", "docs/glossary"],
      ]),
      { text: "API", link: "/api/index.html", target: "_self" },
    ],
  },
  {
    text: "Promises and the inside",
    items: pages([
      ["Reliability", "docs/reliability"],
      ["Threat model", "docs/threat-model"],
      ["Architecture", "docs/architecture"],
      ["Contributing", "CONTRIBUTING"],
      ["Security", "SECURITY"],
      ["Changes", "CHANGELOG"],
    ]),
  },
];

export default defineConfig({
  base,
  title: "treemin",
  description: "Makes failing test cases small.",
  lang: "en",
  srcDir: content,
  outDir: output,
  cacheDir: fileURLToPath(new URL("../node_modules/.vitepress/", import.meta.url)),
  ignoreDeadLinks: false,
  lastUpdated: false,
  head: [["link", { rel: "icon", href: "data:," }]],
  markdown: {
    config: asPages,
    languageAlias: { antlr: "java" },
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  vite: { publicDir: false },
  buildEnd() {
    for (const file of files) cpSync(file, join(output, "files", relative(repository, file)));
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Guide", link: "/README" },
      { text: "Command", link: "/command" },
      { text: "API", link: "/api/index.html", target: "_self" },
      { text: "Playground", link: "/playground/index.html", target: "_self" },
    ],
    sidebar,
  },
});
