// node pages.mjs: collects the pages of the site in content/: the repository's Markdown, the pages in pages/, and the reference of the command, which it
// makes from the options of the program. Part of the site's build.
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { describedProgram } from "../dist/src/cli/run-command.js";
import { movingPicture } from "./moving-picture.mjs";

const repository = new URL("../", import.meta.url);
const content = new URL("content/", import.meta.url);

rmSync(content, { recursive: true, force: true });
cpSync(new URL("pages/", import.meta.url), content, { recursive: true });
const isPage = (path) => /\.(?:md|svg)$/.test(path) && !/node_modules|samples/.test(path);
for (const folder of ["docs", "examples", "grammars"])
  for (const path of readdirSync(new URL(folder, repository), { recursive: true }).filter(isPage))
    cpSync(new URL(`${folder}/${path}`, repository), new URL(`${folder}/${path}`, content));
for (const path of readdirSync(repository).filter(isPage)) cpSync(new URL(path, repository), new URL(path, content));

const program = await describedProgram();
const code = (text) => `\`${text}\``;
/** Prose of the program, escaped so that Markdown and templates do not interpret it. */
const prose = (text) => text.replace(/[\\`*_{}[\]<>|#]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", " ");

const sections = program.commands.map((command) => {
  const args = command.registeredArguments.map((each) => (each.required ? ` <${each.name()}>` : ` [${each.name()}]`));
  const groups = grouped(command.options);
  const lists = [...groups].map(([group, options]) => {
    const rows = options.map(({ flags, description }) => `- ${code(flags)}: ${prose(description)}`);
    return [...(group === "" ? [] : [`**${prose(group)}**`]), rows.join("\n")].join("\n\n");
  });
  const title = `## treemin ${command.name()}`;
  return [title, code(`treemin ${command.name()}${args.join("")}`), prose(command.description()), ...lists].join(
    "\n\n",
  );
});

function groupOf({ helpGroupHeading = "" }) {
  return helpGroupHeading.replace(/:$/, "");
}

function grouped(options) {
  const groups = new Map();
  for (const option of options) groups.set(groupOf(option), [...(groups.get(groupOf(option)) ?? []), option]);
  return groups;
}

const text = `---\noutline: 2\n---\n\n# The command\n\nWithout a name of a command, ${code("treemin")} means ${code("treemin reduce")}.\n\n${sections.join("\n\n")}\n`;
writeFileSync(new URL("command.md", content), text);
writeFileSync(new URL("reduction.svg", content), await movingPicture());
