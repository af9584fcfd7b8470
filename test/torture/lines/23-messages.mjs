import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "treemin answers a mistake with cause and remedy in a line or two, without a stack trace, and with a documented exit code.";

const test = ["-t", "./test.sh"];

/** For each mistake: its name, the call, the exit code, and patterns of the cause and the remedy in the message. */
const mistakes = [
  ["no argument at all", [], 2, /no input|no test/i, /treemin INPUT --test/],
  ["no test", ["big.json"], 2, /no test/i, /--test/],
  ["an empty test", ["big.json", "-t", " "], 2, /empty/, /name a program/i],
  ["no input", test, 2, /no input/i, /treemin INPUT/],
  ["a missing input", ["missing.json", ...test], 2, /missing\.json/, /does not exist/],
  ["an empty folder", ["folder", ...test], 2, /folder is empty/, /name a folder that has files/i],
  ["a missing test", ["big.json", "-t", "./missing.sh"], 2, /missing\.sh does not exist/, /give/i],
  ["a test that is not executable", ["big.json", "-t", "./plain.txt"], 2, /not executable/, /chmod \+x/],
  ["a test without an interpreter", ["big.json", "-t", "./orphan.sh"], 2, /orphan\.sh is to be run by/, /first line/],
  ["a command that is not there", ["big.json", "-t", "no-such-command"], 5, /no-such-command/, /check the path/i],
  ["a module that does not load", ["big.json", "-t", "./broken.mjs"], 5, /broken\.mjs/, /error/i],
  ["an unknown option", ["big.json", ...test, "--frobnicate"], 2, /--frobnicate/, /--help/],
  ["a file twice", ["big.json", "big.json", ...test], 2, /given twice/, /give it once/i],
  ["an unknown language", ["big.json", ...test, "-l", "klingon"], 2, /klingon/, /json/],
  ["a rule of a text without a grammar", ["big.xyz", ...test, "-l", "text", "--start", "verse"], 2, /verse/, /text/],
  ["an unknown rule", ["big.json", ...test, "--start", "verse"], 2, /verse/, /value/],
  ["no number of jobs", ["big.json", ...test, "-j", "many"], 2, /many/, /whole number/],
  ["a negative timeout", ["big.json", ...test, "--timeout", "-1"], 2, /timeout/, /greater than 0/],
  ["an unknown algorithm", ["big.json", ...test, "--reduce", "magic"], 2, /magic/, /hdd/],
  ["an unknown encoding", ["big.json", ...test, "--encoding", "ebcdic"], 2, /ebcdic/, /utf-8/],
  ["a result in place of the input", ["big.json", ...test, "-o", "./big.json"], 2, /replace/, /-o/],
  ["a result in a missing folder", ["big.json", ...test, "-o", "missing/out.json"], 5, /missing\/out\.json/, /-o/],
  ["figures in a missing folder", ["big.json", ...test, "--stats", "missing/a.json"], 5, /missing\/a\.json/, /--stats/],
  ["a missing grammar", ["big.json", ...test, "-g", "missing.g4"], 2, /missing\.g4/, /not|no such/i],
  ["a grammar that is none", ["big.json", ...test, "-g", "plain.txt"], 2, /plain\.txt/, /syntax|grammar/i],
];

export async function run({ scratch }) {
  // test/cli/mistakes.test.ts makes all kinds of mistakes, too.
  await inLanes(2, mistakes, ([name, args, ...answer]) => make(scratch.box(), { name, args }, answer));
  await refuse(scratch.box());
  return `${mistakes.length} mistakes with cause, remedy and exit code; an input that is not interesting with a line to repeat it`;
}

function prepare(box) {
  for (const name of ["big.json", "other.json", "big.xyz"]) box.write(name, haystack(500, 1));
  box.write("plain.txt", "no program\n");
  box.write("broken.mjs", "export default (");
  box.folder("folder");
  box.script("test.sh", wanted(1));
  box.script("orphan.sh");
  box.write("orphan.sh", "#!/no/such/shell\n");
  box.script("no.sh", "echo what the test printed; exit 3");
}

async function make(box, { name, args }, [wantedCode, cause, remedy]) {
  prepare(box);
  const { code, stdout, stderr } = await box.run(...args);
  failUnless(code === wantedCode, `${name}: exit code ${code} instead of ${wantedCode}: ${stderr}`);
  failUnless(cause.test(stderr), `${name}: no cause in: ${stderr}`);
  failUnless(remedy.test(stderr), `${name}: no remedy in: ${stderr}`);
  failUnless(stdout === "", `${name}: on standard output: ${stdout}`);
  failUnless(!isTrace(stderr), `${name}: a stack trace: ${stderr}`);
  const lines = stderr.trimEnd().split("\n").length;
  failUnless(lines <= 3, `${name}: ${lines} lines: ${stderr}`);
}

/** Checks what treemin prints about an uninteresting input: folder, command, output, exit code and a line that repeats it. */
async function refuse(box) {
  prepare(box);
  const { code, stderr } = await box.run("big.json", "-t", "./no.sh");
  failUnless(code === 1, `not interesting: exit code ${code}: ${stderr}`);
  for (const part of [box.temporary, box.path("no.sh"), "what the test printed", "exited with 3", "cd "]) {
    failUnless(stderr.includes(part), `not interesting: ${part} is not in: ${stderr}`);
  }
  const line = /^Run it by hand: (.*)$/m.exec(stderr)?.[1] ?? "exit 99";
  const again = await box.startProgram("sh", ["-c", line]).ended;
  failUnless(again.code === 3, `not interesting: the line that repeats it exits with ${again.code}: ${line}`);
}

function isTrace(text) {
  return /^\s+at .*:\d+|node:internal/m.test(text);
}
