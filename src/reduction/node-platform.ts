import { matchesIn } from "../oracle/pattern.js";
import { threadWorker } from "../parse/worker/worker-client.js";
import type { Platform } from "./platform.js";

/** Node: worker threads parse, and patterns are matched in linear time. */
export const nodePlatform: Platform = { worker: threadWorker, matchesIn };
