import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Lock } from "#src/storage/lock.js";
import { ResultFileError } from "#src/storage/result-file.js";
import { temporaryFolder } from "../support/temporary-folder.js";

function result(): string {
  return join(temporaryFolder(), "out.json");
}

/** The number of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await new Promise((resolve) => child.once("close", resolve));
  return child.pid as number;
}

describe("a lock", () => {
  it("is held by one process at a time, which the error names with the remedy", () => {
    const path = result();
    const lock = new Lock(path);
    const second = () => new Lock(path);
    expect(second).toThrow(ResultFileError);
    expect(second).toThrow(new RegExp(`out\\.json.*process ${process.pid}\\. .*kill ${process.pid}.*-o`));
    lock.release();
    second().release();
  });

  it("leaves nothing behind", () => {
    const path = result();
    const lock = new Lock(path);
    expect(readdirSync(join(path, ".."))).toEqual(["out.json.lock"]);
    lock.release();
    expect(readdirSync(join(path, ".."))).toEqual([]);
    lock.release();
  });

  it("of another result is another", () => {
    const path = result();
    const locks = [new Lock(path), new Lock(`${path}.other`)];
    for (const lock of locks) lock.release();
  });

  it.each<readonly [string, (pid: number) => string]>([
    ["a process that has ended", (pid) => JSON.stringify({ pid, started: null, host: hostname() })],
    ["an unknown process", () => "garbage"],
    ["no process", () => ""],
  ])("of %s is taken over", async (_, content) => {
    const path = result();
    writeFileSync(`${path}.lock`, content(await deadPid()));
    const lock = new Lock(path);
    expect(JSON.parse(readFileSync(lock.path, "utf8"))).toMatchObject({ pid: process.pid, host: hostname() });
    lock.release();
    expect(readdirSync(join(path, ".."))).toEqual([]);
  });

  it.runIf(existsSync("/proc/self/stat"))("of a process whose number another process has now is taken over", () => {
    const path = result();
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: process.pid, started: "1", host: hostname() }));
    new Lock(path).release();
    expect(readdirSync(join(path, ".."))).toEqual([]);
  });

  it("of another machine is respected, and the error says what to do", () => {
    const path = result();
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: 1, started: null, host: "elsewhere" }));
    expect(() => new Lock(path)).toThrow(/process 1 on elsewhere.*remove .*out\.json\.lock/);
    expect(existsSync(`${path}.lock`)).toBe(true);
  });

  it("that another process has taken over is not removed", () => {
    const path = result();
    const lock = new Lock(path);
    writeFileSync(lock.path, "another's");
    lock.release();
    expect(readFileSync(lock.path, "utf8")).toBe("another's");
  });

  it("cannot be taken in a folder that does not exist", () => {
    expect(() => new Lock(join(temporaryFolder(), "missing", "out.json"))).toThrow(/ENOENT.*-o/);
  });

  it("of a result with the longest name has a shorter one", () => {
    const path = join(temporaryFolder(), "o".repeat(255));
    const lock = new Lock(path);
    expect(() => new Lock(path)).toThrow(ResultFileError);
    lock.release();
  });
});
