#!/usr/bin/env node
import { ExitCode } from "./options/exit-codes.js";

// The reader of the output or the terminal may be gone. That is no error: the result is in its file.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "EIO") process.exitCode = ExitCode.environment;
  });
}

// Node opens the files of treemin side by side. If it may not open so many, this file can still say so.
try {
  const { runCommand } = await import("./run-command.js");
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "EMFILE" && code !== "ENFILE") throw error;
  process.stderr.write(
    `error: treemin may not open enough files to start (${code}). Raise the limit: ulimit -n 1024\n`,
  );
  process.exitCode = ExitCode.environment;
}
