/** Exit codes of the process. For a signal, the code is 128 plus its number. */
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

/** The user called treemin wrongly. Only the message is shown. */
export class UsageError extends Error {
  /** Name of the class. */
  override readonly name = "UsageError";
}
