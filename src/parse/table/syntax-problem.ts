/** The first position where a text does not fit its grammar. */
export interface SyntaxProblem {
  /** From 1. */
  readonly line: number;
  /** From 1, in code points. */
  readonly column: number;
  /** What the parser expected and found. */
  readonly message: string;
}
