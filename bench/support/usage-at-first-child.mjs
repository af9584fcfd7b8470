// Preloaded into a measured process: writes the processor time that it has used when it starts its first process, in milliseconds, or when
// it ends without one. Then the process ends.
import childProcess from "node:child_process";
import { writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

function report() {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.TREEMIN_BENCH_USAGE, String((user + system) / 1000));
}

childProcess.spawn = () => process.exit();
syncBuiltinESMExports();
process.on("exit", report);
