import { createHash, randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Who owns what a run has left: a process of some machine. */
interface Owner {
  readonly pid: number;
  readonly start: string;
  readonly machine: string;
}

const pattern = /^(\d+)-(\d+)-([0-9a-f]{8})-[0-9a-f]{8}/;

/** A name that no other run has, and that tells whose it is. */
export function newRunName(): string {
  return `${process.pid}-${startOf(process.pid) ?? 0}-${machine()}-${randomBytes(4).toString("hex")}`;
}

/** Whether what has this name surely belongs to nobody any more: its owner lived on this machine, and is dead. */
export function isAbandoned(name: string): boolean {
  const owner = ownerOf(name);
  return owner !== undefined && owner.machine === machine() && !isAlive(owner);
}

function ownerOf(name: string): Owner | undefined {
  const [, pid, start = "", machine = ""] = pattern.exec(name) ?? [];
  return pid === undefined ? undefined : { pid: Number(pid), start, machine };
}

/** A process number may have been given to another process since, which began at another time. */
function isAlive({ pid, start }: Owner): boolean {
  const now = startOf(pid);
  if (now !== undefined) return now === start;
  try {
    process.kill(pid, 0);
    return start === "0"; // where start times cannot be read, the number decides
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** When a process began, in ticks since the machine did; undefined if there is no telling. */
function startOf(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "latin1");
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

/** Containers may share a folder and not their processes: the same number then is somebody else. */
function machine(): string {
  let space = "";
  try {
    space = readlinkSync("/proc/self/ns/pid");
  } catch {
    // not Linux
  }
  return createHash("sha256").update(`${hostname()} ${space}`).digest("hex").slice(0, 8);
}
