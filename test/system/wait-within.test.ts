import { getEventListeners } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { TimeLimit, type WaitEnd, waitWithin } from "#src/system/time-limit.js";

/** A wait that can be ended from outside. */
function wait(signal: AbortSignal, timeLimit = new TimeLimit()) {
  const release = vi.fn();
  let end: WaitEnd<string> | undefined;
  const answer = waitWithin<string>({ signal, timeLimit }, (given) => {
    end = given;
    return { expire: () => given.resolve("expired"), release };
  });
  return { answer, release, end: end as WaitEnd<string> };
}

describe("a wait", () => {
  it.each<readonly [string, (end: WaitEnd<string>, controller: AbortController) => void, string]>([
    ["the event", (end) => end.resolve("event"), "event"],
    ["an error", (end) => end.reject("error"), "error"],
    ["the signal", (_, controller) => controller.abort("aborted"), "aborted"],
    ["the time limit", () => vi.advanceTimersByTime(1001), "expired"],
  ])("ends with %s, without a timer or a listener left", async (_, happen, expected) => {
    vi.useFakeTimers();
    try {
      const controller = new AbortController();
      const { answer, release, end } = wait(controller.signal, new TimeLimit(1000));
      expect(getEventListeners(controller.signal, "abort")).toHaveLength(1);
      happen(end, controller);
      expect(await answer.catch((reason: unknown) => reason)).toBe(expected);
      expect(release).toHaveBeenCalledOnce();
      expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("ends at once if the signal has aborted before", async () => {
    const { answer, release } = wait(AbortSignal.abort("aborted before"));
    await expect(answer).rejects.toBe("aborted before");
    expect(release).toHaveBeenCalledOnce();
  });

  it("goes on after the time limit if that does not end it", async () => {
    const timeLimit = new TimeLimit(1);
    const answer = waitWithin<string>({ signal: new AbortController().signal, timeLimit }, ({ resolve }) => {
      setTimeout(resolve, 50, "event");
      return { expire: () => undefined };
    });
    expect(await answer).toBe("event");
  });
});
