import { keyOf, type TextKey } from "../tree/text-key.js";
import type { CacheKind } from "./outcome-cache.js";

/** Where a text comes from. */
export interface TextSource {
  /** Builds the text. */
  readonly text: () => string;
  /** Tells the key of the text; without it, the text is read for that. */
  readonly key?: () => TextKey;
  /** Tells how the text came about, the same for the same configuration of the same tree. */
  readonly configuration?: () => string;
}

/** A text and what identifies it, each worked out once, when it is first asked for: most of what is known is never built. */
export class CandidateText {
  readonly #source: TextSource;
  readonly #kind: CacheKind;
  #text: string | undefined;
  #key: TextKey | undefined;
  #digest: string | undefined;

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
    return this.#text?.length ?? (this.#source.key ? this.#keyed.length : this.text.length);
  }

  /** What outcomes are remembered by. */
  get digest(): string {
    const configuration = this.#kind === "config" ? this.#source.configuration : undefined;
    this.#digest ??= (configuration ? keyOf(configuration()) : this.#keyed).digest;
    return this.#digest;
  }

  get #keyed(): TextKey {
    this.#key ??= this.#source.key?.() ?? keyOf(this.text);
    return this.#key;
  }
}
