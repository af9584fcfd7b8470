import { describe, expect, it } from "vitest";
import { ProtocolError, readReductionMessage, readWorkerMessage } from "#src/workers/protocol.js";

const start = { type: "start", file: "a.c", encoding: "utf-8", text: "x", key: "k", tries: 1, timeout: 5 };
const hello = { type: "hello", protocol: 1, version: "1", name: "w", slots: 1, test: "t", tools: "" };
const outcome = { type: "outcome", n: 0, key: "k", outcome: "interesting", ms: 1.5, waited: 0 };

describe("a message", () => {
  it("is read as it was sent", () => {
    for (const message of [
      start,
      { type: "run", n: 3, edits: [[0, 1, ""]], key: "k" },
      { type: "cancel", runs: [1] },
    ]) {
      expect(readReductionMessage(JSON.stringify(message))).toEqual(message);
    }
    for (const message of [hello, outcome, { type: "alive" }]) {
      expect(readWorkerMessage(JSON.stringify(message))).toEqual(message);
    }
  });

  it.each([
    ["", "no message"],
    ["Last login: Monday", "no message"],
    ["null", "no message"],
    ["[]", "none of the protocol"],
    ['{"type":"toString"}', "none of the protocol"],
    ['{"type":"hello"}', "none of the protocol"],
    [JSON.stringify({ ...start, file: "../a.c" }), "field file"],
    [JSON.stringify({ ...start, file: ".." }), "field file"],
    [JSON.stringify({ ...start, file: "a\0" }), "field file"],
    [JSON.stringify({ ...start, encoding: "ebcdic" }), "field encoding"],
    [JSON.stringify({ ...start, tries: 1e9 }), "field tries"],
    [JSON.stringify({ ...start, timeout: -1 }), "field timeout"],
    ['{"type":"run","n":-1,"edits":[],"key":"k"}', "field n"],
    ['{"type":"run","n":1,"edits":[[0,1]],"key":"k"}', "field edits"],
    ['{"type":"run","n":1,"edits":[[0,1,{}]],"key":"k"}', "field edits"],
    ['{"type":"cancel","runs":3}', "field runs"],
  ])("of a reduction is refused: %s", (line, reason) => {
    expect(() => readReductionMessage(line)).toThrow(ProtocolError);
    expect(() => readReductionMessage(line)).toThrow(reason);
  });

  it.each([
    [{ ...hello, slots: 0 }, "field slots"],
    [{ ...hello, slots: 1e6 }, "field slots"],
    [{ ...hello, test: undefined }, "field test"],
    [{ ...hello, name: "w".repeat(301) }, "field name"],
    [{ ...hello, tools: "w".repeat(4097) }, "field tools"],
    [{ ...outcome, outcome: "yes" }, "field outcome"],
    [{ ...outcome, ms: "1" }, "field ms"],
    [{ ...outcome, signature: 7 }, "field signature"],
    [start, "none of the protocol"],
  ])("of a worker is refused: %j", (message, reason) => {
    expect(() => readWorkerMessage(JSON.stringify(message))).toThrow(reason);
  });
});
