import type { TextRange } from "../tree/protection.js";
import { keyOf, type TextKey } from "../tree/text-key.js";

/**
 * How the cache identifies a candidate: not at all (`none`), by the parts of the tree that it keeps (`config`), or by its
 * text (`content`). Two configurations can have the same text, which `content` tests once and `config` twice.
 */
export type CacheKind = "none" | "config" | "content";

/** Builds a text, and identifies it without building it where possible. */
export interface TextSource {
  /** Builds the text. */
  readonly text: () => string;
  /** Computes the key of the text without building it. If absent, the key is computed from the text. */
  readonly key?: () => TextKey;
  /** Describes the configuration that the text was built from; equal for equal configurations of the same tree. */
  readonly configuration?: () => string;
}

/** A text that may become the test case. */
export interface Candidate extends TextSource {
  /** Name of the phase that proposed it. */
  readonly phase: string;
  /** Where the protected parts are in the text. */
  readonly protectedRanges?: () => readonly TextRange[];
}

/**
 * The text of a candidate and its key. Each is computed once, when first needed: most candidates are decided without a test,
 * so their texts are never built.
 */
export class CandidateText {
  readonly #source: TextSource;
  readonly #kind: CacheKind;
  #text: string | undefined;
  #key: TextKey | undefined;
  #digest: string | undefined;

  /** @param kind what the digest is computed from: the configuration, if there is one, or the text */
  constructor(source: TextSource, kind: CacheKind) {
    this.#source = source;
    this.#kind = kind;
  }

  get text(): string {
    this.#text ??= this.#source.text();
    return this.#text;
  }

  /** Length of the text in UTF-16 units. */
  get length(): number {
    return this.#text?.length ?? (this.#source.key ? this.#textKey.length : this.text.length);
  }

  /** Identifies the candidate in the outcome store and in the journal. */
  get digest(): string {
    const configuration = this.#kind === "config" ? this.#source.configuration : undefined;
    this.#digest ??= (configuration ? keyOf(configuration()) : this.#textKey).digest;
    return this.#digest;
  }

  get #textKey(): TextKey {
    this.#key ??= this.#source.key?.() ?? keyOf(this.text);
    return this.#key;
  }
}
