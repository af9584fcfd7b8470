import { readFileSync } from "node:fs";
import { failUnless } from "../fail-unless.mjs";
import { haystack } from "../haystack.mjs";

export const promise = "At every moment, the result file is complete and interesting.";

/** The test as source code: treemin runs it on candidates, and this line runs it on the snapshots of the result. */
const source = `(text) => {
  try {
    const records = JSON.parse(text);
    return Array.isArray(records) && ["needle-1", "needle-4"].every((name) => text.includes(name));
  } catch {
    return false;
  }
}`;
// biome-ignore lint/security/noGlobalEval: treemin and this line run the same test
const isInteresting = globalThis.eval(source);

export async function run({ full, scratch }) {
  const runs = full ? 10 : 1;
  const total = { reads: 0, snapshots: 0 };
  for (let each = 0; each < runs; each++) {
    const { reads, snapshots } = await watch(scratch.box(), haystack((full ? 200_000 : 60_000) + 1000 * each, 4));
    total.reads += reads;
    total.snapshots += snapshots;
  }
  return `${total.reads} reads in ${runs} run(s), ${total.snapshots} different results, all complete and interesting`;
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
    failUnless(content !== undefined || snapshots.size === 0, "the result file was missing for a moment");
    if (content !== undefined) {
      snapshots.add(content);
      reads++;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { code, stderr } = await ended;
  failUnless(code === 0, `treemin exited with ${code}: ${stderr}`);
  failUnless(snapshots.size > 5, `only ${snapshots.size} different results were seen`);
  for (const text of snapshots)
    failUnless(isInteresting(text), `a result of ${text.length} bytes was torn or not interesting`);
  const sizes = [...snapshots].map((text) => text.length);
  failUnless(
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
