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

const main = fileURLToPath(new URL("../../dist/command/treemin.js", import.meta.url));

/** The folders and processes of one line. {@link Scratch.release} removes them all. */
export class Scratch {
  #folder;
  #mark = `TREEMIN_TORTURE=${randomUUID()}`;

  constructor(name) {
    this.#folder = mkdtempSync(join(tmpdir(), `treemin-torture-${name}-`));
    chmodSync(this.#folder, 0o755);
  }

  /** A folder to run treemin in, with its own folder for temporary files. */
  box() {
    return new Sandbox(mkdtempSync(join(this.#folder, "box-")), this.#mark);
  }

  /** The command lines of the line's processes that are still alive. */
  processes() {
    return marked(this.#mark).map(({ line }) => line);
  }

  /** Kills the line's processes and removes its folders. */
  async release() {
    for (let left = marked(this.#mark); left.length > 0; left = marked(this.#mark)) {
      for (const { pid } of left) kill(pid);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A folder to run treemin in, with its own folder for temporary files. */
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

  /** Makes a folder and returns its path. */
  folder(name) {
    mkdirSync(this.path(name));
    chmodSync(this.path(name), 0o777);
    return this.path(name);
  }

  /** Writes an executable test; in its lines, `$WORK` is the folder that treemin is called in. */
  script(name, ...lines) {
    this.write(name, `${["#!/bin/sh", `WORK='${this.work}'`, ...lines].join("\n")}\n`);
    chmodSync(this.path(name), 0o755);
  }

  /** The lines of a file that tests write to; empty if there is no such file. */
  lines(name) {
    return this.has(name) ? this.read(name).split("\n").slice(0, -1) : [];
  }

  /** The names of the files in the folder for temporary files. */
  left() {
    return readdirSync(this.temporary);
  }

  /** Starts treemin; `ended` resolves to its exit code, its output and the milliseconds that it took. */
  start(args, options = {}) {
    return this.startProgram(process.execPath, [main, ...args], options);
  }

  /** Starts any program in the same way as treemin. */
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

  /** Runs treemin and waits for its end. */
  run(...args) {
    return this.start(args).ended;
  }

  /** Runs treemin from a shell line in which `"$@"` stands for the whole call. */
  runThrough(line, args, options) {
    return this.startProgram("sh", ["-c", line, "sh", process.execPath, main, ...args], options).ended;
  }
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has just ended.
  }
}
