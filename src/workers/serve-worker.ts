import { hostname } from "node:os";
import type { Readable } from "node:stream";
import type { CommandTest } from "../oracle/command-test.js";
import { fingerprintOf } from "../oracle/describe-test.js";
import { type ModuleTest, openOracle } from "../oracle/open-oracle.js";
import { LineReader } from "../system/line-reader.js";
import { version } from "../system/version.js";
import { longestMessage, protocolVersion } from "./protocol.js";
import { type SessionEnd, WorkerSession, type WorkerTest } from "./worker-session.js";

/** What a worker runs. */
export interface WorkerOptions {
  /** The test. */
  readonly test: CommandTest | ModuleTest;
  /** How many tests it runs at once. */
  readonly slots: number;
  /** What tells its tools from others. */
  readonly tools: string;
}

/** The pipe of a worker. */
export interface WorkerPipe {
  /** What comes from the other end. */
  readonly input: Readable;
  /** Writes to the other end. */
  readonly write: (text: string) => void;
  /** Ends the worker when it aborts. */
  readonly signal: AbortSignal;
}

/**
 * The test of a worker, as its sessions take it.
 * @param options the command or module, how many tests run at once, and where the tools are
 */
export function workerTest({ test, slots, tools }: WorkerOptions): WorkerTest {
  const name = `${hostname()}:${process.pid}`;
  return {
    greeting: { type: "hello", protocol: protocolVersion, version, name, slots, test: fingerprintOf(test), tools },
    open: (form, fileName, observe) => openOracle("command" in test ? { ...test, fileName } : test, form, observe),
  };
}

/**
 * Tests what a reduction sends over a pipe, until the pipe or the signal ends it. All tests have ended then.
 * @param options the test, and how many run at once
 * @param pipe the lines of the reduction, where answers are written, and the signal that ends it
 */
export function serveWorker(options: WorkerOptions, pipe: WorkerPipe): Promise<SessionEnd> {
  return serveTest(workerTest(options), pipe);
}

/**
 * As {@link serveWorker}, with a test of any kind.
 * @param test what tests a text
 * @param pipe the lines of the reduction, where answers are written, and the signal that ends it
 */
export function serveTest(test: WorkerTest, { input, write, signal }: WorkerPipe): Promise<SessionEnd> {
  return new Promise((resolve) => {
    const channel = { send: (message: string) => write(`${message}\n`), close: () => input.destroy() };
    const session = new WorkerSession(channel, test, resolve);
    const lines = new LineReader(longestMessage, (line) => session.receive(line));
    const close = () => session.end("The reduction has closed the connection.");
    input.setEncoding("utf8").on("data", (text: string) => {
      if (!lines.read(text))
        session.leave(`The reduction sent a message of more than ${longestMessage} characters.`, true);
    });
    input.once("end", close).once("error", close);
    signal.addEventListener("abort", () => session.leave("The worker was told to end."), { once: true });
  });
}
