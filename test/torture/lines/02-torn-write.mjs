import { readFileSync } from "node:fs";
import { demand } from "../demand.mjs";
import { haystack } from "../haystack.mjs";

export const promise = "Whoever reads the result file, at any moment, finds a whole and interesting one.";

/** The test of this line, as text for treemin and as a function for the snapshots. */
const source = `(text) => {
  try {
    const records = JSON.parse(text);
    return Array.isArray(records) && ["needle-1", "needle-4"].every((name) => text.includes(name));
  } catch {
    return false;
  }
}`;
// biome-ignore lint/security/noGlobalEval: the same test is run here and by treemin
const isInteresting = globalThis.eval(source);

export async function run({ full, scratch }) {
  const runs = full ? 10 : 2;
  const total = { reads: 0, snapshots: 0 };
  for (let each = 0; each < runs; each++) {
    const { reads, snapshots } = await watch(scratch.box(), haystack(200_000 + 1000 * each, 4));
    total.reads += reads;
    total.snapshots += snapshots;
  }
  return `${total.reads} reads in ${runs} runs, ${total.snapshots} different results, all whole and interesting`;
}

async function watch(box, input) {
  box.write("big.json", input);
  box.write("test.mjs", `export default ${source};\n`);
  let isOver = false;
  const ended = box.run("big.json", "-t", "./test.mjs").finally(() => {
    isOver = true;
  });
  let reads = 0;
  const snapshots = new Set();
  while (!isOver) {
    const content = tryRead(box.path("big.reduced.json"));
    demand(content !== undefined || snapshots.size === 0, "the result was gone for a moment");
    if (content !== undefined) {
      snapshots.add(content);
      reads++;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { code, stderr } = await ended;
  demand(code === 0, `treemin exited with ${code}: ${stderr}`);
  demand(snapshots.size > 5, `only ${snapshots.size} different results were seen`);
  for (const text of snapshots)
    demand(isInteresting(text), `a result of ${text.length} bytes was torn or not interesting`);
  const sizes = [...snapshots].map((text) => text.length);
  demand(
    sizes.every((size, i) => i === 0 || size <= sizes[i - 1]),
    `the result grew: ${sizes.join(", ")}`,
  );
  return { reads, snapshots: snapshots.size };
}

function tryRead(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
