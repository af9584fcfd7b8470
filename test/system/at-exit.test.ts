import { describe, expect, it, vi } from "vitest";
import { atExit } from "#src/system/at-exit.js";

describe("at the exit of the process", () => {
  it("any number of actions happen, with one listener", () => {
    const before = process.listeners("exit");
    const action = vi.fn();
    const forget = Array.from({ length: 20 }, (_, i) => atExit(() => action(i)));
    const [listener, ...others] = process.listeners("exit").filter((each) => !before.includes(each));
    expect(others).toEqual([]);
    forget[0]?.();
    listener?.(0);
    expect(action.mock.calls).toEqual(Array.from({ length: 19 }, (_, i) => [i + 1]));
    for (const each of forget) each();
    expect(process.listeners("exit")).toEqual(before);
  });
});
