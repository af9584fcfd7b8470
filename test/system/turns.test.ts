import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Turns } from "../../src/system/turns.js";

describe("activities that take turns", () => {
  it.each([1, 2, 5])("are at most %i at once, and begin in order", async (most) => {
    const turns = new Turns(most);
    const begun: number[] = [];
    let [running, highest] = [0, 0];
    const activity = async (n: number) => {
      begun.push(n);
      highest = Math.max(highest, ++running);
      for (let i = 0; i < 1 + (n % 3); i++) await nextTurn();
      running--;
      return n;
    };
    const all = Array.from({ length: 12 }, (_, n) => n);
    expect(await Promise.all(all.map((n) => turns.run(() => activity(n))))).toEqual(all);
    expect(begun).toEqual(all);
    expect(highest).toBe(most);
  });

  it("go on after one that fails, whose error is given", async () => {
    const turns = new Turns(1);
    const failing = turns.run(() => Promise.reject(new Error("no")));
    const next = turns.run(async () => "next");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
    expect(await turns.run(async () => "again")).toBe("again");
  });
});
