/** The text at one moment of a reduction, and what a step changes in it. */
import { mark } from "../../language/token-text.js";
import { type Reduced, WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import { type Piece, pieceOf, replacedBy, samePlaces, tokensOf } from "./pieces.js";
import { type PieceType, type StepContext, Vocabulary } from "./vocabulary.js";

/** A part of the text that could not be removed. */
interface NeededPart {
  /** Number of its pieces. */
  readonly size: number;
  /** With at most so many tokens left, it may no longer be needed. */
  readonly until: number;
}

/** Occurrences of a name elsewhere are only counted up to this number: whether there are more rarely matters. */
const mostCounted = 2;

/** In a text with at most so many tokens, there are few steps, and each token that goes is a large part of it. */
const fewTokens = 24;

/** Texts with more tokens have no snapshot. */
const mostTokens = 10_000;

/** Two candidates with more tokens than this hardly ever differ only in layout. */
const mostCompared = 2_000;

/** A step from a snapshot. */
export interface StepChange {
  /** Equal for steps with the same neighbourhood. */
  readonly key: () => string;
  /** Equal for steps that remove and insert the same texts between tokens of the same types, at whatever place. */
  readonly shape: () => string;
  /** Whether one text replaces everything that the step removes. */
  readonly isReplacement: boolean;
  /** Whether the step changes a single token, which could not take another text of its kind before. */
  readonly isOfNeededText: boolean;
  /** The number of tokens before the step. */
  readonly textSize: number;
  /** The tokens after the step, without layout; undefined if they are many. */
  readonly tokensAfter: () => string | undefined;
  /**
   * Counts the needed parts that the step removes completely; a part does not count if the step replaces exactly that part, and none counts
   * if the step removes what is on both sides of something that is at least as long: they may need each other alone, like brackets.
   */
  readonly neededParts: () => number;
  /**
   * Notes that the text that the step removes is needed.
   * @param isIndented whether indentation marks blocks: then a single mark, such as the `-` of YAML, is no part by itself
   */
  readonly markNeeded: (isIndented: boolean) => void;
}

/** A cut that a step adds, and what is around it. */
interface ChangedPart {
  /** The indices of the first piece that is removed, and of the first one behind those. */
  readonly first: number;
  readonly end: number;
  readonly removed: readonly Piece[];
  readonly inserted: string;
  /** The types of the tokens beside it; undefined if the cut only gives a token another text. */
  readonly left: PieceType["type"] | undefined;
  readonly right: PieceType["type"] | undefined;
}

/** The arguments of {@link Snapshot}. */
interface SnapshotFields {
  readonly pieces: readonly Piece[];
  readonly edits: Edits;
  /** For each place that is known to be needed, the smallest needed part around it. */
  readonly needed: Map<number, NeededPart>;
  /** The places of tokens that could not take another text of their kind. */
  readonly neededTexts: Set<number>;
  readonly vocabulary: Vocabulary;
  /** The number for the next new place; greater than all numbers in use. */
  readonly nextPlace: number;
}

/** The text at one moment, as pieces. It follows the steps that are made. */
export class Snapshot {
  #pieces: readonly Piece[];
  #edits: Edits;
  #nextPlace: number;
  readonly #needed: Map<number, NeededPart>;
  readonly #neededTexts: Set<number>;
  readonly #vocabulary: Vocabulary;
  /** How often each name occurs. */
  readonly #counts = new Map<string, number>();

  private constructor({ pieces, edits, needed, neededTexts, vocabulary, nextPlace }: SnapshotFields) {
    this.#pieces = pieces;
    this.#edits = edits;
    this.#needed = needed;
    this.#neededTexts = neededTexts;
    this.#vocabulary = vocabulary;
    this.#nextPlace = nextPlace;
    this.#count(pieces, 1);
  }

  /**
   * The text of a tree.
   * @param before the last snapshot, perhaps of another tree, which must not be used any more; tokens at equal beginnings and ends of both
   *   texts keep their places
   * @returns undefined if it has too many tokens
   */
  static of({ root, edits }: Reduced, context: StepContext, before: Snapshot | undefined): Snapshot | undefined {
    const working = new WorkingTree({ root, edits });
    if (!root || working.weight > mostTokens) return undefined;
    const vocabulary = new Vocabulary(context);
    const tokens = tokensOf(working, context.tree).map((token) => pieceOf(vocabulary.typeOfToken(token), token.from));
    const left = tokens.length;
    for (const { from, text } of edits)
      for (const type of vocabulary.typesOfText(text)) tokens.push(pieceOf(type, from));
    if (tokens.length > left) tokens.sort((a, b) => a.token - b.token);
    const placed = samePlaces(before ? before.#pieces : [], tokens);
    let nextPlace = before ? before.#nextPlace : 0;
    for (const [i, piece] of tokens.entries()) piece.place = placed[i] ?? nextPlace++;
    const needed = before ? before.#needed : new Map();
    const neededTexts = before ? before.#neededTexts : new Set<number>();
    return new Snapshot({ pieces: tokens, edits, needed, neededTexts, vocabulary, nextPlace });
  }

  /** Number of pieces. */
  get size(): number {
    return this.#pieces.length;
  }

  /** Makes a step. What `changeTo` returned before is out of date. */
  follow(edits: Edits): void {
    this.#pieces = this.#piecesAfter(edits, (removed, come) => {
      this.#count(removed, -1);
      this.#count(come, 1);
    });
    this.#edits = edits;
  }

  /**
   * The pieces after a step.
   * @param visit receives the pieces that are removed and those that come in their place
   */
  #piecesAfter(edits: Edits, visit?: (removed: readonly Piece[], come: readonly Piece[]) => void): readonly Piece[] {
    const old = this.#pieces;
    let pieces: Piece[] = [];
    let kept = 0;
    for (const { cut, first, end } of replacedBy(this.#pieces, { before: this.#edits, after: edits })) {
      const types = this.#vocabulary.typesOfText(cut.text);
      const removed = old.slice(first, end);
      const isRewriting = types.length === 1 && removed.length === 1;
      const placed = isRewriting ? removed.map(({ place }) => place) : samePlaces(removed, types);
      const come = types.map((type, i) => pieceOf(type, cut.from, placed[i] ?? this.#nextPlace++));
      pieces = pieces.concat(old.slice(kept, first), come);
      kept = end;
      visit?.(removed, come);
    }
    return pieces.concat(old.slice(kept));
  }

  /** What a step does. */
  changeTo(edits: Edits): StepChange {
    const pieces = this.#pieces;
    const parts: ChangedPart[] = [];
    /** The names that are removed or inserted, and how many times each of them is removed. */
    const changedNames = new Map<string, number>();
    let isRemoval = false; // whether the step does more than giving single tokens other texts
    let isReplacement = false;
    let isOtherText = false; // whether the step gives a single token another text of its kind
    for (const { cut, first, end } of replacedBy(this.#pieces, { before: this.#edits, after: edits })) {
      isReplacement = parts.length === 0 && cut.text.trim() !== "";
      const own = pieces.slice(first, end);
      for (const { name } of own) if (name !== undefined) changedNames.set(name, (changedNames.get(name) ?? 0) + 1);
      const come = this.#vocabulary.typesOfText(cut.text);
      for (const { name } of come) if (name !== undefined && !changedNames.has(name)) changedNames.set(name, 0);
      const isRewriting = own.length === 1 && come.length === 1;
      isOtherText = isRewriting && parts.length === 0 && own[0]?.type === come[0]?.type;
      if (!isRewriting) isRemoval = true;
      const [left, right] = isRewriting ? [] : [pieces[first - 1]?.type, pieces[end]?.type];
      parts.push({ first, end, removed: own, inserted: cut.text, left, right });
    }
    // Many steps remove nearly everything, and `flatMap` would copy one piece at a time.
    const removed = ([] as Piece[]).concat(...parts.map((part) => part.removed));
    const [first] = removed;
    const [head, tail] = parts;
    const isAround = parts.length === 2 && head && tail && tail.first - head.end >= removed.length;
    let tokens: string | undefined;
    return {
      key: () => {
        const elsewhere = [...changedNames].map(([name, count]) => (this.#counts.get(name) ?? 0) - count);
        return `${printParts(parts, ({ place }) => place)} ${elsewhere.map((count) => Math.min(count, mostCounted)).join(" ")}`;
      },
      shape: () => printParts(parts, ({ text }) => text),
      isReplacement,
      tokensAfter: () => (tokens ??= this.#tokensAfter(edits)),
      textSize: this.size,
      isOfNeededText: removed.length === 1 && first !== undefined && this.#neededTexts.has(first.place),
      neededParts: () => {
        // Giving several tokens other texts may succeed together, as for a name that must be the same everywhere. A text that replaces
        // everything is always tried.
        if (!isRemoval || isAround || removed.length === this.size) return 0;
        return this.#neededAmong(removed, isReplacement ? removed.length - 1 : removed.length);
      },
      markNeeded: (isIndented) => {
        if (first && isOtherText) this.#neededTexts.add(first.place);
        const isMark = first && isIndented && removed.length === 1 && mark.test(first.text);
        if (!isMark) this.#markNeeded(removed);
      },
    };
  }

  #tokensAfter(edits: Edits): string | undefined {
    if (this.size > mostCompared) return undefined;
    return this.#piecesAfter(edits)
      .map(({ text }) => text)
      .join(" ");
  }

  /** Counts the names of some pieces; `step` is 1 or -1. */
  #count(pieces: readonly Piece[], step: number): void {
    for (const { name } of pieces) if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) + step);
  }

  /** Notes that the removed tokens are needed, as one part. */
  #markNeeded(removed: readonly Piece[]): void {
    const part = { size: removed.length, until: triedAgainAt(this.size) };
    for (const { place } of removed) {
      if (part.size < (this.#needed.get(place)?.size ?? Number.POSITIVE_INFINITY)) this.#needed.set(place, part);
    }
  }

  /** Counts the needed parts of at most `largest` pieces among those that are removed. */
  #neededAmong(removed: readonly Piece[], largest: number): number {
    const counts = new Map<NeededPart, number>();
    let found = 0;
    for (const { place } of removed) {
      const part = this.#needed.get(place);
      if (!part || part.until >= this.size) continue;
      const count = (counts.get(part) ?? 0) + 1;
      counts.set(part, count);
      // More than two make no difference, and many steps remove nearly everything.
      if (count === part.size && count <= largest && ++found === 2) break;
    }
    return found;
  }
}

/**
 * What failed in a text is tried again in one with at most this number of tokens: a third, or up to `fewTokens` if that is at most half.
 * @param size number of tokens in the text in which it failed
 */
export function triedAgainAt(size: number): number {
  return Math.max(size / 3, Math.min(size / 2, fewTokens));
}

/**
 * What a step removes and inserts, with the types of the tokens beside it.
 * @param print what stands for a token that goes
 */
function printParts(parts: readonly ChangedPart[], print: (token: Piece) => string | number): string {
  return parts
    .map(
      ({ removed, inserted, left = "", right = "" }) =>
        `${left} < ${removed.map(print).join(" ")} = ${inserted} > ${right}`,
    )
    .join("\n");
}
