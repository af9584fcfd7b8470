/** The reduction's side of a connection: one worker, from its greeting to its end. */

import type { TextEdit } from "../tree/text-edits.js";
import { type Channel, Heartbeat } from "./connection.js";
import type { WorkerAnswer, WorkerGreeting, WorkerMessage } from "./protocol.js";
import { ProtocolError, protocolVersion, type ReductionMessage, readWorkerMessage } from "./protocol.js";

/** A text to be tested by any worker. */
export interface Task {
  readonly text: string;
  readonly key: string;
  readonly explain: boolean;
  readonly resolve: (answer: WorkerAnswer, worker: RemoteWorker) => void;
  readonly reject: (error: unknown) => void;
  /** How many workers were lost while they tested it. */
  losses: number;
}

/** A test that was sent. */
interface Sent {
  readonly task: Task;
  readonly at: number;
  readonly lease: NodeJS.Timeout | undefined;
  /** When it was cancelled. */
  cancelledAt?: number;
}

/** A text from which edits start, and its key. */
export interface BaseText {
  readonly text: string;
  readonly key: string;
}

/** What a worker needs from its pool. */
export interface WorkerHost {
  readonly start: ReductionMessage & { readonly type: "start" };
  /** How long a test may take, in milliseconds. */
  readonly timeout: number;
  readonly base: BaseText;
  readonly edits: (base: string, text: string) => readonly TextEdit[];
  /** Why a worker cannot be used, as the end of a sentence that begins with it; undefined if it can. */
  readonly refusal: (greeting: WorkerGreeting) => string | undefined;
  /** A worker is ready, or can take another test. */
  readonly freed: (worker: RemoteWorker) => void;
  /** A worker has ended; the tasks must be done by others. */
  readonly ended: (worker: RemoteWorker, end: WorkerEnd) => void;
  /** A worker that has not introduced itself is not waited for any more. */
  readonly withdrawn: (worker: RemoteWorker) => void;
  /** A cancelled test has ended. */
  readonly cancelled: (ms: number) => void;
}

/** How a worker ended. */
export interface WorkerEnd {
  /** The end of a sentence that begins with the worker. */
  readonly reason: string;
  /** Whether it cannot be used, now or later. */
  readonly isRefused: boolean;
  readonly tasks: readonly Task[];
}

/** A test without an answer is sent to another worker after its time limit and this time, in milliseconds. */
const grace = 10_000;
/** How much the latest test counts in the means of times. */
const recency = 0.1;

/** A worker, as the reduction sees it. */
export class RemoteWorker {
  /** What the worker said about the input. */
  input: WorkerAnswer | undefined;
  greeting: WorkerGreeting | undefined;
  state: "greeting" | "checking" | "ready" | "over" = "greeting";
  /** Whether it cannot be used, now or later. */
  isRefused = false;
  /** How many tests it has answered. */
  tests = 0;
  /** How many bytes were sent to it. */
  bytes = 0;
  readonly #channel: Channel;
  readonly #host: WorkerHost;
  readonly #address: string;
  readonly #heartbeat: Heartbeat;
  readonly #sent = new Map<number, Sent>();
  #cancelled: number[] = [];
  #number = 0;
  #base: string;
  /** Mean time of a test, and of all that comes on top of it, in milliseconds. */
  #testTime = 1000;
  #latency = 0;

  /** @param address names the worker as long as it has not introduced itself */
  constructor(channel: Channel, address: string, host: WorkerHost) {
    this.#channel = channel;
    this.#address = address;
    this.#host = host;
    this.#base = host.start.text;
    this.#heartbeat = new Heartbeat(
      () => this.#send({ type: "alive" }),
      (reason) => this.end(this.state === "greeting" ? "did not introduce itself within a minute" : reason),
    );
  }

  /** Its name and address, for messages. */
  get name(): string {
    return this.greeting ? `${this.greeting.name} (${this.#address})` : this.#address;
  }

  /** How many tests were sent and have not ended. */
  get busy(): number {
    return this.#sent.size;
  }

  /** How many tests it runs at once. */
  get slots(): number {
    return this.state === "ready" ? (this.greeting?.slots ?? 0) : 0;
  }

  /** How many tests may be under way, cancelled ones that have not ended included: more than run at once if tests are short, so that none waits for the next one to arrive. */
  get credit(): number {
    const ahead = Math.ceil((this.slots * this.#latency) / Math.max(this.#testTime, 0.1));
    return this.slots + Math.min(this.slots, ahead < this.slots / 8 ? 0 : ahead);
  }

  /** How many tests were cancelled and have not ended. */
  get ending(): number {
    let ending = 0;
    for (const { cancelledAt } of this.#sent.values()) if (cancelledAt !== undefined) ending++;
    return ending;
  }

  /** The mean time that a test takes besides the test itself, in milliseconds. */
  get latency(): number {
    return this.#latency;
  }

  /** Takes a message of the worker. */
  receive(line: string): void {
    if (this.state === "over") return;
    this.#heartbeat.hear();
    try {
      this.#take(readWorkerMessage(line));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.end(error.message, true);
    }
  }

  /** Sends a text to be tested. */
  run(task: Task): void {
    const host = this.#host;
    const { base, timeout } = host;
    if (this.#base !== base.text) {
      this.#send({ type: "base", edits: host.edits(this.#base, base.text), key: base.key });
      this.#base = base.text;
    }
    const n = this.#number++;
    const { key, explain, text } = task;
    // As many tests again may have to end before this one begins.
    const patience = 2 * timeout + grace;
    const expire = () => this.end(`gave no answer about a test within ${Math.round(patience / 1000)} s`);
    const lease = patience < 2 ** 31 ? setTimeout(expire, patience) : undefined;
    this.#sent.set(n, { task, at: performance.now(), lease });
    this.#send({ type: "run", n, edits: host.edits(this.#base, text), key, ...(explain && { explain }) });
  }

  /** Cancels a test if it was sent to this worker. */
  cancel(task: Task): void {
    const [n, sent] = [...this.#sent].find(([, each]) => each.task === task) ?? [];
    if (n === undefined || !sent) return;
    sent.cancelledAt = performance.now();
    if (this.#cancelled.push(n) > 1) return;
    // What is cancelled together is sent together.
    queueMicrotask(() => this.#send({ type: "cancel", runs: this.#cancelled.splice(0) }));
  }

  /** Tells how long tests may take. */
  limit(timeout: number): void {
    if (this.state === "checking" || this.state === "ready") this.#send({ type: "limit", timeout });
  }

  /** Ends the connection. Tests under way are given back. */
  end(reason: string, isRefused = false): void {
    if (this.state === "over") return;
    this.#send({ type: "end", reason: `The worker ${reason}.` });
    this.state = "over";
    this.isRefused = isRefused;
    this.#heartbeat.stop();
    this.#channel.close(reason);
    const all = [...this.#sent.values()];
    this.#sent.clear();
    for (const { lease } of all) clearTimeout(lease);
    const tasks = all.filter(({ cancelledAt }) => cancelledAt === undefined).map(({ task }) => task);
    this.#host.ended(this, { reason, isRefused, tasks });
  }

  /** Ends the connection to a worker that has not introduced itself, because another reduction has it. */
  withdraw(): void {
    if (this.state !== "greeting") return;
    this.state = "over";
    this.#heartbeat.stop();
    this.#channel.close("is not available");
    this.#host.withdrawn(this);
  }

  #send(message: ReductionMessage): void {
    if (this.state === "over") return;
    const line = JSON.stringify(message);
    this.bytes += Buffer.byteLength(line) + 1;
    this.#channel.send(line);
  }

  #take(message: WorkerMessage): void {
    const isIdle = message.type === "alive" || (message.type === "cancelled" && message.runs.length === 0);
    if (isIdle && this.#heartbeat.hearIdle()) throw new ProtocolError("sent more messages than it may");
    switch (message.type) {
      case "alive":
        break;
      case "hello":
        this.#greet(message);
        break;
      case "ready":
        this.#becomeReady(message);
        break;
      case "outcome":
        this.#answer(message);
        break;
      case "cancelled":
        this.#acknowledge(message.runs);
        break;
      case "failed":
        this.end(`failed: ${message.reason.slice(0, 2000)}`);
    }
  }

  #greet(greeting: WorkerGreeting): void {
    if (this.state !== "greeting") throw new ProtocolError("introduced itself twice");
    this.greeting = greeting;
    const host = this.#host;
    const { protocol } = greeting;
    const reason =
      protocol === protocolVersion
        ? host.refusal(greeting)
        : `speaks version ${protocol} of the protocol, and this treemin version ${protocolVersion}`;
    if (reason !== undefined) this.end(reason, true);
    else {
      this.state = "checking";
      this.#send({ ...host.start, timeout: host.timeout });
    }
  }

  #becomeReady(answer: WorkerAnswer): void {
    if (this.state !== "checking") throw new ProtocolError("was ready before it was asked");
    this.input = answer;
    if (answer.outcome !== "interesting") {
      this.end(`does not find the input interesting: its test said ${answer.outcome}`, true);
      return;
    }
    this.state = "ready";
    this.#testTime = answer.ms;
    this.#host.freed(this);
  }

  #answer(answer: WorkerMessage & { readonly type: "outcome" }): void {
    const sent = this.#sentAs(answer.n);
    if (answer.key !== sent.task.key)
      throw new ProtocolError(`answered about another text than that of test ${answer.n}`);
    this.#forget(answer.n);
    const extra = performance.now() - sent.at - answer.ms - answer.waited;
    this.#latency += recency * (Math.max(0, extra) - this.#latency);
    this.#testTime += recency * (answer.ms - this.#testTime);
    this.tests++;
    if (sent.cancelledAt === undefined) sent.task.resolve(answer, this);
    else this.#host.cancelled(performance.now() - sent.cancelledAt);
    this.#host.freed(this);
  }

  #acknowledge(runs: readonly number[]): void {
    for (const n of runs) {
      const { cancelledAt } = this.#sentAs(n);
      if (cancelledAt === undefined) throw new ProtocolError(`cancelled test ${n} by itself`);
      this.#forget(n);
      this.#host.cancelled(performance.now() - cancelledAt);
    }
    this.#host.freed(this);
  }

  #sentAs(n: number): Sent {
    const sent = this.#sent.get(n);
    if (sent) return sent;
    throw new ProtocolError(`answered about a test ${n} that is not under way`);
  }

  #forget(n: number): void {
    clearTimeout(this.#sent.get(n)?.lease);
    this.#sent.delete(n);
  }
}
