/**
 * Remembers which steps failed, so that a step is not tried again unless its neighbourhood has changed, and neither is one that
 * removes several parts each of which is needed.
 *
 * The neighbourhood of a step is what it removes, what it puts in, the tokens next to that, and how often the names in what it
 * removes occur elsewhere. So a step is tried again once the last use of a name has gone, or two names have become one, but not
 * because something has changed far away. Tokens count as equal if they are of the same type.
 */
import type { Syntax } from "../language/syntax.js";
import type { Search } from "../search/search.js";
import { type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { Tree } from "../tree/node.js";

/** What the neighbourhoods of steps are computed from. */
interface StepContext {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** A part of the text that could not be removed. */
interface NeededPart {
  /** Number of its tokens. */
  readonly size: number;
}

/** A token that is left, or a text that has replaced some. */
interface Piece {
  /** Index of the token; -1 for a text. */
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
  /** For each piece of the text that was looked at last, the smallest part around it that is needed. */
  #needed: readonly (NeededPart | undefined)[] = [];

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
    let failures = 0;
    let snapshot = Snapshot.of(start, context, this.#needed);
    let step = search.next();
    while (!step.done) {
      const steps = [...step.value].map((edits) => ({ edits, change: snapshot?.changeTo(edits) }));
      const patience = Math.max(leastPatience, patiencePerToken * (snapshot?.needed.length ?? 0));
      const isOver = isImpatient && failures >= patience;
      const untried = isOver ? [] : steps.filter(({ change }) => !change || !this.#isKnown(change, isStrict));
      const found: Edits | undefined = untried.length > 0 ? yield untried.map(({ edits }) => edits) : undefined;
      for (const { edits, change } of untried) {
        if (edits === found) break;
        if (!change) continue;
        this.#failed.add(change.key);
        failures++;
        change.markNeeded();
      }
      if (found) failures = 0;
      if (found) snapshot = Snapshot.of({ root: start.root, edits: found }, context, snapshot);
      step = search.next(found);
    }
    this.#needed = snapshot?.needed ?? [];
    return step.value;
  }

  #isKnown({ key, neededParts }: StepChange, isStrict: boolean): boolean {
    return this.#failed.has(key) || (isStrict && neededParts() > mostNeeded);
  }
}

/** A step from a snapshot. */
interface StepChange {
  /** Equal for steps with the same neighbourhood. */
  readonly key: string;
  /** Counts the needed parts that the step removes whole. */
  readonly neededParts: () => number;
  /** Notes that what the step removes is needed. */
  readonly markNeeded: () => void;
}

/** The text at one moment, as pieces. */
class Snapshot {
  readonly #edits: Edits;
  readonly #pieces: readonly Piece[];
  readonly #counts = new Map<string, number>();
  readonly needed: (NeededPart | undefined)[];

  private constructor(pieces: readonly Piece[], edits: Edits, needed: (NeededPart | undefined)[]) {
    this.#pieces = pieces;
    this.#edits = edits;
    this.needed = needed;
    for (const { name } of pieces) if (name !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** @param before the snapshot before a step, or what is needed in the same text of another tree */
  static of(
    { root, edits }: Reduced,
    context: StepContext,
    before: Snapshot | readonly (NeededPart | undefined)[] | undefined,
  ): Snapshot | undefined {
    const working = new WorkingTree({ root, edits });
    if (!root || working.weightOf(root) > mostTokens) return undefined;
    const pieces = before instanceof Snapshot ? before.#after(edits) : piecesOf(working, context);
    if (!(before instanceof Snapshot)) {
      const needed = before?.length === pieces.length ? [...before] : pieces.map(() => undefined);
      return new Snapshot(pieces, edits, needed);
    }
    const byToken = new Map(before.#pieces.map(({ token }, i) => [token, before.needed[i]]));
    return new Snapshot(
      pieces,
      edits,
      pieces.map(({ token }) => (token < 0 ? undefined : byToken.get(token))),
    );
  }

  /** The pieces after a step. */
  #after(edits: Edits): readonly Piece[] {
    const tokens = this.#pieces.filter(({ token }) => token >= 0);
    const pieces: Piece[] = [];
    let next = 0;
    for (const cut of edits) {
      for (; next < tokens.length && (tokens[next] as Piece).token < cut.from; next++)
        pieces.push(tokens[next] as Piece);
      while (next < tokens.length && (tokens[next] as Piece).token < cut.to) next++;
      if (cut.text !== "") pieces.push({ token: -1, type: cut.text, name: isName(cut.text) ? cut.text : undefined });
    }
    return [...pieces, ...tokens.slice(next)];
  }

  changeTo(edits: Edits): StepChange {
    const removed: number[] = [];
    const parts: string[] = [];
    const gone = new Map<string, number>();
    const isOld = new Set(this.#edits.map(({ from, to, text }) => `${from} ${to} ${text}`));
    let piece = 0;
    const pieces = this.#pieces;
    for (const { from, to, text } of edits) {
      if (isOld.has(`${from} ${to} ${text}`)) continue;
      while (piece < pieces.length && (pieces[piece] as Piece).token < from) piece++;
      const first = piece;
      parts.push("<", typeOf(pieces[first - 1]));
      for (; piece < pieces.length && (pieces[piece] as Piece).token < to; piece++) {
        removed.push(piece);
        const { type, name } = pieces[piece] as Piece;
        parts.push(type);
        if (name !== undefined) gone.set(name, (gone.get(name) ?? 0) + 1);
      }
      parts.push("=", text, ">", typeOf(pieces[piece]));
    }
    const elsewhere = [...gone].map(([name, count]) => (this.#counts.get(name) ?? 0) - count);
    return {
      key: `${parts.join(" ")} ${elsewhere.join(" ")}`,
      neededParts: () => this.#neededAmong(removed),
      markNeeded: () => {
        const part = { size: removed.length };
        for (const i of removed)
          if (part.size < (this.needed[i]?.size ?? Number.POSITIVE_INFINITY)) this.needed[i] = part;
      },
    };
  }

  #neededAmong(removed: readonly number[]): number {
    const counts = new Map<NeededPart, number>();
    for (const i of removed) {
      const part = this.needed[i];
      if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    return [...counts].filter(([{ size }, count]) => count === size).length;
  }
}

function typeOf(piece: Piece | undefined): string {
  return piece?.type ?? "";
}

function piecesOf(working: WorkingTree, { tree, syntax }: StepContext): readonly Piece[] {
  const pieces: Piece[] = [];
  const stack = working.root ? [working.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (working.isGone(node.from, node.to) && node.from < node.to) continue;
    if (node.kind !== "token") {
      const { children } = node;
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as (typeof children)[number]);
      continue;
    }
    const text = tree.text.slice(tree.tokens.starts[node.from], tree.tokens.ends[node.from]);
    const context = tree.tokens.contexts?.[node.from] ?? 0;
    const isNamed =
      isString(text) || (isName(text) && syntax.lexemes({ name: node.name, text, context })?.isIdentifier === true);
    pieces.push({ token: node.from, type: node.name, name: isNamed ? text : undefined });
  }
  return pieces;
}

const word = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

function isName(text: string): boolean {
  return word.test(text);
}

function isString(text: string): boolean {
  return /^["'`]/.test(text);
}
