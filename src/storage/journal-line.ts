import { createHash } from "node:crypto";
import type { Outcome } from "../oracle/oracle.js";

/** What a line of a journal tells, apart from the first, which is a {@link JournalHead}. */
export type JournalEntry =
  /** The input is interesting; its test took so many milliseconds. */
  | { readonly kind: "checked"; readonly duration: number }
  /** The outcome of a test. */
  | { readonly kind: "outcome"; readonly digest: string; readonly outcome: Outcome }
  /** A result was about to be written; the digest is that of its bytes. */
  | { readonly kind: "accepted"; readonly digest: string };

/** Whose journal it is. */
export interface JournalHead {
  /** Version of the format. */
  readonly format: 1;
  /** Identifies the input, the test, the version and the options that decide the course. */
  readonly run: string;
  /** How it was called, if it was from a command line. */
  readonly call?: Call;
}

/** A call of the command. */
export interface Call {
  /** The arguments. */
  readonly arguments: readonly string[];
  /** The working directory. */
  readonly folder: string;
  /** Path of the input. */
  readonly input: string;
  /** Path of the result. */
  readonly output: string;
}

/** A line ends with a digest of what is before it, so that damage is seen. */
function seal(text: string): string {
  return `${text} ${checkOf(text)}\n`;
}

function unseal(line: string): string | undefined {
  const at = line.lastIndexOf(" ");
  const text = line.slice(0, Math.max(at, 0));
  return line.slice(at + 1) === checkOf(text) ? text : undefined;
}

function checkOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 6);
}

/** An entry as a line. */
export function printEntry(entry: JournalEntry): string {
  switch (entry.kind) {
    case "checked":
      return seal(`checked ${entry.duration}`);
    case "outcome":
      return seal(`${entry.outcome} ${entry.digest}`);
    case "accepted":
      return seal(`accepted ${entry.digest}`);
  }
}

/** The entry of a line without its end, or undefined if it is damaged. */
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
    default:
      return undefined;
  }
}

/** The first line of a journal. */
export function printHead(head: JournalHead): string {
  return seal(JSON.stringify(head));
}

/** What the first line tells, or undefined if it is damaged, or of another format. */
export function readHead(line: string): JournalHead | undefined {
  const text = unseal(line);
  if (text === undefined) return undefined;
  const head: JournalHead = JSON.parse(text);
  return head.format === 1 ? head : undefined;
}
