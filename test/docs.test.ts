import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
}

describe("the documentation", () => {
  it("has a library example that prints what it says", () => {
    const code = read("README.md").match(/```js\n(.*?)```/s)?.[1] ?? "";
    const promised = code.match(/console\.log\(.*\); \/\/ (.*)/)?.[1];
    expect(run("--input-type=module", "-e", code).trim()).toBe(promised);
  });

  it("has examples that give the results they show", () => {
    expect(run("examples/run.mjs", "--all")).not.toBe("");
  });

  it("shows in the README what the example prints", () => {
    const shown = read("examples/json-duplicate-keys/README.md").match(/^\d+ → .* tokens\n\d+ tests: .*$/m)?.[0];
    expect(shown).toBeDefined();
    expect(read("README.md")).toContain(shown);
  });

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
