/** Works on all items, so many at a time; gives the results in order. */
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
