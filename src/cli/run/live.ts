import type { ReduceOptions } from "../../index.js";
import { decode, encodingOf, FolderCase, type JournalFile, type ResultPlace, type RunControl } from "../../tools.js";
import type { LiveView } from "../live/live-view.js";
import { nameOfInput } from "../options/input-file.js";
import type { ReduceCommandOptions } from "../options/reduce-options.js";
import { isTerminal, type Progress } from "../output/progress.js";
import type { Interrupt } from "./interrupt.js";
import { pipe } from "./piped-result.js";

/** Smaller terminals have no room for the view: columns and lines. */
const smallest = { columns: 30, rows: 10 };

/**
 * Whether a reduction is shown live: on a terminal, unless lines were asked for or lines of another kind go there.
 * @param options as commander has read them
 */
export function hasLiveView({ quiet, verbose, plain, events }: ReduceCommandOptions): boolean {
  const { columns = 0, rows = 0 } = process.stderr;
  const isAsked = !quiet && !verbose && !plain && !(events === pipe && process.stdout.isTTY);
  return isAsked && isTerminal() && columns >= smallest.columns && rows >= smallest.rows;
}

/** The reduction that is shown. */
interface ShownReduction {
  readonly input: string;
  readonly file: ResultPlace;
  readonly reduction: ReduceOptions;
  readonly journal: JournalFile;
}

/** What the keys of the view reach. */
interface LiveControls {
  readonly progress: Progress;
  readonly interrupt: Interrupt;
  readonly control: RunControl;
}

/**
 * Loads the view, and has it open after a moment.
 * @param shown the input, the file of the result, the options and the journal
 * @param controls what the keys of the view act on
 */
export async function openLiveView(
  { input, file, reduction, journal }: ShownReduction,
  { progress, interrupt, control }: LiveControls,
): Promise<LiveView> {
  const { LiveView } = await import("../live/live-view.js");
  const { input: given, encoding, limitTime, limitTests, language } = reduction;
  const chosen = given instanceof Uint8Array ? encodingOf(given, encoding) : "utf-8";
  const view = new LiveView({
    facts: { input: nameOfInput(input), limitTime, limitTests, known: journal.outcomes.length },
    language: given instanceof FolderCase ? "folder" : typeof language === "string" ? undefined : language,
    ...{ input: nameOfInput(input), file, control, progress },
    decode: (bytes) => decode(bytes, chosen).text,
    quit: () => interrupt.stop(),
  });
  view.begin();
  return view;
}
