import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Interrupt } from "#src/cli/run/interrupt.js";

describe("an interrupt", () => {
  const said: string[] = [];
  let exit: ReturnType<typeof vi.spyOn>;
  let now = 0;
  let interrupt: Interrupt;
  beforeEach(() => {
    said.length = 0;
    now = 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
    interrupt = new Interrupt((line) => said.push(line));
  });
  afterEach(() => {
    interrupt.release();
    vi.restoreAllMocks();
  });

  it("stops the reduction at the first signal, which decides the exit code", () => {
    process.emit("SIGTERM");
    expect(interrupt.signal.aborted).toBe(true);
    expect(interrupt.exitCode).toBe(143);
    expect(said).toHaveLength(1);
    expect(exit).not.toHaveBeenCalled();
  });

  it("ignores signals within half a second of the first", () => {
    process.emit("SIGINT");
    now += 499;
    process.emit("SIGINT");
    expect(exit).not.toHaveBeenCalled();
  });

  it("ends the process at the second signal", () => {
    process.emit("SIGINT");
    now += 501;
    process.emit("SIGINT");
    expect(exit).toHaveBeenCalledWith(130);
  });
});
