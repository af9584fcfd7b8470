/** The text at one moment of a reduction, and what a step changes in it. */
import { type Reduced, WorkingTree } from "../../search/working-tree.js";
import type { Cut, Edits } from "../../tree/edits.js";
import type { TokenNode, Tree } from "../../tree/node.js";
import { type PieceType, type StepContext, Vocabulary } from "./vocabulary.js";

/** A part of the text that could not be removed. */
interface NeededPart {
  /** Number of its pieces. */
  readonly size: number;
}

/** A token that is left, or a token of a text that has replaced others. */
interface SnapshotToken extends PieceType {
  /** Identifies the place; a token that gets another text keeps its place. */
  readonly place: number;
  /** Index of the token; for a token of a replacement text, that of the first token that the text replaced. */
  readonly token: number;
}

/** Occurrences of a name elsewhere are only counted up to this number: whether there are more rarely matters. */
const mostCounted = 2;

/** Texts with more tokens have no snapshot. */
const mostTokens = 20_000;

/** Two candidates with more tokens than this hardly ever differ only in layout. */
const mostCompared = 2_000;

/** A step from a snapshot. */
export interface StepChange {
  /** Equal for steps with the same neighbourhood. */
  readonly key: string;
  /** Equal for steps that remove the same tokens. */
  readonly removed: string;
  /** The number of removed or inserted names that occur nowhere else. */
  readonly lastUses: number;
  /** Whether one text replaces everything that the step removes. */
  readonly isReplacement: boolean;
  /** Whether the step changes a single token, which could not take another text of its kind before. */
  readonly isOfNeededText: boolean;
  /** The tokens after the step, without layout; undefined if they are many. */
  readonly tokensAfter: () => string | undefined;
  /** Counts the needed parts that the step removes completely; a part does not count if the step replaces exactly that part. */
  readonly neededParts: () => number;
  /** Notes that the text that the step removes is needed. */
  readonly markNeeded: () => void;
}

/** How a snapshot differs from the text after a step. */
interface SnapshotComparison {
  readonly removed: readonly SnapshotToken[];
  /** The names that are removed or inserted, and how many times each of them is removed. */
  readonly changedNames: ReadonlyMap<string, number>;
  /** Each new cut with the types of the tokens beside it. */
  readonly parts: readonly string[];
  /** Whether the step does more than giving single tokens other texts. */
  readonly isRemoval: boolean;
  readonly isReplacement: boolean;
  /** Whether the step gives a single token another text of its kind. */
  readonly isOtherText: boolean;
}

/** The arguments of {@link Snapshot}. */
interface SnapshotFields {
  readonly pieces: readonly SnapshotToken[];
  readonly edits: Edits;
  /** For each place that is known to be needed, the smallest needed part around it. */
  readonly needed: ReadonlyMap<number, NeededPart>;
  /** The places of tokens that could not take another text of their kind. */
  readonly neededTexts: ReadonlySet<number>;
  readonly vocabulary: Vocabulary;
  /** The number for the next new place; greater than all numbers in use. */
  readonly nextPlace: number;
}

/** The text at one moment, as pieces. */
export class Snapshot {
  readonly #fields: SnapshotFields;
  readonly #needed: Map<number, NeededPart>;
  readonly #neededTexts: Set<number>;
  readonly #counts = new Map<string, number>();

  private constructor(fields: SnapshotFields) {
    this.#fields = fields;
    this.#needed = new Map(fields.needed);
    this.#neededTexts = new Set(fields.neededTexts);
    for (const { name } of fields.pieces) {
      if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  /**
   * The text of a tree.
   * @param before the last snapshot, perhaps of another tree; tokens at equal beginnings and ends of both texts keep their places
   * @returns undefined if it has too many tokens
   */
  static of({ root, edits }: Reduced, context: StepContext, before: Snapshot | undefined): Snapshot | undefined {
    const working = new WorkingTree({ root, edits });
    if (!root || working.weightOf(root) > mostTokens) return undefined;
    const vocabulary = new Vocabulary(context);
    const left = tokensOf(working, context.tree).map((token) => ({
      token: token.from,
      ...vocabulary.typeOfToken(token),
    }));
    const texts = edits.flatMap(({ from, text }) =>
      vocabulary.typesOfText(text).map((type) => ({ token: from, ...type })),
    );
    const tokens = [...left, ...texts].sort((a, b) => a.token - b.token);
    const { pieces: old, nextPlace: firstNew } = before ? before.#fields : { pieces: [], nextPlace: 0 };
    const placed = samePlaces(old, tokens);
    let nextPlace = firstNew;
    const pieces = tokens.map((piece, i) => ({ ...piece, place: placed[i] ?? nextPlace++ }));
    const needed = before ? before.#needed : new Map();
    const neededTexts = before ? before.#neededTexts : new Set<number>();
    return new Snapshot({ pieces, edits, needed, neededTexts, vocabulary, nextPlace });
  }

  /** Number of pieces. */
  get size(): number {
    return this.#fields.pieces.length;
  }

  /** The text after a step. */
  after(edits: Edits): Snapshot {
    return new Snapshot({
      ...this.#fields,
      ...this.#piecesAfter(edits),
      edits,
      needed: this.#needed,
      neededTexts: this.#neededTexts,
    });
  }

  #piecesAfter(edits: Edits): Pick<SnapshotFields, "pieces" | "nextPlace"> {
    const { pieces: old, vocabulary } = this.#fields;
    const isOld = this.#isOldCut();
    let { nextPlace } = this.#fields;
    let piece = 0;
    const pieces: SnapshotToken[] = [];
    for (const cut of edits) {
      for (; piece < old.length && isBefore(old, piece, cut.from); piece++) pieces.push(old[piece] as SnapshotToken);
      const first = piece;
      while (piece < old.length && isBefore(old, piece, cut.to)) piece++;
      if (isOld(cut)) {
        pieces.push(...old.slice(first, piece));
        continue;
      }
      const types = vocabulary.typesOfText(cut.text);
      const removed = old.slice(first, piece);
      const isRewriting = types.length === 1 && removed.length === 1;
      const placed = isRewriting ? removed.map(({ place }) => place) : samePlaces(removed, types);
      for (const [i, type] of types.entries()) {
        pieces.push({ ...type, token: cut.from, place: placed[i] ?? nextPlace++ });
      }
    }
    return { pieces: [...pieces, ...old.slice(piece)], nextPlace };
  }

  /** What a step does. */
  changeTo(edits: Edits): StepChange {
    const { pieces } = this.#fields;
    const { removed, changedNames, parts, isRemoval, isReplacement, isOtherText } = this.#comparedTo(edits);
    const [first] = removed;
    let tokens: string | undefined;
    const elsewhere = [...changedNames].map(([name, count]) => (this.#counts.get(name) ?? 0) - count);
    return {
      key: `${parts.join("\n")} ${elsewhere.map((count) => Math.min(count, mostCounted)).join(" ")}`,
      removed: removed.map(({ place }) => place).join(" "),
      lastUses: elsewhere.filter((count) => count === 0).length,
      // Giving several tokens other texts may succeed together, as for a name that must be the same everywhere. A text that replaces
      // everything is always tried.
      isReplacement,
      tokensAfter: () => {
        tokens ??= this.#tokensAfter(edits);
        return tokens;
      },
      isOfNeededText: removed.length === 1 && first !== undefined && this.#neededTexts.has(first.place),
      neededParts: () => {
        if (!isRemoval || removed.length === pieces.length) return 0;
        return this.#neededAmong(removed, isReplacement ? removed.length - 1 : removed.length);
      },
      markNeeded: () => {
        if (first && isOtherText) this.#neededTexts.add(first.place);
        this.#markNeeded(removed);
      },
    };
  }

  /** What is different after edits. */
  #comparedTo(edits: Edits): SnapshotComparison {
    const { pieces, vocabulary } = this.#fields;
    const isOld = this.#isOldCut();
    const removed: SnapshotToken[] = [];
    const parts: string[] = [];
    const changedNames = new Map<string, number>();
    let piece = 0;
    let isRemoval = false;
    let isReplacement = false;
    let isOtherText = false;
    for (const cut of edits) {
      if (isOld(cut)) continue;
      isReplacement = parts.length === 0 && cut.text.trim() !== "";
      piece = firstAt(pieces, piece, cut.from);
      const first = piece;
      piece = firstAt(pieces, piece, cut.to);
      const own = pieces.slice(first, piece);
      removed.push(...own);
      for (const { name } of own) if (name !== undefined) changedNames.set(name, (changedNames.get(name) ?? 0) + 1);
      const come = vocabulary.typesOfText(cut.text);
      for (const { name } of come) if (name !== undefined && !changedNames.has(name)) changedNames.set(name, 0);
      const isRewriting = own.length === 1 && come.length === 1;
      isOtherText = isRewriting && parts.length === 0 && own[0]?.type === come[0]?.type;
      if (!isRewriting) isRemoval = true;
      const [left, right] = isRewriting ? [] : [pieces[first - 1]?.type, pieces[piece]?.type];
      parts.push(`${left ?? ""} < ${own.map(({ place }) => place).join(" ")} = ${cut.text} > ${right ?? ""}`);
    }
    return { removed, changedNames, parts, isRemoval, isReplacement, isOtherText };
  }

  #tokensAfter(edits: Edits): string | undefined {
    if (this.size > mostCompared) return undefined;
    const { pieces } = this.#piecesAfter(edits);
    return pieces.map(({ text }) => text).join(" ");
  }

  /** Notes that the removed tokens are needed, as one part. */
  #markNeeded(removed: readonly SnapshotToken[]): void {
    const part = { size: removed.length };
    for (const { place } of removed) {
      if (part.size < (this.#needed.get(place)?.size ?? Number.POSITIVE_INFINITY)) this.#needed.set(place, part);
    }
  }

  /** Counts the needed parts of at most `largest` pieces among those that are removed. */
  #neededAmong(removed: readonly SnapshotToken[], largest: number): number {
    const counts = new Map<NeededPart, number>();
    for (const { place } of removed) {
      const part = this.#needed.get(place);
      if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    return [...counts].filter(([{ size }, count]) => count === size && size <= largest).length;
  }

  #isOldCut(): (cut: Cut) => boolean {
    const known = new Set(this.#fields.edits.map(keyOf));
    return (cut) => known.has(keyOf(cut));
  }
}

/** The places of the pieces at the beginning and end that two texts have in common; undefined for those between. */
function samePlaces(old: readonly SnapshotToken[], now: readonly PieceType[]): readonly (number | undefined)[] {
  // The type of a replacement text is only a guess until it is parsed.
  const areEqual = (a: PieceType | undefined, b: PieceType | undefined) =>
    a?.text === b?.text || (a?.type === b?.type && a?.name === b?.name);
  const shorter = Math.min(old.length, now.length);
  let [head, tail] = [0, 0];
  while (head < shorter && areEqual(old[head], now[head])) head++;
  while (tail < shorter - head && areEqual(old.at(-1 - tail), now.at(-1 - tail))) tail++;
  return now.map((_, i) => {
    const behind = i - now.length;
    const same = i < head ? old[i] : -behind <= tail ? old.at(behind) : undefined;
    return same?.place;
  });
}

function keyOf({ from, to, text }: Cut): string {
  return `${from} ${to} ${text}`;
}

function isBefore(pieces: readonly SnapshotToken[], piece: number, token: number): boolean {
  return (pieces[piece] as SnapshotToken).token < token;
}

/** The index of the first piece at or after index `from` that is not before a token. */
function firstAt(pieces: readonly SnapshotToken[], from: number, token: number): number {
  let [low, high] = [from, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(pieces, middle, token)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The tokens with text that are left of a tree. */
function tokensOf(working: WorkingTree, { tokens: { starts, ends } }: Tree): readonly TokenNode[] {
  const tokens: TokenNode[] = [];
  const stack = working.root ? [working.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (working.isGone(node.from, node.to) && node.from < node.to) continue;
    // A token without text, such as the end of a statement, depends on what surrounds it, and cannot be found again after it was parsed anew.
    if (node.kind === "token") {
      if (ends[node.from] !== starts[node.from]) tokens.push(node);
    } else {
      const { children } = node;
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as (typeof children)[number]);
    }
  }
  return tokens;
}
