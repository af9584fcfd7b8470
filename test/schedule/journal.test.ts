import { expect, it } from "vitest";
import { JournalReplay } from "#src/schedule/journal.js";

it("a replay gives each recorded outcome of a text once, in the order of recording", () => {
  const replay = new JournalReplay([
    ["a", "interesting"],
    ["b", "timeout"],
    ["a", "invalid"],
  ]);
  expect([replay.next("a"), replay.next("a"), replay.next("c")]).toEqual(["interesting", "interesting", undefined]);
  expect(["a", "a", "a", "b", "b", "c"].map((digest) => replay.take(digest))).toEqual([
    "interesting",
    "invalid",
    undefined,
    "timeout",
    undefined,
    undefined,
  ]);
});
