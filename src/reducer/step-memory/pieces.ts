/** The tokens that are left of a text, each with a place that it keeps from step to step and from parse to parse. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Cut, Edits } from "../../tree/edits.js";
import type { TokenNode, Tree } from "../../tree/node.js";
import type { PieceType } from "./vocabulary.js";

/** A token that is left, or a token of a text that has replaced others. */
export interface Piece extends PieceType {
  /** Identifies the place; a token that gets another text keeps its place. */
  readonly place: number;
  /** Index of the token; for a token of a replacement text, that of the first token that the text replaced. */
  readonly token: number;
}

type MutablePiece = Piece & { place: number };

/** Pieces that a step replaces. */
export interface ReplacedPieces {
  readonly cut: Cut;
  /** Index of the first replaced piece. */
  readonly first: number;
  /** Index behind the last one. */
  readonly end: number;
}

/**
 * The pieces that the new ones among some cuts replace.
 * @param pieces those of the text after the edits that were made before
 * @param edits the edits that were made before, and these with a step
 */
export function replacedBy(
  pieces: readonly Piece[],
  { before, after }: { readonly before: Edits; readonly after: Edits },
): readonly ReplacedPieces[] {
  const replaced: ReplacedPieces[] = [];
  let end = 0;
  for (let i = 0, next = 0; i < after.length; i++) {
    const cut = after[i] as Cut;
    while (next < before.length && isCutBefore(before[next] as Cut, cut)) next++;
    const known = before[next];
    if (cut === known || (known?.from === cut.from && known.to === cut.to && known.text === cut.text)) continue;
    const first = firstAt(pieces, end, cut.from);
    end = firstAt(pieces, first, cut.to);
    replaced.push({ cut, first, end });
  }
  return replaced;
}

/** A piece for a token or for a part of a replacement text. */
export function pieceOf({ text, type, name }: PieceType, token: number, place = -1): MutablePiece {
  return { text, type, name, token, place };
}

/** Whether a cut begins before another one, or at the same token and ends before it. */
function isCutBefore(cut: Cut, other: Cut): boolean {
  return cut.from < other.from || (cut.from === other.from && cut.to < other.to);
}

/** The places of the pieces at the beginning and end that two texts have in common; undefined for those between. */
export function samePlaces(old: readonly Piece[], now: readonly PieceType[]): readonly (number | undefined)[] {
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

/** The index of the first piece at or after index `from` that is not before a token. */
function firstAt(pieces: readonly Piece[], from: number, token: number): number {
  let [low, high] = [from, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as Piece).token < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The tokens with text that are left of a tree. */
export function tokensOf(working: WorkingTree, { tokens: { starts, ends } }: Tree): readonly TokenNode[] {
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
