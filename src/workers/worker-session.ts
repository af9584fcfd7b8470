/** The worker's side of a connection: tests the texts that one reduction sends. */

import type { CandidateForm } from "../oracle/command-oracle.js";
import type { Observation, Observe } from "../oracle/observed.js";
import type { Inspection, Oracle } from "../oracle/oracle.js";
import { OracleError } from "../process/oracle-error.js";
import { decode } from "../system/encoding.js";
import { applyEdits } from "../tree/text-edits.js";
import { keyOf } from "../tree/text-key.js";
import { type Channel, Heartbeat } from "./connection.js";
import {
  longestMessage,
  ProtocolError,
  type ReductionMessage,
  readReductionMessage,
  type WorkerAnswer,
  type WorkerGreeting,
  type WorkerMessage,
} from "./protocol.js";

/** The test of a worker. */
export interface WorkerTest {
  readonly greeting: WorkerGreeting;
  /** Opens the oracle. The file name is that of its candidates. */
  readonly open: (form: CandidateForm, fileName: string, observe: Observe) => Oracle;
}

/** A requested test that has not ended. */
interface Run {
  readonly n: number;
  readonly key: string;
  readonly text: string;
  readonly explain: boolean;
  readonly arrived: number;
  readonly controller: AbortController;
}

/** How a session ended. */
export interface SessionEnd {
  /** A sentence. */
  readonly reason: string;
  /** Whether tests could not be run, or a message was wrong. */
  readonly isFailure: boolean;
}

/** Longest text of a pattern's match in an answer, and of a line of an explanation, in UTF-16 units. */
const longestText = 8192;

/**
 * A connection to one reduction. As many tests run at once as the worker has slots; as many again may wait. Any violation of the
 * protocol ends the connection with a reason.
 */
export class WorkerSession {
  readonly #channel: Channel;
  readonly #test: WorkerTest;
  readonly #onEnd: (end: SessionEnd) => void;
  readonly #heartbeat: Heartbeat;
  readonly #observations = new Map<string, Observation>();
  readonly #runs = new Map<number, Run>();
  readonly #waiting: Run[] = [];
  readonly #closing = new AbortController();
  #running = 0;
  #tests = 0;
  #oracle: Oracle | undefined;
  #base = "";
  #isOver = false;
  #lastType: ReductionMessage["type"] | undefined;
  /** The number of requested tests that may be cancelled. */
  #cancellable = 0;

  /** @param onEnd is called once all tests have ended */
  constructor(channel: Channel, test: WorkerTest, onEnd: (end: SessionEnd) => void) {
    this.#channel = channel;
    this.#test = test;
    this.#onEnd = onEnd;
    this.#heartbeat = new Heartbeat(
      () => this.#send({ type: "alive" }),
      (reason) => this.end(`The reduction ${reason}.`),
    );
    this.#send(test.greeting);
  }

  /** How many tests are running. */
  get running(): number {
    return this.#running;
  }

  /** How many tests were answered. */
  get tests(): number {
    return this.#tests;
  }

  /** Takes a message of the reduction. */
  receive(line: string): void {
    if (this.#isOver) return;
    this.#heartbeat.hear();
    try {
      this.#take(readReductionMessage(line));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.leave(`The reduction ${error.message}.`, true);
    }
  }

  /** Ends all tests and the connection, and tells the reduction why. */
  leave(reason: string, isFailure = false): void {
    if (this.#isOver) return;
    this.#send({ type: "failed", reason });
    this.end(reason, isFailure);
  }

  /** Ends all tests and the connection. */
  end(reason: string, isFailure = false): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#heartbeat.stop();
    this.#closing.abort();
    for (const { controller } of this.#runs.values()) controller.abort();
    const closed = this.#oracle?.close() ?? Promise.resolve();
    closed.finally(() => {
      this.#channel.close(reason);
      this.#onEnd({ reason, isFailure });
    });
  }

  #send(message: WorkerMessage): void {
    this.#channel.send(JSON.stringify(message));
  }

  #take(message: ReductionMessage): void {
    if (this.#isIdle(message) && this.#heartbeat.hearIdle()) throw new ProtocolError("sent more messages than it may");
    this.#lastType = message.type;
    if (message.type === "alive") return;
    if (message.type === "end") this.end(message.reason);
    else if (message.type === "start") this.#start(message);
    else if (!this.#oracle) throw new ProtocolError(`sent ${message.type} before start`);
    else if (message.type === "run") this.#begin(message);
    else if (message.type === "base") this.#base = this.#build(message);
    else if (message.type === "limit") this.#oracle.timeLimit.duration = message.timeout;
    else for (const n of message.runs) this.#cancel(n);
  }

  /** Whether a message is of no use to any test; those that are of use are bounded by the tests that there is room for. */
  #isIdle(message: ReductionMessage): boolean {
    if (message.type === "cancel") return message.runs.length === 0;
    if (message.type === "base") return this.#lastType === "base";
    return message.type === "alive" || message.type === "limit";
  }

  /** Tests the input. */
  #start({ file, encoding, text, key, tries, timeout }: ReductionMessage & { readonly type: "start" }): void {
    if (this.#oracle) throw new ProtocolError("sent start twice");
    if (keyOf(text).digest !== key) throw new ProtocolError("sent an input whose key is another one");
    const { encode } = decode(new Uint8Array(), encoding);
    const observe: Observe = (tested, observation) => this.#observations.set(tested, observation);
    this.#base = text;
    this.#oracle = this.#test.open({ encode }, file, observe);
    this.#oracle.timeLimit.duration = timeout;
    this.#checkInput(this.#oracle, text, tries).then(
      (answer) => this.#send({ type: "ready", ...answer }),
      (error) => this.#failWith(error),
    );
  }

  async #checkInput(oracle: Oracle, text: string, tries: number): Promise<WorkerAnswer> {
    const { signal } = this.#closing;
    await oracle.prepare?.(text, signal);
    for (let tried = 1; ; tried++) {
      const inspection = await oracle.inspect(text, signal);
      if (inspection.outcome === "interesting" || tried >= tries) return this.#answerOf(text, inspection);
    }
  }

  #build({ edits, key }: Pick<ReductionMessage & { readonly type: "base" }, "edits" | "key">): string {
    const length = edits.reduce((sum, [from, to, text]) => sum + text.length - (to - from), this.#base.length);
    if (length > longestMessage) throw new ProtocolError(`sent edits that make a text of ${length} characters`);
    let text: string;
    try {
      text = applyEdits(this.#base, edits);
    } catch (error) {
      throw new ProtocolError(`sent edits that do not fit: ${(error as Error).message}`);
    }
    if (keyOf(text).digest !== key) throw new ProtocolError("sent edits that make a text with another key");
    return text;
  }

  #begin({ n, edits, key, explain = false }: ReductionMessage & { readonly type: "run" }): void {
    if (this.#runs.has(n)) throw new ProtocolError(`sent the number ${n} twice`);
    if (this.#runs.size >= 2 * this.#test.greeting.slots) throw new ProtocolError("sent more than there is room for");
    const text = this.#build({ edits, key });
    this.#cancellable++;
    const run = { n, key, text, explain, arrived: performance.now(), controller: new AbortController() };
    this.#runs.set(n, run);
    this.#waiting.push(run);
    this.#fill();
  }

  #fill(): void {
    while (this.#running < this.#test.greeting.slots && !this.#isOver) {
      const run = this.#waiting.shift();
      if (!run) return;
      this.#running++;
      this.#run(run)
        .catch((error) => this.#failWith(error))
        .finally(() => {
          this.#running--;
          this.#fill();
        });
    }
  }

  async #run({ n, key, text, explain, arrived, controller }: Run): Promise<void> {
    const oracle = this.#oracle as Oracle;
    const { signal } = controller;
    const waited = Math.round(performance.now() - arrived);
    try {
      const begin = performance.now();
      const inspection: Inspection = explain
        ? await oracle.inspect(text, signal)
        : { outcome: await oracle.test(text, signal), duration: performance.now() - begin, explanation: [] };
      if (signal.aborted) return;
      this.#tests++;
      this.#send({ type: "outcome", n, key, waited, ...this.#answerOf(text, inspection) });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (signal.aborted && !this.#isOver) this.#send({ type: "cancelled", runs: [n] });
      this.#runs.delete(n);
    }
  }

  /** Ends a test, or forgets it if it is waiting. It may have ended by itself meanwhile. */
  #cancel(n: number): void {
    if (--this.#cancellable < 0) throw new ProtocolError("cancelled more tests than it had sent");
    const run = this.#runs.get(n);
    if (!run) return;
    run.controller.abort(new DOMException("The test is no longer needed.", "AbortError"));
    const at = this.#waiting.indexOf(run);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    this.#runs.delete(n);
    this.#send({ type: "cancelled", runs: [n] });
  }

  #answerOf(text: string, { outcome, duration, explanation }: Inspection): WorkerAnswer {
    const observed = this.#observations.get(text);
    this.#observations.delete(text);
    const { matched, signature } = observed ?? {};
    const cut = (long: string) => long.slice(0, longestText);
    return {
      outcome,
      ms: Math.round(duration * 100) / 100,
      ...(matched && { matched: matched.map((match) => cut(match.text)) }),
      ...(signature !== undefined && { signature: cut(signature) }),
      ...(explanation.length > 0 && { explanation: explanation.slice(0, 50).map(cut) }),
    };
  }

  #failWith(error: unknown): void {
    if (this.#isOver) return;
    if (!(error instanceof OracleError)) throw error;
    this.leave(error.message, true);
  }
}
