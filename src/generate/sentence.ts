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
  /** The text, which parses unless it is only a draft. */
  readonly text: string;
  /** The tokens that the text was made of. */
  readonly tokens: readonly SentenceToken[];
  /** The choices that the generator made. */
  readonly choices: readonly number[];
  /** The rules, in the order in which they begin; nested. */
  readonly spans: readonly Span[];
}
