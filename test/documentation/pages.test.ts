import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { treeGuarantees } from "#src/pipeline/guarantees.js";
import { read, root } from "./session.js";

describe("the documentation", () => {
  it.each(Object.entries(treeGuarantees))("says of %s what the code says", (name, sentence) => {
    expect(read("docs/algorithms.md")).toContain(`| \`${name}\` | ${sentence} |`);
  });

  const printing = ["README.md", ...pagesIn("docs")].flatMap((page) =>
    [...read(page).matchAll(/```js\n(.*?)```/gs)].flatMap(([, code = ""]) =>
      /console\.log\(.*\); \/\//.test(code) ? [{ page, code }] : [],
    ),
  );

  it("has examples that print", () => {
    expect(printing.length).toBeGreaterThan(1);
  });

  it.each(printing)("has an example in $page that prints what its comment says", ({ code }) => {
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
      cwd: root,
      encoding: "utf8",
    });
    const expected = code.match(/console\.log\(.*\); \/\/ (.*)/)?.[1];
    expect(printed.trim()).toBe(expected);
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

  it("has the moving picture that the site makes (npx vitest run test/documentation/pages.test.ts -u writes it)", async () => {
    const { movingPicture } = await import(pathToFileURL(join(root, "site/moving-picture.mjs")).href);
    await expect(await movingPicture()).toMatchFileSnapshot(join(root, "docs/reduction.svg"));
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
