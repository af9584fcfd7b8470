import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { commandsWith, processesWith, sleep, until } from "../processes.mjs";

export const promise =
  "With workers that are killed, stopped, slow, refused or cannot write, the result is the same, and no process is left on any side.";

const needles = 2;
/** So many workers are killed in full; the first one is stopped instead. */
const mostKills = 20;

export async function run({ full, random, scratch }) {
  const input = haystack(full ? 20_000 : 700, needles);
  const pause = full ? 0.5 : 0.02;
  const boxWithTest = () => prepare(scratch.box(), input, pause);
  const whole = boxWithTest();
  const { code, stderr } = await whole.run("big.json", "-t", "./test.sh", "--reduce", "fast", "-q");
  failUnless(code === 0, `without workers: exit code ${code}: ${stderr}`);
  const result = whole.read("big.reduced.json");
  const kills = await killWorkers(boxWithTest(), { result, kills: full ? mostKills : 1, random, full });
  await killReduction(boxWithTest(), result);
  const stops = full ? ", one of them stopped" : "";
  return `${kills} workers killed${stops}, another slow, another refused, the reduction killed: the same ${result.length} bytes`;
}

function prepare(box, input, pause) {
  box.write("big.json", input);
  box.script("test.sh", `sleep "\${PAUSE:-${pause}}"`, wanted(needles));
  box.script("other.sh", "exit 0");
  return box;
}

/** A shell whose temporary files are on a disk that is full after one candidate. */
const fullDisk = (box) =>
  `unshare --user --map-root-user --mount sh -c "mount -t tmpfs -o size=4k,mode=777 torture ${box.folder("disk")} && TMPDIR=${box.path("disk")}`;

/** The options that start a worker with a mark in its command line. `before` begins a line for the shell. */
function worker(box, { test = "./test.sh", before = 'sh -c "' } = {}) {
  const main = new URL("../../../dist/command/treemin.js", import.meta.url).pathname;
  const line = `${before} exec '${process.execPath}' '${main}' worker --slots 2 -t ${test} --tools 'echo ${markOf(box)}'`;
  return ["--workers", `${line}"`];
}

function markOf(box) {
  return `workers-of-${box.work.split("/").at(-2)}`;
}

/** The workers of a box that are running. */
function workersOf(box) {
  return processesWith(markOf(box)).filter(
    ({ line }) => line.includes(" worker --slots") && !line.includes("--workers") && !/^(sh|unshare) /.test(line),
  );
}

/** Kills workers at random moments, and stops one, beside others that cannot be used. */
async function killWorkers(box, { result, kills, random, full }) {
  const slow = worker(box, { before: 'sh -c "PAUSE=1' });
  const all = [worker(box), worker(box), slow, worker(box, { test: "./other.sh" })];
  if (full) all.push(worker(box), worker(box, { before: fullDisk(box) }));
  const { ended } = box.start(["big.json", "-t", "./test.sh", "--reduce", "fast", "--timeout", "3", ...all.flat()]);
  let [isOver, killed, stopped] = [false, 0, 0];
  ended.then(() => {
    isOver = true;
  });
  const isRunning = () => until(() => isOver || workersOf(box).length >= 2, 20_000);
  for (await isRunning(); killed < kills && !isOver; await isRunning()) {
    await sleep(200 + random(full ? 800 : 300));
    const running = workersOf(box).filter(({ pid }) => pid !== stopped);
    const victim = running[random(Math.max(1, running.length))];
    if (!victim || isOver) continue;
    if (full && stopped === 0) stopped = victim.pid;
    process.kill(victim.pid, victim.pid === stopped ? "SIGSTOP" : "SIGKILL");
    killed++;
  }
  const { code, stderr } = await ended;
  failUnless(code === 0, `with workers: exit code ${code}: ${stderr}`);
  failUnless(box.read("big.reduced.json") === result, "with workers, the result is not the same");
  failUnless(/was refused: it has another test/.test(stderr), `the wrong worker is not named: ${stderr}`);
  failUnless(!full || /ENOSPC|no space left/.test(stderr), `the worker without a disk is not named: ${stderr}`);
  failUnless(killed > (full ? 1 : 0), `only ${killed} workers were killed`);
  await expectNobody(box);
  return killed;
}

/** Kills the reduction, which then goes on without workers. */
async function killReduction(box, result) {
  const { child, ended } = box.start([
    "big.json",
    "-t",
    "./test.sh",
    "--reduce",
    "fast",
    "--timeout",
    "5",
    ...worker(box),
  ]);
  await until(() => box.lines("big.reduced.json.journal").length > 4, 20_000);
  child.kill("SIGKILL");
  await ended;
  await expectNobody(box);
  const { code, stderr } = await box.run("big.json", "-t", "./test.sh", "--reduce", "fast", "--timeout", "5");
  failUnless(code === 0, `continued without workers: exit code ${code}: ${stderr}`);
  failUnless(/Continuing: /.test(stderr), `the journal was not used: ${stderr}`);
  failUnless(box.read("big.reduced.json") === result, "continued without workers, the result is not the same");
}

/** Fails if a worker, or a test of one, is alive two seconds later. */
async function expectNobody(box) {
  const left = () => [...commandsWith(markOf(box)), ...commandsWith(`${box.work}/test.sh`)];
  failUnless(await until(() => left().length === 0, 3000), () => `left behind: ${left().join("; ")}`);
}
