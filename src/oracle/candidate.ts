/** A text that may become the test case. */
export interface Candidate {
  /** Name of the phase that it belongs to. */
  readonly phase: string;
  /** Builds the text. */
  readonly text: () => string;
  /** Tells how it came about, the same for the same configuration of the same tree. */
  readonly configuration?: () => string;
}
