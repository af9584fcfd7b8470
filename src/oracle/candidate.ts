import type { Source } from "./exhibit.js";

/** A text that may become the test case. */
export interface Candidate extends Source {
  /** Name of the phase that it belongs to. */
  readonly phase: string;
}
