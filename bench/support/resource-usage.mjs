// Preloaded into a measured process: writes the process's own resource usage when it ends, and the processor time of its ended children.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => {
    const usage = { ...process.resourceUsage(), children: timeOfChildren() };
    writeFileSync(process.env.TREEMIN_BENCH_USAGE, JSON.stringify(usage));
  });
}

/** User and system time of the children that have ended, with theirs, in milliseconds; undefined where there is no `/proc`. */
function timeOfChildren() {
  if (!existsSync("/proc/self/stat")) return undefined;
  const text = readFileSync("/proc/self/stat", "utf8");
  // After the name, in hundredths of a second: the 14th and 15th field.
  const [user, system] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15);
  return 10 * (Number(user) + Number(system));
}
