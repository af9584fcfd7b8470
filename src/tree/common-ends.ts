/** The common beginnings and ends of two texts. They are compared in blocks, which takes little longer than reading them. */

/** How many UTF-16 units are compared at a time. */
const block = 2048;

/** Places in two texts, in UTF-16 units. */
export interface Places {
  /** In the first text. */
  readonly one: number;
  /** In the second text. */
  readonly other: number;
}

/**
 * How many UTF-16 units two texts have in common from some places on.
 * @param one a text
 * @param other a text
 * @param from where the comparison begins in each
 */
export function commonStart(one: string, other: string, from: Places = { one: 0, other: 0 }): number {
  const most = Math.min(one.length - from.one, other.length - from.other);
  let length = 0;
  const isAlike = (i: number) => one.charCodeAt(from.one + i) === other.charCodeAt(from.other + i);
  const isBlockAlike = (i: number) =>
    one.slice(from.one + i, from.one + i + block) === other.slice(from.other + i, from.other + i + block);
  while (length + block <= most && isAlike(length) && isBlockAlike(length)) length += block;
  while (length < most && isAlike(length)) length++;
  return length;
}

/**
 * How many UTF-16 units, at most `most`, two texts have in common at the end.
 * @param one a text
 * @param other a text
 * @param most a bound, such as what is left when a common beginning is taken off the shorter text
 */
export function commonEnd(one: string, other: string, most: number): number {
  let end = 0;
  const [oneLength, otherLength] = [one.length, other.length];
  const isBlockAlike = () =>
    one.slice(oneLength - end - block, oneLength - end) === other.slice(otherLength - end - block, otherLength - end);
  while (end + block <= most && isBlockAlike()) end += block;
  while (end < most && one.charCodeAt(oneLength - end - 1) === other.charCodeAt(otherLength - end - 1)) end++;
  return end;
}
