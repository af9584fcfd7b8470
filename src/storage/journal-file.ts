import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import type { Outcome } from "../oracle/oracle.js";
import type { Journal } from "../schedule/journal.js";
import { type JournalEntry, type JournalHead, printEntry, printHead, readEntry, readHead } from "./journal-line.js";

/** What a journal file has told. */
interface Content {
  readonly entries: readonly JournalEntry[];
  /** How much of it is whole lines, in bytes. */
  readonly length: number;
}

/**
 * A journal in a file to which lines are only ever added. A line is handed to the operating system as soon as it is known, so
 * the end of the process loses none; half a line at the end is cut off. The file is made when there is something to write.
 * What goes wrong with it is no reason to end a reduction: it is told once, and the reduction goes on without.
 */
export class JournalFile implements Journal {
  /** Path of the file. */
  readonly path: string;
  readonly duration: number | undefined;
  readonly outcomes: readonly (readonly [digest: string, outcome: Outcome])[];
  readonly #accepted: Set<string>;
  readonly #head: JournalHead;
  readonly #warn: (message: string) => void;
  #length: number;
  #file: number | undefined;
  #isBroken = false;

  /**
   * Reads what a file tells of an earlier run. A file of another reduction, or a damaged one, is set aside under another name.
   * @param warn is told what is wrong with it
   */
  constructor(path: string, head: JournalHead, warn: (message: string) => void) {
    this.path = path;
    this.#head = head;
    this.#warn = warn;
    const { entries, length } = this.#attempt(() => this.#read()) ?? { entries: [], length: 0 };
    this.#length = length;
    this.duration = entries.find((entry) => entry.kind === "checked")?.duration;
    this.outcomes = entries.flatMap((entry) =>
      entry.kind === "outcome" ? [[entry.digest, entry.outcome] as const] : [],
    );
    this.#accepted = new Set(entries.flatMap((entry) => (entry.kind === "accepted" ? [entry.digest] : [])));
  }

  checked(duration: number): void {
    this.#write({ kind: "checked", duration });
  }

  record(digest: string, outcome: Outcome): void {
    this.#write({ kind: "outcome", digest, outcome });
  }

  /** Notes, to last even if the machine dies, that these bytes are about to become the result. */
  accept(bytes: Uint8Array): void {
    const digest = digestOf(bytes);
    if (this.#accepted.has(digest)) return;
    this.#accepted.add(digest);
    this.#write({ kind: "accepted", digest });
    this.#attempt(() => this.#file !== undefined && fdatasyncSync(this.#file));
  }

  /** Whether these bytes became the result in this run, or the one that it continues. */
  hasAccepted(bytes: Uint8Array): boolean {
    return this.#accepted.has(digestOf(bytes));
  }

  /** Ends the writing. The file stays, so that the reduction can be continued. */
  close(): void {
    const file = this.#file;
    this.#file = undefined;
    this.#isBroken = true;
    if (file !== undefined) closeSync(file);
  }

  /** Ends the writing and removes the file: there is nothing to continue. */
  remove(): void {
    this.close();
    if (existsSync(this.path)) rmSync(this.path, { force: true });
  }

  #read(): Content | undefined {
    if (!existsSync(this.path)) return undefined;
    const [first = "", ...lines] = readFileSync(this.path, "utf8").split("\n");
    const half = lines.pop();
    const head = half === undefined ? undefined : readHead(first);
    if (head && head.run !== this.#head.run) {
      return this.#setAside("is of another input, test, set of options or version of treemin");
    }
    const entries = lines.flatMap((line) => readEntry(line) ?? []);
    if (!head || entries.length < lines.length) return this.#setAside("is damaged");
    return { entries, length: Buffer.byteLength(`${[first, ...lines].join("\n")}\n`) };
  }

  #setAside(reason: string): undefined {
    let number = 1;
    while (existsSync(`${this.path}.${number}`)) number++;
    renameSync(this.path, `${this.path}.${number}`);
    this.#warn(
      `The journal ${this.path} ${reason}; it is kept as ${this.path}.${number}, and this is a new beginning.`,
    );
  }

  #write(entry: JournalEntry): void {
    this.#attempt(() => {
      this.#file ??= this.#open();
      writeWhole(this.#file, printEntry(entry));
    });
  }

  #open(): number {
    const file = openSync(this.path, "a");
    ftruncateSync(file, this.#length);
    if (this.#length === 0) writeWhole(file, printHead(this.#head));
    return file;
  }

  #attempt<T>(action: () => T): T | undefined {
    if (this.#isBroken) return undefined;
    try {
      return action();
    } catch (error) {
      this.#isBroken = true;
      const reason = error instanceof Error ? error.message : String(error);
      this.#warn(`The journal ${this.path} cannot be used: ${reason}. It goes on without writing down what follows.`);
      return undefined;
    }
  }
}

/** What the first line of a journal tells, or undefined if there is none that can be read. */
export function headOf(path: string): JournalHead | undefined {
  if (!statSync(path).isFile()) return undefined;
  const text = readFileSync(path, "utf8");
  return readHead(text.slice(0, Math.max(0, text.indexOf("\n"))));
}

function writeWhole(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}
