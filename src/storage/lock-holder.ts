import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** Who holds a lock. */
export interface Holder {
  readonly pid: number;
  /** When the process began, since a number may be given to another process later; null where the system does not tell. */
  readonly started: string | null;
  readonly host: string;
}

/** This process, as the holder of a lock. */
export function thisProcess(): Holder {
  return { pid: process.pid, started: look(process.pid)?.started ?? null, host: hostname() };
}

/** Who wrote a lock, or undefined if that cannot be read. */
export function holderOf(content: string): Holder | undefined {
  try {
    const { pid, started = null, host } = JSON.parse(content);
    return Number.isInteger(pid) && pid > 0 ? { pid, started, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process lives. Of another machine's nothing is known, so it does. */
export function isAlive({ pid, started, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const now = look(pid);
  if (now === undefined) return true; // the system does not tell more
  return !now.isZombie && (started === null || now.started === started);
}

/** A process as Linux tells of it; undefined elsewhere. */
function look(pid: number): { readonly isZombie: boolean; readonly started: string | null } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // Behind the name, which may have any character in it: the state, and as the twentieth the start in ticks.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isZombie: fields[0] === "Z", started: fields[19] ?? null };
  } catch {
    return undefined;
  }
}
