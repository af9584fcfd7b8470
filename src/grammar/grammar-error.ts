/** A grammar cannot be used; the message has a line for each of its errors. */
export class GrammarError extends Error {
  override readonly name = "GrammarError";
}
