import { vi } from "vitest";
import { runCommand } from "#src/cli/run-command.js";

/** The exit code and the output of treemin, run in this process. */
export interface Answer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both outputs, in the order in which they were printed. */
  readonly output: string;
}

/**
 * Runs treemin in this process, which takes a fraction of the time. One run at a time: it has the working folder.
 * @param folder the working folder
 * @param env variables that are set for the run
 */
export async function runInProcess(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const before = { folder: process.cwd(), env: { ...process.env } };
  const answer = { stdout: "", stderr: "", output: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((chunk, ...others: unknown[]) => {
      answer[stream] += String(chunk);
      answer.output += String(chunk);
      const done = others.at(-1);
      if (typeof done === "function") done();
      return true;
    }),
  );
  process.chdir(folder);
  Object.assign(process.env, { NO_COLOR: "1", ...env });
  try {
    return { code: await runCommand(args), ...answer };
  } finally {
    process.chdir(before.folder);
    for (const name of ["NO_COLOR", ...Object.keys(env)]) {
      const value = before.env[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    for (const spy of spies) spy.mockRestore();
  }
}
