/** The first position where a text does not fit its grammar. */
export interface SyntaxProblem {
  /** From 1. */
  readonly line: number;
  /** From 1, in code points. */
  readonly column: number;
  /** In a folder, the path of the file below it. */
  readonly file?: string;
  /** What the parser expected and found. */
  readonly message: string;
}
