import { setMaxListeners } from "node:events";
import { matchesIn } from "../oracle/pattern.js";
import { folderParsing } from "../parse/folder-syntax.js";
import { threadWorker } from "../parse/worker/worker-client.js";
import { checkInput, checkOptions } from "./check-options.js";
import { Observations } from "./observations.js";
import type { Platform } from "./platform.js";

/** Node: worker threads parse, there are folders, and patterns are matched in linear time. */
export const nodePlatform: Platform = {
  worker: threadWorker,
  folders: folderParsing,
  matchesIn,
  checkOptions: ({ input, ...others }) => {
    checkInput(input);
    checkOptions(others);
  },
  observations: () => new Observations(),
  expectListeners: (signal) => setMaxListeners(0, signal),
};
