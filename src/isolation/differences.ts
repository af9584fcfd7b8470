/**
 * The differences between two texts, found by aligning their trees. A difference pairs a part of one text with a part of the other,
 * or with nothing if only one text has it. Differences are split on demand, so most parts of large trees are never compared.
 */
import { diffArrays } from "diff";
import type { Node, Tree } from "../tree/node.js";

/** What a text consists of: parts that both texts have, and differences. */
export type TextPart = string | Difference;

/** A part of the one text and what stands there in the other. */
export interface Difference {
  /** Number of the difference among all, in the order in which they were found. */
  readonly id: number;
  readonly good: readonly TextPart[];
  readonly bad: readonly TextPart[];
  /** The nodes that differ; undefined if only one text has any, and if they have been split. */
  readonly pieces?: PiecePair | undefined;
}

/** The piece of each text that a difference is made of; one of them may be missing. */
interface PiecePair {
  readonly good?: ComparedNode;
  readonly bad?: ComparedNode;
}

/** A node of a tree, or a character of a token. */
interface ComparedNode {
  readonly kind: string;
  /** The text with the layout before it. */
  readonly text: string;
  /** Whether it can be left out. */
  readonly isElement: boolean;
  readonly isToken: boolean;
  readonly pieces: () => readonly ComparedNode[];
}

/** Longer tokens are not split into characters, in UTF-16 units. */
const longestSplit = 2000;

/** Makes the differences between two texts and splits them. */
export class Differences {
  #count = 0;

  /** All of both texts as one difference. */
  between(good: Tree, bad: Tree): Difference {
    return this.#difference({ good: rootOf(good), bad: rootOf(bad) });
  }

  /** The same place in smaller parts; the difference itself if it has none. */
  split(difference: Difference): readonly TextPart[] {
    const { good, bad } = difference.pieces ?? {};
    if (good && bad) {
      const [one, other] = [good.pieces(), bad.pieces()];
      return one.length === 0 || other.length === 0 ? [difference] : this.#align(one, other);
    }
    const only = good ?? bad;
    const parts = only ? this.#inside(only, only === good) : [];
    if (parts.length < 2) return [difference];
    return [{ id: this.#count++, good: good ? parts : [], bad: bad ? parts : [] }];
  }

  /** What only one text has, with the elements of its lists as differences of their own. A stack, because trees are deep. */
  #inside(piece: ComparedNode, isGood: boolean): readonly TextPart[] {
    const parts: TextPart[] = [];
    const stack = [...piece.pieces()].reverse();
    for (let each = stack.pop(); each; each = stack.pop()) {
      if (each.isElement) parts.push(this.#difference(isGood ? { good: each } : { bad: each }));
      else if (each.isToken) parts.push(each.text);
      else stack.push(...[...each.pieces()].reverse());
    }
    return parts.some((part) => typeof part !== "string") ? parts : [];
  }

  /** Aligns pieces: equal ones first, then those of one kind. */
  #align(good: readonly ComparedNode[], bad: readonly ComparedNode[]): readonly TextPart[] {
    return aligned(good, bad, ({ text }) => text).flatMap((equal) => {
      if (equal.isSame) return equal.bad.map(({ text }) => text);
      return aligned(equal.good, equal.bad, ({ kind }) => kind).flatMap((alike): readonly TextPart[] => {
        if (alike.isSame)
          return alike.good.map((each, i) => this.#difference({ good: each, bad: alike.bad[i] as ComparedNode }));
        return [
          ...alike.good.map((each) => this.#difference({ good: each })),
          ...alike.bad.map((each) => this.#difference({ bad: each })),
        ];
      });
    });
  }

  #difference(pieces: PiecePair): Difference {
    const textsOf = (piece: ComparedNode | undefined) => (piece ? [piece.text] : []);
    return { id: this.#count++, good: textsOf(pieces.good), bad: textsOf(pieces.bad), pieces };
  }
}

/** Neighbours that are the same in both lists, or are not. */
interface Aligned<T> {
  readonly isSame: boolean;
  readonly good: readonly T[];
  readonly bad: readonly T[];
}

/** A longest common subsequence of two lists, and what is between. */
function aligned<T>(good: readonly T[], bad: readonly T[], keyOf: (each: T) => string): readonly Aligned<T>[] {
  const result: { isSame: boolean; good: T[]; bad: T[] }[] = [];
  let [i, j] = [0, 0];
  for (const { added, removed, count } of diffArrays(good.map(keyOf), bad.map(keyOf))) {
    const isSame = !added && !removed;
    if (result.at(-1)?.isSame !== isSame) result.push({ isSame, good: [], bad: [] });
    const last = result.at(-1);
    if (!added) last?.good.push(...good.slice(i, i + count));
    if (!removed) last?.bad.push(...bad.slice(j, j + count));
    if (!added) i += count;
    if (!removed) j += count;
  }
  return result;
}

function rootOf(tree: Tree): ComparedNode {
  const behind = leaf("end", tree.text.slice(tree.tokens.ends.at(-1) ?? 0));
  return { ...leaf("text", tree.text), isToken: false, pieces: () => [pieceOf(tree, tree.root), behind] };
}

/** A node with the layout before it. */
function pieceOf(tree: Tree, node: Node): ComparedNode {
  const { starts, ends } = tree.tokens;
  const from = node.from === 0 ? 0 : (ends[node.from - 1] as number);
  const text = node.from === node.to ? "" : tree.text.slice(from, ends[node.to - 1]);
  const name = node.kind === "rule" || node.kind === "token" ? node.name : node.kind;
  if (node.kind === "token") {
    const layout = (starts[node.from] as number) - from;
    return { ...leaf(name, text), pieces: () => charactersOf(text.slice(0, layout), text.slice(layout)) };
  }
  const pieces = () => node.children.filter((each) => each.from < each.to).map((each) => pieceOf(tree, each));
  return { kind: name, text, isElement: node.kind === "iteration", isToken: false, pieces };
}

/** The layout before a token, and its characters; nothing if there is one character, or there are very many. */
function charactersOf(layout: string, token: string): readonly ComparedNode[] {
  const characters =
    token.length <= longestSplit ? [...token].map((each) => leaf("character", each)) : [leaf("token", token)];
  const pieces = [...(layout === "" ? [] : [leaf("layout", layout)]), ...characters];
  return pieces.length > 1 ? pieces : [];
}

/** A piece without parts. */
function leaf(kind: string, text: string): ComparedNode {
  return { kind, text, isElement: false, isToken: true, pieces: () => [] };
}

/**
 * All differences among parts, in the order of the text, those inside others behind them.
 * @param parts of both texts, in their order
 */
export function differencesIn(parts: readonly TextPart[]): readonly Difference[] {
  return parts.flatMap((part) =>
    typeof part === "string" ? [] : [part, ...differencesIn(part.good), ...differencesIn(part.bad)],
  );
}

/**
 * The text with some differences as in the bad text, and all others as in the good one.
 * @param parts of both texts, in their order
 * @param asBad the numbers of the differences to take from the bad text
 */
export function render(parts: readonly TextPart[], asBad: ReadonlySet<number>): string {
  return parts
    .map((part) => (typeof part === "string" ? part : render(asBad.has(part.id) ? part.bad : part.good, asBad)))
    .join("");
}
