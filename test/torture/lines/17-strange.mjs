import { failUnless } from "../fail-unless.mjs";
import { haystack } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "treemin reduces deep nesting, long chains, inputs of another grammar and syntax errors; it reports where the first error is.";

const sum = "grammar Sum;\nsum : sum '+' sum | ID ;\nID : [a-z]+ ;\nSPACE : [ \\n]+ -> skip ;\n";

/** Inputs that are nested or chained `depth` times or have syntax errors, and the warnings that treemin must print. */
function cases(depth) {
  const chain = `${"a + ".repeat(depth / 2)}needle${" + b".repeat(depth / 2)}`;
  const branches = Array.from({ length: depth }, (_, i) => `if (a) b${i}; else `);
  const deep = (open, close) => `${open.repeat(depth)}"needle"${close.repeat(depth)}`;
  return {
    "deep arrays": { file: "a.json", input: deep("[", "]") },
    "deep objects": { file: "a.json", input: deep('{"a":', "}") },
    "deep and open": { file: "a.json", input: `${"[".repeat(depth)}"needle"`, warning: /a\.json:\d+:\d+: / },
    "deep calls": { file: "a.js", input: `${"f(".repeat(depth)}needle${")".repeat(depth)}` },
    "a chain of else": { file: "a.js", input: `${branches.join("")}needle` },
    "a chain in JavaScript": { file: "a.js", input: `x = ${chain};` },
    "a left-recursive chain": { file: "a.sum", input: chain, options: ["--grammar", "Sum.g4"] },
    "a wrong grammar": { file: "a.c", input: haystack(2000, 1), warning: /a\.c:1:\d+: / },
    "syntax errors": {
      file: "a.json",
      input: '{"a": [1, 2],\n "b": [3,, 4],\n "c": {"d" "needle"},\n "e": [5 6]}',
      warning: /a\.json:2:10: /,
    },
    "a bracket in front": { file: "a.json", input: `) ${haystack(2000, 1)}`, warning: /a\.json:1:1: / },
  };
}

export async function run({ full, scratch }) {
  const depth = full ? 100_000 : 500;
  const results = await inLanes(2, Object.entries(cases(depth)), ([name, each]) => reduce(scratch.box(), name, each));
  const least = (100 * (1 - Math.max(...results))).toFixed(0);
  return `${results.length} inputs, up to ${depth} deep: at least ${least} % smaller within a minute, places of errors reported`;
}

async function reduce(box, name, { file, input, options = [], warning }) {
  box.write(file, input);
  box.write("Sum.g4", sum);
  box.write("test.mjs", 'export default (text) => text.includes("needle");');
  const { code, stderr } = await box.run(file, "-t", "./test.mjs", "-o", "out", "--limit-time", "60", ...options);
  failUnless([0, 4].includes(code), `${name}: exit code ${code}: ${stderr.slice(0, 500)}`);
  const result = box.read("out");
  failUnless(result.includes("needle"), `${name}: the result is not interesting`);
  failUnless(result.length < input.length, `${name}: nothing was removed`);
  if (warning)
    failUnless(warning.test(stderr), `${name}: the first error's place is not reported: ${stderr.slice(0, 300)}`);
  return result.length / input.length;
}
