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

const large = "unset CI; stty cols 80 rows 24;";

/** The same for a call in a terminal. */
const terminals = {
  "a terminal": { line: `${large} "$@"`, isRight: ({ stdout }) => isShown(stdout) },
  NO_COLOR: { line: `${large} NO_COLOR=1 "$@"`, isRight: ({ stdout }) => isShown(stdout) && !/\[[\d;]*m/.test(stdout) },
  "TERM=dumb": { line: `${large} TERM=dumb "$@"`, isRight: ({ stdout }) => !stdout.includes(control) },
  "a narrow terminal": { line: 'stty cols 20; "$@"', isRight: ({ stdout }) => !stdout.includes(`${control}[?1049h`) },
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

/** Whether the live view was shown, and left. */
function isShown(output) {
  const shown = output.split(`${control}[?1049h`).length;
  return shown > 1 && output.split(`${control}[?1049l`).length === shown;
}

async function reduce(box, { name, shell, isRight = () => true }) {
  box.write("big.json", input);
  // Slow enough for the live view to be shown.
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
