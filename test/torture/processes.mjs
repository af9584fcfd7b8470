// Reads from /proc which processes there are and what they use.
import { readdirSync, readFileSync } from "node:fs";

/** Waits for a number of milliseconds. */
export function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits until a condition holds; returns false if it does not hold after `patience` milliseconds. */
export async function until(condition, patience) {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(10)) {
    if (await condition()) return true;
  }
  return condition();
}

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}

function pids() {
  return readdirSync("/proc").filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid);
}

/** The processes with a text in their environment, and their command lines. Zombies have no environment. */
export function marked(mark) {
  return pids()
    .filter((pid) => read(pid, "environ").includes(mark))
    .map((pid) => ({ pid: Number(pid), line: read(pid, "cmdline").replaceAll("\0", " ").trim() }));
}

/** The processes whose command lines contain a text. */
export function processesWith(text) {
  return pids()
    .map((pid) => ({ pid: Number(pid), line: read(pid, "cmdline").replaceAll("\0", " ") }))
    .filter(({ line }) => line.includes(text));
}

/** The command lines that contain a text. */
export function commandsWith(text) {
  return processesWith(text).map(({ line }) => line);
}

/** Whether a process is alive; a zombie is not. */
export function isAlive(pid) {
  const stat = read(pid, "stat");
  return stat !== "" && !/^\d+ \(.*\) [ZX]/s.test(stat);
}

/** The peak memory of a living process, in bytes. */
export function peakMemory(pid) {
  return 1024 * Number(/^VmHWM:\s*(\d+)/m.exec(read(pid, "status"))?.[1] ?? 0);
}

/** Looks at a process again and again until it has ended; returns how it ended. */
export async function watch({ ended }, look, milliseconds = 20) {
  let ending;
  ended.then((each) => {
    ending = each;
  });
  while (!ending) {
    look();
    await sleep(milliseconds);
  }
  return ending;
}

/** The number of open files of a living process. */
export function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}
