import { setMaxListeners } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { reduce } from "#src/reduce.js";
import type { WorkerPool } from "#src/workers/worker-pool.js";
import { connect, poolFor } from "../support/in-process-worker.js";

const input = JSON.stringify(Array.from({ length: 16 }, (_, i) => ({ id: i, needle: i % 7 === 5 })));
const wanted = (text: string) => (text.match(/true/g)?.length ?? 0) >= 2 && text.includes("id");
const never = new AbortController().signal;
setMaxListeners(0, never);

/** Reduces the input by tests that a pool runs, several at a time. */
async function reduceWith(pool: WorkerPool) {
  const { text, statistics } = await reduce({
    input,
    language: "json",
    jobs: 6,
    test: async (candidate) => (await pool.run(candidate, never)).answer.outcome,
    onEvent: (event) => {
      if (event.kind === "accepted") pool.rebase(event.text);
    },
  });
  return { text, sizes: statistics.steps.map(({ size }) => size) };
}

/** Numbers from 0 to 1 that depend on a seed only. */
function random(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe("a reduction with workers", () => {
  it("has the same steps and result as without, whichever workers join and are lost", async () => {
    const alone = await reduce({ input, language: "json", test: wanted });
    const sizes = alone.statistics.steps.map(({ size }) => size);
    for (let seed = 1; seed <= 2; seed++) {
      const next = random(seed);
      const { pool } = poolFor(input);
      const join = () => {
        const worker = connect(pool, {
          test: async (text) => {
            if (next() < 0.06) worker.cut();
            if (next() < 0.2) await new Promise((resolve) => setImmediate(resolve));
            return wanted(text);
          },
        });
        worker.end.then(join);
      };
      for (let i = 0; i < 3; i++) join();
      expect(await reduceWith(pool)).toEqual({ text: alone.text, sizes });
      expect(pool.statistics().losses).toBeGreaterThan(0);
      pool.close();
    }
  });

  it("sends edits: less than a kilobyte for a test of a large text", async () => {
    const large = JSON.stringify(Array.from({ length: 4000 }, (_, i) => ({ id: i, name: `name ${i * 7919}` })));
    const { pool } = poolFor(large);
    const lengths: number[] = [];
    connect(pool, {
      test: (text) => text.includes("id"),
      see: (line) => {
        if (line.startsWith('{"type":"run"')) lengths.push(line.length);
      },
    });
    const half = large.slice(0, large.length / 2);
    pool.rebase(half);
    for (const [from, to] of [
      [10, 70_000],
      [100, 101],
      [50_000, 50_040],
    ] as const) {
      await pool.run(half.slice(0, from) + half.slice(to), never);
    }
    expect(lengths).toHaveLength(3);
    expect(Math.max(...lengths)).toBeLessThan(200);
    pool.close();
  });

  it("cancels a test at once, and uses the slot again when the worker says that it has ended", async () => {
    const { pool } = poolFor("ab");
    const seen: string[] = [];
    const test = (text: string) => text === "ab" || new Promise<boolean>(() => undefined);
    connect(pool, { test, greeting: { slots: 1 }, see: (line) => seen.push(line) });
    const first = new AbortController();
    const hanging = pool.run("a", first.signal);
    await vi.waitFor(() => expect(pool.statistics().busy).toBe(1));
    first.abort(new Error("no longer needed"));
    await expect(hanging).rejects.toThrow("no longer needed");
    const { answer } = await pool.run("ab", never);
    expect(answer.outcome).toBe("interesting");
    expect(seen.at(-2)).toBe('{"type":"cancel","runs":[0]}');
    expect(pool.statistics().cancellation?.median).toBeGreaterThan(0);
    pool.close();
  });
});

describe("a worker is refused or lost, and named,", () => {
  it.each([
    ["another test", { greeting: { test: "another" } }, "was refused: it has another test"],
    ["another version", { greeting: { version: "2" } }, "was refused: it is treemin 2; this is 1"],
    ["another protocol", { greeting: { protocol: 2 } }, "was refused: it speaks version 2 of the protocol"],
    ["an input that is not interesting", { test: () => false }, "was refused: it does not find the input interesting"],
    [
      "no protocol",
      { alter: () => "Permission denied" },
      'was refused: it sent what is no message: "Permission denied"',
    ],
    [
      "a wrong key",
      { alter: (line: string) => line.replace(/("type":"outcome".*"key":")/, "$1x") },
      "was refused: it answered about another text",
    ],
    [
      "an answer that nobody asked for",
      { alter: (line: string) => line.replace(/("type":"outcome","n":)/, "$15") },
      "is not under way",
    ],
    [
      "more signs of life than it may",
      { alter: (line: string) => (line.includes('outcome",') ? Array(101).fill('{"type":"alive"}') : line) },
      "sent more messages than it may",
    ],
    ["no answer", { alter: (line: string) => (line.includes('outcome",') ? undefined : line) }, "gave no answer"],
  ])("with %s; another one does its tests", async (_, bad, reason) => {
    const isSilent = reason === "gave no answer";
    if (isSilent) vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { pool, warnings } = poolFor("abc");
      connect(pool, { test: () => true, ...bad });
      const answered = pool.run("a", never);
      for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
      if (isSilent) vi.advanceTimersByTime(12_001);
      connect(pool, { test: () => true });
      expect((await answered).answer.outcome).toBe("interesting");
      expect(warnings.join()).toContain(reason);
      expect(warnings.join()).toContain("here");
      pool.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it("if its tools are not those of the first worker", async () => {
    const { pool, warnings } = poolFor("abc");
    connect(pool, { test: () => true, greeting: { tools: "gcc 12" } });
    await pool.run("a", never);
    await connect(pool, { test: () => true, greeting: { tools: "gcc 13" } }).end;
    expect(warnings.join()).toContain('has other tools than the first worker: "gcc 13", not "gcc 12"');
    pool.close();
  });

  it("but not if another reduction has it", async () => {
    const { pool, warnings } = poolFor("abc");
    const { worker } = connect(pool, { test: () => true, alter: () => undefined });
    const answered = pool.run("a", never);
    worker.withdraw();
    connect(pool, { test: () => true });
    expect((await answered).answer.outcome).toBe("interesting");
    worker.withdraw();
    expect([warnings, pool.statistics().losses, pool.statistics().workers.length]).toEqual([[], 0, 1]);
    pool.close();
  });

  it("and a text that ends worker after worker ends the reduction", async () => {
    const { pool } = poolFor("abc");
    const join = () => {
      const worker = connect(pool, { test: (text) => text === "abc" || worker.cut() === null });
      worker.end.then(join);
    };
    join();
    await expect(pool.run("a", never)).rejects.toThrow("5 workers were lost while they tested the same text");
    pool.close();
  });

  it("and if none is left, the tests fail with the reasons", async () => {
    const { pool } = poolFor("abc");
    connect(pool, { test: () => false });
    pool.removeSource();
    await expect(pool.run("a", never)).rejects.toThrow("No worker is left. The worker w (here) was refused");
  });
});

it("functions cannot be tested by workers", async () => {
  const workers = { commands: [["true"]] };
  await expect(reduce({ input, language: "json", test: wanted, workers })).rejects.toThrow(
    "Workers cannot run a function",
  );
});
