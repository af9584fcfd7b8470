import { closeSync, constants, fstatSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openPlainFile } from "../system/plain-file.js";
import { thisUser } from "../system/this-user.js";
import { type Call, type JournalOrigin, readHead } from "./journal-line.js";

/**
 * How far the call in a journal can be trusted.
 * - `own`: this user wrote the journal, and it is where it was written.
 * - `unknown`: the file belongs to this user, but may have come from elsewhere, for example out of an archive.
 * - `foreign`: the file belongs to another user.
 */
export type Trust = "own" | "unknown" | "foreign";

/** The call that a journal records. */
export interface RecordedCall {
  /** The call. */
  readonly call: Call;
  /** How far it can be trusted. */
  readonly trust: Trust;
}

/** The content of a journal's file. */
export interface JournalText {
  readonly text: string;
  /** Whether the file belongs to another user. */
  readonly isForeign: boolean;
}

/**
 * Describes a journal that this process writes.
 * @param path of the journal, made absolute here
 */
export function originOf(path: string): JournalOrigin {
  return { user: thisUser(), path: join(realpathSync(dirname(path)), basename(path)) };
}

/**
 * Reads a journal, and determines whose file it is.
 * @param path of a journal that anybody may have put there
 * @throws the system's error if there is no such file, or one that says what the path is if it is not a file
 */
export function readJournal(path: string): JournalText {
  const file = openPlainFile(path, constants.O_RDONLY);
  try {
    const user = thisUser();
    return { text: readFileSync(file, "utf8"), isForeign: user !== null && fstatSync(file).uid !== user };
  } finally {
    closeSync(file);
  }
}

/**
 * Reads the call in a journal's first line; undefined if the file is not a journal, its first line is damaged, or the library
 * wrote it.
 * @param path of a file that may be a journal
 */
export function callIn(path: string): RecordedCall | undefined {
  try {
    const { text, isForeign } = readJournal(path);
    const { call, origin } = readHead(text.slice(0, Math.max(0, text.indexOf("\n")))) ?? {};
    if (!call) return undefined;
    const here = originOf(path);
    const isOwn = origin?.user === here.user && origin.path === here.path;
    return { call, trust: isForeign ? "foreign" : isOwn ? "own" : "unknown" };
  } catch {
    return undefined;
  }
}
