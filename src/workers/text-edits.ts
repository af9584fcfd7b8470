/** Differences between two texts, which travel in place of a text that the other side can build. */

/** What replaces a stretch of a text: where it begins and ends, in UTF-16 units, and what stands there instead. */
export type TextEdit = readonly [from: number, to: number, text: string];

/** The lengths of the texts by which the place is found where a text goes on as the other does; the longest first. */
const anchors = [48, 16, 6];
/** How much text may be new before the place is found, in UTF-16 units; each is tried. */
const insertions = [0, 1, 2, 3, 4, 6, 8, 12, 16, 32, 64, 128];
/** How often that place may not be found. More would take too long. */
const mostFailures = 16;

/**
 * Finds edits that make one text of another. They are short if the text was made by removing parts, and right in any case.
 * Takes a few passes over both texts.
 */
export function editsBetween(base: string, text: string): readonly TextEdit[] {
  const from = commonPrefix(base, text, 0, 0);
  if (from === base.length && from === text.length) return [];
  const same = commonSuffix(base, text, from);
  const ends = { base: base.length - same, text: text.length - same };
  const whole: TextEdit = [from, ends.base, text.slice(from, ends.text)];
  if (whole[2].length < 8) return [whole];
  const fine = fineEdits(base, text, { from, ends });
  return fine !== undefined && sizeOf(fine) < sizeOf([whole]) ? fine : [whole];
}

/** Where two texts differ. */
interface Difference {
  readonly from: number;
  readonly ends: { readonly base: number; readonly text: number };
}

/** Follows both texts and finds, after each difference, where they go on alike. Undefined if that takes too long. */
function fineEdits(base: string, text: string, { from, ends }: Difference): readonly TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  let [i, j, failures] = [from, from, 0];
  while (j < ends.text) {
    const next = nextCommon({ base, text, i, j, ends });
    if (!next && ++failures > mostFailures) return undefined;
    const [toBase, toText] = next ?? [i, Math.min(ends.text, j + 1)];
    edits.push([i, toBase, text.slice(j, toText)]);
    const same = Math.min(commonPrefix(base, text, toBase, toText), ends.base - toBase, ends.text - toText);
    [i, j] = [toBase + same, toText + same];
  }
  if (i < ends.base) edits.push([i, ends.base, ""]);
  return edits;
}

/** Two texts that differ from the places `i` and `j` on. */
interface Places extends Pick<Difference, "ends"> {
  readonly base: string;
  readonly text: string;
  readonly i: number;
  readonly j: number;
}

/** The next places from which both texts go on alike, of all that are found the nearest. */
function nextCommon({ base, text, i, j, ends }: Places): readonly [base: number, text: number] | undefined {
  for (const length of anchors) {
    for (const inserted of insertions) {
      const at = j + inserted;
      if (at + length > ends.text) break;
      const found = base.indexOf(text.slice(at, at + length), i);
      if (found >= 0 && found < ends.base) return [found, at];
    }
  }
  return undefined;
}

function commonPrefix(base: string, text: string, i: number, j: number): number {
  const most = Math.min(base.length - i, text.length - j);
  let length = 0;
  while (length < most && base.charCodeAt(i + length) === text.charCodeAt(j + length)) length++;
  return length;
}

/** @param from where both texts begin to differ; the suffix does not reach before it */
function commonSuffix(base: string, text: string, from: number): number {
  const most = Math.min(base.length, text.length) - from;
  let length = 0;
  while (length < most && base.charCodeAt(base.length - 1 - length) === text.charCodeAt(text.length - 1 - length)) {
    length++;
  }
  return length;
}

/** About how many characters edits take in a message. */
function sizeOf(edits: readonly TextEdit[]): number {
  return edits.reduce((sum, [, , text]) => sum + 18 + text.length, 0);
}

/**
 * Makes a text of another.
 * @throws RangeError if an edit cannot be made: edits must be in order and in the text
 */
export function applyEdits(base: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to, text] of edits) {
    if (from < at || to < from || to > base.length) throw new RangeError(`The edit [${from}, ${to}] cannot be made.`);
    parts.push(base.slice(at, from), text);
    at = to;
  }
  return [...parts, base.slice(at)].join("");
}
