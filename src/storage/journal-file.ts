import { createHash } from "node:crypto";
import { closeSync, constants, fdatasyncSync, ftruncateSync, lstatSync, rmSync, writeFileSync } from "node:fs";
import type { Outcome } from "../oracle/oracle.js";
import type { Intervention } from "../schedule/interventions.js";
import type { Journal, StuckAnswer } from "../schedule/journal.js";
import { openPlainFile } from "../system/plain-file.js";
import { reasonOf } from "../system/reason-of.js";
import { type JournalEntry, type JournalHead, printEntry, printHead, readEntry, readHead } from "./journal-line.js";
import { originOf, readJournal } from "./journal-origin.js";
import { keepAside } from "./keep-aside.js";

/** What was read from a journal file. */
interface JournalContent {
  readonly entries: readonly JournalEntry[];
  /** The length of the whole lines, in bytes. */
  readonly length: number;
}

/**
 * A journal in a file to which lines are only appended. Each line is passed to the operating system at once, so that none is lost
 * when the process ends; half a line at the end is cut off. The file is created with its first line. If the file cannot be
 * written, the user is warned once and the reduction continues without it.
 */
export class JournalFile implements Journal {
  /** Path of the file. */
  readonly path: string;
  /** How long the test of the input took, in milliseconds; undefined if the input is not known to be interesting. */
  readonly duration: number | undefined;
  /** The outcomes of the run that is continued, in the order in which they were recorded. */
  readonly outcomes: readonly (readonly [digest: string, outcome: Outcome])[];
  /** What a person has changed in the course of that run. */
  readonly interventions: readonly Intervention[];
  readonly #accepted: Set<string>;
  readonly #head: JournalHead;
  readonly #warn: (message: string) => void;
  #length: number;
  #file: number | undefined;
  #isBroken = false;
  /** Whether the path is that of a journal, or free. */
  readonly #isUsable: boolean;

  /**
   * Reads the journal of an earlier run, if there is one. A journal of another reduction, or a damaged one, is renamed and kept.
   * @param path of the file, which may exist
   * @param head of this run; a journal is only continued if its head is the same
   * @param warn is called with a message for the user when there is a problem with the file
   */
  constructor(path: string, head: JournalHead, warn: (message: string) => void) {
    this.path = path;
    this.#head = head;
    this.#warn = warn;
    const { entries, length } = this.#attempt(() => this.#read()) ?? { entries: [], length: 0 };
    this.#isUsable = !this.#isBroken;
    this.#length = length;
    this.duration = entries.find((entry) => entry.kind === "checked")?.duration;
    this.outcomes = entries.flatMap((entry) =>
      entry.kind === "outcome" ? [[entry.digest, entry.outcome] as const] : [],
    );
    this.interventions = entries.flatMap((entry) => (entry.kind === "intervention" ? [entry.intervention] : []));
    this.#accepted = new Set(entries.flatMap((entry) => (entry.kind === "accepted" ? [entry.digest] : [])));
  }

  /**
   * Records that the input is interesting.
   * @param duration of its test, in milliseconds
   */
  checked(duration: number): void {
    this.#write({ kind: "checked", duration });
  }

  /**
   * Records an outcome.
   * @param digest identifies the text
   * @param outcome of its test
   */
  record(digest: string, outcome: Outcome): void {
    this.#write({ kind: "outcome", digest, outcome });
  }

  /**
   * Records that a person has changed the course of the run.
   * @param intervention is appended at once
   */
  intervene(intervention: Intervention): void {
    this.#write({ kind: "intervention", intervention });
  }

  /**
   * Records that earlier outcomes are not to be trusted: see {@link Journal}.
   * @param answer the answer that the test has begun to give to every text
   */
  distrust(answer: StuckAnswer): void {
    this.#write({ kind: "distrusted", answer });
  }

  /**
   * Records that these bytes are about to become the result, and flushes the file, in case the machine crashes.
   * @param bytes of the result that is about to be written
   */
  accept(bytes: Uint8Array): void {
    const digest = digestOf(bytes);
    if (this.#accepted.has(digest)) return;
    this.#accepted.add(digest);
    this.#write({ kind: "accepted", digest });
    this.#attempt(() => this.#file !== undefined && fdatasyncSync(this.#file));
  }

  /**
   * Tells whether these bytes became the result in this run or in one that it continues.
   * @param bytes of the file in question
   */
  hasAccepted(bytes: Uint8Array): boolean {
    return this.#accepted.has(digestOf(bytes));
  }

  /** Closes the file, which stays, so that the reduction can be continued. Nothing is recorded any more. */
  close(): void {
    const file = this.#file;
    this.#file = undefined;
    this.#isBroken = true;
    if (file !== undefined) closeSync(file);
  }

  /** Closes and removes the file, because the reduction has finished. A file that is not a journal stays. */
  remove(): void {
    this.close();
    if (!this.#isUsable) return;
    try {
      rmSync(this.path, { force: true });
    } catch (error) {
      this.#warn(`The journal ${this.path} cannot be removed: ${reasonOf(error)}. It is not needed any more.`);
    }
  }

  #read(): JournalContent | undefined {
    if (!lstatSync(this.path, { throwIfNoEntry: false })) return undefined;
    const { text, isForeign } = readJournal(this.path);
    if (isForeign) return this.#rename("belongs to another user");
    const [first = "", ...lines] = text.split("\n");
    const halfLine = lines.pop();
    const head = halfLine === undefined ? undefined : readHead(first);
    if (head && head.run !== this.#head.run) {
      return this.#rename("is of another input, test, set of options or version of treemin");
    }
    const entries = lines.flatMap((line) => readEntry(line) ?? []);
    if (!head || entries.length < lines.length) return this.#rename("is damaged");
    return { entries: trusted(entries), length: Buffer.byteLength(`${[first, ...lines].join("\n")}\n`) };
  }

  #rename(reason: string): undefined {
    const { path: aside } = keepAside(this.path);
    rmSync(this.path);
    this.#warn(`The journal ${this.path} ${reason}; it is kept as ${aside}, and the reduction starts from the input.`);
  }

  #write(entry: JournalEntry): void {
    this.#attempt(() => {
      this.#file ??= this.#open();
      writeFileSync(this.#file, printEntry(entry));
    });
  }

  #open(): number {
    const file = openPlainFile(this.path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT);
    ftruncateSync(file, this.#length);
    if (this.#length === 0) writeFileSync(file, printHead({ ...this.#head, origin: originOf(this.path) }));
    return file;
  }

  #attempt<T>(action: () => T): T | undefined {
    if (this.#isBroken) return undefined;
    try {
      return action();
    } catch (error) {
      this.#isBroken = true;
      this.#warn(`The journal ${this.path} cannot be used: ${reasonOf(error)}. The reduction continues without it.`);
      return undefined;
    }
  }
}

/** The entries that count: an entry of distrust cancels some or all of those before it. */
function trusted(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  let kept: JournalEntry[] = [];
  for (const entry of entries) {
    if (entry.kind !== "distrusted") kept.push(entry);
    else if (entry.answer === "interesting") kept = [];
    else {
      const last = kept.findLastIndex((each) => each.kind === "outcome" && each.outcome === "interesting");
      kept = kept.filter((each, i) => i <= last || each.kind !== "outcome");
    }
  }
  return kept;
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}
