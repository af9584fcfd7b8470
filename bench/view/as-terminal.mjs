// Preloaded into a measured process: standard error passes for a terminal, so that the live view is drawn.
import { isMainThread } from "node:worker_threads";

if (isMainThread) Object.assign(process.stderr, { isTTY: true, columns: 120, rows: 40 });
