import { createHash } from "node:crypto";
import type { Outcome } from "../oracle/oracle.js";
import type { Intervention } from "../schedule/interventions.js";
import type { StuckAnswer } from "../schedule/journal.js";

/** The content of a line of a journal. The first line is different: a {@link JournalHead}. */
export type JournalEntry =
  /** The input is interesting; its test took `duration` milliseconds. */
  | { readonly kind: "checked"; readonly duration: number }
  /** The outcome of a test; the digest identifies the text. */
  | { readonly kind: "outcome"; readonly digest: string; readonly outcome: Outcome }
  /** A result is about to be written; the digest identifies its bytes. */
  | { readonly kind: "accepted"; readonly digest: string }
  /** A person has changed the course of the run. */
  | { readonly kind: "intervention"; readonly intervention: Intervention }
  /** The test has begun to give this answer to every text, wrongly: see `Journal.distrust`. */
  | { readonly kind: "distrusted"; readonly answer: StuckAnswer };

/** The first line of a journal: the run that it belongs to. */
export interface JournalHead {
  /** The version of the file format. */
  readonly format: 1;
  /** Identifies the input, the test, the version of treemin and all options that decide which tests are made. */
  readonly run: string;
  /** How the command was called; left out if the library was. */
  readonly call?: Call;
  /** Who wrote the journal and where. */
  readonly origin?: JournalOrigin;
}

/** Who wrote a journal and where. */
export interface JournalOrigin {
  /** The number of the user; null where the system has none. */
  readonly user: number | null;
  /** The absolute path of the journal. */
  readonly path: string;
}

/** A call of the command `treemin`. */
export interface Call {
  /** The arguments. */
  readonly arguments: readonly string[];
  /** The working directory. */
  readonly folder: string;
  /** The path of the input, as it was given. */
  readonly input: string;
  /** The path of the result, as it was given or derived. */
  readonly output: string;
}

/** Makes a line from a text and appends a digest of the text, which reveals damage. */
function seal(text: string): string {
  return `${text} ${checkOf(text)}\n`;
}

/** The text of a line, or undefined if it is damaged. */
function unseal(line: string): string | undefined {
  const at = line.lastIndexOf(" ");
  const text = line.slice(0, Math.max(at, 0));
  return line.slice(at + 1) === checkOf(text) ? text : undefined;
}

function checkOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 6);
}

/**
 * Writes an entry as a line.
 * @param entry an outcome or another entry of a journal
 */
export function printEntry(entry: JournalEntry): string {
  switch (entry.kind) {
    case "checked":
      return seal(`checked ${entry.duration}`);
    case "outcome":
      return seal(`${entry.outcome} ${entry.digest}`);
    case "accepted":
      return seal(`accepted ${entry.digest}`);
    case "intervention":
      return seal(`intervention ${Buffer.from(JSON.stringify(entry.intervention)).toString("base64url")}`);
    case "distrusted":
      return seal(`distrusted ${entry.answer}`);
  }
}

/**
 * Reads the entry of a line, given without its line feed; undefined if the line is damaged.
 * @param line as it stands in the file, which may have been cut off by a crash
 */
export function readEntry(line: string): JournalEntry | undefined {
  const [kind, value = "", more] = unseal(line)?.split(" ") ?? [];
  if (more !== undefined) return undefined;
  switch (kind) {
    case "checked":
      return { kind, duration: Number(value) };
    case "interesting":
    case "uninteresting":
    case "invalid":
    case "timeout":
      return { kind: "outcome", digest: value, outcome: kind };
    case "accepted":
      return { kind, digest: value };
    case "intervention":
      return readIntervention(value);
    case "distrusted":
      return value === "interesting" || value === "uninteresting" ? { kind, answer: value } : undefined;
    default:
      return undefined;
  }
}

function readIntervention(value: string): JournalEntry | undefined {
  const { kind, at, phase, text } = (readJson(Buffer.from(value, "base64url").toString()) ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof at !== "number") return undefined;
  if (kind === "skip" && typeof phase === "string") return { kind: "intervention", intervention: { kind, at, phase } };
  return kind === "text" && typeof text === "string"
    ? { kind: "intervention", intervention: { kind, at, text } }
    : undefined;
}

/**
 * Writes the first line of a journal.
 * @param head what identifies the run
 */
export function printHead(head: JournalHead): string {
  return seal(JSON.stringify(head));
}

/**
 * Reads the first line of a journal; undefined if it is damaged or of another format.
 * @param line as it stands in the file
 */
export function readHead(line: string): JournalHead | undefined {
  const head = readJson(unseal(line) ?? "") as Partial<JournalHead> | null | undefined;
  const isHead = head?.format === 1 && typeof head.run === "string" && (head.call === undefined || isCall(head.call));
  return isHead ? (head as JournalHead) : undefined;
}

/** The value of a JSON text; undefined if it is no JSON. A digest does not prove that treemin wrote the line. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCall(call: Partial<Call> | null): boolean {
  const texts = [call?.folder, call?.input, call?.output];
  const words = Array.isArray(call?.arguments) ? call.arguments : [undefined];
  return [...texts, ...words].every((each) => typeof each === "string");
}
