import type { ReductionRecord } from "./reduction-record.js";
import type { ReportFacts } from "./report-page.js";

/** A longer result is not shown, in UTF-16 units: issue trackers cut it off. */
const longestShown = 20_000;

/**
 * Writes the short report for an issue tracker.
 * @param record what happened in the reduction
 * @param facts the input's name, the summary and what else the report says
 */
export function reportMarkdown(record: ReductionRecord, { input, summary, about }: ReportFacts): string {
  const { result } = record;
  const extension = /\.(\w+)$/.exec(input)?.[1] ?? "";
  const shown = result.length > longestShown ? `${result.slice(0, longestShown)}\n…` : result;
  return [
    `### ${line(input)}, reduced`,
    "",
    fenced(shown, extension),
    "",
    ...summary.map((each) => `- ${line(each)}`),
    ...record.warnings.map((each) => `- Warning: ${line(each)}`),
    "",
    ...about.flatMap(([name, text]) => [`**${name}**`, "", fenced(text, ""), ""]),
  ].join("\n");
}

/** A block of code whose fence does not occur in it. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** A text on one line, without marks of Markdown. */
function line(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_<>[\]]/g, "\\$&");
}
