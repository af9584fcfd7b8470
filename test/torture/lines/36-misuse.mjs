import { chmodSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { failUnless } from "../fail-unless.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "A poor environment does no harm; options and answers that the library cannot use are refused with a clear message.";

const input = "one two three needle four five";
const test = 'grep -q needle "$1"';
const grammar = `grammar Word; file : WORD* EOF ; WORD : ~' '+ ; WS : ' ' -> skip ;`;

/** Shell lines that call treemin by `"$@"`: it finds the result. */
const poor = {
  "a relative TMPDIR": { line: 'TMPDIR=../tmp "$@" --atom char' },
  "an empty HOME": { line: 'unset TREEMIN_CACHE XDG_CACHE_HOME; HOME= "$@" -g Word.g4' },
};

/** A user without HOME and without a name. Only root can become one. */
const nameless = {
  line: 'unset HOME TREEMIN_CACHE XDG_CACHE_HOME; exec setpriv --reuid 54321 --clear-groups "$@" -g Word.g4',
};

/** How many files may be open: too few to start, too few for all jobs, enough. */
const openFiles = [30, 64, 120];

/** Calls of the library, and what the error must match; `ok` if there must be none. */
const calls = [
  ["jobs: 0", "reduce({ ...base, jobs: 0 })", "RangeError.*jobs is 0.*at least 1"],
  ["jobs: NaN", "reduce({ ...base, jobs: NaN })", "RangeError.*jobs is NaN"],
  ["jobs: -1", "reduce({ ...base, jobs: -1 })", "RangeError.*jobs is -1"],
  ["a timeout that is no number", 'reduce({ ...base, timeout: "5" })', "RangeError.*timeout is 5.*milliseconds"],
  ["a test that answers 1", "reduce({ ...base, test: () => 1 })", "OracleError.*returned 1.*true, false"],
  [
    "a test that answers a match",
    'reduce({ ...base, test: (t) => t.match("n") })',
    "OracleError.*returned \\[Array\\]",
  ],
  ["a test that is a path", 'reduce({ ...base, test: "./test.sh" })', "TypeError.*no test.*command"],
  ["an unknown list minimiser", 'reduce({ ...base, list: "valueOf" })', "RangeError.*no list minimiser valueOf.*ddmin"],
  ["reduceSync and a language's name", "reduceSync(base)", "TypeError.*is a name, json.*loadLanguage"],
  [
    "reduceSync and a promise",
    "reduceSync({ ...lines, test: async () => true })",
    "OracleError.*Promise.*reduce\\(\\)",
  ],
  ["reduceSync and a command", 'reduceSync({ ...lines, test: { command: ["true"] } })', "TypeError.*Use reduce\\(\\)"],
  ["twelve reductions at once", "Promise.all(Array.from({ length: 12 }, () => reduce({ ...base, ...brief })))", "ok"],
];

export async function run({ scratch }) {
  const lines = process.getuid?.() === 0 ? { ...poor, "no HOME and no name": nameless } : poor;
  await inLanes(2, Object.entries(lines), ([name, { line }]) => reducePoorly(scratch.box(), name, line));
  await inLanes(2, openFiles, (count) => reduceWithFewFiles(scratch.box(), count));
  await misuseLibrary(scratch.box());
  await writeOddLine(scratch.box());
  await nameBrokenFile(scratch.box());
  return `${Object.keys(lines).length} poor environments, ${openFiles.length} limits of open files, ${calls.length} misuses of the library; odd shell lines and names`;
}

async function reducePoorly(box, name, line) {
  box.write("big.txt", input);
  box.write("Word.g4", grammar);
  box.script("test.sh", test);
  for (const file of ["big.txt", "Word.g4"]) chmodSync(box.path(file), 0o644);
  const { code, stderr } = await box.runThrough(line, ["big.txt", "-t", "./test.sh"]);
  failUnless(code === 0, `${name}: exit code ${code}: ${stderr}`);
  failUnless(box.read("big.reduced.txt") === "needle", `${name}: the result is not needle`);
  failUnless(box.left().length === 0, `${name}: left in the temporary folder: ${box.left().join(", ")}`);
  failUnless(!box.has(".cache") && !box.has("treemin"), `${name}: a cache in the working folder`);
}

async function reduceWithFewFiles(box, count) {
  box.write("big.txt", input.repeat(10));
  box.script("test.sh", "sleep 0.1", 'grep needle "$1"');
  const call = [
    "big.txt",
    "-t",
    "./test.sh",
    "-j",
    "100",
    "--stdout",
    "needle",
    "--limit-tests",
    "100",
    "--atom",
    "char",
  ];
  const { code, stderr } = await box.runThrough(`ulimit -n ${count}; "$@"`, call);
  failUnless([0, 4, 5].includes(code), `${count} open files: exit code ${code}: ${stderr}`);
  failUnless(code !== 5 || /MFILE.*ulimit -n/.test(stderr), `${count} open files: no remedy in: ${stderr}`);
  failUnless(!/^\s+at .*:\d+|node:internal/m.test(stderr), `${count} open files: a stack trace: ${stderr}`);
}

/** A backslash in single quotes and a quote in a comment do not change the context of the path. */
async function writeOddLine(box) {
  const name = "two words.txt";
  box.write(name, "one\\two");
  const { code, stderr } = await box.run(name, "-c", "grep -qF '\\' @@ && cat @@ # it's", "--atom", "char");
  failUnless(code === 0, `a backslash in a shell line: exit code ${code}: ${stderr}`);
  failUnless(box.read("two words.reduced.txt") === "\\", "a backslash in a shell line: the result is not a backslash");
}

/** A file's name that is not UTF-8 does not reach treemin; it says so instead of missing the file. */
async function nameBrokenFile(box) {
  const name = `"$(printf 'a\\377.json')"`;
  const line = `echo '["needle"]' > ${name}; "$@" ${name}`;
  const { code, stderr } = await box.runThrough(line, ["-c", "grep -q needle"]);
  failUnless(
    code === 2 && /not valid UTF-8.*link/.test(stderr),
    `a name that is not UTF-8: exit code ${code}: ${stderr}`,
  );
}

/** Calls the library in a process of its own, which must not hang, print warnings, or die. */
async function misuseLibrary(box) {
  const library = fileURLToPath(new URL("../../../dist/src/index.js", import.meta.url));
  box.write(
    "misuse.mjs",
    `import { reduce, reduceSync } from ${JSON.stringify(library)};
const input = '["needle", 1]';
const test = (text) => text.includes("needle");
const base = { input, test, language: "json" };
const lines = { input, test, reduce: "lines" };
const brief = { signal: new AbortController().signal, test: { command: ["grep", "-q", "needle"] }, limitTests: 3 };
const calls = [${calls.map(([, code]) => `async () => ${code}`).join(",\n")}];
for (const call of calls) console.log(JSON.stringify(await call().then(() => "ok", String)));
`,
  );
  const { child, ended } = box.startProgram(process.execPath, [box.path("misuse.mjs")]);
  const timer = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const { code, stdout, stderr } = await ended;
  clearTimeout(timer);
  const answers = stdout.split("\n").slice(0, -1);
  failUnless(code === 0, `the library: exit code ${code} after ${calls[answers.length]?.[0]}: ${stderr}`);
  for (const [i, [name, , pattern]] of calls.entries()) {
    failUnless(new RegExp(pattern).test(answers[i] ?? ""), `${name}: ${answers[i]}`);
  }
  failUnless(stderr === "", `the library printed: ${stderr}`);
}
