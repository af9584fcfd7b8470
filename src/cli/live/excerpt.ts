/** A part of the best text, with what the last step has taken away. */
import { originsAfter } from "../../tools.js";
import { columnsOf, headOf, type Line, type StyledText, span } from "./line.js";

/** The two texts of a step. */
export interface StepTexts {
  readonly text: string;
  /** Undefined if there was none. */
  readonly before: string | undefined;
}

/** The room for an excerpt, and whether colours can tell what is gone. */
export interface ExcerptRoom {
  readonly width: number;
  readonly height: number;
  readonly hasColours: boolean;
}

/** More parts of a step are not shown. */
const mostPieces = 60;

/** The parts of steps. A step is shown in many frames. */
const known = new WeakMap<StepTexts, readonly StyledText[]>();

/**
 * Shows the best text around the parts that the last step removed; all of it if there is room.
 * @param step the best text, and the one before
 * @param room in columns and lines, and whether colours can be told apart
 */
export function excerpt(step: StepTexts, room: ExcerptRoom): readonly Line[] {
  const { width, height, hasColours } = room;
  if (width < 4 || height < 1) return [];
  const pieces = known.get(step) ?? piecesOf(step);
  known.set(step, pieces);
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const marked = (list: readonly StyledText[]) => (hasColours ? list : list.map(mark));
  if (length <= width * height) {
    const lines = wrap(marked(pieces), width, height + 1);
    if (lines.length <= height) return lines;
  }
  return wrap(marked(shorten(pieces, room)), width, height);
}

/** The parts of a step, in the order of the text. */
function piecesOf({ before, text }: StepTexts): readonly StyledText[] {
  if (before === undefined || before === text) return [{ text }];
  const pieces: StyledText[] = [];
  let at = 0;
  for (const part of originsAfter(before, text, [[0, before.length]])) {
    if (pieces.length > mostPieces) break;
    if (typeof part === "string") {
      pieces.push({ text: part, meaning: "added" });
      continue;
    }
    const [from, to] = part;
    if (from > at) pieces.push({ text: before.slice(at, from), meaning: "gone" });
    pieces.push({ text: before.slice(from, to) });
    at = Math.max(at, to);
  }
  if (at < before.length && pieces.length <= mostPieces) pieces.push({ text: before.slice(at), meaning: "gone" });
  return pieces;
}

/** Without colours, marks say what is gone and what is new. */
function mark(piece: StyledText): StyledText {
  if (piece.meaning === "gone") return { ...piece, text: `[-${piece.text}-]` };
  return piece.meaning === "added" ? { ...piece, text: `{+${piece.text}+}` } : piece;
}

/** Shortens long parts: of a kept part, only the text near a change is shown. */
function shorten(pieces: readonly StyledText[], { width, height }: ExcerptRoom): readonly StyledText[] {
  const near = Math.max(1, Math.floor(height / 4));
  return pieces.flatMap(({ text, meaning }, i): readonly StyledText[] => {
    const isFirst = i === 0 && meaning === undefined && pieces.length > 1;
    const isLast = i === pieces.length - 1 && meaning === undefined;
    const head = isFirst ? "" : linesAtStart(text, isLast ? height : near, width);
    const tail = isLast && !isFirst ? "" : linesAtEnd(text, near, width);
    const missing = text.length - head.length - tail.length;
    if (missing <= 40) return [{ text, meaning }];
    if (isFirst) return [{ text: tail, meaning }];
    const note = ` … ${missing} characters … `;
    if (meaning !== undefined) return [{ text: head + note + tail, meaning }];
    return [{ text: head }, ...(isLast ? [] : [{ text: note, meaning: "faint" as const }, { text: tail }])];
  });
}

function linesAtStart(text: string, lines: number, width: number): string {
  const start = text.slice(0, lines * width);
  return start.split("\n").slice(0, lines).join("\n");
}

function linesAtEnd(text: string, lines: number, width: number): string {
  const end = text.slice(Math.max(0, text.length - lines * width));
  return end.split("\n").slice(-lines).join("\n");
}

/** Breaks pieces into lines that fit. */
function wrap(pieces: readonly StyledText[], width: number, most: number): readonly Line[] {
  const lines: StyledText[][] = [[]];
  let room = width;
  const next = () => {
    lines.push([]);
    room = width;
  };
  for (const { text, meaning } of pieces) {
    for (const [i, part] of text.split("\n").entries()) {
      if (i > 0) next();
      let rest = span(part.replace(/\r$/, ""), meaning).text;
      while (rest !== "" && lines.length <= most) {
        const head = headOf(rest, room) || (room < width ? "" : rest.slice(0, 1));
        if (head !== "") lines.at(-1)?.push({ text: head, meaning });
        rest = rest.slice(head.length);
        room -= columnsOf(head);
        if (rest !== "") next();
      }
      if (lines.length > most) return lines.slice(0, most);
    }
  }
  return lines;
}
