import { readdirSync, readFileSync } from "node:fs";

/** The command lines of the processes of this machine that contain a marker. Zombies have none. */
export function processesWith(marker: string): string[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(commandLine)
    .filter((line) => line.includes(marker));
}

/** Waits until no process with a marker is left, at most so many milliseconds; gives back those that are. */
export async function survivors(marker: string, patience: number): Promise<string[]> {
  const end = performance.now() + patience;
  // While it turns into another program, a process has no command line for a moment, so one look is not enough.
  for (let quiet = 0; quiet < 3 && performance.now() < end; await sleep(20)) {
    quiet = processesWith(marker).length > 0 ? 0 : quiet + 1;
  }
  return processesWith(marker);
}

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
