/** A failing call: its arguments as a text, and the test of other texts. */
import { inspect } from "node:util";
import type { Outcome } from "../oracle/oracle.js";
import { ShapeRegistry } from "../values/aside.js";
import { readValues } from "../values/read-values.js";
import { classesIn, writeValues } from "../values/write-values.js";
import { CallError } from "./call-error.js";
import { callWithin, type Ending } from "./call-within.js";
import { type SameError, sameAs } from "./failure.js";

/** How long the first call may take if no time is given, in milliseconds. */
const longestFirstCall = 60_000;

/** Least time for each further call, and how much more time than the first call it gets. */
const leastTimeout = 5000;
const timeoutFactor = 10;

/** What is fixed for all candidates. */
interface CallUnderTestOptions {
  readonly name: string | undefined;
  readonly sameError: SameError;
  /** Milliseconds after which a call is interrupted. */
  readonly timeout: number | undefined;
}

/** A failing call. Every call gets values of its own, so a function may change its arguments. */
export class CallUnderTest {
  /** The name of the function in messages and in source. */
  readonly name: string;
  readonly #fn: (...args: readonly unknown[]) => unknown;
  /** The number of arguments. */
  readonly #count: number;
  /** The arguments as they were in the beginning. */
  readonly #start: string;
  readonly #options: CallUnderTestOptions;
  readonly #aside = new ShapeRegistry();
  /** The outcomes of the calls by which {@link open} learnt about the function. */
  readonly firstOutcomes: Outcome[] = [];
  /** The prototypes of the classes whose instances are taken apart. */
  #copied: ReadonlySet<object> = new Set();
  #isSame: (thrown: unknown) => boolean = () => false;
  #thrown: unknown;
  #timeout: number;

  constructor(fn: (...args: readonly unknown[]) => unknown, args: readonly unknown[], options: CallUnderTestOptions) {
    this.#fn = fn;
    this.#options = options;
    this.#count = args.length;
    this.#start = this.#write(args);
    this.#timeout = options.timeout ?? longestFirstCall;
    this.name = options.name ?? (fn.name.replace(/^bound /, "") || "fn");
  }

  /** What the last interesting call has thrown. */
  get thrown(): unknown {
    return this.#thrown;
  }

  /** Milliseconds after which a call is interrupted. */
  get timeout(): number {
    return this.#timeout;
  }

  /**
   * Writes down the arguments, and learns what the call throws. Instances of a class stay as they are, unless the call throws the same
   * for copies of them: a copy lacks private fields.
   * @yields texts to call the function with; is answered with how the call ended
   * @returns the text to begin with
   * @throws CallError if the call does not throw
   */
  *open(): Generator<string, string, Ending> {
    const start = performance.now();
    this.#learn(yield this.#start);
    this.#timeout = this.#options.timeout ?? Math.max(leastTimeout, timeoutFactor * (performance.now() - start));
    const args = this.valuesOf(this.#start) as readonly unknown[];
    for (const prototype of classesIn(args)) {
      const before = this.#copied;
      this.#copied = new Set([...before, prototype]);
      const outcome = this.outcomeOf(yield this.#write(args));
      this.firstOutcomes.push(outcome);
      if (outcome !== "interesting") this.#copied = before;
    }
    return this.#write(args);
  }

  #write(values: readonly unknown[]): string {
    return writeValues(values, { aside: this.#aside, copied: this.#copied });
  }

  /** Takes the error of the first call for the original one. */
  #learn(ending: Ending): void {
    if (ending.kind !== "threw") throw new CallError(this.#whyNot(ending));
    this.#isSame = sameAs(ending.thrown, this.#options.sameError);
    this.firstOutcomes.push(this.outcomeOf(ending));
    if (this.firstOutcomes[0] === "interesting") return;
    throw new CallError(
      "The function sameError does not accept the error of the call itself. It gets (error, original).",
    );
  }

  #whyNot(ending: Ending): string {
    const call = `${this.name}(${this.#count === 0 ? "" : "…"})`;
    if (ending.kind === "timeout") {
      return `${call} has not ended after ${this.#timeout} ms. Only a call that throws can be reduced; timeout: MS allows more time.`;
    }
    return (
      `${call} did not throw for copies of its arguments; it returned ${briefly((ending as { value?: unknown }).value)}. ` +
      "Pass a function and arguments for which it throws each time that it is called."
    );
  }

  /** The values that a text describes; undefined if it describes none. Each call makes new ones. */
  valuesOf(text: string): readonly unknown[] | undefined {
    return readValues(text, this.#count, this.#aside);
  }

  /** The shortest text of the same values. */
  rewrite(text: string): string {
    const values = this.valuesOf(text);
    return values ? this.#write(values) : text;
  }

  /** Whether a value is one of those that stay as they are. */
  isKept(value: unknown): boolean {
    return this.#aside.knows(value);
  }

  /** Calls the function with the values of a text; undefined if there are none. */
  call(text: string): Ending | undefined {
    const values = this.valuesOf(text);
    return values && callWithin(() => this.#fn(...values), this.#timeout);
  }

  /** What the end of a call says about its arguments. */
  outcomeOf(ending: Ending | undefined): Outcome {
    if (!ending) return "invalid";
    if (ending.kind === "timeout") return "timeout";
    if (ending.kind === "returned" || !this.#isSame(ending.thrown)) return "uninteresting";
    this.#thrown = ending.thrown;
    return "interesting";
  }
}

function briefly(value: unknown): string {
  return inspect(value, { depth: 0, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 40, maxArrayLength: 5 });
}
