import { parseArgs } from "node:util";

/** A mistake in how a bench was called; the message and the usage are all that the user sees. */
export class UsageError extends Error {
  name = "UsageError";
}

/**
 * Reads the arguments of a bench: `[word…] [--json FILE]`.
 * @param {string[]} args
 * @throws {UsageError} if there is any other option
 */
export function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: { json: { type: "string" } }, allowPositionals: true });
    return { words: positionals, json: values.json };
  } catch (error) {
    throw new UsageError(error.message);
  }
}
