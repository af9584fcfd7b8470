/**
 * One sentence while it is written, piece by piece. A few choices are drawn at random, the simplest ones complete the sentence, and it
 * is read. If it is a sentence, the next piece follows; else the piece is drawn again from about the place on where it goes wrong. When
 * that fails again and again, some of the simplest choices are kept, which are known to fit.
 */
import type { Fault } from "../parse/recognize/sentence-fault.js";
import { RandomChoices } from "./choice-source.js";
import type { Sentence } from "./sentence.js";
import type { SentenceGenerator } from "./sentence-generator.js";

/** How many choices are drawn at a time: at first, at least, and at most. */
const [firstPiece, leastPiece, mostPiece] = [16, 2, 256];

/** How often a piece is drawn until the simplest choices are taken in its place. */
const mostDraws = 10;

/** How often a sentence that is drawn as a whole goes wrong no later than before, until it is begun anew. */
const mostVain = 30;

/** Writes one sentence. */
export class Drafting {
  /** What was written last. */
  sentence: Sentence;
  isDone = false;
  /** How often it was begun. */
  starts = 1;
  /** How often it was read. */
  readings = 0;
  /** How many tokens were taken back. */
  redrawn = 0;
  readonly #generator: SentenceGenerator;
  readonly #source: RandomChoices;
  /** The last draft that is a sentence, and how many of its choices are kept. */
  #accepted: Sentence | undefined;
  #kept = 0;
  /** How many choices of the last draft were those of the one before, and how many were then drawn. */
  #given = 0;
  #drawn = 0;
  /** How many choices are drawn at a time. */
  #piece: number;
  /** Whether the simplest sentence is none, so that pieces cannot be completed by the simplest choices. */
  #isWhole = false;
  #vain = 0;
  #fault = -1;
  #farthest = -1;
  /** How far before the fault the next draft differs, as a power of two. */
  #backward = 0;
  /** How many of the simplest choices are kept when no others fit. */
  #leap = 1;

  /** @param isLocal whether the lexer looks at nothing but the token that it reads, so that hardly any draft goes wrong */
  constructor(generator: SentenceGenerator, seed: number, isLocal: boolean) {
    this.#generator = generator;
    this.#source = new RandomChoices(seed);
    this.#piece = isLocal ? Number.POSITIVE_INFINITY : firstPiece;
    this.sentence = this.#draw([], this.#piece);
  }

  /** How many of its first tokens are those of the last draft that was a sentence. */
  get settled(): number {
    const first = this.sentence.tokens.findIndex(({ choice }) => choice >= this.#kept);
    return first < 0 ? this.sentence.tokens.length : first;
  }

  /** Takes note of where the draft goes wrong; undefined if it is a sentence. Writes the next one, unless this one is complete. */
  judge(fault: Fault | undefined): void {
    this.readings++;
    if (fault === undefined) this.#accept();
    else this.#reject(fault.at);
  }

  #accept(): void {
    this.#accepted = this.sentence;
    this.#leap = 1;
    this.#piece = Math.min(2 * this.#piece, mostPiece);
    this.#keep(this.#given + this.#drawn);
  }

  /** Keeps the first choices of the last sentence, and draws a piece behind them. */
  #keep(count: number): void {
    const { choices } = this.#accepted as Sentence;
    this.#restart(count);
    if (count >= choices.length) {
      this.sentence = this.#accepted as Sentence;
      this.isDone = true;
    } else this.sentence = this.#draw(choices.slice(0, count), this.#piece);
  }

  #restart(kept: number): void {
    this.#kept = kept;
    this.#vain = 0;
    this.#fault = -1;
    this.#farthest = -1;
    this.#backward = 0;
  }

  #reject(fault: number): void {
    const isFarther = fault > this.#farthest;
    this.#vain = isFarther && this.#isWhole ? 0 : this.#vain + 1;
    this.#farthest = Math.max(this.#farthest, fault);
    this.#backward = fault > this.#fault ? 0 : this.#backward + 1;
    this.#fault = fault;
    const isSimplest = this.#given + this.#drawn === 0;
    if (isSimplest || this.#vain > (this.#isWhole ? mostVain : mostDraws)) this.#giveWay(isSimplest);
    else this.#drawFrom(fault);
  }

  /** Draws the sentence again from a little before its fault on. */
  #drawFrom(fault: number): void {
    const { tokens, choices } = this.sentence;
    const end = Math.min(this.#given + this.#drawn, choices.length);
    const place = Math.min(tokens.find(({ start }) => start >= fault)?.choice ?? end, end);
    const given = Math.max(this.#kept, place - 2 ** this.#backward + 1);
    this.redrawn += tokens.filter(({ choice }) => choice >= given && choice < end).length;
    if (!this.#isWhole) this.#piece = Math.max(leastPiece, Math.min(this.#piece >> 1, firstPiece));
    this.sentence = this.#draw(choices.slice(0, given), this.#piece, given < end ? choices[given] : undefined);
  }

  /** Goes on otherwise when no piece fits. */
  #giveWay(isSimplest: boolean): void {
    if (this.#accepted) {
      this.#leap *= 2;
      this.#keep(this.#kept + this.#leap / 2);
    } else if (this.#isWhole || isSimplest) {
      this.#isWhole = true;
      this.starts++;
      this.#restart(0);
      this.#piece = Number.POSITIVE_INFINITY;
      this.sentence = this.#draw([], this.#piece);
    } else {
      this.#restart(0);
      this.#piece = firstPiece;
      this.sentence = this.#draw([], 0);
    }
  }

  /** Writes a draft: choices of the last one, then some that are drawn, the first not being `except`, then the simplest ones. */
  #draw(given: readonly number[], drawn: number, except?: number): Sentence {
    this.#given = given.length;
    this.#drawn = drawn;
    this.#source.restart(given, drawn, except);
    return this.#generator.draw(this.#source);
  }
}
