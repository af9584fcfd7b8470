/** The lines between treemin and a program that proposes candidates, version 1. docs/passes.md describes them. */

import type { ProposedEdit, ProposedEdits } from "../pipeline/programs.js";

/** The version of the protocol. */
export const protocolVersion = 1;

/** What a program answers. */
export interface Reply {
  readonly candidates: readonly ProposedEdits[];
  /** Whether the program wants to be asked again about the same text if no candidate is accepted. */
  readonly hasMore: boolean;
}

/** What is asked. */
interface Request {
  /** File name of the test case. */
  readonly file: string;
  readonly text: string;
  /** Index of the candidate of the last reply that was accepted; null if none was; left out in the first request. */
  readonly accepted?: number | null | undefined;
}

/** A reply that the protocol does not allow. The message is the end of a sentence that begins with the program. */
export class ReplyError extends Error {
  /** Name of the class. */
  override readonly name = "ReplyError";
}

/**
 * The line of a request, without its end.
 * @param request the file name and the text of the test case, and which candidate of the last reply was accepted
 */
export function printRequest({ file, text, accepted }: Request): string {
  return JSON.stringify({ version: protocolVersion, file, text, accepted });
}

/**
 * Reads the reply to a request.
 * @param line as the program printed it, without its end
 * @param text of the request
 * @throws ReplyError if the protocol does not allow it
 */
export function readReply(line: string, text: string): Reply {
  const reply = parse(line);
  if (!isObject(reply) || !Array.isArray(reply.candidates)) {
    throw new ReplyError(`answered without a list of candidates: ${excerpt(line)}`);
  }
  const { candidates, more = false } = reply;
  if (typeof more !== "boolean")
    throw new ReplyError(`answered a "more" that is neither true nor false: ${excerpt(line)}`);
  const places = placesOf(text);
  return { candidates: candidates.map((each, index) => editsOf(each, { index, text, places })), hasMore: more };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ReplyError(`answered a line that is no JSON: ${excerpt(line)}`);
  }
}

/** Where a candidate is, and what it changes. */
interface CandidatePlace {
  readonly index: number;
  readonly text: string;
  /** The place in UTF-16 units of each code point, and of the end. Undefined if code points are units. */
  readonly places: readonly number[] | undefined;
}

function editsOf(candidate: unknown, place: CandidatePlace): ProposedEdits {
  const { index, text } = place;
  if (isObject(candidate) && typeof candidate.text === "string") return [difference(text, candidate.text)];
  if (!isObject(candidate) || !Array.isArray(candidate.edits)) {
    throw new ReplyError(
      `proposed as candidate ${index} neither a text nor edits: ${excerpt(JSON.stringify(candidate))}`,
    );
  }
  const edits = candidate.edits.map((edit) => editOf(edit, place));
  const sorted = edits.sort((a, b) => a.from - b.from || a.to - b.to);
  const overlap = sorted.findIndex(({ from }, i) => from < (sorted[i - 1]?.to ?? 0));
  if (overlap >= 0)
    throw new ReplyError(`proposed as candidate ${index} edits that overlap: ${excerpt(JSON.stringify(candidate))}`);
  return sorted;
}

function editOf(edit: unknown, { index, text, places }: CandidatePlace): ProposedEdit {
  const { from, to, text: replacement = "" } = isObject(edit) ? edit : {};
  const end = places ? places.length - 1 : text.length;
  const isPlace = (value: unknown): value is number => Number.isInteger(value);
  if (!isPlace(from) || !isPlace(to) || from < 0 || from > to || to > end || typeof replacement !== "string") {
    const rule = `from and to must be whole numbers, 0 ≤ from ≤ to ≤ ${end}, and text a string`;
    throw new ReplyError(
      `proposed as candidate ${index} an edit that cannot be made (${rule}): ${excerpt(JSON.stringify(edit))}`,
    );
  }
  const unit = (point: number) => places?.[point] ?? point;
  return { from: unit(from), to: unit(to), text: replacement };
}

/** Where the code points of a text begin and end, in UTF-16 units; undefined if each is one unit long. */
function placesOf(text: string): readonly number[] | undefined {
  if (!/[\ud800-\udbff][\udc00-\udfff]/.test(text)) return undefined;
  const places = [0];
  for (const point of text) places.push((places.at(-1) as number) + point.length);
  return places;
}

/** The edit that makes one text of another. */
function difference(before: string, after: string): ProposedEdit {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { from, to: before.length - same, text: after.slice(from, after.length - same) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The beginning of a line, for messages. */
function excerpt(line = ""): string {
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
