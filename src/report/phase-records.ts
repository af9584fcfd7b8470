import type { Outcome } from "../oracle/oracle.js";
import type { ReductionEvent } from "../schedule/statistics.js";

/** What a kind of step was worth. */
export interface PhaseRecord {
  /** Tests by outcome. */
  readonly outcomes: Record<Outcome, number>;
  /** Accepted candidates. */
  accepted: number;
  /** Bytes that these have removed. */
  removed: number;
}

/** What each kind of step was worth, from the events of a reduction. */
export class PhaseRecords {
  /** By the name of the phase, in the order in which they came. */
  readonly phases = new Map<string, PhaseRecord>();
  #size: number | undefined;

  /** Takes every event of a reduction. */
  readonly tell = (event: ReductionEvent): void => {
    if (event.kind === "tested") this.#phase(event.phase).outcomes[event.outcome]++;
    if (event.kind !== "accepted") return;
    if (this.#size !== undefined) {
      const record = this.#phase(event.phase);
      record.accepted++;
      record.removed += this.#size - event.size;
    }
    this.#size = event.size;
  };

  #phase(name: string): PhaseRecord {
    const known = this.phases.get(name);
    if (known) return known;
    const record = { outcomes: { interesting: 0, uninteresting: 0, invalid: 0, timeout: 0 }, accepted: 0, removed: 0 };
    this.phases.set(name, record);
    return record;
  }
}
