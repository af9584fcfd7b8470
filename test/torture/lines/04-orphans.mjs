import { spawnSync } from "node:child_process";
import { failUnless } from "../fail-unless.mjs";
import { haystack, wanted } from "../haystack.mjs";
import { inLanes } from "../lanes.mjs";
import { commandsWith, isAlive, processesWith, sleep, until } from "../processes.mjs";

export const promise =
  "No process that a test starts outlives the test or treemin by more than a second, even if treemin is killed.";
export const alone = true;

const input = haystack(1000, 2);

/** Ways to start a process that must not outlive its test. `KIND` is replaced by a text that identifies the process. */
const kinds = {
  child: "sh -c 'sleep 60; :' KIND &",
  grandchild: "sh -c \"sh -c 'sleep 60; :' KIND & :\" &",
  deaf: "sh -c \"trap '' TERM HUP INT; sleep 60; :\" KIND &",
  session: "setsid sh -c 'sleep 60; :' KIND > /dev/null 2>&1 &",
  "session-in-session": "setsid sh -c \"setsid sh -c 'sleep 60; :' KIND & :\" > /dev/null 2>&1 &",
};

/** Ways to hide from the mark in the environment and from the test's folder. They are seen while a test runs. */
const hiddenKinds = {
  "no environment": "(cd /; env -i setsid sh -c 'sleep 60; :' KIND > /dev/null 2>&1) &",
  "no mark": "(cd /; env -u TREEMIN_TEST setsid sh -c 'sleep 60; :' KIND > /dev/null 2>&1) &",
};

const isInput = `test $(wc -c < "$1") -eq ${input.length}`;

/** How tests and runs end: what the test does after it has started all kinds of processes, and how treemin ends. */
const endings = {
  "the test ends": { test: [wanted(2)], options: ["--limit-tests", "8"] },
  "the test times out": {
    test: [`${isInput} && exit 0`, "sleep 60"],
    options: ["--timeout", "0.5", "--limit-tests", "4"],
  },
  "the test loses a race": {
    test: [`${isInput} && exit 0`, wanted(2).concat(" || sleep 60")],
    options: ["-j", "4", "--timeout", "1", "--limit-tests", "12"],
  },
  "a limit is reached": { test: [`${isInput} && exit 0`, "sleep 60"], options: ["--limit-time", "1", "-j", "3"] },
  "treemin gets SIGTERM": { test: [`${isInput} && exit 0`, "sleep 60"], options: ["-j", "3"], signal: "SIGTERM" },
  "treemin gets SIGKILL": { test: [`${isInput} && exit 0`, "sleep 60"], options: ["-j", "3"], signal: "SIGKILL" },
  "treemin gets SIGKILL while tests end": { test: [wanted(2)], options: ["-j", "2"], signal: "SIGKILL" },
};

export async function run({ full, scratch }) {
  let started = 0;
  for (let repetition = 0; repetition < (full ? 10 : 1); repetition++) {
    const counts = await inLanes(2, Object.entries(endings), ([name, ending]) => watch(scratch.box(), name, ending));
    started += counts.reduce((sum, count) => sum + count, 0);
  }
  const slow = { test: ["sleep 1", wanted(2)], options: ["--limit-tests", "3"], starts: hiddenKinds };
  started += await watch(scratch.box(), "a test of a second ends, hidden processes", slow);
  const unwatched = { test: [`${isInput} && exit 0`, "sleep 60"], options: [], signal: "SIGKILL", killsWatchdog: true };
  started += await watch(scratch.box(), "the watchdog gets SIGKILL, then treemin", unwatched);
  await killInNamespace(scratch.box());
  return `0 of ${started} processes of ${Object.keys({ ...kinds, ...hiddenKinds }).length} kinds survived ${Object.keys(endings).length + 2} endings`;
}

/** Runs treemin and checks that no process outlives its test; returns the number of processes that were started. */
async function watch(box, name, { test, options = [], signal, starts: ways = kinds, killsWatchdog = false }) {
  const mark = `orphan-of-${box.work.split("/").at(-2)}`;
  const starts = Object.entries(ways).map(([kind, line]) => line.replace("KIND", () => `${mark}-${kind}-of-$$.`));
  box.write("big.json", input);
  box.script("test.sh", ...starts, 'echo $$ >> "$WORK/log"', "sleep 0.05", ...test);
  const { child, ended } = box.start(["big.json", "-t", "./test.sh", "--reduce", "fast", "--no-watch", ...options]);
  const watched = new Watch(mark);
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  if (signal) {
    until(() => box.lines("log").length >= (killsWatchdog ? 2 : 4), 10_000).then(async () => {
      if (killsWatchdog) await killWatchdog(child.pid);
      child.kill(signal);
    });
  }
  const end = performance.now() + 60_000;
  while (!isOver && performance.now() < end) await watched.look(name);
  failUnless(isOver, `${name}: treemin did not end`);
  await sleep(1000);
  const left = watched.living();
  failUnless(left.length === 0, `${name}: alive 1 s after treemin: ${left.join("; ")}`);
  return box.lines("log").length * Object.keys(ways).length;
}

/**
 * Kills treemin in a new PID namespace whose `/proc` is that of the old one, so that processes cannot be found. The process groups
 * of tests must end nevertheless. The namespace ends later, and whatever is left in it.
 */
async function killInNamespace(box) {
  const unshare = ["--pid", "--fork", "--kill-child"];
  if (spawnSync("unshare", [...unshare, "true"]).status !== 0) return;
  const mark = `orphan-of-${box.work.split("/").at(-2)}`;
  box.write("big.json", input);
  box.script("test.sh", kinds.deaf.replace("KIND", mark), 'echo $$ >> "$WORK/log"', "sleep 60");
  const inside = '"$@" & until test -e log; do sleep 0.1; done; sleep 0.5; kill -KILL $!; touch killed; sleep 3';
  const ended = box.runThrough(`unshare ${unshare.join(" ")} sh -c '${inside}' sh "$@"`, [
    "big.json",
    "-t",
    "./test.sh",
  ]);
  failUnless(await until(() => box.has("killed"), 20_000), "no test begins in a PID namespace");
  const isOver = await until(() => commandsWith(mark).length === 0, 1000);
  failUnless(isOver, "killed in a PID namespace: a process is alive after 1 s");
  await ended;
}

/** Kills the watchdog of a treemin process and waits for the next one. */
async function killWatchdog(pid) {
  const watchdogs = () => processesWith(`treemin-watchdog`).filter(({ line }) => line.includes(` ${pid}-`));
  await sleep(1200);
  const [{ pid: first }] = watchdogs();
  process.kill(first, "SIGKILL");
  failUnless(await until(() => watchdogs().some((each) => each.pid !== first), 3000), "there is no other watchdog");
}

/** Watches the processes that have a mark and the process number of their test in their command line. */
class Watch {
  #mark;
  /** When a test that left processes behind was first seen to have ended, by the test's process number. */
  #over = new Map();

  constructor(mark) {
    this.#mark = mark;
  }

  living() {
    return commandsWith(this.#mark);
  }

  /** Fails if a process is alive more than a second after its test has ended. */
  async look(name) {
    const now = performance.now();
    for (const line of this.living()) {
      const test = Number(/-of-(\d+)\./.exec(line)?.[1]);
      if (isAlive(test)) continue;
      if (!this.#over.has(test)) this.#over.set(test, now);
      const late = now - this.#over.get(test);
      failUnless(late <= 1000, `${name}: alive ${Math.round(late)} ms after its test: ${line}`);
    }
    await sleep(50);
  }
}
