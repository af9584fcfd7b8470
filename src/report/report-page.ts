/** Writes the report of a reduction as one page that needs nothing else. */
import type { Step } from "../schedule/statistics.js";
import { logScale } from "./log-scale.js";
import { element, markup } from "./markup.js";
import type { PhaseRecord } from "./phase-records.js";
import type { ReductionRecord } from "./reduction-record.js";
import { reportStyle } from "./report-look.js";
import { longestWhole, reportScript } from "./report-script.js";
import type { ReportStep } from "./step-states.js";

/** What a report tells beside the record. */
export interface ReportFacts {
  /** Name of the input. */
  readonly input: string;
  /** The line of figures: sizes, tests, times. */
  readonly summary: readonly string[];
  /** Lines about the run, each with its name: command, versions, environment. */
  readonly about: readonly (readonly [name: string, text: string])[];
  /** Every accepted candidate. */
  readonly steps: readonly Step[];
}

/** Removed parts that are longer are folded, in UTF-16 units. */
const longestOpen = 400;
/** Points of the curve. */
const mostPoints = 600;

/**
 * Writes the page.
 * @param record what happened in the reduction
 * @param facts the input's name, the summary and what else the report says
 */
export function reportPage(record: ReductionRecord, facts: ReportFacts): string {
  const thinned = record.steps.length < record.count ? `, ${record.steps.length} of ${record.count} shown` : "";
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${markup(facts.input)}, reduced</title>`,
    `<style>${reportStyle}</style>`,
    "<main>",
    `<h1>${markup(facts.input)}, reduced</h1>`,
    ...facts.summary.map((line) => `<p>${markup(line)}</p>`),
    ...record.warnings.map((line) => `<p class="warning">Warning: ${markup(line)}</p>`),
    '<div class="sides">',
    "<section><h2>Input, with what was removed</h2>",
    '<p id="jump" hidden><button type="button">Kept part before</button> <button type="button">Next kept part</button></p>',
    `<pre id="input" tabindex="0" aria-label="Input">${markedInput(record)}</pre></section>`,
    `<section><h2 id="shown">Result</h2>`,
    `<p><label>Step <input id="step" type="range" min="0" max="${Math.max(record.steps.length - 1, 0)}" value="${Math.max(record.steps.length - 1, 0)}"></label> <output id="which"></output>${thinned}</p>`,
    `<pre id="text" tabindex="0" aria-labelledby="shown">${shown(record.result)}</pre></section>`,
    "</div>",
    "<h2>Size against tests</h2>",
    curve(facts.steps),
    "<h2>Kinds of steps</h2>",
    phaseTable(record.phases),
    "<h2>How to reproduce</h2>",
    `<dl>${facts.about.map(([name, text]) => `<dt>${markup(name)}</dt><dd><code>${content(text)}</code></dd>`).join("")}</dl>`,
    "</main>",
    `<script type="application/json" id="data">${dataOf(record)}</script>`,
    `<script>${reportScript}</script>`,
    "</html>\n",
  ].join("\n");
}

/** What the script needs. */
function dataOf({ input, steps, phases }: ReductionRecord): string {
  const names = [...new Set([...steps.map(({ phase }) => phase), ...phases.keys()])];
  const numbers = new Map(names.map((name, i) => [name, i]));
  const list = steps.map(
    ({ isFresh, edits, number, tests, size, phase }): ReportStep => [
      isFresh ? 1 : 0,
      edits,
      number,
      tests,
      size,
      numbers.get(phase) as number,
    ],
  );
  return JSON.stringify({ input, phases: names, steps: list }).replaceAll("<", "\\u003c");
}

/** A text as a whole, if it is not too long: then the script shows it. */
function shown(text: string): string {
  return text.length <= longestWhole ? content(text) : "";
}

/** The input with what was removed marked; long removed parts are folded. Empty if the script shows it. */
function markedInput({ input, edits }: ReductionRecord): string {
  if (input.length > longestWhole) return "";
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of [...edits, [input.length, input.length] as const]) {
    if (from > at) parts.push(element("mark", {}, content(input.slice(at, from))));
    if (to > from) parts.push(removed(input.slice(from, to)));
    at = to;
  }
  return parts.join("");
}

function removed(text: string): string {
  if (text.length <= longestOpen) return element("del", {}, content(text));
  return `<details><summary>${text.length} characters removed</summary><del>${content(text)}</del></details>`;
}

/** Draws size against tests, with logarithmic sizes. */
function curve(steps: readonly Step[]): string {
  const [width, height, left, bottom] = [900, 260, 70, 36];
  const stride = Math.max(1, Math.ceil(steps.length / mostPoints));
  const shown = steps.filter((_, i) => i % stride === 0 || i === steps.length - 1);
  const y = logScale(
    shown.map(({ size }) => size),
    [height - bottom, 10],
  );
  const most = Math.max(1, ...shown.map(({ tests }) => tests));
  const x = (tests: number) => left + ((width - left - 20) * tests) / most;
  const points = shown.map(({ tests, size }) => `${x(tests).toFixed(1)},${y.at(size).toFixed(1)}`).join(" ");
  const ticks = y.labelled.map(
    (value) =>
      element("line", { class: "grid", x1: left, x2: width - 20, y1: y.at(value), y2: y.at(value) }) +
      element("text", { x: left - 8, y: y.at(value) + 4, "text-anchor": "end" }, String(value)),
  );
  const labels =
    element("text", { x: left, y: height - 8 }, "0 tests") +
    element("text", { x: width - 20, y: height - 8, "text-anchor": "end" }, `${most} tests`);
  const title = `Size in bytes: ${shown[0]?.size ?? 0} at first, ${shown.at(-1)?.size ?? 0} after ${most} tests`;
  const line = element("polyline", { class: "curve", points });
  return element(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": title },
    ticks.join("") + line + labels,
  );
}

function phaseTable(phases: ReadonlyMap<string, PhaseRecord>): string {
  const row = (cells: readonly (string | number)[], tag: string) =>
    `<tr>${cells.map((cell, i) => (i === 0 && tag === "td" ? `<th scope="row">${markup(String(cell))}</th>` : tag === "th" ? `<th scope="col">${markup(String(cell))}</th>` : `<td>${cell}</td>`)).join("")}</tr>`;
  const header = ["step", "interesting", "not", "invalid", "timed out", "accepted", "bytes removed"];
  const rows = [...phases].map(([name, { outcomes, accepted, removed: bytes }]) =>
    row(
      [name, outcomes.interesting, outcomes.uninteresting, outcomes.invalid, outcomes.timeout, accepted, bytes],
      "td",
    ),
  );
  return `<div class="wide" role="region" aria-label="Kinds of steps" tabindex="0"><table><thead>${row(header, "th")}</thead><tbody>${rows.join("")}</tbody></table></div>`;
}

/** Escapes a text of several lines. */
function content(text: string): string {
  return text
    .split(/([\n\t])/)
    .map((part) => (part === "\n" || part === "\t" ? part : markup(part)))
    .join("");
}
