import { hostname } from "node:os";
import { isRunning, type ProcessIdentity, pidNamespace, thisProcess } from "../system/process-status.js";

/** The process that holds a lock. */
export interface LockHolder extends ProcessIdentity {
  /** The name of its machine. */
  readonly host: string;
  /** Its PID namespace; null where there are none. */
  readonly namespace: string | null;
}

/** Describes this process as the holder of a lock, as the content of the lock's file. */
export function printHolder(): string {
  const holder: LockHolder = { ...thisProcess(), host: hostname(), namespace: pidNamespace() };
  return `${JSON.stringify(holder)}\n`;
}

/**
 * Reads the holder from the content of a lock's file; undefined if the file is not a lock.
 * @param content of the file, as text
 */
export function readHolder(content: string): LockHolder | undefined {
  try {
    const { pid, started, host, namespace } = JSON.parse(content);
    const isHolder = Number.isInteger(pid) && pid > 0 && typeof host === "string";
    return isHolder ? { pid, started: textOrNull(started), host, namespace: textOrNull(namespace) } : undefined;
  } catch {
    return undefined;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/**
 * Tells whether this process can see whether the holder of a lock is running: not on another machine, and not in another PID
 * namespace, where the same number means another process.
 * @param holder as it was read from the lock's file
 */
export function isVisible({ host, namespace }: LockHolder): boolean {
  return host === hostname() && namespace === pidNamespace();
}

/**
 * Whether the holder of a lock is running. If this process cannot see that, the holder is assumed to be running.
 * @param holder as it was read from the lock's file
 */
export function isHolderRunning(holder: LockHolder): boolean {
  return !isVisible(holder) || isRunning(holder);
}
