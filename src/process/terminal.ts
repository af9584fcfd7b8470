import { spawn } from "node:child_process";

/** A shell script that waits for the end of its input, which comes when this process ends, and then restores the terminal. */
const script = `
cat >/dev/null
stty sane <&1
printf %s "$1"`;

/**
 * Starts a process that restores the terminal if this process is killed: its modes by `stty sane`, and the rest by printing this
 * text.
 * @param text is written to the terminal, which is standard error
 * @returns ends the process; to be called when the terminal has been restored
 */
export function restoreTerminalWhenKilled(text: string): () => void {
  // Standard output of the script is the terminal. In a session of its own, no key reaches it.
  const child = spawn("/bin/sh", ["-c", script, "treemin-terminal", text], {
    stdio: ["pipe", process.stderr.fd ?? 2, "ignore"],
    cwd: "/",
    detached: true,
  });
  child.on("error", () => undefined); // without a shell, only a kill leaves the terminal as it is
  child.stdin?.on("error", () => undefined);
  child.unref();
  (child.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return () => {
    child.kill("SIGKILL"); // before it notices the end of its input
    child.stdin?.destroy();
  };
}

/**
 * Runs a program that has the terminal to itself, such as an editor.
 * @param command the program and its arguments; no shell is involved
 * @returns its exit code; null if a signal ended it
 * @throws Error if it cannot be run
 */
export async function runInTerminal([program = "", ...args]: readonly string[]): Promise<number | null> {
  const child = spawn(program, args, { stdio: "inherit" });
  return await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
}
