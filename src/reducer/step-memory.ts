/**
 * Remembers which steps failed, so that a step is not tried again unless its neighbourhood has changed, and neither is one that
 * removes several parts each of which is needed.
 *
 * The neighbourhood of a step is what it removes, what it puts in, the types of the tokens next to that, and how often the names
 * that go or come occur elsewhere. So a step is tried again once the last use of a name has gone, or two names have become one, but
 * not because something has changed far away. Another text for a single token does not depend on what is next to it.
 */
import type { Lexemes, Syntax } from "../language/syntax.js";
import type { Search } from "../search/search.js";
import { type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Cut, Edits } from "../tree/edits.js";
import type { TokenNode, Tree } from "../tree/node.js";

/** What the neighbourhoods of steps are computed from. */
interface StepContext {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** A part of the text that could not be removed. */
interface NeededPart {
  /** Number of its pieces. */
  readonly size: number;
}

/** A token that is left, or one of a text that has replaced some. */
interface Piece {
  /** Identifies the place; a token that gets another text keeps its place. */
  readonly place: number;
  /** Index of the token; -1 for one of a text. */
  readonly token: number;
  readonly type: string;
  /** The name, if it is one. */
  readonly name: string | undefined;
}

/** How many needed parts a step may remove at once. */
const mostNeeded = 1;

/** A search without patience ends after so many failures in a row, or after this share of the number of tokens if that is more. */
const leastPatience = 8;
const patiencePerToken = 0.25;

/** Texts with more tokens are not looked at. */
const mostTokens = 20_000;

/** Which steps are left out besides those that failed before. */
interface FilterOptions {
  /** Those that remove several needed parts. */
  readonly isStrict?: boolean;
  /** All others once many have failed in a row. */
  readonly isImpatient?: boolean;
}

/** The steps that failed so far in one reduction. */
export class StepMemory {
  readonly #failed = new Set<string>();
  /** What they removed, whatever was next to it, and of how many names that was the last use. */
  readonly #lastUses = new Map<string, number>();
  /** The text that was looked at last. */
  #last: Snapshot | undefined;
  /** How many steps in a row failed at the end of the last search without patience. */
  #failures = 0;

  /** Whether a search was filtered before. */
  get hasBegun(): boolean {
    return this.#last !== undefined;
  }

  /**
   * The same search without the steps that need not be tried.
   * @param start what the search starts from
   */
  *filter<R>(
    search: Search<Edits, R>,
    start: Reduced,
    context: StepContext,
    { isStrict = false, isImpatient = false }: FilterOptions,
  ): Search<Edits, R> {
    let failures = isImpatient ? this.#failures >> 1 : 0;
    let snapshot = Snapshot.of(start, context, this.#last);
    let step = search.next();
    while (!step.done) {
      const steps = [...step.value].map((edits) => ({ edits, change: snapshot?.changeTo(edits) }));
      const patience = Math.max(leastPatience, patiencePerToken * (snapshot?.size ?? 0));
      const isOver = isImpatient && failures >= patience;
      const untried = isOver ? [] : steps.filter(({ change }) => !change || !this.#isKnown(change, isStrict));
      const found: Edits | undefined = untried.length > 0 ? yield untried.map(({ edits }) => edits) : undefined;
      for (const { edits, change } of untried) {
        if (edits === found) break;
        if (!change) continue;
        this.#failed.add(change.key);
        this.#lastUses.set(change.removed, Math.max(change.lastUses, this.#lastUses.get(change.removed) ?? 0));
        failures++;
        change.markNeeded();
      }
      if (found) failures = 0;
      if (found) snapshot = snapshot?.after(found);
      step = search.next(found);
    }
    this.#last = snapshot;
    if (isImpatient) this.#failures = failures;
    return step.value;
  }

  #isKnown(change: StepChange, isStrict: boolean): boolean {
    if (this.#failed.has(change.key)) return true;
    return isStrict && !this.#isNewlyUnused(change) && change.neededParts() > mostNeeded;
  }

  /** Whether what a step removes was needed before, and a name in it is no longer used elsewhere. */
  #isNewlyUnused({ removed, lastUses }: StepChange): boolean {
    return lastUses > (this.#lastUses.get(removed) ?? Number.POSITIVE_INFINITY);
  }
}

/** A step from a snapshot. */
interface StepChange {
  /** Equal for steps with the same neighbourhood. */
  readonly key: string;
  /** Equal for steps that remove the same. */
  readonly removed: string;
  /** How many names go or come that occur nowhere else. */
  readonly lastUses: number;
  /** Counts the needed parts that the step removes whole. */
  readonly neededParts: () => number;
  /** Notes that what the step removes is needed. */
  readonly markNeeded: () => void;
}

/** What the tokens of a tree tell about the type of a text. */
class Vocabulary {
  readonly #context: StepContext;
  readonly #typeOf = new Map<string, string>();
  readonly #lexemesOf = new Map<string, Lexemes>();

  constructor(context: StepContext) {
    this.#context = context;
  }

  /** The type and name of a token. */
  typeOfToken({ from, name }: TokenNode): PieceType {
    const { tree, syntax } = this.#context;
    const text = tree.text.slice(tree.tokens.starts[from], tree.tokens.ends[from]);
    const lexemes = syntax.lexemes({ name, text, context: tree.tokens.contexts?.[from] ?? 0 });
    if (lexemes) this.#lexemesOf.set(name, lexemes);
    else this.#typeOf.set(text, name);
    return { type: name, name: isNaming(text, lexemes) ? text : undefined };
  }

  /** The types of the tokens of a text that has replaced some: the same as once it has been parsed, as far as that can be told. */
  typesOfText(text: string): readonly PieceType[] {
    const whole = this.#typeOfText(text);
    if (whole) return [whole];
    const parts = isString(text) ? [text] : (text.match(/[\p{ID_Continue}$]+|[^\s\p{ID_Continue}$]/gu) ?? []);
    return parts.map((part) => this.#typeOfText(part) ?? { type: part, name: undefined });
  }

  #typeOfText(text: string): PieceType | undefined {
    const fixed = this.#typeOf.get(text);
    if (fixed !== undefined) return { type: fixed, name: undefined };
    for (const [type, lexemes] of this.#lexemesOf) {
      if (lexemes.has(text)) return { type, name: isNaming(text, lexemes) ? text : undefined };
    }
    return undefined;
  }
}

type PieceType = Pick<Piece, "type" | "name">;

/** What a snapshot is made from. */
interface SnapshotFields {
  readonly pieces: readonly Piece[];
  readonly edits: Edits;
  /** For each place that is known to be needed, the smallest needed part around it. */
  readonly needed: ReadonlyMap<number, NeededPart>;
  readonly vocabulary: Vocabulary;
  /** A number greater than that of every place. */
  readonly nextPlace: number;
}

/** The text at one moment, as pieces. */
class Snapshot {
  readonly #fields: SnapshotFields;
  readonly #needed: Map<number, NeededPart>;
  readonly #counts = new Map<string, number>();

  private constructor(fields: SnapshotFields) {
    this.#fields = fields;
    this.#needed = new Map(fields.needed);
    for (const { name } of fields.pieces) {
      if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    }
  }

  /**
   * The text of a tree.
   * @param before the text that was looked at last, perhaps as another tree: equal beginnings and ends are the same places
   * @returns undefined if it has too many tokens
   */
  static of({ root, edits }: Reduced, context: StepContext, before: Snapshot | undefined): Snapshot | undefined {
    const working = new WorkingTree({ root, edits });
    if (!root || working.weightOf(root) > mostTokens) return undefined;
    const vocabulary = new Vocabulary(context);
    const left = tokensOf(working).map((token) => ({ token: token.from, ...vocabulary.typeOfToken(token) }));
    const texts = edits.flatMap(({ from, text }) =>
      vocabulary.typesOfText(text).map((type) => ({ token: from, ...type })),
    );
    const tokens = [...left, ...texts].sort((a, b) => a.token - b.token);
    const { pieces: old, nextPlace: firstNew } = before ? before.#fields : { pieces: [], nextPlace: 0 };
    const areEqual = (a: PieceType | undefined, b: PieceType | undefined) => a?.type === b?.type && a?.name === b?.name;
    const shorter = Math.min(old.length, tokens.length);
    let [head, tail] = [0, 0];
    while (head < shorter && areEqual(old[head], tokens[head])) head++;
    while (tail < shorter - head && areEqual(old.at(-1 - tail), tokens.at(-1 - tail))) tail++;
    let nextPlace = firstNew;
    const pieces = tokens.map((piece, i) => {
      const behind = i - tokens.length;
      const same = i < head ? old[i] : -behind <= tail ? old.at(behind) : undefined;
      return { ...piece, place: same?.place ?? nextPlace++ };
    });
    return new Snapshot({ pieces, edits, needed: before ? before.#needed : new Map(), vocabulary, nextPlace });
  }

  /** Number of pieces. */
  get size(): number {
    return this.#fields.pieces.length;
  }

  /** The text after a step. */
  after(edits: Edits): Snapshot {
    const { pieces: old, vocabulary } = this.#fields;
    const isOld = this.#isOldCut();
    let { nextPlace } = this.#fields;
    let piece = 0;
    const pieces: Piece[] = [];
    for (const cut of edits) {
      for (; piece < old.length && isBefore(old, piece, cut.from); piece++) pieces.push(old[piece] as Piece);
      const first = piece;
      while (piece < old.length && isBefore(old, piece, cut.to)) piece++;
      if (isOld(cut)) {
        pieces.push(...old.slice(first, piece));
        continue;
      }
      const types = vocabulary.typesOfText(cut.text);
      const isRewriting = types.length === 1 && piece === first + 1;
      for (const type of types) {
        const place = isRewriting ? (old[first] as Piece).place : nextPlace++;
        pieces.push({ ...type, token: cut.from, place });
      }
    }
    return new Snapshot({
      pieces: [...pieces, ...old.slice(piece)],
      edits,
      needed: this.#needed,
      vocabulary,
      nextPlace,
    });
  }

  /** What a step does. */
  changeTo(edits: Edits): StepChange {
    const { pieces, vocabulary } = this.#fields;
    const isOld = this.#isOldCut();
    const removed: Piece[] = [];
    const parts: string[] = [];
    const changed = new Map<string, number>();
    let piece = 0;
    let isRemoval = false;
    for (const cut of edits) {
      if (isOld(cut)) continue;
      piece = firstAt(pieces, piece, cut.from);
      const first = piece;
      piece = firstAt(pieces, piece, cut.to);
      const own = pieces.slice(first, piece);
      removed.push(...own);
      for (const { name } of own) if (name !== undefined) changed.set(name, (changed.get(name) ?? 0) + 1);
      const come = vocabulary.typesOfText(cut.text);
      for (const { name } of come) if (name !== undefined && !changed.has(name)) changed.set(name, 0);
      const isRewriting = own.length === 1 && come.length === 1;
      if (!isRewriting) isRemoval = true;
      const [left, right] = isRewriting ? [] : [pieces[first - 1]?.type, pieces[piece]?.type];
      parts.push(`${left ?? ""} < ${own.map(({ place }) => place).join(" ")} = ${cut.text} > ${right ?? ""}`);
    }
    const elsewhere = [...changed].map(([name, count]) => (this.#counts.get(name) ?? 0) - count);
    return {
      key: `${parts.join("\n")} ${elsewhere.join(" ")}`,
      removed: removed.map(({ place }) => place).join(" "),
      lastUses: elsewhere.filter((count) => count === 0).length,
      // Other texts for several tokens may succeed together, as for a name that must stay the same everywhere; and a text that replaces
      // everything is tried in any case.
      neededParts: () => (isRemoval && removed.length < pieces.length ? this.#neededAmong(removed) : 0),
      markNeeded: () => {
        const part = { size: removed.length };
        for (const { place } of removed) {
          if (part.size < (this.#needed.get(place)?.size ?? Number.POSITIVE_INFINITY)) this.#needed.set(place, part);
        }
      },
    };
  }

  #neededAmong(removed: readonly Piece[]): number {
    const counts = new Map<NeededPart, number>();
    for (const { place } of removed) {
      const part = this.#needed.get(place);
      if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    return [...counts].filter(([{ size }, count]) => count === size).length;
  }

  #isOldCut(): (cut: Cut) => boolean {
    const known = new Set(this.#fields.edits.map(keyOf));
    return (cut) => known.has(keyOf(cut));
  }
}

function keyOf({ from, to, text }: Cut): string {
  return `${from} ${to} ${text}`;
}

function isBefore(pieces: readonly Piece[], piece: number, token: number): boolean {
  return (pieces[piece] as Piece).token < token;
}

/** The index of the first piece, from one on, that is not before a token. */
function firstAt(pieces: readonly Piece[], from: number, token: number): number {
  let [low, high] = [from, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(pieces, middle, token)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The tokens that are left of a tree. */
function tokensOf(working: WorkingTree): readonly TokenNode[] {
  const tokens: TokenNode[] = [];
  const stack = working.root ? [working.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (working.isGone(node.from, node.to) && node.from < node.to) continue;
    if (node.kind === "token") tokens.push(node);
    else {
      const { children } = node;
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as (typeof children)[number]);
    }
  }
  return tokens;
}

function isNaming(text: string, lexemes: Lexemes | undefined): boolean {
  return isString(text) || lexemes?.isIdentifier === true;
}

function isString(text: string): boolean {
  return /^["'`]/.test(text);
}
