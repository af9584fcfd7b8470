import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { mergedDeclarationsIn } from "#src/reducer/best-first/merged-declarations.js";
import { trySteps } from "#src/reducer/best-first/special-steps.js";
import { sweepOver } from "../../support/sweep.js";

/** What is tested in statements that each consist of a text, without blanks, and what is left. */
function sweepOf(statements: readonly string[], isInteresting: (text: string) => boolean = () => false) {
  const { tests, left } = sweepOver(
    (tree, context) => trySteps(tree, context, () => mergedDeclarationsIn(tree, context)),
    `p(*(${statements.map((text) => `{s(${text} ';')}`).join(" ")}))`,
    (text) => isInteresting(text.replaceAll(" ", "")),
  );
  return { tests: tests.map((text) => text.replaceAll(" ", "")), left: left.replaceAll(" ", "") };
}

describe("mergedDeclarationsIn", () => {
  const three = ["'let' ID:a", "'let' ID:b", "'let' ID:c", "ID:f ID:a ID:b ID:c"];

  it("removes a declaration, and its name becomes that of the one before", () => {
    expect(sweepOf(three).tests).toEqual(["leta;letc;faac;", "leta;letb;fabb;"]);
    expect(sweepOf(three, () => true).left).toBe("leta;faaa;");
  });

  it("tests nothing if the elements are of different kinds, or nothing uses the name", () => {
    expect(sweepOf(["'let' ID:a", "'var' ID:b", "ID:f ID:b"]).tests).toEqual([]);
    expect(sweepOf(["'let' ID:a", "'let' ID:b", "ID:f ID:a"]).tests).toEqual([]);
  });

  it("tests nothing if the name occurs before", () => {
    expect(sweepOf(["'let' ID:a", "ID:f ID:b 'x'", "'let' ID:b", "ID:f ID:b"]).tests).toEqual([]);
  });
});

const statements = [
  ...[1, 2, 2].map((value, i) => `let name${i} = ${value};`),
  ...["name0, 1", "name1, 2", "name2, 3", "name2, 4"].map((args) => `use(${args});`),
].join(" ");

describe.each([
  ["c", `void m() { ${statements.replaceAll("let", "int")} }`],
  ["javascript", `{ ${statements} }`],
  ["java", `class A { void m() { ${statements.replaceAll("let", "int")} } }`],
])("in %s", (name, input) => {
  it("a variable that is used twice takes the name of another one with the same value", async () => {
    const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
    const test = (text: string) => {
      const [ones, twos] = [1, 2].map((n) =>
        namesIn(text, new RegExp(String.raw`(?:int|let)\s+(\w+)\s*=\s*${n}\b`, "g")),
      );
      const used = namesIn(text, /use\(\s*(\w+)\s*,\s*[1234]\)/g);
      const isDeclared =
        used.length === 4 && ones?.includes(used[0]) && used.slice(1).every((each) => twos?.includes(each));
      const declared = [ones, twos].flat();
      return isDeclared === true && used[2] === used[3] && new Set(declared).size === declared.length;
    };
    const { text } = reduceSync({ input, language: await loadLanguage(name), test });
    expect(text).toMatch(/use\((\w+),2\).*use\(\1,3\).*use\(\1,4\)/s);
    expect(text.match(/= *2/g)).toHaveLength(1);
  });
});
