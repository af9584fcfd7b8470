import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

/** The content of the lock of this process, with some parts replaced. */
function holder(parts: object): string {
  const path = result();
  const lock = new Lock(path);
  const own = JSON.parse(readFileSync(lock.path, "utf8"));
  lock.release();
  return JSON.stringify({ ...own, ...parts });
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
    ["a process that has ended", (pid) => holder({ pid, started: null })],
    ["no process, as after a crash of the machine,", () => ""],
    ["no process, as after a crash with some file systems,", () => "\0\0\0"],
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
    writeFileSync(`${path}.lock`, holder({ started: "1" }));
    new Lock(path).release();
    expect(readdirSync(join(path, ".."))).toEqual([]);
  });

  it("of another machine is respected, and the error says what to do", () => {
    const path = result();
    writeFileSync(`${path}.lock`, holder({ pid: 1, host: "elsewhere" }));
    expect(() => new Lock(path)).toThrow(/process 1 on elsewhere.*remove .*out\.json\.lock/);
    expect(existsSync(`${path}.lock`)).toBe(true);
  });

  it("of another PID namespace is respected, and the error says what to do", async () => {
    const path = result();
    const pid = await deadPid();
    writeFileSync(`${path}.lock`, holder({ pid, namespace: "pid:[1]" }));
    const message = new RegExp(`process ${pid} in another container .*remove .*out\\.json\\.lock; or .*-o`);
    expect(() => new Lock(path)).toThrow(message);
    expect(existsSync(`${path}.lock`)).toBe(true);
  });

  it.each<readonly [string, (path: string) => void, RegExp]>([
    ["another file", (path) => writeFileSync(path, "name: left-pad"), /not a lock/],
    ["a folder", (path) => mkdirSync(path), /a folder/],
    ["a pipe", (path) => execFileSync("mkfifo", [path]), /a pipe/],
    ["a link to nothing", (path) => symlinkSync("nowhere", path), /a link/],
    ["a link to a device", (path) => symlinkSync("/dev/zero", path), /a link/],
  ])("cannot be taken if %s has its name, which stays", (_, make, reason) => {
    const path = result();
    make(`${path}.lock`);
    expect(() => new Lock(path)).toThrow(ResultFileError);
    expect(() => new Lock(path)).toThrow(new RegExp(`out\\.json\\.lock is in the way: .*${reason.source}.*-o`));
    expect(readdirSync(join(path, ".."))).toEqual(["out.json.lock"]);
  });

  it("that something else has replaced is not removed", () => {
    const path = result();
    const lock = new Lock(path);
    rmSync(lock.path);
    mkdirSync(lock.path);
    lock.release();
    expect(existsSync(lock.path)).toBe(true);
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
