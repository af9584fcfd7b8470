/** A call cannot be reduced. The message says why, and what to do. */
export class CallError extends Error {
  /** Name of the class. */
  override readonly name = "CallError";
}
