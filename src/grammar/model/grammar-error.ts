/** A grammar cannot be used. The message names the value, the file and the remedy. */
export class GrammarError extends Error {
  /** Name of the class. */
  override readonly name = "GrammarError";
  /** All errors, at least one. `message` is the first of them and the number of the others. */
  readonly errors: readonly string[];

  /**
   * @param first the first error, with its place
   * @param others further errors
   */
  constructor(first: string, ...others: readonly string[]) {
    super(others.length === 0 ? first : `${first}\n(and ${others.length} more; treemin grammar check shows all)`);
    this.errors = [first, ...others];
  }
}

/**
 * The first line of an error's message. Accepts any value, because foreign code may throw anything.
 * @param error anything that was thrown
 */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n")[0] ?? "";
}
