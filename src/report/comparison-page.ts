import type { ComparisonFigures } from "./comparison.js";
import { printSvg } from "./comparison-plot.js";
import { notesOf, resultsOf, type Table, tablesOf } from "./comparison-table.js";
import { markup } from "./markup.js";

const style = `
body { font: 15px/1.5 system-ui, "Segoe UI", Helvetica, Arial, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-bottom: 2rem }
th, td { padding: 0.2rem 0.6rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap }
th.words, td.words { text-align: left }
svg { max-width: 100%; height: auto }
.problem { color: #a00; font-weight: 600 }
.note { color: #555 }
pre { background: #f5f5f5; padding: 0.6rem; overflow-x: auto }
.wide { overflow-x: auto }
`;

/**
 * Writes a self-contained HTML page: the tables of a comparison, the plots, and the results.
 * @param figures as `figuresOf` computes them
 */
export function printHtml(figures: ComparisonFigures): string {
  const paragraph = (kind: string) => (text: string) => `<p class="${kind}">${markup(text)}</p>`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Comparison of reduction algorithms</title>",
    `<style>${style}</style>`,
    "<h1>Comparison of reduction algorithms</h1>",
    ...figures.problems.map(paragraph("problem")),
    ...tablesOf(figures).map(printTable),
    ...notesOf(figures).map(paragraph("note")),
    "<h2>Size against tests</h2>",
    printSvg(figures),
    "<h2>Size over time</h2>",
    printSvg(figures, "time"),
    "<h2>Results</h2>",
    ...resultsOf(figures).map(({ title, text }) => `<h3>${markup(title)}</h3>\n<pre>${printLines(text)}</pre>`),
    "</html>\n",
  ].join("\n");
}

/** Escapes a text of several lines. */
function printLines(text: string): string {
  return text.split("\n").map(markup).join("\n");
}

function printTable({ title, lines, left }: Table): string {
  const [header = [], ...rest] = lines;
  const row = (cells: readonly string[], tag: string) => {
    const list = cells.map((cell, column) => {
      const kind = left.includes(header[column] ?? "") ? ' class="words"' : "";
      return `<${tag}${kind}>${markup(cell)}</${tag}>`;
    });
    return `<tr>${list.join("")}</tr>`;
  };
  const body = rest.map((cells) => row(cells, "td")).join("\n");
  return `<h2>${markup(title)}</h2>\n<div class="wide" role="region" aria-label="${markup(title)}" tabindex="0"><table>\n${row(header, "th")}\n${body}\n</table></div>`;
}
