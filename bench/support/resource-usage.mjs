// Preloaded into a measured process: when it ends, writes what it used itself, its children not included.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => writeFileSync(process.env.TREEMIN_BENCH_USAGE, JSON.stringify(process.resourceUsage())));
}
