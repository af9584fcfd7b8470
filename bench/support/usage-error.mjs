import { parseArgs } from "node:util";

/** Thrown if a bench is called with wrong arguments; the user sees its message and the usage. */
export class UsageError extends Error {
  name = "UsageError";
}

/**
 * Reads the arguments of a bench: `[word…] [--json FILE]` and options of its own.
 * @param {string[]} args
 * @param {import("node:util").ParseArgsOptionsConfig} [options] of this bench only
 * @throws {UsageError} if there is another option
 */
export function readArguments(args, options = {}) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: "string" }, ...options },
      allowPositionals: true,
    });
    return { words: positionals, ...values };
  } catch (error) {
    throw new UsageError(error.message);
  }
}
