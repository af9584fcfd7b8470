import type { ReduceOptions } from "./reduce.js";
import { JournalFile } from "./storage/journal-file.js";
import type { Call } from "./storage/journal-line.js";
import { identityOf } from "./storage/run-identity.js";
import { version } from "./system/version.js";

/** What {@link openJournal} may be given besides the reduction's options. */
export interface JournalUse {
  /** How the command was called, so that it can be called again. */
  readonly call?: Call;
  /** Is called at most once for each problem with the file. Default: problems are ignored. */
  readonly warn?: (message: string) => void;
}

/**
 * Opens the journal of a reduction, or starts one. To be continued, a reduction must have the same input, test and options; only
 * the number of jobs, the workers, the limits and the control may differ. A journal of another reduction, or a damaged one, is renamed and kept.
 * The caller must close the journal, or remove it when the reduction has finished.
 * @param path of the journal
 * @param options of the reduction; its `journal` is ignored
 * @param use how the command was called, and where warnings go
 */
export function openJournal(path: string, options: ReduceOptions, use: JournalUse = {}): JournalFile {
  const { input, language, test, jobs, workers, ...others } = options;
  const { limitTests, limitTime, signal, control, onEvent, onFinished, journal, ...settings } = others;
  const run = identityOf({
    ...{ input, test },
    ...(language !== undefined && { language }),
    names: { version },
    settings,
  });
  return new JournalFile(path, { format: 1, run, ...(use.call && { call: use.call }) }, use.warn ?? (() => {}));
}
