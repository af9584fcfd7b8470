#!/usr/bin/env node
import { ExitCode } from "./options/exit-codes.js";
import { runCommand } from "./run-command.js";

// The reader of the output or the terminal may be gone. That is no error: the result is in its file.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "EIO") process.exitCode = ExitCode.environment;
  });
}

process.exitCode = await runCommand(process.argv.slice(2));
