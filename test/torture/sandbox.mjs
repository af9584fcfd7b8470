import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { marked } from "./processes.mjs";

const main = fileURLToPath(new URL("../../dist/src/cli/main.js", import.meta.url));

/** The folders and processes of one line; all of them go when it is over. */
export class Scratch {
  #folder;
  #mark = `TREEMIN_TORTURE=${randomUUID()}`;

  constructor(name) {
    this.#folder = mkdtempSync(join(tmpdir(), `treemin-torture-${name}-`));
    chmodSync(this.#folder, 0o755);
  }

  /** A folder to run treemin in, with a folder for temporary files of its own. */
  box() {
    return new Sandbox(mkdtempSync(join(this.#folder, "box-")), this.#mark);
  }

  /** The command lines of the processes that are left of the line. */
  processes() {
    return marked(this.#mark).map(({ line }) => line);
  }

  /** Ends what is left of the line and removes its folders. */
  async release() {
    for (let left = marked(this.#mark); left.length > 0; left = marked(this.#mark)) {
      for (const { pid } of left) kill(pid);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A folder to run treemin in, with a folder for temporary files of its own. */
export class Sandbox {
  constructor(folder, mark) {
    this.work = join(folder, "work");
    this.temporary = join(folder, "tmp");
    for (const each of [this.work, this.temporary]) mkdirSync(each);
    for (const each of [folder, this.work, this.temporary]) chmodSync(each, 0o777);
    const [name, value] = mark.split("=");
    this.env = { ...process.env, [name]: value, TMPDIR: this.temporary, TREEMIN_CACHE: join(folder, "cache") };
  }

  path(name) {
    return join(this.work, name);
  }

  has(name) {
    return existsSync(this.path(name));
  }

  read(name) {
    return readFileSync(this.path(name), "utf8");
  }

  write(name, content) {
    writeFileSync(this.path(name), content);
    return this.path(name);
  }

  /** Makes a folder; gives its path. */
  folder(name) {
    mkdirSync(this.path(name));
    chmodSync(this.path(name), 0o777);
    return this.path(name);
  }

  /** Writes a test; `$WORK` is the folder that treemin is called in. */
  script(name, ...lines) {
    this.write(name, `${["#!/bin/sh", `WORK='${this.work}'`, ...lines].join("\n")}\n`);
    chmodSync(this.path(name), 0o755);
  }

  /** The lines of a file that tests write to; none if there is no such file. */
  lines(name) {
    return this.has(name) ? this.read(name).split("\n").slice(0, -1) : [];
  }

  /** What is left in the folder for temporary files. */
  left() {
    return readdirSync(this.temporary);
  }

  /** Starts treemin; `ended` tells its exit code, what it printed and how many milliseconds it took. */
  start(args, options = {}) {
    return this.startProgram(process.execPath, [main, ...args], options);
  }

  /** Starts any program like treemin. */
  startProgram(program, args, { env, ...options } = {}) {
    const start = performance.now();
    const child = spawn(program, args, {
      cwd: this.work,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...this.env, ...env },
      ...options,
    });
    const output = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"]) {
      child[stream]?.setEncoding("utf8").on("data", (chunk) => {
        output[stream] += chunk;
      });
    }
    const exited = new Promise((resolve) => child.once("exit", () => resolve(performance.now() - start)));
    const ended = new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", async (code, signal) => resolve({ code, signal, ...output, time: await exited }));
    });
    return { child, pid: child.pid, output, ended };
  }

  /** Runs treemin to its end. */
  run(...args) {
    return this.start(args).ended;
  }

  /** Runs treemin with these arguments through a shell line, in which `"$@"` stands for the whole call. */
  runThrough(line, args, options) {
    return this.startProgram("sh", ["-c", line, "sh", process.execPath, main, ...args], options).ended;
  }
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just ended.
  }
}
