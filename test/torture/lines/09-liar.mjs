import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";

export const promise =
  "A test that accepts an empty file, or one that has nothing to do with the input, leads to a warning or is refused before any candidate is accepted.";

/** Tests that accept unrelated texts, and the warning that treemin prints. */
const careless = {
  "accepts everything": { test: "exit 0", warning: /^(warning|error): .*empty/im },
  "accepts any file with content": { test: 'test -s "$1"', warning: /^warning/im },
  "accepts any file that has its name": {
    test: 'test "$(basename "$1")" = big.json && test -s "$1"',
    warning: /^warning/im,
  },
};

/** Tests that read their input; treemin must not warn of them. */
const honest = [wanted(1), 'test $(wc -c < "$1") -gt 100 && grep -q "{" "$1"'];

export async function run({ scratch }) {
  for (const [name, each] of Object.entries(careless)) await expectWarning(scratch.box(), name, each);
  for (const test of honest) {
    const { code, stderr } = await reduce(scratch.box(), test);
    failUnless([0, 4].includes(code), `an honest test: exit code ${code}: ${stderr}`);
    failUnless(!/warning/i.test(stderr), `there is a warning of an honest test: ${stderr}`);
  }
  return `${Object.keys(careless).length} careless tests lead to a warning before any candidate is accepted, ${honest.length} honest tests do not`;
}

async function expectWarning(box, name, { test, warning }) {
  const { code, stderr } = await reduce(box, test, "--verbose");
  failUnless([0, 3, 4].includes(code), `a test that ${name}: exit code ${code}: ${stderr}`);
  failUnless(warning.test(stderr), `a test that ${name}: there is no warning`);
  const [before] = stderr.split(/^(?:warning|error)/im);
  // Before the warning, only the input may be accepted.
  failUnless((before.match(/accepted/g) ?? []).length <= 1, `a test that ${name}: the warning comes after candidates`);
}

function reduce(box, test, ...options) {
  box.write("big.json", haystack(3000, 1));
  box.script("test.sh", test);
  return box.run("big.json", "-t", "./test.sh", "--reduce", "fast", "--limit-tests", "40", ...options);
}
