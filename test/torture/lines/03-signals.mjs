import { readdirSync } from "node:fs";
import { constants } from "node:os";
import { failUnless } from "../fail-unless.mjs";
import { isAlive, sleep, until } from "../processes.mjs";

export const promise =
  "SIGINT, SIGTERM and SIGHUP end treemin within a second, even while tests run; it prints the result's path and how to resume.";
export const alone = true;

const jobs = 50;
const input = JSON.stringify(["needle", ...Array.from({ length: 400 }, (_, i) => `straw${i}`)], null, 1);

export async function run({ full, scratch }) {
  const times = [];
  for (let repetition = 0; repetition < (full ? 5 : 1); repetition++) {
    for (const signals of [["SIGINT"], ["SIGTERM"], ["SIGHUP"], ["SIGINT", "SIGINT"]]) {
      times.push(await withinASecond(signals.join(" and "), () => interrupt(scratch, signals)));
    }
    times.push(await withinASecond("SIGINT in the first test", () => interruptFirstTest(scratch.box())));
  }
  const longest = Math.round(Math.max(...times));
  return `${times.length} endings with ${jobs} tests running: at most ${longest} ms, codes 130, 143, 129, nothing left`;
}

/** How long an ending takes, in milliseconds. A busy machine can only make it longer, so the shortest of three counts. */
async function withinASecond(name, end) {
  const times = [];
  while (times.length < 3 && !(times.at(-1) <= 1000)) times.push(await end());
  failUnless(times.at(-1) <= 1000, `${name} took ${times.map(Math.round).join(", ")} ms`);
  return times.at(-1);
}

/** Sends signals to a run whose tests all sleep; returns how many milliseconds the run took to end. */
async function interrupt(scratch, signals) {
  const box = scratch.box();
  box.write("big.json", input);
  const sleeper = "echo slow >> $WORK/log; trap '' TERM HUP INT; sleep 60; sleep 60";
  box.script("test.sh", `test $(wc -c < "$1") -lt ${input.length} && { ${sleeper}; }`, 'grep -q needle "$1"');
  const { child, pid, ended } = box.start([
    "big.json",
    "-t",
    "./test.sh",
    "-j",
    `${jobs}`,
    "--atom",
    "line",
    "--granularity",
    "64",
    "--no-watch",
  ]);
  const isBusy = await until(() => box.lines("log").length >= jobs, 15_000);
  failUnless(isBusy, () => `only ${box.lines("log").length} of ${jobs} tests were running at once`);
  const start = performance.now();
  for (const signal of signals) {
    child.kill(signal);
    await sleep(100);
  }
  const [signal] = signals;
  const isOver = await until(() => !isAlive(pid), 10_000);
  failUnless(isOver, `${signals.join(" and ")} did not end treemin within 10 s`);
  const time = performance.now() - start;
  check(box, { ...(await ended), signal });
  const left = () => scratch.processes();
  failUnless(await until(() => left().length === 0, 200), () => `${left().length} processes are left: ${left()[0]}`);
  return time;
}

/** Sends a signal while the input is tested; returns how many milliseconds the run took to end. */
async function interruptFirstTest(box) {
  box.write("big.json", input);
  box.script("test.sh", "echo call >> $WORK/log; trap '' TERM HUP INT; sleep 60");
  const { child, ended } = box.start(["big.json", "-t", "./test.sh"]);
  failUnless(await until(() => box.lines("log").length > 0, 15_000), "the input was not tested");
  const start = performance.now();
  child.kill("SIGINT");
  const { code, stderr } = await ended;
  const time = performance.now() - start;
  failUnless(code === 130, `SIGINT in the first test: code ${code}: ${stderr}`);
  failUnless(readdirSync(box.temporary).length === 0, "SIGINT in the first test: left in the temporary folder");
  const files = readdirSync(box.work).sort().join(", ");
  failUnless(files === "big.json, log, test.sh", `SIGINT in the first test: the files are ${files}`);
  return time;
}

function check(box, { code, stdout, signal }) {
  const wanted = 128 + constants.signals[signal];
  failUnless(code === wanted, `${signal}: exit code ${code} instead of ${wanted}`);
  failUnless(/\d+ → \d+ bytes/.test(stdout), `${signal}: the size is not printed`);
  failUnless(stdout.includes("big.reduced.json"), `${signal}: the result's path is not printed`);
  failUnless(/treemin resume big\.reduced\.json$/m.test(stdout), `${signal}: how to resume is not printed`);
  const files = readdirSync(box.work).sort().join(", ");
  failUnless(
    files === "big.json, big.reduced.json, big.reduced.json.journal, log, test.sh",
    `${signal}: the files are ${files}`,
  );
  failUnless(box.read("big.reduced.json").includes("needle"), `${signal}: the result is not interesting`);
  const left = readdirSync(box.temporary);
  failUnless(left.length === 0, `${signal}: left in the temporary folder: ${left.join(", ")}`);
}
