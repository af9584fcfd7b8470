import { expect, it } from "vitest";
import {
  type Algorithm,
  ask,
  driveSearch,
  loadLanguage,
  mapSearch,
  OracleError,
  type ReductionEvent,
  reduce,
  reduceSync,
} from "#src/core.js";

/** Minimises the lines of a text. */
const byLines: Algorithm = function* byLines({ text, minimize }) {
  const lines = text.split(/(?<=\n)/);
  yield* mapSearch(
    minimize(lines, (line) => line.length),
    (kept) => kept.join(""),
  );
};

/** Removes nodes that are not needed, the topmost first. */
const byNodes: Algorithm = function* byNodes({ tree, textOf }) {
  const pending = tree ? [tree.root] : [];
  let cuts: Parameters<typeof textOf>[0] = [];
  for (const node of pending) {
    const { from, to, replacement: text } = node;
    const next = [...cuts, { from, to, text }].sort((one, other) => one.from - other.from);
    const smaller = textOf(next);
    if (from < to && (yield* ask([smaller])) !== undefined) cuts = next;
    else pending.push(...node.children);
  }
};

const lines = "a\nb\nc\nd\ne\nf\n";
const isWanted = (text: string) => text.includes("c") && text.includes("e");

it("an algorithm of the caller gives the same bytes with and without promises, for any number of jobs", async () => {
  const events: ReductionEvent[] = [];
  const onEvent = (event: ReductionEvent) => void events.push(event);
  const { text, statistics, ...others } = reduceSync({ input: lines, reduce: byLines, test: isWanted, onEvent });
  expect(text).toBe("c\ne\n");
  expect(others.guarantee).toBeUndefined();
  expect(statistics.steps.at(-1)?.phase).toBe("byLines");
  expect(events.flatMap((each) => (each.kind === "tested" ? [each.phase] : []))).toContain("byLines");
  for (const jobs of [1, 3]) {
    const test = async (candidate: string) => isWanted(candidate);
    const reduced = await reduce({ input: lines, reduce: byLines, test, jobs });
    expect([reduced.text, reduced.statistics.steps.map(({ size }) => size)]).toEqual([
      text,
      statistics.steps.map(({ size }) => size),
    ]);
  }
});

it("an algorithm of the caller has the tree of the text, if there is a language", async () => {
  const language = await loadLanguage("json");
  const input = '{"a": [1, 2, {"b": null}], "c": "d"}';
  const test = (text: string) => text.includes("null");
  for (const { text } of [
    reduceSync({ input, language, reduce: byNodes, test }),
    await reduce({ input, language, reduce: byNodes, test, jobs: 2 }),
  ])
    expect(text).toBe('{"": [0, {"": null}]}');
  const needsTree: Algorithm = function* ({ tree, textOf }) {
    expect(tree).toBeUndefined();
    yield [textOf([])];
  };
  expect(() => reduceSync({ input, reduce: needsTree, test })).toThrow("There is no tree. Give a language.");
});

it("what an algorithm of the caller cannot be joined with is an error", async () => {
  const options = { input: lines, reduce: byLines, test: isWanted };
  expect(() => reduceSync({ ...options, keep: { lines: [[1, 2]] } })).toThrow("leave out keep and passes");
  await expect(reduce({ ...options, test: () => 7 as unknown as boolean })).rejects.toThrow(OracleError);
});

it("the smallest driver gives the result of a search, asking up to the first interesting candidate of each round", () => {
  const asked: number[] = [];
  function* search(): ReturnType<typeof ask<number>> {
    const first = yield* ask([1, 2, 3]);
    return yield* ask([(first ?? 0) * 10, 5]);
  }
  const isInteresting = (candidate: number) => {
    asked.push(candidate);
    return candidate % 2 === 0;
  };
  expect(driveSearch(search(), isInteresting)).toBe(20);
  expect(asked).toEqual([1, 2, 20]);
});
