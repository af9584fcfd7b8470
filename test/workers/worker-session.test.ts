import { describe, expect, it } from "vitest";
import { FunctionOracle } from "#src/oracle/function-oracle.js";
import { keyOf } from "#src/tree/text-key.js";
import { type SessionEnd, WorkerSession } from "#src/workers/worker-session.js";

const greeting = { type: "hello", protocol: 1, version: "1", name: "w", slots: 1, test: "t", tools: "" } as const;
const key = (text: string) => keyOf(text).digest;
const start = { type: "start", file: "a", encoding: "utf-8", text: "abc", key: key("abc"), tries: 1, timeout: 1000 };

/** A session whose test says yes, and waits for ever for the text `ac`. */
function open() {
  const said: { type: string; [field: string]: unknown }[] = [];
  let ended: (end: SessionEnd) => void = () => undefined;
  const end = new Promise<SessionEnd>((resolve) => {
    ended = resolve;
  });
  const channel = { send: (line: string) => said.push(JSON.parse(line)), close: () => undefined };
  const oracle = () => new FunctionOracle((text) => (text === "ac" ? new Promise<boolean>(() => {}) : true));
  const session = new WorkerSession(channel, { greeting, open: oracle }, ended);
  const tell = (...messages: readonly object[]) => {
    for (const message of messages) session.receive(JSON.stringify(message));
  };
  const turn = async () => {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  return { said, end, session, tell, turn };
}

describe("a session of a worker", () => {
  it("tests the input first, then texts that it makes of the base", async () => {
    const { said, tell, turn, session } = open();
    tell(start);
    await turn();
    tell({ type: "base", edits: [[0, 1, ""]], key: key("bc") });
    tell({ type: "run", n: 7, edits: [[1, 2, "X"]], key: key("bX") });
    await turn();
    session.end("over");
    expect(said.map(({ type }) => type)).toEqual(["hello", "ready", "outcome"]);
    expect(said[2]).toMatchObject({ n: 7, key: key("bX"), outcome: "interesting" });
  });

  it("cancels tests that run and tests that wait", async () => {
    const { said, tell, turn, session } = open();
    tell(start);
    await turn();
    const run = (n: number) => ({ type: "run", n, edits: [[1, 2, ""]], key: key("ac") });
    tell(run(0), run(1), { type: "cancel", runs: [0, 1] });
    await turn();
    expect(said.slice(2).map(({ type, runs }) => [type, runs])).toEqual([
      ["cancelled", [1]],
      ["cancelled", [0]],
    ]);
    session.end("over");
  });

  const run = { type: "run", n: 0, edits: [], key: key("abc") };
  const hanging = { type: "run", edits: [[1, 2, ""]], key: key("ac") };
  it.each([
    ["no message", ["rm -rf /"], "sent what is no message"],
    ["a test before the input", [run], "sent run before start"],
    ["a second input", [start, start], "sent start twice"],
    ["an input with another key", [{ ...start, key: "k" }], "an input whose key is another one"],
    ["an edit outside of the text", [start, { ...run, edits: [[0, 99, ""]] }], "edits that do not fit"],
    ["edits to another text", [start, { ...run, key: "k" }], "a text with another key"],
    ["a number twice", [start, { ...hanging, n: 1 }, { ...hanging, n: 1 }], "the number 1 twice"],
    ["more than it may", [start, ...[1, 2, 3].map((n) => ({ ...hanging, n }))], "more than there is room for"],
    ["more signs of life than it may", [start, ...Array(101).fill({ type: "alive" })], "more messages than it may"],
    [
      "more changes of the base than it may",
      [start, ...Array(102).fill({ type: "base", edits: [], key: key("abc") })],
      "more messages than it may",
    ],
    ["more cancellations than tests", [start, { type: "cancel", runs: [0] }], "more tests than it had sent"],
  ])("ends with a reason for %s", async (_, messages, reason) => {
    const { said, end, tell } = open();
    tell(...messages.map((each) => each as object));
    expect((await end).isFailure).toBe(true);
    expect((await end).reason).toContain(reason);
    expect(said.at(-1)).toMatchObject({ type: "failed" });
  });

  it("ends with a reason for a text that is too long", async () => {
    const { end, tell } = open();
    tell(start);
    const add = "x".repeat((1 << 26) - 100);
    tell({ type: "base", edits: [[0, 0, add]], key: key(`${add}abc`) });
    tell({ type: "run", n: 0, edits: [[0, 0, add]], key: "k" });
    expect((await end).reason).toMatch(/edits that make a text of \d{9} characters/);
  });

  it("ends when the reduction does", async () => {
    const { end, tell } = open();
    tell(start, { type: "end", reason: "The worker is no longer needed." });
    expect(await end).toEqual({ reason: "The worker is no longer needed.", isFailure: false });
  });
});
