import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { Sandbox } from "../cli/sandbox.js";
import { patternOf, read, sessionsIn, withoutTimes } from "./session.js";

const page = read("docs/recipes.md");

/** The blocks of code of the page, in order. */
const blocks = [...page.matchAll(/^```(?:sh|c|js|json)\n(.*?)^```$/gms)].map(([, block = ""]) => block);

/** The first block that holds a text. */
function blockWith(text: string): string {
  const found = blocks.find((block) => block.includes(text));
  if (found === undefined) throw new Error(`docs/recipes.md shows nothing with ${text}.`);
  return found;
}

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("page.js", blockWith("settings"));
  box.write("render.mjs", blockWith("toUpperCase"));
  const [good = "", bad = ""] = blockWith('"done": true').split("\n");
  box.write("good.json", `${good}\n`);
  box.write("bad.json", `${bad}\n`);
  return box;
}

describe("docs/recipes.md shows what happens:", () => {
  it.each(sessionsIn("docs/recipes.md").flatMap(({ commands }) => commands))("$command", async ({ command, shown }) => {
    const args = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");
    const { stdout } = await bench().run(...args.slice(1));
    const withoutCounts = (text: string) => withoutTimes(text).replace(/^(\d+ differences? left), .*/gm, "$1");
    expect(withoutCounts(stdout)).toMatch(patternOf(withoutCounts(shown)));
  });
});

const canCompile = (option: string) =>
  spawnSync("gcc", [option, "-x", "c", "-", "-o", "/dev/null"], { input: "int main(void){return 0;}" }).status === 0;
const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe("a recipe says", () => {
  const verdict = (script: string, name: string, content: string) => {
    const box = new Sandbox();
    const path = box.script("test.sh", blockWith(script));
    return spawnSync(path, [box.write(name, content)], { cwd: box.path(".") }).status;
  };

  it.runIf(canCompile("-fsanitize=address"))("interesting for an overflow in one function, and only for that", () => {
    const program = blockWith("static int sum");
    expect(verdict("heap-buffer-overflow", "sum.c", program)).toBe(0);
    expect(verdict("heap-buffer-overflow", "sum.c", program.replace("<=", "<"))).toBe(1);
    expect(verdict("heap-buffer-overflow", "sum.c", "int main(void) {")).toBe(125);
  });

  it.runIf(canCompile("-fsanitize=undefined"))("invalid for a program whose behaviour is undefined", () => {
    expect(verdict("-O0", "shift.c", blockWith("1 << bits"))).toBe(125);
    expect(verdict("-O0", "shift.c", blockWith("1 << bits").replace("32", "3"))).toBe(1);
  });

  it.runIf(hasPython)("interesting where two programs differ", () => {
    expect(verdict("json.tool", "numbers.json", blockWith("NaN"))).toBe(0);
    expect(verdict("json.tool", "numbers.json", '{"":NaN}')).toBe(0);
    expect(verdict("json.tool", "numbers.json", '{"":1}')).toBe(1);
  });
});
