import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CommandOracle } from "#src/oracle/command-oracle.js";
import { processesWith, sleep, survivors } from "../support/processes.js";
import { shellScript, temporaryFolder } from "../support/temporary-folder.js";

const never = new AbortController().signal;

/** How a test starts a process that must not outlive it. */
const ways = [
  ["a child in the background", 'sh -c "sleep 60; :" $MARKER &'],
  ["a grandchild", "sh -c \"sh -c 'sleep 60; :' $MARKER & wait\" &"],
  ["a child that ignores signals", "sh -c \"trap '' TERM HUP INT; sleep 60; :\" $MARKER &"],
  ["a session of its own", 'setsid sh -c "sleep 60; :" $MARKER > /dev/null 2>&1 &'],
  ["a session in a session", "setsid sh -c \"setsid sh -c 'sleep 60; :' $MARKER & :\" > /dev/null 2>&1 &"],
] as const;

/** The time after which no process may be left, in milliseconds: a second, and more for a busy machine. */
const patience = 2500;

describe.runIf(existsSync("/proc/self/environ"))("no process outlives its test:", () => {
  function setUp(start: string, end: string) {
    const marker = `marker-${randomUUID()}`;
    const lines = [start.replaceAll("$MARKER", marker), "sleep 0.1", end];
    const script = shellScript(join(temporaryFolder(), "test.sh"), ...lines);
    const oracle = new CommandOracle({ command: [script] }, { encode: (text) => Buffer.from(text) });
    oracle.timeLimit.duration = 20_000;
    onTestFinished(() => oracle.close());
    return { oracle, marker };
  }

  it.each(ways)("%s, when the test ends", async (_, start) => {
    const { oracle, marker } = setUp(start, "exit 0");
    expect(await oracle.test("x", never)).toBe("interesting");
    expect(await survivors(marker, patience)).toEqual([]);
  });

  it.each(ways)("%s, when the test times out", async (_, start) => {
    const { oracle, marker } = setUp(start, "sleep 60");
    oracle.timeLimit.duration = 300;
    expect(await oracle.test("x", never)).toBe("timeout");
    expect(await survivors(marker, patience)).toEqual([]);
  });

  it.each(ways)("%s, when the test is cancelled", async (_, start) => {
    const { oracle, marker } = setUp(start, "sleep 60");
    const controller = new AbortController();
    const answer = oracle.test("x", controller.signal).catch(() => "cancelled");
    while (processesWith(marker).length === 0) await sleep(10);
    controller.abort();
    expect(await answer).toBe("cancelled");
    expect(await survivors(marker, patience)).toEqual([]);
  });

  it.each(ways)("%s, when the oracle is closed", async (_, start) => {
    const { oracle, marker } = setUp(start, "sleep 60");
    const answer = oracle.test("x", never).catch(() => "ended");
    while (processesWith(marker).length === 0) await sleep(10);
    await oracle.close();
    await answer;
    expect(await survivors(marker, 300)).toEqual([]);
  });

  it.each([
    ["outside of the folder and without environment", 'cd /; env -i setsid sh -c "sleep 60; :" $MARKER &'],
    ["outside of the folder and without the mark", 'cd /; env -u TREEMIN_TEST setsid sh -c "sleep 60; :" $MARKER &'],
    [
      "behind an environment of 400 KB",
      'cd /; A=$(head -c 100000 /dev/zero | tr "\\0" a); env -i A=$A B=$A C=$A D=$A TREEMIN_TEST=$TREEMIN_TEST setsid sh -c "sleep 60; :" $MARKER &',
    ],
  ])("a process %s, started by a test of a second", async (_, start) => {
    const { oracle, marker } = setUp(start, "sleep 1");
    const answer = oracle.test("x", never);
    while (processesWith(marker).length === 0) await sleep(10);
    expect(await answer).toBe("interesting");
    expect(await survivors(marker, patience)).toEqual([]);
  });

  it("but the processes of other tests continue", async () => {
    const { oracle, marker } = setUp(ways[3][1], "sleep 1.5");
    const slow = oracle.test("slow", never);
    while (processesWith(marker).length === 0) await sleep(10);
    const other = shellScript(join(temporaryFolder(), "quick.sh"), "exit 0");
    const quick = new CommandOracle({ command: [other] }, { encode: (text) => Buffer.from(text) });
    await quick.test("x", never);
    await quick.close();
    await sleep(600);
    expect(processesWith(marker).length).toBeGreaterThan(0);
    expect(await slow).toBe("interesting");
  });
});
