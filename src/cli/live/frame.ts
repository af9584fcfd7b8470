/** The whole live view as lines: a function of the state of the reduction and of the size of the terminal. */
import { drawArea, drawSparkLine, type Point } from "./curve.js";
import { excerpt } from "./excerpt.js";
import { duration, jobLines, phaseLines, prospectLines, sizeLines, testLines } from "./figures.js";
import { foldedLines } from "./fold.js";
import { clip, justify, type Line, pad, span } from "./line.js";
import type { LiveState } from "./live-state.js";

/** What the lower part of the view shows. On a wide terminal, the text and the tree are side by side. */
export type Panel = "text" | "tree" | "output" | "help";

/** What is shown, and in which room. */
export interface View {
  readonly state: LiveState;
  /** Milliseconds since the view was opened. */
  readonly time: number;
  readonly width: number;
  readonly height: number;
  readonly hasColours: boolean;
  /** Whether keys are read. */
  readonly hasKeys: boolean;
  readonly isPaused: boolean;
  readonly panel: Panel;
  /** Lines of the panel `output`, and how many of them are scrolled over. */
  readonly output: readonly string[];
  readonly scrolled: number;
  /** What was said last. */
  readonly notice: string | undefined;
}

/** What each key does: in full, and on a narrow terminal. */
export const keys: readonly (readonly [key: string, meaning: string, short: string])[] = [
  ["p", "pause, and go on", "pause"],
  ["s", "skip this pass", "skip"],
  ["o", "show what the last failed test said", "output"],
  ["w", "write a copy of the best text", "copy"],
  ["e", "edit the best text, then try it", "edit"],
  ["t", "show the text, or the tree", "tree"],
  ["q", "quit, and keep the best text", "quit"],
  ["?", "explain the keys", "help"],
];

/** From this width on, two things stand side by side. */
const wide = 100;

/**
 * Draws the view. No line is longer than the width, and there are at most as many lines as the height.
 * @param view the state of the reduction, the size of the terminal, and what the user has opened
 */
export function frame(view: View): readonly Line[] {
  const { width, height } = view;
  const bottom = bottomLines(view);
  const top = topLines(view, height - bottom.length);
  const room = height - top.length - bottom.length;
  const panel = room >= 2 ? panelLines(view, room) : [];
  const blank = Array.from({ length: Math.max(0, room - panel.length) }, (): Line => []);
  return [...top, ...panel, ...blank, ...bottom].slice(0, height).map((line) => clip(line, width));
}

/** The figures, as many as a part of the height allows. */
function topLines(view: View, height: number): readonly Line[] {
  const { state, width, time } = view;
  const { statistics, facts } = state;
  const elapsed = duration(statistics?.time ?? time);
  const title = [span("treemin ", "title"), span(facts.input)];
  const head: Line[] = [justify(title, [span(view.isPaused ? `paused · ${elapsed}` : elapsed, "figure")], width)];
  if (!statistics || !state.best) return [...head, clip([span(`testing the input … ${duration(time)}`)], width)];
  const must = [...head, ...sizeLines(state, width)];
  if (view.panel === "help" || view.panel === "output") return must;
  const tests = testLines(statistics, width);
  const prospects = prospectLines(state, width);
  // A third of the height stays for the text.
  let left = Math.floor((height * 2) / 3) - must.length - tests.length - prospects.length;
  const curve = left > 0 ? curveLines(view, Math.min(Math.max(1, Math.floor(left / 2)), 8)) : [];
  left -= curve.length;
  const jobs = left > 0 ? jobLines(state, width, Math.min(left, 6)) : [];
  left -= jobs.length;
  const phases = phaseLines(state, width, Math.min(left, 8));
  return [...must, ...curve, ...tests, ...prospects, ...jobs, ...phases];
}

/** Bytes, and tokens if they were counted, over time. */
function curveLines({ state, width }: View, height: number): readonly Line[] {
  const { statistics, tokens } = state;
  const now = Math.max(statistics?.time ?? 0, 1);
  const curves: (readonly [string, readonly Point[]])[] = [["bytes", statistics?.steps ?? []]];
  if (tokens.length > 0) curves.push(["tokens", tokens]);
  if (height < 3) {
    const labelled = curves.slice(0, height);
    return labelled.map(([name, points]) => sparkLine(name, { points, now }, width));
  }
  const isWide = width >= wide && curves.length > 1;
  const shown = isWide ? curves : curves.slice(0, 1);
  const columns = Math.floor(width / shown.length);
  const areas = shown.map(([name, points]) => areaLines(name, { points, now }, columns - 1, height));
  return Array.from({ length: height }, (_, row) => areas.flatMap((lines) => pad(lines[row] ?? [], columns)));
}

function sparkLine(
  name: string,
  curve: { readonly points: readonly Point[]; readonly now: number },
  width: number,
): Line {
  return [span(`${name} `.padEnd(7), "faint"), span(drawSparkLine(curve, Math.max(1, width - 7)), "curve")];
}

function areaLines(
  name: string,
  curve: { readonly points: readonly Point[]; readonly now: number },
  width: number,
  height: number,
): readonly Line[] {
  const sizes = curve.points.map(({ size }) => size);
  const labels = [String(sizes[0] ?? ""), String(sizes.at(-1) ?? "")];
  const margin = Math.max(name.length, ...labels.map((label) => label.length)) + 1;
  const rows = drawArea(curve, Math.max(1, width - margin), height);
  const labelOf = (row: number) =>
    (row === 0 ? labels[0] : row === 1 ? name : row === height - 1 ? labels[1] : "") ?? "";
  return rows.map((row, i) => [span(`${labelOf(i).padStart(margin - 1)} `, "faint"), span(row, "curve")]);
}

/** The keys, and what was said last. */
function bottomLines({ width, hasKeys, notice, panel }: View): readonly Line[] {
  const said = notice === undefined ? [] : [clip([span(notice, "alert")], width)];
  if (!hasKeys) return [...said, clip([span("Ctrl-C ends it and keeps the best text.", "faint")], width)];
  const shown =
    panel === "output"
      ? ([
          ["↑↓", "", "scroll"],
          ["o", "", "back"],
          ["q", "", "quit"],
        ] as const)
      : keys;
  const line = shown.flatMap(([key, , short]) => [span(key, "title"), span(` ${short}  `, "faint")]);
  const brief = shown.map(([key]) => key).join(" ");
  const all = line.map(({ text }) => text).join("").length <= width ? line : [span(`${brief}   ? explains`, "faint")];
  return [...said, clip(all, width)];
}

function panelLines(view: View, height: number): readonly Line[] {
  const { state, panel, width, hasColours, output, scrolled } = view;
  const rows = height - 1;
  if (panel === "help") {
    const lines = keys.map(([key, meaning]) => [span(` ${key}  `, "title"), span(meaning)]);
    return [rule("keys", width), ...lines.slice(0, rows)];
  }
  if (panel === "output") {
    const first = Math.max(0, output.length - rows - scrolled);
    const lines = output.slice(first, first + rows).map((line) => clip([span(line)], width));
    return [rule("the last text that was not interesting, tested again", width), ...lines];
  }
  if (!state.best) {
    const lines = state.printed.trimEnd().split("\n").slice(-rows);
    return [rule("what the test prints", width), ...lines.map((line) => clip([span(line.replace(/\r$/, ""))], width))];
  }
  const text = (columns: number) => {
    const { phase, before } = state.best as NonNullable<LiveState["best"]>;
    const what = before === undefined ? "best: the input" : `best, and what the last step took away (${phase})`;
    const room = { width: columns, height: rows, hasColours };
    return [rule(what, columns), ...excerpt(state.best as NonNullable<LiveState["best"]>, room)];
  };
  const tree = (columns: number) => [rule("where the bytes are", columns), ...foldedLines(state.folded, columns, rows)];
  if (width < wide || state.folded.length === 0) return panel === "tree" ? tree(width) : text(width);
  const columns = Math.floor((width - 2) / 2);
  const [left, right] = [text(columns), tree(columns)];
  return Array.from({ length: height }, (_, row) => [...pad(left[row] ?? [], columns + 2), ...(right[row] ?? [])]);
}

/** The title of a panel. */
function rule(title: string, width: number): Line {
  const head = `── ${title} `;
  return clip([span(head + "─".repeat(Math.max(0, width - head.length)), "faint")], width);
}
