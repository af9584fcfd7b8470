import { readFileSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { inLanes } from "../lanes.mjs";

export const promise = "An input that is empty, one byte, white space or a comment is an input like any other.";

const inputs = { empty: "", "one byte": "x", "another byte": "{", "white space": " \n\t\n ", comment: "// nothing\n" };
const files = ["a.json", "a.js", "a.c"];

/** Tests, and the exit codes that treemin may have. */
const tests = [
  ['cmp -s "$1" "$WORK/original"', [0]],
  ["exit 0", [0, 3]],
  ["exit 1", [1]],
];

export async function run({ full, scratch }) {
  const cases = Object.entries(inputs)
    .flatMap(([name, input]) =>
      files.flatMap((file) =>
        tests.map(([test, codes]) => ({ name: `${name}, ${file}, ${test}`, input, file, test, codes })),
      ),
    )
    .filter((_, i) => full || i % 4 === 0);
  await inLanes(2, cases, (each) => reduce(scratch.box(), each));
  return `${cases.length} runs of ${Object.keys(inputs).length} inputs as ${files.length} languages: documented exit codes`;
}

async function reduce(box, { name, input, file, test, codes }) {
  box.write(file, input);
  box.write("original", input);
  box.script("test.sh", test);
  const { code, stderr } = await box.run(file, "-t", "./test.sh", "-o", "out");
  failUnless(codes.includes(code), `${name}: exit code ${code}: ${stderr}`);
  failUnless(!/^\s+at /m.test(stderr), `${name}: ${stderr}`);
  if (test.startsWith("cmp"))
    failUnless(readFileSync(box.path("out"), "utf8") === input, `${name}: the output differs`);
}
