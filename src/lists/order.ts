import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** The order in which the parts of a configuration are tested. `skip` tests none of them. */
export type Order = "forward" | "backward" | "skip" | "random";

/**
 * The indices from 0 to `count` - 1 in some order, each once; none for `skip`.
 * @param start the first index of `forward`, and one more than the first of `backward`; both wrap around
 * @param seed the same seed and count give the same random order
 */
export function* visit(
  count: number,
  { order, start, seed }: { readonly order: Order; readonly start: number; readonly seed: number },
): Iterable<number> {
  switch (order) {
    case "skip":
      return;
    case "forward":
      for (let i = 0; i < count; i++) yield (start + i) % count;
      return;
    case "backward":
      for (let i = 1; i <= count; i++) yield (((start - i) % count) + count) % count;
      return;
    case "random":
      yield* shuffled(count, seed + count);
      return;
  }
}

/** The indices from 0 to `count` - 1, shuffled (Fisher and Yates). */
function* shuffled(count: number, seed: number): Iterable<number> {
  const generator = xoroshiro128plus(seed);
  const indices = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i >= 0; i--) {
    const j = uniformInt(generator, 0, i);
    const chosen = indices[j] as number;
    indices[j] = indices[i] as number;
    yield chosen;
  }
}
