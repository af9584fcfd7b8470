import { expect, it } from "vitest";
import { JournalReplay } from "#src/schedule/journal.js";

it("a recollection gives every outcome of a text once, in order, as one who had forgotten the first asked again", () => {
  const recollection = new JournalReplay([
    ["a", "interesting"],
    ["b", "timeout"],
    ["a", "invalid"],
  ]);
  expect(["a", "a", "a", "b", "b", "c"].map((digest) => recollection.take(digest))).toEqual([
    "interesting",
    "invalid",
    undefined,
    "timeout",
    undefined,
    undefined,
  ]);
});
