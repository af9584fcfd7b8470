// node sleeping-worker.mjs MODULE SLOTS: a worker over a pipe, as `treemin worker` is, except that its tests are calls in its own thread. So it has
// as many slots as are wanted for tests that only wait, whatever the number of cores.
import { pathToFileURL } from "node:url";
import { FunctionOracle } from "../../dist/src/oracle/function-oracle.js";
import { serveTest, workerTest } from "../../dist/src/workers/serve-worker.js";

const [path, slots] = process.argv.slice(2);
const module = pathToFileURL(path).href;
const { default: test } = await import(module);
const { greeting } = workerTest({ test: { module }, slots: Number(slots), tools: "" });
await serveTest(
  { greeting, open: () => new FunctionOracle(test) },
  { input: process.stdin, write: (text) => process.stdout.write(text), signal: new AbortController().signal },
);
