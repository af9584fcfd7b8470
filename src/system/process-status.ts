import { closeSync, openSync, readlinkSync, readSync } from "node:fs";

/** A process of this machine, whether it is still running or not. */
export interface ProcessIdentity {
  readonly pid: number;
  /**
   * When the process started, in ticks since the machine did; null where the system does not tell. It matters because the
   * number may be given to another process later.
   */
  readonly started: string | null;
}

/** Whether `/proc` shows the processes of this PID namespace: in a new one, it shows those of the old one until it is mounted again. */
export const isProcOwn: boolean = ownNumber() === String(process.pid);

function ownNumber(): string | undefined {
  try {
    return readlinkSync("/proc/self");
  } catch {
    return undefined;
  }
}

/** The process that runs this code. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, started: statusOf(process.pid)?.started ?? null };
}

/**
 * The PID namespace of this process; null on systems without. Containers have their own, so that the same number means different
 * processes, even if machines and folders have the same names in all of them.
 */
export function pidNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

/**
 * Tells whether a process is running. If the system does not let us know, it is taken to be.
 * @param process its number, and when it started, because the number may be given to another process later
 */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const status = statusOf(pid);
  if (status === undefined) return true;
  return !status.isZombie && (started === null || status.started === started);
}

/** What Linux reports about a process. */
export interface ProcessStatus {
  readonly isZombie: boolean;
  /** See {@link ProcessIdentity}. */
  readonly started: string | null;
  readonly parent: number;
  /** The process that began its session. */
  readonly session: number;
  /** Its process group, and the one that the terminal belongs to; the latter is -1 without a terminal. */
  readonly group: number;
  readonly foreground: number;
  /** Whether it is a part of the kernel, which never runs a program. */
  readonly isKernelThread: boolean;
}

/** The flag of processes that are parts of the kernel, from Linux's `sched.h`. */
const kernelThread = 0x200000;

/** Whether the terminal belongs to the job that this process is in, as far as the system tells. */
export function isForeground(): boolean {
  const status = statusOf(process.pid);
  return status === undefined || status.foreground < 0 || status.group === status.foreground;
}

/**
 * The status of a process as Linux reports it; undefined if it does not, and if there is no such process.
 * @param pid the number of the process
 */
export function statusOf(pid: number): ProcessStatus | undefined {
  if (!isProcOwn) return undefined;
  try {
    const stat = statusLine.toString("latin1", 0, readBeginning(`/proc/${pid}/stat`, statusLine));
    // The name may contain any character, so fields are counted behind its closing parenthesis: the first is the state, the
    // second the parent, the third the group, the fourth the session, the sixth the foreground group, the seventh the flags, the twentieth the start.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      isZombie: fields[0] === "Z",
      started: fields[19] ?? null,
      parent: Number(fields[1]),
      session: Number(fields[3]),
      group: Number(fields[2]),
      foreground: Number(fields[5]),
      isKernelThread: (Number(fields[6]) & kernelThread) !== 0,
    };
  } catch {
    return undefined;
  }
}

/** Holds one status at a time. It has fewer characters. */
const statusLine = Buffer.allocUnsafeSlow(4096);

/**
 * Reads as much of a file as fits into a buffer; returns the number of bytes.
 * @param path of the file
 * @param into is filled from its beginning
 * @throws the system's error if it cannot be read
 */
export function readBeginning(path: string, into: Buffer): number {
  const file = openSync(path, "r");
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < into.length; length += read) {
      read = readSync(file, into, length, into.length - length, null);
    }
    return length;
  } finally {
    closeSync(file);
  }
}
