import type { ReductionEvent, Statistics } from "../../index.js";
import { PhaseRecords } from "../../tools.js";
import type { Point } from "./curve.js";
import type { FoldedRow } from "./fold.js";

/** What is known of a reduction before it begins. */
export interface RunFacts {
  /** Name of the input. */
  readonly input: string;
  /** Limits of the reduction, if it has them: milliseconds, and tests. */
  readonly limitTime?: number | undefined;
  readonly limitTests?: number | undefined;
  /** How many outcomes are known from the journal. */
  readonly known: number;
}

/** The best text, and the one before it. */
export interface BestText {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** In bytes. */
  readonly size: number;
  /** What proposed it. */
  readonly phase: string;
  /** The best text before. Undefined for the input. */
  readonly before: string | undefined;
}

/** What the live view shows of a reduction, collected from its events. */
export class LiveState {
  readonly #records = new PhaseRecords();
  readonly #facts: RunFacts;
  /** The figures so far. Undefined before the first test has ended. */
  statistics: Statistics | undefined;
  /** Undefined until the input is known to be interesting. */
  best: BestText | undefined;
  /** The phase of the candidate that was tested last. */
  phase = "";
  /** The last text that was not interesting. */
  refused: string | undefined;
  /** What the test of the input has printed. */
  printed = "";
  /** How long the run waited for a success at most, and then had one, in milliseconds. */
  longestWait = 0;
  /** How many tests ran at once at most. */
  mostRunning = 0;
  /** Numbers of tokens, measured now and then. */
  readonly tokens: Point[] = [];
  /** Where the bytes of a recent best text are. */
  folded: readonly FoldedRow[] = [];

  /** @param facts what is known before the reduction begins */
  constructor(facts: RunFacts) {
    this.#facts = facts;
  }

  /** What is known before the reduction begins. */
  get facts(): RunFacts {
    return this.#facts;
  }

  /** The figures of each kind of step, the one that has removed most first. */
  get phases() {
    return [...this.#records.phases].sort(([, a], [, b]) => b.removed - a.removed);
  }

  /** Takes every event of the reduction. */
  readonly tell = (event: ReductionEvent): void => {
    this.#records.tell(event);
    if ("statistics" in event) this.mostRunning = Math.max(this.mostRunning, event.statistics.running?.length ?? 0);
    switch (event.kind) {
      case "printed":
        this.printed = (this.printed + event.text).slice(-mostPrinted);
        break;
      case "tested":
        this.statistics = event.statistics;
        this.phase = event.phase;
        if (event.outcome !== "interesting") this.refused = event.text;
        break;
      case "accepted": {
        const { text, bytes, size, phase, statistics } = event;
        const [last, step] = statistics.steps.slice(-2);
        if (last && step) this.longestWait = Math.max(this.longestWait, step.time - last.time);
        this.statistics = statistics;
        this.best = { text, bytes, size, phase, before: this.best?.text };
        break;
      }
    }
  };
}

/** How much of what the test of the input prints is kept, in UTF-16 units. */
const mostPrinted = 20_000;
