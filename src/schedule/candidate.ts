import type { TextRange } from "../tree/protection.js";
import type { TextSource } from "./candidate-text.js";

/** A text that may become the test case. */
export interface Candidate extends TextSource {
  /** Name of the phase that proposed it. */
  readonly phase: string;
  /** Where the protected parts are in the text. */
  readonly protectedRanges?: () => readonly TextRange[];
}
