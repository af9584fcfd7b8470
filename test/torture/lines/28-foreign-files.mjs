import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { linkSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";
import { until } from "../processes.mjs";

export const promise =
  "Files of others that have the name of a result, its journal or its lock, and files that are read, are never lost or waited for.";

/** The first needs few tests, the second enough to look at the run while it lasts. */
const [short, long] = ['{"id":0,"note":["needle-1",[1,2]]}', haystack(300, 1)];
const call = ["big.json", "-t", "./test.sh", "--reduce", "fast"];

/** What can have the name of a journal or a lock. */
const foreign = {
  "a pipe": (path) => execFileSync("mkfifo", [path]),
  "a folder": (path) => mkdirSync(path),
  "a link to nothing": (path) => symlinkSync("nobody@nowhere.1234", path),
  "a link to a device": (path) => symlinkSync("/dev/zero", path),
};

export async function run({ full, scratch }) {
  const tasks = [
    ...Object.entries(foreign).map(
      ([name, make]) =>
        () =>
          asCompanion(bench(scratch, short), name, make),
    ),
    () => otherLocks(bench(scratch, short)),
    () => otherNamespace(bench(scratch, long)),
    () => killedWhileLocking(bench(scratch, short)),
    () => sealedHeads(bench(scratch, short)),
    () => readFiles(bench(scratch, short), full),
    () => removedResult(bench(scratch, long)),
    () => emptyFolder(bench(scratch, short)),
  ];
  await inLanes(2, tasks, (task) => task());
  return `${Object.keys(foreign).join(", ")} as journal and lock, foreign locks, files that are read: all kept; nothing left over`;
}

function bench(scratch, input) {
  const box = scratch.box();
  box.write("big.json", input);
  box.script("test.sh", wanted(1));
  return box;
}

/** Runs treemin, which must not wait for anything. */
async function runFor(box, name, args, wantedCode, pattern = /^/) {
  const { child, ended } = box.start(args);
  const timer = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const { code, stdout, stderr } = await ended;
  clearTimeout(timer);
  failUnless(code === wantedCode, `${name}: exit code ${code} instead of ${wantedCode}: ${stderr}`);
  failUnless(pattern.test(stderr), `${name}: it printed ${stderr}`);
  failUnless(code !== 0 || hasNeedles(box.read("big.reduced.json"), 1), `${name}: there is no good result: ${stdout}`);
}

async function asCompanion(box, name, make) {
  const [journal, lock] = ["big.reduced.json.journal", "big.reduced.json.lock"].map((each) => box.path(each));
  make(journal);
  const { ino } = lstatSync(journal);
  await runFor(box, `${name} as the journal`, call, 0, /journal .* cannot be used: it is a/);
  await runFor(box, `${name} as the journal to resume`, ["resume"], 2, /nothing to continue/i);
  failUnless(lstatSync(journal).ino === ino, `${name} as the journal is not there any more`);
  rmSync(journal, { recursive: true });
  make(lock);
  await runFor(box, `${name} as the lock`, call, 5, /in the way: it is a .* -o/);
  failUnless(lstatSync(lock, { throwIfNoEntry: false }) !== undefined, `${name} as the lock is not there any more`);
}

async function otherLocks(box) {
  box.write("yarn.lock", "# yarn lockfile v1\n");
  const out = ["-o", "yarn"];
  await runFor(box, "a lock of another tool", [...call, ...out], 5, /yarn\.lock is in the way.* -o/);
  failUnless(box.read("yarn.lock") === "# yarn lockfile v1\n", "a lock of another tool has changed");
  box.write("big.reduced.json.lock", "");
  await runFor(box, "a lock whose content a crash has lost", call, 0);
}

/** The lock of a run in a container is respected, although no process here has its number. */
async function otherNamespace(box) {
  box.script("slow.sh", "sleep 0.1", wanted(1));
  const lock = "big.reduced.json.lock";
  const args = ["big.json", "-t", "./slow.sh", "--no-watch", "--limit-tests", "30", "-j", "1"];
  const { child, ended } = box.start(args);
  failUnless(await until(() => box.has(lock), 20_000), "a run takes no lock");
  const holder = JSON.parse(box.read(lock));
  child.kill("SIGKILL");
  await ended;
  box.write(lock, JSON.stringify({ ...holder, namespace: "pid:[1]" }));
  const refusal = /in another container.*remove .*\.lock/;
  await runFor(box, "the lock of a dead process of another PID namespace", call, 5, refusal);
  rmSync(box.path(lock));
  const isPossible = spawnSync("unshare", ["--pid", "--fork", "--kill-child", "true"]).status === 0;
  if (!isPossible) return;
  const inside = box.runThrough('unshare --pid --fork --kill-child "$@"', args);
  failUnless(await until(() => box.has(lock), 20_000), "a run in a PID namespace takes no lock");
  const before = box.read(lock);
  await runFor(box, "the lock of a run in another PID namespace", call, 5, refusal);
  failUnless(box.read(lock) === before, "the lock of a run in another PID namespace has changed");
  const { code, stderr } = await inside;
  failUnless([0, 4].includes(code) && !box.has(lock), `the run in a PID namespace was disturbed: ${code}: ${stderr}`);
}

/** A run that is killed while it takes the lock leaves a temporary file, which the next run removes. */
async function killedWhileLocking(box) {
  const kill = 'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";';
  box.write("kill.mjs", `${kill} fs.linkSync = () => process.kill(process.pid, "SIGKILL"); syncBuiltinESMExports();`);
  const { ended } = box.start(call, { env: { NODE_OPTIONS: `--import=${box.path("kill.mjs")}` } });
  failUnless((await ended).signal === "SIGKILL", "the run is not killed while it takes the lock");
  const left = () => readdirSync(box.work).filter((name) => name.startsWith("."));
  failUnless(left().length === 1, `a run that is killed while it takes the lock leaves ${left()}`);
  await runFor(box, "after a kill during locking", call, 0);
  failUnless(left().length === 0, `left beside the result: ${left()}`);
}

/** Anybody can write a line with the right digest. */
async function sealedHeads(box) {
  for (const text of ["no JSON", '{"format":1,"run":"","call":{"arguments":[1]}}']) {
    const digest = createHash("sha256").update(text).digest("base64url").slice(0, 6);
    box.write("big.reduced.json.journal", `${text} ${digest}\n`);
    await runFor(box, `a journal that begins with ${text}, to resume`, ["resume"], 2, /nothing to continue/i);
    await runFor(box, `a journal that begins with ${text}`, call, 0, /damaged/);
  }
}

/** No output may be a file that is read, whatever its name is. */
async function readFiles(box, full) {
  box.write("G.g4", "grammar G; import H; s : W* ; S : [ \\n]+ -> skip ;");
  box.write("H.g4", "grammar H; W : ~[ \\n]+ ;");
  linkSync(box.path("test.sh"), box.path("hard.sh"));
  symlinkSync("test.sh", box.path("soft.sh"));
  symlinkSync(".", box.path("here"));
  const outputs = ["test.sh", "hard.sh", "soft.sh", "here/test.sh", "G.g4", "H.g4", "here/big.json"];
  const before = outputs.map((name) => box.read(name));
  const grammar = ["-g", "G.g4"];
  const chosen = full ? outputs : ["soft.sh", "here/test.sh", "H.g4"];
  const calls = [...chosen.map((name) => ["-o", name]), ["--stats", "hard.sh"]];
  for (const each of calls)
    await runFor(box, each.join(" "), [...call, ...grammar, ...each], 2, /would replace .* is read/);
  failUnless(
    outputs.every((name, index) => box.read(name) === before[index]),
    "a file that is read was replaced",
  );
}

/** The test removes the result after its last write: when it is asked whether the result is still interesting. */
async function removedResult(box) {
  box.script("test.sh", 'rm -f "$WORK/big.reduced.json"', wanted(1));
  await runFor(box, "a result that the test removes", call, 0, /was removed .* written again/);
  const away = 'test "$(wc -c < "$WORK/out/out.json")" -lt 60 && mv "$WORK/out" "$WORK/away"';
  box.folder("out");
  box.script("test.sh", `{ ${wanted(1)}; }; code=$?`, away, "exit $code");
  const args = [...call, "-o", "out/out.json", "--no-respace"];
  await runFor(box, "a result whose folder is moved away", args, 5, /cannot be written.*\n.* is saved as/);
}

/** A refused input keeps its folder, but not an empty one. */
async function emptyFolder(box) {
  box.script("test.sh", 'rm -rf "$PWD"', "exit 1");
  await runFor(box, "a test that removes its folder", call, 1);
  failUnless(box.left().length === 0, `left in the temporary folder: ${box.left()}`);
}
