import { failUnless } from "../fail-unless.mjs";
import { peakMemory, sleep, until, watch } from "../processes.mjs";

export const promise =
  "A list of millions of elements is reduced in Node's default heap, and signals are obeyed within a second meanwhile.";
export const alone = true;

export async function run({ full, scratch }) {
  const memory = await reduce(scratch.box(), 2_000_000, full ? ["--limit-time", "120"] : ["--limit-tests", "50"]);
  let latest = 0;
  for (const wait of full ? [0, 500, 1000, 2000, 4000, 8000, 16_000] : [300, 2000]) {
    latest = Math.max(latest, await interrupt(scratch.box(), 1_000_000, wait));
  }
  return `2,000,000 elements in ${Math.round(memory / 1e6)} MB; with 1,000,000, signals obeyed in ${Math.round(latest)} ms`;
}

/** How many elements may go; they are the first ones. */
const removable = 20_000;

/** Writes a list, and a test by which almost all elements must stay. */
function prepare(box, elements) {
  const list = Array.from({ length: elements }, (_, i) => (i < removable ? 3 : 1));
  box.write("big.json", `[${list.join(",")}]`);
  box.write(
    "test.mjs",
    `export default (text) => { let ones = 0; for (let i = 0; i < text.length; i++) if (text[i] === "1") ones++; return ones >= ${elements - removable}; };\n`,
  );
}

/** Reduces until a limit is reached; returns the peak memory in bytes. */
async function reduce(box, elements, limit) {
  prepare(box, elements);
  const started = box.start(["big.json", "-t", "./test.mjs", ...limit]);
  let memory = 0;
  const ending = await watch(started, () => {
    memory = Math.max(memory, peakMemory(started.pid));
  });
  failUnless(ending.code === 4, `exit code ${ending.code ?? ending.signal}: ${ending.stderr.slice(0, 300)}`);
  const left = box.read("big.reduced.json");
  failUnless(left.length < 2 * elements, "nothing was removed");
  failUnless(memory < 1.5e9, `${Math.round(memory / 1e6)} MB of memory`);
  return memory;
}

/** Interrupts a reduction some milliseconds after its first result; returns the milliseconds until it has ended. */
async function interrupt(box, elements, wait) {
  prepare(box, elements);
  const { child, ended } = box.start(["big.json", "-t", "./test.mjs"]);
  failUnless(await until(() => box.has("big.reduced.json"), 60_000), "the input is not accepted");
  await sleep(wait);
  const start = performance.now();
  child.kill("SIGINT");
  const { code } = await ended;
  const time = performance.now() - start;
  failUnless(code === 130, `exit code ${code} after an interrupt`);
  failUnless(time <= 1000, `treemin goes on for ${Math.round(time)} ms after an interrupt`);
  return time;
}
