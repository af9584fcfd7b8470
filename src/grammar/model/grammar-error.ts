/** A grammar cannot be used. */
export class GrammarError extends Error {
  /** Name of the class. */
  override readonly name = "GrammarError";
  /** All errors; the message is the first of them and the number of the others. */
  readonly errors: readonly string[];

  constructor(first: string, ...others: readonly string[]) {
    super(others.length === 0 ? first : `${first}\n(and ${others.length} more; treemin grammar check shows all)`);
    this.errors = [first, ...others];
  }
}

/** The first line of what was thrown; code of others may throw anything. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n")[0] ?? "";
}
