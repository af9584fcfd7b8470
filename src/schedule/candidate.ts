import type { TextSource } from "./candidate-text.js";

/** A text that may become the test case. */
export interface Candidate extends TextSource {
  /** Name of the phase that it belongs to. */
  readonly phase: string;
}
