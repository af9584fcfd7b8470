import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { haystack, Sandbox } from "../cli/sandbox.js";
import { numbersOf, processesWith, sleep, survivors } from "../support/processes.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** How a test starts processes that survive when treemin is killed. */
const ways = [
  ["a child that ignores signals", "sh -c \"trap '' TERM HUP INT; sleep 60; :\" $MARKER &"],
  ["a session of its own", 'setsid sh -c "sleep 60; :" $MARKER &'],
  ["a session in a session", "setsid sh -c \"setsid sh -c 'sleep 60; :' $MARKER & :\" &"],
  ["a session without environment", 'env -i setsid sh -c "sleep 60; :" $MARKER &'],
] as const;

/** The watchdogs of a treemin process. */
function watchdogsOf(pid: number | undefined): string[] {
  return processesWith("treemin-watchdog").filter((line) => line.includes(`\0${pid}-`));
}

/** Starts treemin with a test that hangs, and so does what it has started; returns as soon as that is running. */
async function startHangingTest() {
  const box = new Sandbox();
  const marker = `marker-${randomUUID()}`;
  box.write("big.json", haystack);
  box.script("test.sh", `setsid sh -c "sleep 60; :" ${marker} & sleep 60`);
  const { child, ended } = box.start(["big.json", "-t", "./test.sh"]);
  while (processesWith(marker).length < 1) await sleep(10);
  return { box, marker, child, ended };
}

describe.runIf(existsSync("/proc/self/environ"))("when treemin is killed, no process and no folder is left:", () => {
  it.each(ways)("%s", async (_, way) => {
    const box = new Sandbox();
    const marker = `marker-${randomUUID()}`;
    box.write("big.json", haystack);
    const lines = [
      'grep -q needle "$1" || exit 1',
      `test $(wc -c < "$1") -lt 60 && { ${way.replace("$MARKER", marker)}`,
    ];
    box.script("test.sh", ...lines, `sh -c "sleep 60; :" ${marker}; }`, "exit 0");
    const { child, ended } = box.start(["big.json", "-t", "./test.sh", "-j", "2"]);
    while (processesWith(marker).length < 2) await sleep(10);
    child.kill("SIGKILL");
    await ended;
    expect(await survivors(marker, 3000)).toEqual([]);
    for (let wait = 0; wait < 100 && box.left().length > 0; wait++) await sleep(20);
    expect(box.left()).toEqual([]);
    expect(watchdogsOf(child.pid)).toEqual([]);
  });

  it("while the input is tested", async () => {
    const { box, marker, child, ended } = await startHangingTest();
    child.kill("SIGKILL");
    await ended;
    expect(await survivors(marker, 3000)).toEqual([]);
    for (let wait = 0; wait < 100 && box.left().length > 0; wait++) await sleep(20);
    expect(box.left()).toEqual([]);
  });

  it("even if the watchdog was killed before", async () => {
    const { marker, child, ended } = await startHangingTest();
    await sleep(1200);
    const watchdogs = () => numbersOf((line) => line.includes("treemin-watchdog") && line.includes(`\0${child.pid}-`));
    const [first] = watchdogs();
    process.kill(first as number, "SIGKILL");
    while (watchdogs().every((pid) => pid === first)) await sleep(10);
    child.kill("SIGKILL");
    await ended;
    expect(await survivors(marker, 3000)).toEqual([]);
  });

  it("there is one watchdog while treemin runs, and none when it has ended by itself", async () => {
    const box = new Sandbox();
    box.write("big.json", haystack);
    box.script("test.sh", 'grep -q needle "$1" && sleep 0.1');
    const { child, ended } = box.start(["big.json", "-t", "./test.sh", "-j", "2"]);
    while (watchdogsOf(child.pid).length === 0) await sleep(5);
    expect(watchdogsOf(child.pid)).toHaveLength(1);
    expect((await ended).code).toBe(0);
    expect(watchdogsOf(child.pid)).toEqual([]);
  });
});

it("its program kills and removes nothing when somebody else starts it", () => {
  const folder = temporaryFolder();
  const program = join(import.meta.dirname, "../../dist/command/watchdog-process.js");
  const { status, stderr } = spawnSync(process.execPath, [program, "a-name", folder], { encoding: "utf8" });
  expect([status, stderr, existsSync(folder)]).toEqual([
    1,
    expect.stringContaining("Only a watchdog starts this"),
    true,
  ]);
});
