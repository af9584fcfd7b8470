import { extname } from "node:path";
import type { ReductionEvent } from "../../index.js";
import { decode, NumberedFiles } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import type { ReduceCommandOptions } from "../options/reduce-options.js";

/** What the traces are of. */
interface Traced {
  /** The input's path and content. */
  readonly input: string;
  readonly bytes: Uint8Array;
  /** Whether an earlier run is continued, which has left traces. */
  readonly isContinued: boolean;
  /** Is told, once for a folder, that it cannot be written any more. */
  readonly warn: (message: string) => void;
}

/**
 * Opens the folders of `--keep-candidates` and `--history`.
 * @returns what is to be given all events of the reduction
 */
export function openRecordings(
  { keepCandidates, history, encoding }: ReduceCommandOptions,
  { input, bytes, isContinued, warn }: Traced,
): (event: ReductionEvent) => void {
  const open = (folder: string, option: string) => {
    const files = new NumberedFiles(folder, { extension: extname(input), option });
    if (files.isEmpty || isContinued) return files;
    throw new UsageError(`The folder ${folder} has files already. Empty it, or give another ${option}.`);
  };
  const candidates = keepCandidates === undefined ? undefined : open(keepCandidates, "--keep-candidates");
  const results = history === undefined ? undefined : open(history, "--history");
  results?.rewind(); // whoever continues an earlier run comes past the same results again
  const { encode } = candidates ? decode(bytes, encoding) : { encode: Buffer.from };
  const addCandidate = untilBroken(candidates, warn);
  const addResult = untilBroken(results, warn);
  return (event) => {
    if (event.kind === "tested") addCandidate((files) => files.add(encode(event.text), `-${event.outcome}`));
    if (event.kind === "accepted") addResult((files) => files.add(event.bytes));
  };
}

/** Acts on files, if there are any, until that fails: a trace is no reason to end a reduction. */
function untilBroken(files: NumberedFiles | undefined, warn: (message: string) => void) {
  let isBroken = false;
  return (action: (files: NumberedFiles) => void): void => {
    if (!files || isBroken) return;
    try {
      action(files);
    } catch (error) {
      isBroken = true;
      warn(`${error instanceof Error ? error.message : String(error)} It goes on without.`);
    }
  };
}
