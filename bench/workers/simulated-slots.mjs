// A reduction whose tests take one second each on a clock that is simulated, so that a thousand slots can be measured on one machine.
import { reduce } from "treemin";

/** How many turns of the event loop without a new test mean that the reduction waits for one to end. */
const quietTurns = 40;

/**
 * Reduces with so many slots.
 * @returns the result, the seconds that have passed on the simulated clock, the tests, and how many were cancelled or not needed
 */
export async function simulate({ slots, wanted, ...options }) {
  const running = [];
  let [clock, quiet, isOver] = [0, 0, false];
  const test = (text) =>
    new Promise((resolve) => {
      quiet = 0;
      running.push({ end: clock + 1, resolve: () => resolve(wanted(text)) });
    });
  // treemin reads this clock to see how long tests take.
  const { now } = performance;
  performance.now = () => 1000 * clock;
  const reducing = reduce({ ...options, test, jobs: slots }).finally(() => {
    performance.now = now;
    isOver = true;
  });
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    if (++quiet < quietTurns || running.length === 0) continue;
    clock = running[0].end;
    while (running[0]?.end === clock) running.shift().resolve();
    quiet = 0;
  }
  const { text, statistics } = await reducing;
  const { tests, cancelled, wasted } = statistics;
  return { seconds: clock, tests, cancelled, wasted, text };
}
