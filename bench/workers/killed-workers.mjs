// Reductions whose workers, processes of this machine, are killed while they test.
import { reduce } from "treemin";
import { linearCongruential } from "../support/random.mjs";

/** So many outcomes come between two kills. */
const betweenKills = 3;

/**
 * Reduces with five workers of a queue. Again and again, one of those that are connected is killed, chosen at random, and another one joins,
 * until so many were killed.
 * @param {object} options those of `reduce`
 * @param {{ server: string, queue: string }} use.nats
 * @param {() => import("node:child_process").ChildProcess} use.join starts a worker
 * @returns the result
 */
export async function reduceWithKills(options, { nats, join, kills, seed }) {
  const random = linearCongruential(seed);
  const children = new Set(Array.from({ length: 5 }, join));
  let [killed, outcomes] = [0, 0];
  const disturb = ({ workers }) => {
    const all = [...children].filter(({ pid }) => workers.some(({ name }) => name.includes(`:${pid} `)));
    if (killed >= kills || all.length < 2 || ++outcomes % betweenKills > 0) return;
    const victim = all[random(all.length)];
    victim.kill("SIGKILL");
    children.delete(victim);
    children.add(join());
    killed++;
  };
  try {
    return await reduce({
      ...options,
      workers: { nats },
      onEvent: (event) => event.kind === "tested" && event.statistics.workers && disturb(event.statistics.workers),
    });
  } finally {
    for (const child of children) child.kill();
  }
}
