/** The figures of a reduction that is going on, as lines. */
import type { Statistics } from "../../index.js";
import { commonStart, type RunningTest } from "../../tools.js";
import { count, slotsInUse } from "../output/progress.js";
import { clip, columnsOf, flow, type Line, pad, span } from "./line.js";
import type { LiveState } from "./live-state.js";

/**
 * Writes a time: `4.2 s`, `3 min 05 s`, `2 h 07 min`.
 * @param milliseconds not negative
 */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
  return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`;
}

/**
 * The size and the number of tokens, at first and now.
 * @param state the reduction as it is now
 * @param width of the view, in columns
 */
export function sizeLines({ best, statistics, tokens }: LiveState, width: number): readonly Line[] {
  const before = statistics?.steps[0]?.size;
  if (!best || before === undefined) return [];
  const share = before === 0 ? "" : ` (${((100 * best.size) / before).toPrecision(2).replace("1.0e+2", "100")} %)`;
  const [first, last] = [tokens[0]?.size, tokens.at(-1)?.size];
  const counted = last === undefined ? [] : [first === last ? `${last} tokens` : `${first} → ${last} tokens`];
  return flow([`${before} → ${best.size} bytes${share}`, ...counted], width).map((line) =>
    line.map((each) => ({ ...each, meaning: "figure" as const })),
  );
}

/**
 * How many tests there were, and how they ended.
 * @param statistics of the reduction as it is now
 * @param width of the view, in columns
 */
export function testLines(statistics: Statistics, width: number): readonly Line[] {
  const { tests, time, outcomes, cancelled, cacheHits, recalled, workers } = statistics;
  const parts = [
    `${count(tests, "test")} (${((1000 * tests) / Math.max(time, 1)).toFixed(1)}/s)`,
    `${outcomes.interesting} interesting`,
    `${outcomes.uninteresting} not`,
    ...(outcomes.invalid > 0 ? [`${outcomes.invalid} invalid`] : []),
    ...(outcomes.timeout > 0 ? [`${outcomes.timeout} timed out`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
    count(cacheHits, "cache hit"),
    ...(recalled > 0 ? [`${recalled} known from before`] : []),
    ...(workers
      ? [`${count(workers.workers.length, "worker")}`, `${slotsInUse(workers)} of ${workers.slots} slots in use`]
      : []),
  ];
  return flow(parts, width);
}

/**
 * The current pass, the time since the last success, and the limits that will end the run.
 * @param state the reduction as it is now
 * @param width of the view, in columns
 */
export function prospectLines(state: LiveState, width: number): readonly Line[] {
  const { statistics, phase, longestWait, facts } = state;
  const last = statistics?.steps.at(-1);
  if (!statistics || !last) return [];
  const waited = statistics.time - last.time;
  const hasWaited = longestWait > 0 ? [`longest wait for one ${duration(longestWait)}`] : [];
  const tests = statistics.tests + statistics.recalled - last.tests;
  return [
    ...flow(
      [`now ${phase || "starting"}`, `last success ${duration(waited)} and ${count(tests, "test")} ago`, ...hasWaited],
      width,
    ),
    ...flow(leftOf(facts, statistics), width),
  ];
}

/** The limits that will end the run. The remaining time cannot be estimated otherwise. */
function leftOf({ limitTime, limitTests, known }: LiveState["facts"], statistics: Statistics): readonly string[] {
  const { tests, time, recalled } = statistics;
  return [
    ...(recalled > 0 && recalled < known ? [`${recalled} of at most ${known} known outcomes are repeated`] : []),
    ...(limitTime === undefined ? [] : [`the limit ends it in ${duration(Math.max(0, limitTime - time))}`]),
    ...(limitTests === undefined ? [] : [`the limit ends it in ${count(Math.max(0, limitTests - tests), "test")}`]),
  ];
}

/**
 * The tests that are running, the oldest first: for how long, and what they leave out.
 * @param state the reduction as it is now
 * @param width of the view, in columns
 * @param most how many lines there may be
 */
export function jobLines({ statistics, best, mostRunning }: LiveState, width: number, most: number): readonly Line[] {
  const running = statistics?.running ?? [];
  const shown = running.length > most ? running.slice(0, most - 1) : running;
  const more = running.length - shown.length;
  // As many lines as ever, so that what is below does not move.
  const idle = Math.max(0, Math.min(mostRunning, most) - running.length);
  return [
    ...shown.map((test) => jobLine(test, statistics?.time ?? 0, best?.text ?? "", width)),
    ...(more > 0 ? [clip([span(`… and ${more} more`, "faint")], width)] : []),
    ...Array.from({ length: idle }, () => clip([span("       –", "faint")], width)),
  ];
}

function jobLine({ text, begun }: RunningTest, time: number, best: string, width: number): Line {
  const age = span(duration(Math.max(0, time - begun)).padStart(8), "figure");
  const less = best.length - text.length;
  if (less === 0 && text === best) return clip([age, span("  the best text, once more")], width);
  const what = less > 0 ? `  ${less} fewer characters` : less < 0 ? `  ${-less} more characters` : "  as long";
  const at = commonStart(best, text);
  const removed = best.slice(at, at + Math.min(Math.max(less, 0), width));
  return clip([age, span(`${what}  `), span(removed.replace(/\s+/g, " "), "gone")], width);
}

const columns = ["tests", "interesting", "bytes removed", "per test"] as const;

/**
 * How well each kind of step has paid off: a header, then a line for each kind.
 * @param state the reduction as it is now
 * @param width of the view, in columns
 * @param most how many lines there may be
 */
export function phaseLines(state: LiveState, width: number, most: number): readonly Line[] {
  const { phases } = state;
  if (phases.length === 0 || most < 2) return [];
  const cells = phases.map(([name, { outcomes, accepted, removed }]) => {
    const tests = Object.values(outcomes).reduce((sum, each) => sum + each, 0);
    const perTest = tests === 0 ? "–" : (removed / tests).toFixed(1);
    return { name, figures: [String(tests), String(accepted), String(removed), perTest] };
  });
  const shown = cells.slice(0, most - 1);
  const first = Math.max(...shown.map(({ name }) => columnsOf(name)), 4);
  // On a narrow terminal, the last columns are left out.
  const widthTo = (last: number) => first + columns.slice(0, last + 1).reduce((sum, { length }) => sum + length + 2, 0);
  const kept = columns.filter((_, i) => widthTo(i) <= width);
  const row = (name: string, figures: readonly string[]) =>
    pad([span(name)], first).concat(
      span(kept.map((column, i) => `  ${(figures[i] ?? "").padStart(column.length)}`).join("")),
    );
  return [
    row("step", kept).map((each) => ({ ...each, meaning: "faint" as const })),
    ...shown.map(({ name, figures }) => clip(row(name, figures), width)),
  ];
}
