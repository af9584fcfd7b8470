/** What tests show beside the outcome, as plain data. */

/** What a command showed beside the outcome. */
export interface Observation {
  /** Of an interesting candidate: each expected pattern and what it matched first in the output. */
  readonly matched?: readonly PatternMatch[];
  /** Of any other candidate: the kind of another bug that it shows. One candidate of each kind is kept. */
  readonly signature?: string;
}

/** A pattern and what it matched. */
export interface PatternMatch {
  readonly pattern: RegExp;
  readonly text: string;
}

/** Is called after the test of a text. */
export type Observe = (text: string, observation: Observation) => void;
