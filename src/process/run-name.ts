import { createHash, randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { isRunning, pidNamespace, thisProcess } from "../system/process-status.js";

/** Process number, start (0 if unknown), machine, and a random number; what follows is not part of the name. */
const pattern = /^(\d+)-(\d+)-([0-9a-f]{8})-[0-9a-f]{8}/;

/** A name that no other run has. It contains the run's process and machine. */
export function newRunName(): string {
  const { pid, started } = thisProcess();
  return `${pid}-${started ?? 0}-${machine()}-${randomBytes(4).toString("hex")}`;
}

/**
 * Whether a text is the name of a run.
 * @param text such as the name of a folder in the folder for temporary files
 */
export function isRunName(text: string): boolean {
  return pattern.exec(text)?.[0] === text;
}

/**
 * Whether a run has certainly ended: its process belonged to this machine and is not running any more.
 * @param name the run's name, which other characters may follow
 */
export function isAbandoned(name: string): boolean {
  const [, pid, started = "0", owner] = pattern.exec(name) ?? [];
  if (pid === undefined || owner !== machine()) return false;
  return !isRunning({ pid: Number(pid), started: started === "0" ? null : started });
}

/**
 * Identifies the machine and, on Linux, its process namespace: containers may share a temporary folder, but the same process
 * number then means different processes.
 */
function machine(): string {
  return createHash("sha256")
    .update(`${hostname()} ${pidNamespace() ?? ""}`)
    .digest("hex")
    .slice(0, 8);
}
