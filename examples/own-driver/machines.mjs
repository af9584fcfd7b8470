// Machines that run tests, one at a time each. A text goes to the machine that has waited longest.

/** Stands for machines in a network: each answers after some milliseconds. */
export function openMachines(count, isInteresting) {
  const idle = Array.from({ length: count }, (_, i) => i);
  const queue = [];
  const counts = idle.map(() => 0);
  const serve = () => {
    while (queue.length > 0 && idle.length > 0) {
      const [{ text, answer }, machine] = [queue.shift(), idle.shift()];
      counts[machine]++;
      setTimeout(
        () => {
          idle.push(machine);
          answer(isInteresting(text));
          serve();
        },
        1 + ((text.length + machine) % 3),
      );
    }
  };
  const test = (text) =>
    new Promise((answer) => {
      queue.push({ text, answer });
      serve();
    });
  return { test, counts };
}
