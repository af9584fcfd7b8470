import { demand } from "../demand.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "A mistake is told with its cause and remedy in a line or two, without a stack trace, and has its exit code.";

const test = ["-t", "./test.sh"];

/** What is wrong, the call, the exit code, the words that name the cause, and those that name the remedy. */
const mistakes = [
  ["no argument at all", [], 2, /no input|no test/i, /treemin INPUT --test/],
  ["no test", ["big.json"], 2, /no test/i, /--test/],
  ["an empty test", ["big.json", "-t", " "], 2, /empty/, /name a program/i],
  ["no input", test, 2, /no input/i, /treemin INPUT/],
  ["a missing input", ["missing.json", ...test], 2, /missing\.json/, /does not exist/],
  ["a folder as the input", ["folder", ...test], 2, /folder/, /name a file/],
  ["a missing test", ["big.json", "-t", "./missing.sh"], 2, /missing\.sh does not exist/, /give/i],
  ["a test that is not executable", ["big.json", "-t", "./plain.txt"], 2, /not executable/, /chmod \+x/],
  [
    "a test without an interpreter",
    ["big.json", "-t", "./orphan.sh"],
    5,
    /orphan\.sh cannot be run/,
    /first line|path/,
  ],
  ["a command that is not there", ["big.json", "-t", "no-such-command"], 5, /no-such-command/, /check the path/i],
  ["a module that does not load", ["big.json", "-t", "./broken.mjs"], 5, /broken\.mjs/, /error/i],
  ["an unknown option", ["big.json", ...test, "--frobnicate"], 2, /--frobnicate/, /--help/],
  ["too many arguments", ["big.json", "other.json", ...test], 2, /argument/, /--help/],
  ["an unknown language", ["big.json", ...test, "-l", "klingon"], 2, /klingon/, /json/],
  ["a name that tells no language", ["big.xyz", ...test], 2, /big\.xyz/, /--language/],
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
  await inLanes(2, mistakes, ([name, args, ...answer]) => make(scratch.box(), { name, args }, answer));
  await refuse(scratch.box());
  return `${mistakes.length} mistakes: cause, remedy and exit code each; an input that is not interesting with all that helps`;
}

function furnish(box) {
  for (const name of ["big.json", "other.json", "big.xyz"]) box.write(name, haystack(500, 1));
  box.write("plain.txt", "no program\n");
  box.write("broken.mjs", "export default (");
  box.folder("folder");
  box.script("test.sh", wanted(1));
  box.script("orphan.sh");
  box.write("orphan.sh", "#!/no/such/shell\n");
  box.script("no.sh", "echo what it said; exit 3");
}

async function make(box, { name, args }, [wantedCode, cause, remedy]) {
  furnish(box);
  const { code, stdout, stderr } = await box.run(...args);
  demand(code === wantedCode, `${name}: exit code ${code} instead of ${wantedCode}: ${stderr}`);
  demand(cause.test(stderr), `${name}: no cause in: ${stderr}`);
  demand(remedy.test(stderr), `${name}: no remedy in: ${stderr}`);
  demand(stdout === "", `${name}: on standard output: ${stdout}`);
  demand(!isTrace(stderr), `${name}: a stack trace: ${stderr}`);
  const lines = stderr.trimEnd().split("\n").length;
  demand(lines <= 3, `${name}: ${lines} lines: ${stderr}`);
}

/** An input that is not interesting: folder, command, output, exit code and a line to paste. */
async function refuse(box) {
  furnish(box);
  const { code, stderr } = await box.run("big.json", "-t", "./no.sh");
  demand(code === 1, `not interesting: exit code ${code}: ${stderr}`);
  for (const part of [box.temporary, box.path("no.sh"), "what it said", "exited with 3", "cd "]) {
    demand(stderr.includes(part), `not interesting: ${part} is not in: ${stderr}`);
  }
  const line = /^Run it by hand: (.*)$/m.exec(stderr)?.[1] ?? "exit 99";
  const again = await box.startProgram("sh", ["-c", line]).ended;
  demand(again.code === 3, `not interesting: the line to paste exits with ${again.code}: ${line}`);
}

function isTrace(text) {
  return /^\s+at .*:\d+|node:internal/m.test(text);
}
