// The code that a worker of ModuleOracle runs: imports the module and calls it for every text.
import { register } from "node:module";
import { inspect } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import type { ModuleAnswer } from "./module-oracle.js";
import type { ModuleReady } from "./module-threads.js";
import { type Predicate, toOutcome } from "./oracle.js";

const url = workerData as string;
const send = (message: ModuleReady | ModuleAnswer) => parentPort?.postMessage(message);

try {
  if (/\.m?ts$/.test(url)) register(new URL("./typescript-hooks.js", import.meta.url));
  const { default: predicate } = (await import(url)) as { default?: Predicate };
  if (typeof predicate !== "function") {
    send({ problem: `${url} has no default export that is a function. Write: export default (text) => ….` });
  } else {
    parentPort?.on("message", async (text: string) => send(await answer(predicate, text)));
    send({});
  }
} catch (error) {
  send({ problem: `${url} cannot be loaded: ${error}. If it is a program, write --test "node FILE".` });
}

async function answer(predicate: Predicate, text: string): Promise<ModuleAnswer> {
  let returned: unknown;
  try {
    returned = await predicate(text);
  } catch (error) {
    return { outcome: "invalid", error: String(error) };
  }
  try {
    const outcome = toOutcome(returned);
    return returned || returned === false ? { outcome } : { outcome, returned: inspect(returned) };
  } catch (error) {
    return { outcome: "invalid", problem: `${url}: ${(error as Error).message}` };
  }
}
