/** The messages between a reduction and its workers, version 1. Each is a JSON object. docs/workers.md describes them. */

import type { Outcome } from "../oracle/oracle.js";
import { type Encoding, encodings } from "../system/encoding.js";
import type { TextEdit } from "../tree/text-edits.js";

/** The version of the protocol. */
export const protocolVersion = 1;

/** The longest message of a reduction, in UTF-16 units: the input must fit in. */
export const longestMessage = 1 << 26;
/** The longest message of a worker, in UTF-16 units. */
export const longestAnswer = 1 << 20;
/** The longest name, version or digest in a greeting, and the longest description of tools, in UTF-16 units. */
const [longestName, longestTools] = [300, 4096];
/** How many tests a worker may run at once. */
export const mostSlots = 1024;

/** What a reduction sends. */
export type ReductionMessage =
  | {
      /** The input, which the worker tests before anything else. */
      readonly type: "start";
      /** The name of the candidates' file. */
      readonly file: string;
      readonly encoding: Encoding;
      readonly text: string;
      readonly key: string;
      /** How often the input is tested before it counts as uninteresting. */
      readonly tries: number;
      /** How long a test may take, in milliseconds. */
      readonly timeout: number;
    }
  /** Edits that make the new base of the base, which is the input at first. The edits of later candidates start from it. */
  | { readonly type: "base"; readonly edits: readonly TextEdit[]; readonly key: string }
  /** A candidate to test, as edits of the base. */
  | {
      readonly type: "run";
      readonly n: number;
      readonly edits: readonly TextEdit[];
      readonly key: string;
      /** Whether the answer explains the outcome. */
      readonly explain?: boolean;
    }
  /** Tests that no longer matter. */
  | { readonly type: "cancel"; readonly runs: readonly number[] }
  /** How long each test may take, in milliseconds; also those that are running. */
  | { readonly type: "limit"; readonly timeout: number }
  | { readonly type: "alive" }
  | { readonly type: "end"; readonly reason: string };

/** What a worker sends. */
export type WorkerMessage =
  | WorkerGreeting
  | ({ readonly type: "ready" } & WorkerAnswer)
  | ({
      readonly type: "outcome";
      readonly n: number;
      readonly key: string;
      /** How long the test had to wait for a slot, in milliseconds. */
      readonly waited: number;
    } & WorkerAnswer)
  /** Tests that were cancelled have ended. */
  | { readonly type: "cancelled"; readonly runs: readonly number[] }
  /** Tests cannot be run any more, or a message of the reduction was wrong. */
  | { readonly type: "failed"; readonly reason: string }
  | { readonly type: "alive" };

/** How a worker introduces itself. */
export interface WorkerGreeting {
  readonly type: "hello";
  readonly protocol: number;
  /** The version of treemin. */
  readonly version: string;
  readonly name: string;
  /** How many tests it runs at once. */
  readonly slots: number;
  /** A digest of its test. */
  readonly test: string;
  /** What the user's command prints about the tools; empty if there is none. */
  readonly tools: string;
}

/** What a worker says about one text. */
export interface WorkerAnswer {
  readonly outcome: Outcome;
  /** How long the test took, in milliseconds. */
  readonly ms: number;
  /** What the expected patterns matched. */
  readonly matched?: readonly string[];
  /** What the text shows that is also interesting. */
  readonly signature?: string;
  readonly explanation?: readonly string[];
}

/** A message that the protocol does not allow. The message is the end of a sentence that begins with the sender. */
export class ProtocolError extends Error {
  /** Name of the class. */
  override readonly name = "ProtocolError";
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isTextUpTo =
  (longest: number): Check =>
  (value) =>
    typeof value === "string" && value.length <= longest;
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isDuration: Check = (value) => typeof value === "number" && value >= 0;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isOneOf =
  (...all: readonly unknown[]): Check =>
  (value) =>
    all.includes(value);
const isEdits = isListOf(
  (edit) => Array.isArray(edit) && edit.length === 3 && isCount(edit[0]) && isCount(edit[1]) && isText(edit[2]),
);

const answer = {
  outcome: isOneOf("interesting", "uninteresting", "invalid", "timeout"),
  ms: isDuration,
  matched: optional(isListOf(isText)),
  signature: optional(isText),
  explanation: optional(isListOf(isText)),
};

/** The fields of each message, by its type. */
type Shapes<M extends { readonly type: string }> = Readonly<Record<M["type"], Readonly<Record<string, Check>>>>;

const reductionShapes: Shapes<ReductionMessage> = {
  start: {
    file: (value) => isText(value) && isFileName(value as string),
    encoding: isOneOf(...encodings),
    text: isText,
    key: isText,
    tries: (value) => isCount(value) && (value as number) <= 1000,
    timeout: isDuration,
  },
  base: { edits: isEdits, key: isText },
  run: { n: isCount, edits: isEdits, key: isText, explain: optional(isOneOf(true, false)) },
  cancel: { runs: isListOf(isCount) },
  limit: { timeout: isDuration },
  alive: {},
  end: { reason: isText },
};

const workerShapes: Shapes<WorkerMessage> = {
  hello: {
    protocol: isCount,
    version: isTextUpTo(longestName),
    name: isTextUpTo(longestName),
    slots: (value) => isCount(value) && (value as number) >= 1 && (value as number) <= mostSlots,
    test: isTextUpTo(longestName),
    tools: isTextUpTo(longestTools),
  },
  ready: answer,
  outcome: { n: isCount, key: isText, waited: isDuration, ...answer },
  cancelled: { runs: isListOf(isCount) },
  failed: { reason: isText },
  alive: {},
};

/** Whether a name stands for a file in a folder, and for nothing outside of it. */
function isFileName(name: string): boolean {
  return name !== "" && name !== "." && name !== ".." && !/[/\\\0]/.test(name) && Buffer.byteLength(name) <= 255;
}

/**
 * Reads a message of a reduction.
 * @param line a line of the pipe, without its end
 * @throws ProtocolError if the protocol does not allow it
 */
export function readReductionMessage(line: string): ReductionMessage {
  return read<ReductionMessage>(line, reductionShapes);
}

/**
 * Reads a message of a worker.
 * @param line a line of the pipe, without its end
 * @throws ProtocolError if the protocol does not allow it
 */
export function readWorkerMessage(line: string): WorkerMessage {
  return read<WorkerMessage>(line, workerShapes);
}

function read<M extends { readonly type: string }>(line: string, shapes: Shapes<M>): M {
  const message = parse(line);
  const { type } = message;
  const shape = isText(type) && Object.hasOwn(shapes, type as string) ? shapes[type as M["type"]] : undefined;
  if (!shape) throw new ProtocolError(`sent a message that is none of the protocol: ${excerpt(line)}`);
  const wrong = Object.entries(shape).find(([name, check]) => !check(message[name]))?.[0];
  if (wrong !== undefined) throw new ProtocolError(`sent ${type} with a wrong field ${wrong}: ${excerpt(line)}`);
  return message as unknown as M;
}

function parse(line: string): Fields {
  try {
    const message: unknown = JSON.parse(line);
    if (typeof message === "object" && message !== null) return message as Fields;
  } catch {}
  throw new ProtocolError(`sent what is no message: ${excerpt(line)}`);
}

/** The beginning of a message. */
function excerpt(line: string): string {
  return JSON.stringify(line.length > 120 ? `${line.slice(0, 120)}…` : line);
}
