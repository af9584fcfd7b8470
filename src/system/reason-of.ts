/**
 * Why something failed, as a part of a sentence: the message of what was thrown.
 * @param thrown anything; JavaScript allows more than errors to be thrown
 */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
