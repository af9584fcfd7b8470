import { failUnless } from "../fail-unless.mjs";
import { peakMemory, sleep, until, watch } from "../processes.mjs";

export const promise =
  "A list of millions of elements is reduced in Node's default heap; signals are obeyed within a second meanwhile, and within two in a text of 200 MB.";
export const alone = true;

export async function run({ full, scratch }) {
  const memory = await reduce(scratch.box(), 2_000_000, full ? ["--limit-time", "120"] : ["--limit-tests", "50"]);
  let latest = 0;
  for (const wait of full ? [0, 500, 1000, 2000, 4000, 8000, 16_000] : [300, 2000]) {
    latest = Math.max(latest, await interruptList(scratch.box(), 1_000_000, wait));
  }
  const [size, most] = full ? [200, 2000] : [50, 1000];
  let latestInText = 0;
  for (const wait of full ? [0, 500, 1000, 2000, 4000] : [300]) {
    latestInText = Math.max(latestInText, await interruptText(scratch.box(), { size, wait, most }));
  }
  return (
    `2,000,000 elements in ${Math.round(memory / 1e6)} MB; with 1,000,000, signals obeyed in ${Math.round(latest)} ms, ` +
    `in a text of ${size} MB in ${Math.round(latestInText)} ms`
  );
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

/** Interrupts the reduction of a list some milliseconds after its first result; returns the milliseconds until it has ended. */
async function interruptList(box, elements, wait) {
  prepare(box, elements);
  return await interrupt(box.start(["big.json", "-t", "./test.mjs"]), () => box.has("big.reduced.json"), {
    wait,
    most: 1000,
  });
}

/** Interrupts the reduction of a log of `size` MB of which one line must stay; returns the milliseconds until it has ended. */
async function interruptText(box, { size, wait, most }) {
  const line = (i) =>
    `${i} INFO request {"id": ${i}, "path": "/a/${i % 13}", "ms": ${(7 * i) % 1000}} done in time, again; ok\n`;
  const block = Array.from({ length: 10_000 }, (_, i) => line(i)).join("");
  const blocks = Math.ceil((size * 1e6) / block.length);
  box.write("big.log", `${block.repeat(blocks)}NEEDLE\n${block}`);
  const started = box.start(["big.log", "-c", "grep -q NEEDLE big.log"]);
  return await interrupt(started, () => box.has("big.reduced.log"), { wait, most });
}

/** Interrupts a reduction some milliseconds after its first result; returns the milliseconds until it has ended. */
async function interrupt({ child, ended }, hasResult, { wait, most }) {
  failUnless(await until(hasResult, 60_000), "the input is not accepted");
  await sleep(wait);
  const start = performance.now();
  child.kill("SIGINT");
  const { code } = await ended;
  const time = performance.now() - start;
  failUnless(code === 130, `exit code ${code} after an interrupt`);
  failUnless(time <= most, `treemin goes on for ${Math.round(time)} ms after an interrupt`);
  return time;
}
