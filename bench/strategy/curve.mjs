/** Over how many first tests the size is averaged. */
export const spans = [100, 300, 1000];

/**
 * The area under the curve of sizes: for each span, the geometric mean of the best text's size after each of the first tests. After
 * the end of the reduction it is the result's size.
 * @param {readonly import("treemin").Step[]} steps
 * @returns {Record<string, number>} bytes by `first100` and so on
 */
export function measureCurve(steps) {
  return Object.fromEntries(spans.map((span) => [`first${span}`, Math.exp(meanLogSize(steps, span))]));
}

/** A step of `tests` tests is the best text from that test on. The input is the best text before. */
function meanLogSize(steps, span) {
  let sum = 0;
  for (const [index, { tests, size }] of steps.entries()) {
    const from = index === 0 ? 0 : Math.min(tests, span + 1) - 1;
    const to = Math.min(steps[index + 1]?.tests ?? span + 1, span + 1) - 1;
    sum += (to - from) * Math.log(Math.max(1, size));
  }
  return sum / span;
}
