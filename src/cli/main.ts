#!/usr/bin/env node
import { keepCompiledCode } from "../compile-cache.js";
import { ExitCode } from "./options/exit-codes.js";

// The reader of the output or the terminal may be gone. That is no error: the result is in its file.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE" || code === "EIO") return;
    if (stream === process.stdout && process.exitCode !== ExitCode.environment)
      process.stderr.write(`error: standard output cannot be written (${code})\n`);
    process.exitCode = ExitCode.environment;
  });
}

// Something is to be seen at once, while the files of treemin are loaded.
const isSeen =
  process.stderr.isTTY &&
  process.env.TERM !== "dumb" &&
  !process.env.CI &&
  !process.argv.some((each) => /^(-q|--quiet|--plain)$/.test(each));
if (isSeen) process.stderr.write("starting …");

// Node opens the files of treemin side by side. If it may not open so many, this file can still say so.
try {
  await keepCompiledCode();
  const { runCommand } = await import("./run-command.js");
  if (isSeen) process.stderr.write("\r\u001b[K");
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "EMFILE" && code !== "ENFILE") throw error;
  process.stderr.write(
    `error: treemin may not open enough files to start (${code}). Raise the limit: ulimit -n 1024\n`,
  );
  process.exitCode = ExitCode.environment;
}
