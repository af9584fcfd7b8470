import { extname } from "node:path";
import { type Command, InvalidArgumentError } from "commander";

/** Options for reports, as commander parses them. */
export interface ReportOptions {
  readonly report?: readonly string[];
  readonly events?: string;
  readonly toolVersion?: string;
}

/**
 * Adds the options for reports.
 * @param command is changed, and returned
 */
export function addReportOptions(command: Command): Command {
  return command
    .option("--report <file>", "write a report for people to this file: .html, or .md for an issue tracker", reports)
    .option("--tool-version <command>", "run this command to show the version of the tested program in reports")
    .option("--events <file>", "write all events to this file, as lines of JSON; - is standard output");
}

/** Adds the path of a report to those before it. */
function reports(path: string, before: readonly string[] = []): readonly string[] {
  if ([".html", ".md"].includes(extname(path).toLowerCase())) return [...before, path];
  throw new InvalidArgumentError("It must end with .html or .md.");
}
