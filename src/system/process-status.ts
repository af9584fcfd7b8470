import { readFileSync } from "node:fs";

/** A process of this machine, whether it is still running or not. */
export interface ProcessIdentity {
  readonly pid: number;
  /**
   * When the process started, in ticks since the machine did; null where the system does not tell. It matters because the
   * number may be given to another process later.
   */
  readonly started: string | null;
}

/** The process that runs this code. */
export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, started: statusOf(process.pid)?.started ?? null };
}

/** Tells whether a process is running. If the system does not let us know, it is taken to be. */
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

/** The status of a process as Linux reports it; undefined on other systems. */
function statusOf(pid: number): { readonly isZombie: boolean; readonly started: string | null } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name may contain any character, so fields are counted behind its closing parenthesis: the first is the state, the
    // twentieth the start.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isZombie: fields[0] === "Z", started: fields[19] ?? null };
  } catch {
    return undefined;
  }
}
