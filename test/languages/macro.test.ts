import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { reduceSync } from "#src/reduce-sync.js";
import { removableIn } from "./language-tree.js";

describe.each(["c", "cpp", "glsl"])("a line of the preprocessor in %s", async (language) => {
  const grammar = await loadLanguage(language);
  const removable = (text: string) => removableIn(grammar, text);

  it.each<readonly [what: string, code: string, parts: readonly string[]]>([
    ["the value of a macro", "#define A 1 + b\n", ["1", "+", "b"]],
    ["the parameters of a macro", "#  define A(b, c) d(b) // e\n", ["(b, c)", "b", ",", "c", "d", "(b)"]],
    ["what half a statement is made of", "#define A } else {\n", ["}", "else", "{"]],
    ["a condition", "#if defined A && (B > 1)\nint x;\n#endif\n", ["defined", "A", "&&", "(B > 1)", "1"]],
    ["what is behind a name", "#ifdef A b\nint x;\n#endif\n", ["b"]],
    ["another condition", "#if A\nint x;\n#elif !B\nint y;\n#endif\n", ["!", "B"]],
  ])("can lose %s", (_, code, parts) => {
    expect(removable(code)).toEqual(expect.arrayContaining([...parts]));
  });

  it.each([
    ["the name of a macro", "#define A 1\n", "A"],
    ["the name in a condition", "#ifndef A\nint x;\n#endif\n", "A"],
    ["the end of the line", "#define A 1\n", "\n"],
  ])("keeps %s", (_, code, part) => {
    expect(removable(code)).not.toContain(part);
  });

  it.each([
    "#define A don't\n",
    '#define A "x\n',
    "#define A a ## b # c\n",
    "#define Ä b\n",
    "#define A }{ )( ][\n",
    "#define A \\\n b\n",
    "#define A b \\\n",
    "#define A(x) \\ \n x \\\r\n\\\n\n",
    "#if A \\\n && B\nint x;\n#endif\n",
    "#define A /* x\n */ b\n",
    "#define A // it's\n",
    "#define A @ ` $ \\ \n",
    "#define A 'ab' L\"x\" 0x1'000p-1\n",
    "#define if(x) while(x)\n",
    "#define 1\n",
    "#define\n",
    "#define A(x) x\r\n",
    "#if\n#endif\n",
    "#if (A)\n#elif !B\n#else\n#endif\n",
  ])("is read without a problem: %j", (code) => {
    expect(parseTreeSync(grammar, code).problem).toBeUndefined();
  });

  it("goes on behind line splices, which can be removed by themselves", () => {
    expect(removable("#define A b \\\n \\ \r\n c\n")).toEqual(expect.arrayContaining(["b", "\\\n", "\\ \r\n", "c"]));
  });

  it("stays one token with a comment of several lines, which layout could break", () => {
    expect(removable("#define A 1 /* x\n */ + 2\n")).toEqual(["#define A 1 /* x\n */ + 2\n"]);
  });

  it("keeps the space behind a name that brackets follow, which would hold parameters", () => {
    const tested: string[] = [];
    reduceSync({
      input: "#define LONG  (1)\n#define OTHER(x)  (x)\nint a = LONG + OTHER(2);\n",
      language: grammar,
      test: (each) => tested.push(each) > 0 && /define \w+ *\(1\)/.test(each) && /define \w+\( *\w+ *\)/.test(each),
    });
    expect(tested.length).toBeGreaterThan(10);
    expect(tested.filter((each) => /define \w+\(1\)/.test(each))).toEqual([]);
  });

  it("has the names of the text around it", () => {
    const uses = /#define (\w+) 1\n[\s\S]*int (\w+) *= *\1;/;
    const { text } = reduceSync({
      input: "#define LONG_NAME 1\nint other;\nint value = LONG_NAME;\n",
      language: grammar,
      test: (each) => uses.test(each),
    });
    expect(text).toMatch(/^#define (\w) 1\nint \w=\1;$/);
  });

  it("goes together with the uses of its macro", () => {
    const macros = Array.from({ length: 8 }, (_, i) => `#define VALUE_${i} ${i}\nint x${i} = VALUE_${i};\n`);
    const isComplete = (text: string) => {
      const defined = [...text.matchAll(/#define (\w+)/g)].map(([, name]) => name).sort();
      const used = [...text.matchAll(/= *([A-Za-z]\w*)/g)].map(([, name]) => name).sort();
      return defined.join() === used.join();
    };
    const { text } = reduceSync({
      input: macros.join(""),
      language: grammar,
      test: (each) => isComplete(each) && each.includes("#define") && /x5/.test(each),
      reduce: "best-first",
    });
    expect(text.match(/#define/g)).toHaveLength(1);
  });
});

it.each([
  ["nested brackets", "(", ")"],
  ["open brackets", "(", ""],
  ["operators", "x + ", ""],
])("reads long macros of %s in linear time", async (_, before, after) => {
  const c = await loadLanguage("c");
  const started = performance.now();
  parseTreeSync(c, `#define A ${before.repeat(10_000)}${after.repeat(10_000)}\n`);
  expect(performance.now() - started).toBeLessThan(20_000);
});
