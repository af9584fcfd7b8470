import type { CommandTest } from "../oracle/command-test.js";
import { fingerprintOf } from "../oracle/describe-test.js";
import type { Observation, Observe } from "../oracle/observed.js";
import type { ModuleTest } from "../oracle/open-oracle.js";
import type { Inspection, Oracle, Outcome } from "../oracle/oracle.js";
import type { WorkersStatistics } from "../schedule/statistics.js";
import type { Encoding } from "../system/encoding.js";
import { longestTimer, TimeLimit } from "../system/time-limit.js";
import { version } from "../system/version.js";
import type { NatsOptions } from "./nats-options.js";
import type { NatsWorkers } from "./nats-workers.js";
import { PipeWorkers } from "./pipe-workers.js";
import type { WorkerAnswer } from "./protocol.js";
import { NoWorkerError, WorkerPool } from "./worker-pool.js";

/** Where the tests of a reduction run, if not in its own process or machine. */
export interface WorkersOptions {
  /** Programs with their arguments, run without a shell: each starts `treemin worker`, perhaps on another machine. */
  readonly commands?: readonly (readonly string[])[];
  /** A queue of workers at a NATS server. */
  readonly nats?: NatsOptions;
}

/** What the tests of a reduction are, and where they run. */
export interface WorkerOracleOptions {
  readonly workers: WorkersOptions;
  readonly test: CommandTest | ModuleTest;
  /** The text of the input. */
  readonly input: string;
  readonly encoding: Encoding;
  /** How often a worker tests the input before it counts as uninteresting. */
  readonly tries: number;
  readonly observe: Observe | undefined;
  readonly warn: (message: string) => void;
}

/** A time limit that tells when it is changed. */
class ToldLimit extends TimeLimit {
  onChange: (duration: number) => void = () => undefined;

  override get duration(): number {
    return super.duration;
  }

  override set duration(duration: number) {
    super.duration = duration;
    this.onChange(duration);
  }
}

/** An oracle that has workers run the tests. */
export class WorkerOracle implements Oracle {
  readonly timeLimit = new ToldLimit();
  readonly #pool: WorkerPool;
  readonly #pipes: PipeWorkers;
  readonly #test: CommandTest | ModuleTest;
  readonly #observe: Observe | undefined;

  #nats: NatsWorkers | undefined;

  /**
   * Starts workers, and connects to the server if there is one.
   * @throws OracleError if the input is too large to be sent, or the server cannot be used
   */
  static async open(options: WorkerOracleOptions): Promise<WorkerOracle> {
    const oracle = new WorkerOracle(options);
    const { nats } = options.workers;
    if (!nats) return oracle;
    try {
      const { NatsWorkers } = await import("./nats-workers.js");
      oracle.#nats = await NatsWorkers.start(oracle.#pool, nats, options.warn);
      return oracle;
    } catch (error) {
      await oracle.close();
      throw error;
    }
  }

  private constructor({ workers, test, input, encoding, tries, observe, warn }: WorkerOracleOptions) {
    const file = ("command" in test ? test.fileName : undefined) ?? "input";
    const names = { input, encoding, file, version, test: fingerprintOf(test) };
    this.#pool = new WorkerPool({ ...names, tries, timeout: longestTimer, warn });
    this.#test = test;
    this.#observe = observe;
    this.timeLimit.onChange = (duration) => this.#pool.limit(Math.min(duration, longestTimer));
    this.#pipes = new PipeWorkers(this.#pool, workers.commands ?? []);
  }

  /** How many tests may run at once now. */
  get count(): number {
    return this.#pool.slots;
  }

  /** Registers a function to be called when that number may have changed. */
  onChange(listener: () => void): void {
    this.#pool.onChange = listener;
  }

  /** What the workers do and have done. */
  statistics(): WorkersStatistics {
    return this.#pool.statistics();
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted();
    const { answer } = await this.#pool.run(text, signal);
    this.#tell(text, answer);
    return answer.outcome;
  }

  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    signal.throwIfAborted();
    try {
      const { answer, worker } = await this.#pool.run(text, signal, true);
      this.#tell(text, answer);
      return inspectionOf(answer, worker);
    } catch (error) {
      const { uninterested, base } = this.#pool;
      // No worker finds the input interesting, and what the last one said tells why.
      if (!(error instanceof NoWorkerError) || !uninterested || text !== base.text) throw error;
      return inspectionOf(uninterested.answer, uninterested.name);
    }
  }

  /** Takes the text that was accepted last, from which later ones are made. */
  accept(text: string): void {
    this.#pool.rebase(text);
  }

  async close(): Promise<void> {
    this.#pool.close();
    await Promise.all([this.#pipes.close(), this.#nats?.close()]);
  }

  #tell(text: string, { matched, signature }: WorkerAnswer): void {
    const { stdout = [], stderr = [] }: Partial<CommandTest> = "command" in this.#test ? this.#test : {};
    const patterns = [...stdout, ...stderr];
    const observation: Observation = {
      ...(matched?.length === patterns.length && {
        matched: patterns.map((pattern, i) => ({ pattern, text: matched[i] ?? "" })),
      }),
      ...(signature !== undefined && { signature }),
    };
    if (observation.matched || signature !== undefined) this.#observe?.(text, observation);
  }
}

function inspectionOf({ outcome, ms, explanation = [] }: WorkerAnswer, worker: string): Inspection {
  return { outcome, duration: ms, explanation: [`Worker: ${worker}`, ...explanation] };
}
