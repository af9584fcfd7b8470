import type { ReductionEvent } from "../schedule/statistics.js";
import { commonEnd, commonStart } from "../tree/common-ends.js";
import { differencesBetween } from "./parts.js";

/** Writes the events of a reduction as lines of JSON. `docs/events.schema.json` describes them. */
export class EventLines {
  readonly #write: (line: string) => void;
  readonly #start = performance.now();
  #text = "";

  /** @param write takes each line, with its end */
  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /**
   * Writes a line.
   * @param kind of the event
   * @param fields further fields of the line
   */
  add(kind: string, fields: object): void {
    const time = Math.round(performance.now() - this.#start);
    this.#write(`${JSON.stringify({ kind, time, ...fields })}\n`);
  }

  /** Takes every event of a reduction. */
  readonly tell = (event: ReductionEvent): void => {
    switch (event.kind) {
      case "tested": {
        const { outcome, phase, text, statistics } = event;
        const { at, removed, inserted } = changeBetween(this.#text, text);
        const edits = inserted === "" ? undefined : differencesBetween(this.#text, text);
        this.add(event.kind, { outcome, phase, length: text.length, tests: statistics.tests, at, removed, edits });
        break;
      }
      case "accepted": {
        const { text, size, phase, statistics } = event;
        this.add(event.kind, { phase, size, tests: statistics.tests, ...changeBetween(this.#text, text) });
        this.#text = text;
        break;
      }
      case "also interesting":
        this.add(event.kind, { signature: event.signature, length: event.text.length });
        break;
      case "parsed":
        this.add(event.kind, { language: event.language, unfit: event.unfit, problem: event.problem?.message });
        break;
      default: {
        const { kind, ...fields } = event;
        this.add(kind, fields);
      }
    }
  };
}

/** A change of a step: its position, how many UTF-16 units were removed, and the text that was put in. */
function changeBetween(before: string, after: string) {
  const at = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - at);
  return { at, removed: before.length - at - end, inserted: after.slice(at, after.length - end) };
}
