/** The middle one of some numbers, the greater one of two. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
