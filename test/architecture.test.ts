import { describe, expect, it } from "vitest";
import { violations } from "./architecture/imports.mjs";
import { rooms } from "./architecture/rooms.mjs";

/** Checks a few planted files; files that only serve as targets need not be given. */
function check(files: Readonly<Record<string, string>>, table: Parameters<typeof violations>[1] = rooms): string[] {
  return violations(new Map(Object.entries(files)), table);
}

/** All ways to import a module in TypeScript. */
const ways: readonly (readonly [way: string, code: string])[] = [
  ["import", 'import { run } from "MODULE";'],
  ["import type", 'import type { Run } from "MODULE";'],
  ["import for its effects", 'import "MODULE";'],
  ["export from", 'export { run } from "MODULE";'],
  ["export type from", 'export type { Run } from "MODULE";'],
  ["export all", 'export * from "MODULE";'],
  ["an import() type", 'export type Run = import("MODULE").Run;'],
  ["a dynamic import", 'export const load = async () => (await import("MODULE")).run;'],
  ["a dynamic import in a template", "export const load = () => `$" + '{import("MODULE")}`;'],
  ["import = require", 'import run = require("MODULE");'],
];

describe("the check of imports", () => {
  it.each(ways)("rejects a room that is not listed, imported by %s", (_, code) => {
    const [problem, ...rest] = check({ "tree/planted.ts": `\n${code.replace("MODULE", "../oracle/oracle.js")}\n` });
    expect(rest).toEqual([]);
    expect(problem).toBe('src/tree/planted.ts:2 imports "../oracle/oracle.js": src/tree may import no other room.');
  });

  it.each(ways)("rejects a package that is not listed, imported by %s", (_, code) => {
    expect(check({ "transform/planted.ts": code.replace("MODULE", "antlr4ng") })).toEqual([
      'src/transform/planted.ts:1 imports "antlr4ng": src/transform may use no packages and no modules of Node.',
    ]);
  });

  it.each(["tree", "transform", "reducer", "lists", "search", "language", "pipeline"])(
    "rejects every module of Node in %s",
    (room) => {
      for (const name of ["node:fs", "node:path", "fs", "node:worker_threads"]) {
        expect(check({ [`${room}/planted.ts`]: `import "${name}";` })).toHaveLength(1);
      }
    },
  );

  /** What only some rooms may use, and which. */
  const reserved: readonly (readonly [name: string, mayUse: RegExp])[] = [
    ["node:child_process", /^process$/],
    ["antlr4ng", /^(generate$|(grammar|parse)\b)/],
    ["commander", /^cli\b/],
  ];
  it.each(reserved)("rejects %s outside of its rooms", (name, mayUse) => {
    for (const room of Object.keys(rooms).filter((each) => !mayUse.test(each))) {
      const file = room.endsWith(".ts") ? room : `${room}/planted.ts`;
      expect(check({ [file]: `import "${name}";` }), room).toHaveLength(1);
    }
  });

  it("rejects whatever the command imports beside the package's public entries", () => {
    for (const room of Object.keys(rooms).filter(
      (each) => !/^(cli\b|compile-cache\.ts|index\.ts|generate\.ts|tools\.ts)/.test(each),
    )) {
      const target = room.endsWith(".ts") ? room.replace(".ts", ".js") : `${room}/planted.js`;
      expect(check({ "cli/planted.ts": `import type { A } from "../${target}";` }), room).toHaveLength(1);
    }
  });

  it("accepts what is listed, and imports within a room", () => {
    const files = {
      "search/planted.ts": 'import type { Tree } from "../tree/node.js";\nimport "./search.js";',
      "lists/planted.ts": 'import "pure-rand/generator/xoroshiro128plus";',
      "cli/planted.ts": 'import "commander";\nimport "../index.js";\nimport "./commands/tree.js";',
    };
    expect(check(files)).toEqual([]);
  });

  it("does not take comments and strings for imports", () => {
    const code = '// import "node:fs";\n/* import("node:fs") */ export const text = \'import "node:fs"\';';
    expect(check({ "tree/planted.ts": code })).toEqual([]);
  });

  it("rejects a folder that is not in the table, and one below a listed folder", () => {
    expect(check({ "utils/planted.ts": "", "tree/deep/planted.ts": "" })).toEqual([
      "src/utils is not in the table: add it and what it may import.",
      "src/tree/deep is not in the table: add it and what it may import.",
    ]);
  });

  it("takes a module of Node for itself only, without what lies below it", () => {
    const table = { a: { imports: [], packages: ["node:fs"] } };
    expect(check({ "a/planted.ts": 'import "node:fs/promises";' }, table)).toHaveLength(1);
  });

  it("rejects files that import each other, also if they only import types", () => {
    const files = {
      "tree/a.ts": 'import type { B } from "./b.js";',
      "tree/b.ts": 'export type C = import("./c.js").C;',
      "tree/c.ts": 'import { a } from "./a.js";',
    };
    expect(check(files)).toEqual(["These files import each other: tree/a.ts → tree/b.ts → tree/c.ts → tree/a.ts."]);
  });

  it("rejects rooms that import each other, also if no two of their files do and the table lists both", () => {
    const table = { a: { imports: ["b"] }, b: { imports: ["a"] } };
    const files = { "a/1.ts": 'import "../b/1.js";', "b/1.ts": "", "b/2.ts": 'import type { A } from "../a/2.js";' };
    expect(check(files, table)).toEqual(["These rooms import each other: a → b → a."]);
  });

  it("has a table in which rooms import only rooms that are listed, and none of them in a circle", () => {
    const files = Object.entries(rooms).map(([room, { imports }]) => {
      const file = room.endsWith(".ts") ? room : `${room}/planted.ts`;
      const up = "../".repeat(file.split("/").length - 1) || "./";
      const target = (name: string) => (name.endsWith(".ts") ? name.replace(".ts", ".js") : `${name}/planted.js`);
      return [
        file,
        imports
          .filter((name) => name !== "generated")
          .map((name) => `import "${up}${target(name)}";`)
          .join("\n"),
      ];
    });
    expect(check(Object.fromEntries(files))).toEqual([]);
  });
});
