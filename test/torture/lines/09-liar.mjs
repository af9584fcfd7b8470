import { demand } from "../demand.mjs";
import { haystack, wanted } from "../haystack.mjs";

export const promise =
  "A test that accepts an empty file, or one that has nothing to do with the input, is met with a warning, or refused, before it is used.";

/** Tests that hardly look, and the words of the warning. */
const liars = {
  "accepts everything": { test: "exit 0", warning: /^(warning|error): .*empty/im },
  "accepts any file with content": { test: 'test -s "$1"', warning: /^warning/im },
  "accepts any file that has its name": {
    test: 'test "$(basename "$1")" = big.json && test -s "$1"',
    warning: /^warning/im,
  },
};

/** Tests that look, of which nothing may be said. */
const honest = [wanted(1), 'test $(wc -c < "$1") -gt 100 && grep -q "{" "$1"'];

export async function run({ scratch }) {
  for (const [name, liar] of Object.entries(liars)) await accuse(scratch.box(), name, liar);
  for (const test of honest) {
    const { code, stderr } = await reduce(scratch.box(), test);
    demand([0, 4].includes(code), `an honest test: exit code ${code}: ${stderr}`);
    demand(!/warning/i.test(stderr), `an honest test is warned of: ${stderr}`);
  }
  return `${Object.keys(liars).length} liars are warned of before anything is accepted, ${honest.length} honest tests are not`;
}

async function accuse(box, name, { test, warning }) {
  const { code, stderr } = await reduce(box, test, "--verbose");
  demand([0, 3, 4].includes(code), `a test that ${name}: exit code ${code}: ${stderr}`);
  demand(warning.test(stderr), `a test that ${name}: there is no warning`);
  const [before] = stderr.split(/^(?:warning|error)/im);
  // Only the input may have been accepted by then.
  demand((before.match(/accepted/g) ?? []).length <= 1, `a test that ${name}: the warning comes after candidates`);
}

function reduce(box, test, ...options) {
  box.write("big.json", haystack(3000, 1));
  box.script("test.sh", test);
  return box.run("big.json", "-t", "./test.sh", "--reduce", "fast", "--limit-tests", "40", ...options);
}
