import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { treeGuarantees } from "#src/pipeline/guarantees.js";
import { writeFiles } from "./grammar/grammar-folder.js";

const root = join(import.meta.dirname, "..");

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
}

/** Runs a shell command in which `treemin` is the built one; returns what it prints on both outputs. */
function shell(command: string, folder: string): string {
  const prelude = 'treemin() { node "$TREEMIN" "$@"; }; exec 2>&1';
  const env = { ...process.env, TREEMIN: join(root, "dist/command/treemin.js") };
  return spawnSync("sh", ["-c", `${prelude}\n${command}`], { cwd: folder, env, encoding: "utf8" }).stdout;
}

/** A block of a page with commands and their output. */
interface Session {
  readonly title: string;
  readonly folder: string;
  readonly commands: readonly { readonly command: string; readonly shown: string }[];
}

/** The blocks of a page that show commands and their output. `$ cd FOLDER` moves this block and the next ones. */
function sessionsIn(page: string): Session[] {
  let folder = root;
  return [...read(page).matchAll(/^```console\n(.*?)^```$/gms)].map(([, block = ""]) => {
    const commands = [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(([, command = "", shown = ""]) => ({
      command,
      shown,
    }));
    const moved = commands[0]?.command.match(/^cd (.*)/)?.[1];
    if (moved !== undefined) folder = join(root, moved);
    const rest = moved === undefined ? commands : commands.slice(1);
    return { title: rest.at(-1)?.command ?? block, folder, commands: rest };
  });
}

/** The part of a session's output that one command printed. */
function outputOf(command: string, session: string): string {
  const [, after = ""] = session.split(`$ ${command}\n`);
  return after.split(/^\$ /m)[0] as string;
}

/** Removes the lines that depend on the machine: times, speculative tests, and how treemin runs the grammar. */
function withoutTimes(text: string): string {
  return text
    .replace(/^[\d.]+ s, .* in tests.*\n/gm, "")
    .replace(/^\d+ tests?: .*\n/gm, "")
    .replace(/^\w+ is (generated|interpreted).*\n/gm, "");
}

/** A pattern for the output that a page shows; `…` on the page stands for any text. */
function patternOf(shown: string): RegExp {
  const parts = withoutTimes(shown)
    .trim()
    .split("…")
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join("[\\s\\S]*?")}\\s*$`);
}

const tagLexer = "lexer grammar TagLexer;\nWORD : [a-z]+ ;\n";
const tagParser = "parser grammar TagParser;\noptions { tokenVocab = TagLexer; }\ns : WORD* EOF ;\n";
const rest = "X : [a-z]+ ;\nSPACE : ' ' -> skip ;\n";

/** Messages, the calls that lead to them, and the files that the calls need. */
const mistakes: readonly (readonly [message: string, call: string, files: Readonly<Record<string, string>>])[] = [
  [
    "Typo.g4:2:5: reference to undefined rule: expresion",
    "grammar check Typo.g4",
    { "Typo.g4": `grammar Typo;\ns : expresion* EOF ;\nexpression : X ;\n${rest}` },
  ],
  [
    "TagParser.g4 needs the lexer TagLexer: give TagLexer.g4 as well.",
    "grammar check TagParser.g4",
    { "TagParser.g4": tagParser },
  ],
  [
    "the imported grammar Common is not found",
    "grammar check A.g4",
    { "A.g4": `grammar A;\nimport Common;\ns : X ;\n${rest}` },
  ],
  ["There is no parser in TagLexer.g4.", "grammar check TagLexer.g4", { "TagLexer.g4": tagLexer }],
  [
    "There are several parsers: A.g4, B.g4. Give one, or a format file.",
    "grammar check A.g4 B.g4",
    { "A.g4": `grammar A;\ns : X ;\n${rest}`, "B.g4": `grammar B;\ns : X ;\n${rest}` },
  ],
  [
    "lexical modes are only allowed in lexer grammars",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ns : X ;\n${rest}mode IN;\nY : [0-9] ;\n` },
  ],
  ["implicit definition of token Z in parser", "grammar check A.g4", { "A.g4": `grammar A;\ns : X Z ;\n${rest}` }],
  [
    "contains a closure with at least one alternative that can match an empty string",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ns : (X?)* EOF ;\n${rest}` },
  ],
  [
    "The following sets of rules are mutually left-recursive",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ns : t | X ;\nt : s X ;\n${rest}` },
  ],
  [
    "its base class TagBase is not found; name its file with --base",
    "grammar check TagLexer.g4 TagParser.g4",
    { "TagParser.g4": tagParser, "TagLexer.g4": tagLexer.replace("\n", "\noptions { superClass = TagBase; }\n") },
  ],
  [
    "It is interpreted without the lexer's predicates",
    "grammar check A.g4",
    { "A.g4": `grammar A;\n@lexer::members { private int depth = 0; }\ns : Y ;\nY : '!' {depth > 0}? ;\n${rest}` },
  ],
  ["The language of small.tag is not known by its name.", "tree small.tag", {}],
  [
    "The grammar Good has no rule nothing. It has: s, t.",
    "grammar check Good.g4 --start nothing",
    { "Good.g4": `grammar Good;\ns : t* EOF ;\nt : X ;\n${rest}` },
  ],
  [
    "nothing was expected here, but there is 'b'",
    "tree small.tag --grammar A.g4",
    { "A.g4": `grammar A;\ns : X ;\n${rest}` },
  ],
  ["token recognition error at: '?'", "tree small.tag --grammar A.g4", { "A.g4": `grammar A;\ns : X* EOF ;\n${rest}` }],
  [
    "the lexer makes no such token by itself",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ntokens { INDENT }\ns : INDENT X ;\n${rest}` },
  ],
  [
    "the pattern has no named group",
    "grammar check --format format.json",
    {
      "A.g4": `grammar A;\ns : X ;\n${rest}`,
      "format.json": '{ "grammars": { "a": { "files": ["A.g4"], "islands": { "X": "(.*)" } } } }',
    },
  ],
  [
    "is not interesting to begin with",
    "small.tag --grammar A.g4 --test false",
    { "A.g4": `grammar A;\ns : X* EOF ;\n${rest}` },
  ],
];

describe("the documentation", () => {
  it.each(Object.entries(treeGuarantees))("says of %s what the code says", (name, sentence) => {
    expect(read("docs/algorithms.md")).toContain(`| \`${name}\` | ${sentence} |`);
  });

  it("has a library example that prints what its comment says", () => {
    const code = read("README.md").match(/```js\n(.*?)```/s)?.[1] ?? "";
    const expected = code.match(/console\.log\(.*\); \/\/ (.*)/)?.[1];
    expect(run("--input-type=module", "-e", code).trim()).toBe(expected);
  });

  /** The output of all examples, each run once; running them fails if a result is not the expected one. */
  let printed = "";
  beforeAll(() => {
    printed = run("examples/run.mjs", "--all");
  }, 600_000);

  it.each(readdirSync(join(root, "examples")).filter((name) => existsSync(join(root, "examples", name, "README.md"))))(
    "has an example that prints what it shows: %s",
    (name) => {
      for (const figures of read(`examples/${name}/README.md`).match(/^\d+ → .* tokens$/gm) ?? []) {
        expect(printed).toContain(figures);
      }
    },
  );

  it("shows in the README what the example shows", () => {
    const shown = read("examples/json-duplicate-keys/README.md").match(/^\d+ → .* tokens\n\d+ tests: .*$/m)?.[0];
    expect(shown).toBeDefined();
    expect(read("README.md")).toContain(shown);
  });

  it.each(sessionsIn("docs/grammars.md"))(
    "shows in docs/grammars.md what is printed: $title",
    ({ folder, commands }) => {
      for (const { command, shown } of commands) {
        // The examples have already run the reductions.
        const isReduced = command.includes("--test ./interesting.sh");
        const output = isReduced ? outputOf(command, printed) : shell(command, folder);
        expect(withoutTimes(output), command).toMatch(patternOf(shown));
      }
    },
  );

  it("shows in docs/grammars.md code of the examples", () => {
    const files = ["calc-wrong-associativity", "template-modes", "ini-json-islands"].flatMap((name) =>
      readdirSync(join(root, "examples", name)).map((file) => read(`examples/${name}/${file}`)),
    );
    for (const [, code = ""] of read("docs/grammars.md").matchAll(/^```(?:antlr|json|sh)\n(.*?)^```$/gms)) {
      expect(files.filter((file) => file.includes(code))).not.toEqual([]);
    }
  });

  it.each(mistakes)("shows in docs/grammars.md the message that treemin prints: %s", (message, call, files) => {
    const [path = ""] = writeFiles({ "small.tag": "a b?", ...files });
    expect(shell(`treemin ${call}`, dirname(path))).toContain(message);
    expect(read("docs/grammars.md")).toContain(message);
  });

  it.each(readdirSync(join(root, "test/torture/lines")))(
    "has a promise in docs/reliability.md for each line of npm run torture: %s",
    (file) => {
      expect(read("docs/reliability.md")).toContain(`\`test/torture/lines/${file}\``);
    },
  );

  const pages = ["README.md", ...["docs", "docs/decisions"].flatMap((folder) => pagesIn(folder))];
  it.each(pages)("links to files that exist: %s", (page) => {
    for (const [, link = ""] of read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      expect(existsSync(join(root, dirname(page), link)), link).toBe(true);
    }
  });

  it("names source files that exist", () => {
    for (const page of pages) {
      for (const [, file = ""] of read(page).matchAll(/`((?:src|test|grammars)\/[\w./-]+)`/g)) {
        expect(existsSync(join(root, file)), `${file} in ${page}`).toBe(true);
      }
    }
  });
});

function pagesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith(".md"));
  return files.map((file) => join(folder, file));
}
