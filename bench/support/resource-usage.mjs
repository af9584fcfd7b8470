// Preloaded into a measured process: writes the process's own resource usage, without its children, when it ends.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => writeFileSync(process.env.TREEMIN_BENCH_USAGE, JSON.stringify(process.resourceUsage())));
}
