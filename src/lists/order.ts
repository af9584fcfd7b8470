import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** The order in which the parts of a configuration are tried, or `skip` for not at all. */
export type Order = "forward" | "backward" | "skip" | "random";

/**
 * The indices below `count` in some order, each once.
 * @param start the index that `forward` begins with, and that `backward` begins before; both go round
 * @param seed the same seed gives the same random order for the same count
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
