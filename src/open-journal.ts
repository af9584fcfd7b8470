import type { ReduceOptions } from "./reduce.js";
import { JournalFile } from "./storage/journal-file.js";
import type { Call } from "./storage/journal-line.js";
import { identityOf } from "./storage/run-identity.js";
import { version } from "./version.js";

/** How a journal is opened. */
export interface JournalUse {
  /** How the command was called, for whoever wants to call it again. */
  readonly call?: Call;
  /** Is told, once, what is wrong with the file. Default: nobody is. */
  readonly warn?: (message: string) => void;
}

/**
 * Opens the journal of a reduction, or begins one. What is to be continued must be the same input, test and options; only jobs
 * and limits may change. A journal of anything else, or a damaged one, is set aside under another name. Who opens it closes it,
 * or removes it when the reduction has finished.
 * @param options those of the reduction, the journal left out
 */
export function openJournal(path: string, options: ReduceOptions, use: JournalUse = {}): JournalFile {
  const { input, language, test, jobs, limitTests, limitTime, signal, onEvent, journal, ...settings } = options;
  const run = identityOf({
    ...{ input, test },
    ...(language !== undefined && { language }),
    names: { version },
    settings,
  });
  return new JournalFile(path, { format: 1, run, ...(use.call && { call: use.call }) }, use.warn ?? (() => {}));
}
