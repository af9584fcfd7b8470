import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failUnless } from "../fail-unless.mjs";
import { inLanes } from "../lanes.mjs";

export const promise =
  "Code of a grammar runs only where the user allows it; a strange grammar neither breaks treemin nor takes long.";

export async function run({ scratch, full }) {
  await look(scratch.box());
  await plant(scratch.box());
  const monsters = monstrousGrammars(full);
  await inLanes(2, monsters, ([name, grammar]) => compile(scratch.box(), { name, grammar }));
  await nameOddly(scratch.box(), full ? ["valueOf", "__proto__"] : ["valueOf"]);
  return `code runs with --run-code only; planted entries of the cache are not used; ${monsters.length} monstrous grammars`;
}

/** A grammar with code that leaves a file. */
const spiteful = `grammar Code;
@parser::members { static { require("node:fs").writeFileSync("ran", ""); } }
file : ({true}? NUM)* EOF ; NUM : [0-9] ;`;

/** Commands that look at a grammar. */
const looks = [
  ["tree", "input.txt", "-g", "Code.g4"],
  ["grammar", "check", "Code.g4"],
  ["grammar", "replacements", "Code.g4"],
];

async function look(box) {
  box.write("Code.g4", spiteful);
  box.write("input.txt", "123");
  for (const call of looks) {
    const { code, stdout, stderr } = await box.run(...call);
    failUnless(code === 0 && !box.has("ran"), `treemin ${call.join(" ")}: exit code ${code}, code ran: ${stderr}`);
    failUnless(/code was not run.*--run-code/.test(stdout + stderr), `treemin ${call.join(" ")} is silent: ${stderr}`);
  }
  await box.run(...(looks[0] ?? []), "--run-code");
  failUnless(box.has("ran"), "--run-code does not run the code");
}

/** Plants code in the entries of the cache. It runs only while the entries cannot have been written by others. */
async function plant(box) {
  box.write("Code.g4", spiteful);
  box.write("input.txt", "123");
  const look = () => box.run("tree", "input.txt", "-g", "Code.g4", "--run-code");
  await box.runThrough('umask 0; "$@"', ["tree", "input.txt", "-g", "Code.g4"]);
  const cache = join(box.env.TREEMIN_CACHE, "grammars");
  const [entry] = readdirSync(cache).map((name) => join(cache, name));
  failUnless((statSync(cache).mode & 0o777) === 0o700, "others may look into the cache");
  failUnless((statSync(entry).mode & 0o777) === 0o600, "others may read an entry");
  const planted = readFileSync(entry, "utf8").replaceAll('\\"ran\\"', '\\"planted\\"');
  const cases = [
    ["that only this user can write", 0o600, true],
    ["that others can write", 0o606, false],
  ];
  for (const [name, mode, isUsed] of cases) {
    rmSync(box.path("planted"), { force: true });
    writeFileSync(entry, planted);
    chmodSync(entry, mode);
    const { code, stderr } = await look();
    failUnless(code === 0, `an entry ${name}: exit code ${code}: ${stderr}`);
    failUnless(box.has("planted") === isUsed, `an entry ${name} is ${isUsed ? "not " : ""}used`);
  }
}

/** Grammars that may be too much for antlr-ng, each with its name. */
function monstrousGrammars(full) {
  const size = full ? 20_000 : 3000;
  const [open, close] = ["(".repeat(size), ")".repeat(size)];
  const words = Array.from({ length: size }, (_, i) => `'a${i}'`);
  const grammars = [
    ["nested parentheses", `grammar Big; file : ${open} A ${close} ; A : 'a' ;`],
    ["alternatives", `grammar Big; file : ${words.join(" | ")} ;`],
    ["nested parts of a token", `grammar Big; file : A ; A : ${open} 'a' ${close} ;`],
  ];
  return full ? grammars : grammars.slice(0, 2);
}

/** A monstrous grammar is used or refused in a line or two, within some seconds. */
async function compile(box, { name, grammar }) {
  box.write("Big.g4", grammar);
  const { code, stderr, time } = await box.run("grammar", "check", "Big.g4");
  failUnless([0, 2].includes(code), `${name}: exit code ${code}: ${stderr.slice(0, 500)}`);
  failUnless(code === 0 || /^error: Big\.g4: .*too large or nested too deep.*\n$/.test(stderr), `${name}: ${stderr}`);
  failUnless(time < 40_000, `${name}: it takes ${Math.round(time / 1000)} s`);
}

/** Names that every JavaScript object has are names like others. */
async function nameOddly(box, names) {
  box.write("V.g4", "grammar V; valueOf : constructor* ; constructor : A ; A : 'a' ;");
  box.write("in.txt", "aaaa");
  for (const name of names) {
    const member = `{"files": ["V.g4"], "replacements": {"constructor": "a"}}`;
    box.write("format.json", `{"start": "${name}:valueOf", "grammars": {"${name}": ${member}}}`);
    const { code, stderr } = await box.run("in.txt", "--format", "format.json", "-c", "grep -q aa @@");
    failUnless(code === 0 && box.read("in.reduced.txt") === "aa", `a grammar called ${name}: ${code}: ${stderr}`);
  }
}
