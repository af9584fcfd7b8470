import { basename, dirname, extname, join } from "node:path";
import type { ReduceOptions, ReductionEvent } from "../../index.js";
import { decode, FolderCase, NumberedFiles, SignatureFolder } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import type { ReduceCommandOptions } from "../options/reduce-options.js";

/** The reduction that is recorded. */
interface RecordedReduction {
  /** Path of the input. */
  readonly input: string;
  readonly reduction: Pick<ReduceOptions, "input">;
  /** Whether it continues an earlier run, whose files may be in the folders. */
  readonly isContinued: boolean;
  /** Is called once for each folder that cannot be written any more. */
  readonly warn: (message: string) => void;
}

/** What is written while a reduction runs, beside its result. */
export interface Recordings {
  /** Takes every event of the reduction. */
  readonly record: (event: ReductionEvent) => void;
  /** What is also interesting; undefined if nothing is. */
  readonly also: SignatureFolder | undefined;
}

/**
 * Opens the folders of `--keep-candidates`, `--history` and `--also-interesting`.
 * @param options as commander has read them
 * @param recorded the input, whether the run continues another, and where warnings go
 * @throws UsageError if a folder has files already and no earlier run is continued
 */
export function openRecordings(options: ReduceCommandOptions, recorded: RecordedReduction): Recordings {
  const { keepCandidates, history, encoding } = options;
  const { input, reduction, isContinued, warn } = recorded;
  const source = reduction.input;
  const open = (folder: string, option: string) => {
    const files = new NumberedFiles(folder, { extension: source instanceof FolderCase ? "" : extname(input), option });
    if (files.isEmpty || isContinued) return files;
    throw new UsageError(`The folder ${folder} has files already. Empty it, or give another ${option}.`);
  };
  const also = options.alsoInteresting && openSignatures(options, recorded);
  const candidates = keepCandidates === undefined ? undefined : open(keepCandidates, "--keep-candidates");
  const results = history === undefined ? undefined : open(history, "--history");
  results?.rewind(); // a continued run accepts the same results again
  const contentOf = contentsOf(source, encoding);
  const addCandidate = untilBroken(candidates, warn);
  const addResult = untilBroken(results, warn);
  const addAlso = untilBroken(also, warn);
  const record = (event: ReductionEvent) => {
    if (event.kind === "tested") addCandidate((files) => files.add(contentOf(event.text), `-${event.outcome}`));
    if (event.kind === "also interesting") addAlso((folder) => folder.add(event.signature, event.bytes));
    if (event.kind === "accepted") addResult((files) => files.add(contentOf(event.text)));
  };
  return { record, also };
}

/**
 * Opens the folder for candidates that show other bugs: that of the option, or one beside the input.
 * @throws UsageError if it has files already and no earlier run is continued
 */
function openSignatures(
  { alsoFolder, alsoLimit }: ReduceCommandOptions,
  { input, isContinued }: RecordedReduction,
): SignatureFolder {
  const extension = extname(input);
  const folder = alsoFolder ?? join(dirname(input), `${basename(input, extension)}.also`);
  const files = new SignatureFolder(folder, { extension, limit: alsoLimit, option: "--also-folder" });
  if (files.size === 0 || isContinued) return files;
  throw new UsageError(`The folder ${folder} has files already. Empty it, or give another --also-folder.`);
}

/** Makes a function that returns what is to be recorded of a text: bytes, or a function that writes a folder. */
function contentsOf(source: ReduceOptions["input"], encoding: ReduceCommandOptions["encoding"]) {
  if (source instanceof FolderCase) return (text: string) => (path: string) => source.writeTo(path, text);
  if (typeof source === "string") return Buffer.from;
  let encode: ((text: string) => Uint8Array) | undefined; // made when needed: a large input takes some 100 ms to be decoded
  return (text: string) => {
    encode ??= decode(source, encoding).encode;
    return encode(text);
  };
}

/** Makes a function that writes files until that fails. The reduction then goes on without recording. */
function untilBroken<F>(files: F | undefined, warn: (message: string) => void) {
  let isBroken = false;
  return (action: (files: F) => void): void => {
    if (!files || isBroken) return;
    try {
      action(files);
    } catch (error) {
      isBroken = true;
      warn(`${error instanceof Error ? error.message : String(error)} The reduction goes on without it.`);
    }
  };
}
