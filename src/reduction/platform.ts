import type { FolderParsing } from "../parse/folder-syntax.js";
import type { ParseWorker } from "../parse/worker/parse-worker-tasks.js";
import type { TextRange } from "../tree/protection.js";
import type { Observations } from "./observations.js";

/** What a reduction has from the program that it runs in: more in Node than in a browser. */
export interface Platform {
  /** Parses what the calling thread should not. Undefined if the calling thread parses everything. */
  readonly worker?: ParseWorker;
  /** Parses folders. Undefined where there are none. */
  readonly folders?: FolderParsing;
  /** Where a pattern matches in a text, from left to right and without overlaps. */
  readonly matchesIn: (pattern: RegExp, text: string) => readonly TextRange[];
  /** What collects the observations of tests. Undefined where tests are functions, of which nothing but the outcome is known. */
  readonly observations?: () => Observations;
  /** Checks all options. Undefined where there are no commands and programs: the options that reductions have everywhere are then checked. */
  readonly checkOptions?: (options: { readonly input: unknown }) => void;
  /** Raises the limit of listeners of a signal. Undefined if the platform does not warn about many listeners. */
  readonly expectListeners?: (signal: AbortSignal) => void;
}
