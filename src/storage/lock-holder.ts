import { hostname } from "node:os";
import { isRunning, type ProcessIdentity, thisProcess } from "../system/process-status.js";

/** The process that holds a lock. */
export interface LockHolder extends ProcessIdentity {
  /** The name of its machine. */
  readonly host: string;
}

/** Describes this process as the holder of a lock, as the content of the lock's file. */
export function printHolder(): string {
  return `${JSON.stringify({ ...thisProcess(), host: hostname() } satisfies LockHolder)}\n`;
}

/** Reads the holder from the content of a lock's file; undefined if the content is damaged. */
export function readHolder(content: string): LockHolder | undefined {
  try {
    const { pid, started = null, host } = JSON.parse(content);
    return Number.isInteger(pid) && pid > 0 ? { pid, started, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether the holder of a lock is running. On another machine that cannot be seen, so the holder is taken to be. */
export function isHolderRunning(holder: LockHolder): boolean {
  return holder.host !== hostname() || isRunning(holder);
}
