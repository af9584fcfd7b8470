/** What the process exits with. Ended by a signal, it is 128 plus the signal's number. */
export const ExitCode = {
  done: 0,
  notInteresting: 1,
  usage: 2,
  suspicious: 3,
  limitReached: 4,
  environment: 5,
  bug: 70,
  sighup: 129,
  sigint: 130,
  sigterm: 143,
} as const;

/** A mistake in how treemin was called; the message is all that the user sees. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
