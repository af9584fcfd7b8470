import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "With any terminal, pipes and file names, treemin writes the result and prints no stray characters.";

const input = haystack(300, 1);
const control = String.fromCodePoint(27);

/** Shell lines that call treemin by `"$@"`, and what must hold for its output. */
const pipes = {
  "no terminal": { line: '"$@"', isRight: ({ stderr }) => !stderr.includes(control) },
  "closed standard output": { line: '"$@" >&-' },
  "closed standard error": { line: '"$@" 2>&-' },
  "closed standard input": { line: '"$@" <&-' },
  "a reader that is gone": { line: '{ "$@"; echo $? > code; } | true; exit $(cat code)' },
  "a reader of errors that is gone": {
    line: '{ "$@" --verbose 2>&1 >&3; echo $? > code; } 3>&1 | true; exit $(cat code)',
  },
  "no home": { line: 'unset HOME; "$@"' },
  "the plain locale": { line: 'LC_ALL=C "$@"' },
};

/** The same for a call in a terminal. */
const terminals = {
  "a terminal": { line: '"$@"', isRight: ({ stdout }) => drawn(stdout).length > 0 },
  NO_COLOR: { line: 'NO_COLOR=1 "$@"', isRight: ({ stdout }) => !/\[[\d;]*m/.test(stdout.replaceAll(control, "")) },
  "TERM=dumb": { line: 'TERM=dumb "$@"', isRight: ({ stdout }) => !stdout.includes(control) },
  "a narrow terminal": {
    line: 'stty cols 20; "$@"',
    isRight: ({ stdout }) => drawn(stdout).every((line) => line.length <= 20),
  },
};

const names = [
  "a big file.json",
  `it's "$HOME" \`x\`.json`,
  "two\nlines.json",
  "-big.json",
  "größe-文字.json",
  `${"n".repeat(240)}.json`,
  `${"n".repeat(250)}.json`,
];

export async function run({ scratch }) {
  const piped = Object.entries(pipes).map(([name, each]) => ({ name, ...each, shell: each.line }));
  // The program `script` of util-linux makes the terminal.
  const shown = Object.entries(terminals).map(([name, each]) => ({ name, ...each, shell: onTerminal(each.line) }));
  await inLanes(2, [...piped, ...shown], (each) => reduce(scratch.box(), each));
  await inLanes(2, names, (name) => reduceNamed(scratch.box(), name));
  return `${piped.length} kinds of pipes, ${shown.length} terminals, ${names.length} names of files: the same result`;
}

function onTerminal(line) {
  return `printf '%s\\n' '${line}' > line.sh; script -qec "sh line.sh '$1' '$2' big.json -t ./test.sh" /dev/null`;
}

/** All states of the live line that were drawn. */
function drawn(output) {
  return output
    .split(`\r${control}[K`)
    .slice(1, -1)
    .map((line) => line.split("\n")[0]);
}

async function reduce(box, { name, shell, isRight = () => true }) {
  box.write("big.json", input);
  // Slow enough for the live line to be drawn.
  box.script("test.sh", "sleep 0.03", wanted(1));
  const ending = await box.runThrough(shell, ["big.json", "-t", "./test.sh", "--reduce", "fast"], {
    env: { TERM: "xterm" },
  });
  const said = ending.stdout + ending.stderr;
  failUnless(ending.code === 0, `${name}: exit code ${ending.code}: ${said}`);
  failUnless(!/EPIPE|^\s+at .*:\d+/m.test(said), `${name}: it printed ${said}`);
  failUnless(box.has("big.reduced.json") && hasNeedles(box.read("big.reduced.json"), 1), `${name}: there is no result`);
  failUnless(isRight(ending), `${name}: it printed ${JSON.stringify(said)}`);
}

async function reduceNamed(box, name) {
  box.write(name, input);
  box.script("a 'test'.sh", wanted(1));
  // If a name is too long to add `.reduced`, the call names the result.
  const out = name.length > 240 ? ["-o", `${"o".repeat(250)}.json`] : [];
  const result = out[1] ?? name.replace(/\.json$/, ".reduced.json");
  const { code, stderr } = await box.run("-t", "./a 'test'.sh", "--reduce", "fast", ...out, "--", name);
  failUnless(code === 0, `${JSON.stringify(name)}: exit code ${code}: ${stderr}`);
  failUnless(
    hasNeedles(box.read(result), 1) && box.read(name) === input,
    `${JSON.stringify(name)}: there is no good result`,
  );
}
