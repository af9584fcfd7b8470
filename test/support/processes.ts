import { readdirSync, readFileSync } from "node:fs";

/** The command lines that contain a marker, of all processes of this machine. Zombies have no command line. */
export function processesWith(marker: string): string[] {
  return numbersOf((line) => line.includes(marker))
    .map((pid) => commandLine(String(pid)))
    .filter((line) => line !== "");
}

/** The numbers of the processes whose command lines meet a condition. */
export function numbersOf(condition: (commandLine: string) => boolean): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry) && condition(commandLine(entry)))
    .map(Number);
}

/**
 * Waits until no process with a marker is left; returns the command lines of those that are.
 * @param patience how long to wait at most, in milliseconds
 */
export async function survivors(marker: string, patience: number): Promise<string[]> {
  const end = performance.now() + patience;
  // While a process is replaced by another program, it has no command line for a moment, so one look is not enough.
  for (let quiet = 0; quiet < 3 && performance.now() < end; await sleep(20)) {
    quiet = processesWith(marker).length > 0 ? 0 : quiet + 1;
  }
  return processesWith(marker);
}

/** Resolves after a time. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "latin1");
  } catch {
    return "";
  }
}
