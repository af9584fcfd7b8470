/** The choices that wrote a rule. */
export interface Span {
  /** Name of the rule. */
  readonly name: string;
  /** Index of the first choice. */
  readonly from: number;
  /** Index behind the last choice. */
  readonly to: number;
  /** Number of rules around it. */
  readonly depth: number;
}

/** A token of a sentence, as the grammar wants it. */
export interface SentenceToken {
  /** The type; 0 if a hook wrote it. */
  readonly type: number;
  /** Index of its first UTF-16 unit. */
  readonly start: number;
  /** Number of choices that were made before it. */
  readonly choice: number;
}

/** A sentence, and how it was made. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly SentenceToken[];
  readonly choices: readonly number[];
  /** The rules, in the order in which they begin; nested. */
  readonly spans: readonly Span[];
}
