import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isRunning, thisProcess } from "#src/system/process-status.js";

describe("a process", () => {
  it("is running while it runs", () => {
    expect(isRunning(thisProcess())).toBe(true);
    expect(isRunning({ pid: process.pid, started: null })).toBe(true);
  });

  it.runIf(existsSync("/proc/self/stat"))("is not running if another process has its number", () => {
    expect(isRunning({ pid: process.pid, started: "1" })).toBe(false);
  });

  it("is not running when it has ended", async () => {
    const child = spawn("true");
    await once(child, "exit");
    expect(isRunning({ pid: child.pid as number, started: null })).toBe(false);
  });

  // The parent's number means another process in the new namespace, or none, but /proc still shows it.
  const inNamespace = (...call: readonly string[]) => spawnSync("unshare", ["--pid", "--fork", ...call]);
  it.runIf(inNamespace("true").status === 0)("is not looked up in the /proc of another PID namespace", () => {
    const file = join(import.meta.dirname, "../../dist/src/system/process-status.js");
    const look = `const { isProcOwn, statusOf } = await import("${file}"); process.exit(isProcOwn || statusOf(${process.pid}) ? 1 : 0)`;
    expect(inNamespace(process.execPath, "--input-type=module", "-e", look).status).toBe(0);
  });
});
