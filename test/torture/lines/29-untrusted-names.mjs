import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "Nothing in names of files, in the input, in options or in a test's output reaches the terminal as a control character.";

/** Escape sequences of both kinds, carriage return, a change of direction, a character without width. */
const evil = "a\u001b]0;title\u0007\u001b[2J\r\u009b31m\u202egnp\u200b.b";
const harmful = /[^\P{C}\n\t]|[\u2028\u2029]/u;
const [input, strange] = [`${evil}.json`, `${evil}.x`];
const reduce = [input, "-t", "./test.sh"];

/** What is done, the calls, and the exit code of the last one. */
const calls = {
  "a reduction": [[[...reduce, "-v", "--stats", `${evil}.stats`]], 0],
  "a reduction that is continued": [[[...reduce, "--limit-tests", "9"], reduce], 0],
  "a journal that does not fit": [
    [
      [...reduce, "--limit-tests", "9"],
      [...reduce, "--reduce", "lines"],
    ],
    0,
  ],
  "an uninteresting input": [[[input, "-t", "./no.sh"]], 1],
  "a missing input": [[[`${evil}.js`, "-t", "./test.sh"]], 2],
  "a missing test": [[[input, "-t", `./${evil}`]], 2],
  "an input that does not fit its grammar": [[[strange, "-l", "json", "-t", "./test.sh", "-v"]], 0],
  "a folder that is missing": [[[...reduce, "-o", `${evil}/out.json`]], 5],
  "an unknown option": [[[...reduce, `--${evil}`]], 2],
  "a wrong value": [[[...reduce, "--jobs", evil]], 2],
  "an unknown language": [[[...reduce, "-l", evil]], 2],
  "nothing to resume": [[["resume", input]], 2],
  "a tree": [[["tree", input]], 0],
  "a graph": [[["tree", input, "--as", "dot"]], 0],
  "a comparison": [[["compare", ...reduce, "--with", "lines", "-v"]], 0],
  "a comparison as CSV": [[["compare", ...reduce, "--with", "lines", "--csv"]], 0],
};

export async function run({ scratch }) {
  await inLanes(2, Object.entries(calls), ([name, [list, code]]) => call(scratch.box(), name, list, code));
  return `${Object.keys(calls).length} kinds of calls with names and texts that would redraw the screen: all escaped`;
}

async function call(box, name, list, wantedCode) {
  box.write(input, JSON.stringify({ [evil]: evil, rest: JSON.parse(haystack(20, 1)) }));
  box.write(strange, `${evil}\n{"needle-1": ${evil}`);
  box.script("test.sh", wanted(1));
  box.script("no.sh", `printf '${evil}'`, "exit 1");
  let ending;
  for (const args of list) ending = await box.run(...args);
  const said = ending.stdout + ending.stderr;
  failUnless(ending.code === wantedCode, `${name}: exit code ${ending.code}: ${JSON.stringify(said)}`);
  failUnless(!harmful.test(said), `${name}: it printed ${JSON.stringify(said)}`);
  failUnless(said.includes("\\u001b"), `${name}: the name is not shown: ${said}`);
}
