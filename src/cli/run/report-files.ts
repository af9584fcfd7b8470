import { closeSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { basename, extname } from "node:path";
import { type Reduction, type ReductionEvent, version } from "../../index.js";
import {
  EventLines,
  quote,
  ReductionRecord,
  type ReportFacts,
  ResultFile,
  reportMarkdown,
  reportPage,
  runOnce,
} from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import type { ReportOptions } from "../options/report-options.js";
import { commandOf } from "../options/test-option.js";
import { pipe } from "./piped-result.js";

/** Longer tests are not part of a report, in bytes. */
const longestTest = 4000;

/** The reduction that is reported on. */
interface ReportedReduction {
  /** Path of the input. */
  readonly input: string;
  /** All arguments of the command. */
  readonly args: readonly string[];
  /** Files that the test is read from. */
  readonly test: readonly string[];
  /** Is called if the events cannot be written any more. */
  readonly warn: (message: string) => void;
}

/** The reports and the events of a reduction. */
export class ReportFiles {
  readonly #reduction: ReportedReduction;
  readonly #options: ReportOptions;
  readonly #files: readonly ResultFile[];
  readonly #record: ReductionRecord | undefined;
  readonly #events: EventLines | undefined;
  #handle: number | undefined;

  /**
   * Opens the files.
   * @throws UsageError if the events cannot be written
   * @throws ResultFileError if a report cannot be written
   */
  constructor(options: ReportOptions, reduction: ReportedReduction) {
    this.#reduction = reduction;
    this.#options = options;
    this.#files = (options.report ?? []).map((path) => new ResultFile(path, "--report"));
    if (this.#files.length > 0) this.#record = new ReductionRecord();
    if (options.events === undefined) return;
    if (options.events !== pipe) this.#handle = open(options.events);
    this.#events = new EventLines(options.events === pipe ? (line) => void process.stdout.write(line) : this.#append);
    const { input, args } = reduction;
    this.#events.add("started", { treemin: version, node: process.version, input, arguments: args });
  }

  /** Takes every event of the reduction. */
  readonly tell = (event: ReductionEvent): void => {
    this.#record?.tell(event);
    this.#events?.tell(event);
  };

  /**
   * Writes the reports.
   * @param summary the figures, as lines
   */
  async finish({ stopped, size, statistics }: Reduction, summary: readonly string[]): Promise<void> {
    const { steps, ...figures } = statistics;
    this.#events?.add("finished", { stopped, size, statistics: figures });
    if (!this.#record || this.#files.length === 0) return;
    const input = basename(this.#reduction.input);
    const facts: ReportFacts = { input, summary, about: await this.#about(), steps };
    for (const file of this.#files) {
      const print = extname(file.path).toLowerCase() === ".md" ? reportMarkdown : reportPage;
      file.write(Buffer.from(print(this.#record, facts)));
    }
  }

  /** Closes the file of events. */
  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
    this.#handle = undefined;
  }

  /** Adds a line to the file of events. If that fails, the reduction goes on without it. */
  readonly #append = (line: string): void => {
    if (this.#handle === undefined) return;
    try {
      writeSync(this.#handle, line);
    } catch (error) {
      this.close();
      this.#reduction.warn(
        `The events cannot be written any more: ${(error as Error).message}. The reduction goes on.`,
      );
    }
  };

  async #about(): Promise<ReportFacts["about"]> {
    const { args, test } = this.#reduction;
    const scripts = test.filter((path) => statSync(path).size <= longestTest).map((path) => readFileSync(path, "utf8"));
    const tool = this.#options.toolVersion;
    return [
      ["Command", ["treemin", ...args].map(quote).join(" ")],
      ...scripts.map((text) => ["Test", text] as const),
      ...(tool === undefined ? [] : [["Tool", await versionOf(tool)] as const]),
      ["Versions", `treemin ${version}, Node.js ${process.version}, ${process.platform} ${process.arch}`],
    ];
  }
}

function open(path: string): number {
  try {
    return openSync(path, "w");
  } catch (error) {
    throw new UsageError(`The events cannot be written: ${(error as Error).message}. Give another --events.`);
  }
}

/** The first lines that a command prints. */
async function versionOf(line: string): Promise<string> {
  const command = commandOf(line, "--tool-version");
  const run = { command, bytes: new Uint8Array(), fileName: "input", timeout: 10_000 };
  const { stdout, stderr } = await runOnce(run).catch((error) => ({ stdout: "", stderr: String(error.message) }));
  return (stdout.trim() || stderr.trim()).split("\n").slice(0, 5).join("\n");
}
