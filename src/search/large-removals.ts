/** A removal of at least so many tokens, or so much weight, and at most this share of the text is large. */
const leastRemoved = 16;
const mostOfText = 0.25;

/**
 * Whether a removal is large, but leaves most of the text. That small parts of it cannot be removed says little of the whole: they may only
 * be needed as long as the rest of it is there.
 * @param removed what is removed, in tokens or weight
 * @param size all of the text, in the same unit
 */
export function isLarge(removed: number, size: number): boolean {
  return removed >= leastRemoved && removed <= mostOfText * size;
}
