/** Runs several algorithms on the same input, one after the other, and compares them in a table. */
import type { Setup } from "./messages.ts";
import { part } from "./page.ts";
import { type Curve, Plot } from "./plot.ts";
import { type Ending, Run } from "./run.ts";

export const algorithms: readonly (readonly [value: string, text: string])[] = [
  ["default", "default (best-first and more)"],
  ["best-first", "best-first"],
  ["perses*", "Perses"],
  ["hddr*", "HDDr"],
  ["hdd*", "HDD"],
  ["pardis*", "Pardis"],
  ["fast", "fast"],
  ["lines*", "lines"],
];

/** The algorithms of a race. */
const racing = ["default", "perses*", "hddr*", "hdd*", "lines*"];

const columns = ["Algorithm", "Bytes", "Left", "Tests", "Seconds", "Result"];

/** Runs the race. Table and plot show each result as soon as it is there; `onStart` gets each run. */
export async function race(setup: Setup, limit: number, onStart: (run: Run, name: string) => void): Promise<void> {
  const table = part("race-table", HTMLTableElement);
  part("race-section", HTMLElement).hidden = false;
  const rows = racing.map((name) => [algorithms.find(([value]) => value === name)?.[1] ?? name, "…"]);
  const draw = () => table.replaceChildren(head(), body(rows));
  draw();
  const curves: Curve[] = [];
  const parent = part("race-plot", HTMLElement);
  parent.replaceChildren();
  const plot = new Plot(parent);
  for (const [i, name] of racing.entries()) {
    const onProgress = () => plot.draw(curves);
    const run = new Run({ ...setup, reduce: name }, { limit, onProgress });
    curves.push({ label: rows[i]?.[0] ?? name, recording: run.recording });
    onStart(run, name);
    const ending = await run.ended;
    rows[i] = [rows[i]?.[0] ?? name, ...cells(run, ending)];
    draw();
    plot.draw(curves);
    if (ending.kind === "stopped") break;
  }
}

function cells({ recording: { steps, tests } }: Run, { kind, message, guarantee, time }: Ending): string[] {
  const [before, after] = [steps[0]?.size, steps.at(-1)?.size];
  if (before === undefined || after === undefined) return ["–", "–", "–", "–", message];
  const left = `${((100 * after) / Math.max(1, before)).toFixed(1)}\u00a0%`;
  const result = kind === "done" ? (guarantee ?? "done") : message;
  return [after.toLocaleString("en"), left, tests.length.toLocaleString("en"), (time / 1000).toFixed(2), result];
}

function head(): HTMLElement {
  const row = document.createElement("tr");
  for (const name of columns)
    row.append(Object.assign(document.createElement("th"), { textContent: name, scope: "col" }));
  const section = document.createElement("thead");
  section.append(row);
  return section;
}

function body(rows: readonly (readonly string[])[]): HTMLElement {
  const section = document.createElement("tbody");
  for (const [i, [name = "", ...others]] of rows.entries()) {
    const row = document.createElement("tr");
    const title = Object.assign(document.createElement("th"), { textContent: name, scope: "row" });
    // The colour of its line in the plot.
    title.prepend(Object.assign(document.createElement("span"), { className: `key key-${i}` }));
    row.append(title);
    for (const text of others) row.append(Object.assign(document.createElement("td"), { textContent: text }));
    section.append(row);
  }
  return section;
}
