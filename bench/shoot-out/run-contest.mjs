import { Worker } from "node:worker_threads";

/**
 * Runs tasks in threads, each of which takes the next one when it has finished one.
 * @param {object[]} tasks
 * @param {{ jobs: number, onRun: (done: number) => void }} use
 * @returns {Promise<object[]>} the runs, in the order of the tasks
 */
export async function runContest(tasks, { jobs, onRun }) {
  const runs = new Array(tasks.length);
  let next = 0;
  let done = 0;
  const serve = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./contest-worker.mjs", import.meta.url));
      const proceed = () => {
        const index = next++;
        if (index < tasks.length) return worker.postMessage({ index, ...tasks[index] });
        resolve(worker.terminate());
      };
      worker.on("error", reject);
      worker.on("message", ({ index, run }) => {
        runs[index] = run;
        onRun(++done);
        proceed();
      });
      proceed();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, serve));
  return runs;
}
