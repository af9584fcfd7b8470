/**
 * Works on all items, some at the same time.
 * @param {number} count how many at the same time
 * @returns {Promise<unknown[]>} the results in the order of the items
 */
export async function inLanes(count, items, work) {
  const results = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
  return results;
}
