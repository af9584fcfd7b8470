import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "#src/cli/live/fold.js";
import { frame, type Panel, type View } from "#src/cli/live/frame.js";
import { type Line, widthOf } from "#src/cli/live/line.js";
import { LiveState } from "#src/cli/live/live-state.js";
import { loadLanguage, type ReductionEvent, reduceSync } from "#src/index.js";
import { parseTreeSync } from "#src/tools.js";

const json = await loadLanguage("json");
const input = JSON.stringify(Array.from({ length: 40 }, (_, i) => ({ name: `n${i}`, 日本: ["é", i, "\u001b[31m"] })));

/** The events of a reduction, each with the figures as they were then. */
const events: ReductionEvent[] = [{ kind: "printed", text: "first\nlooking at it\n" }];
reduceSync({
  input,
  language: json,
  test: (text) => text.includes("n17") && text.includes("n31"),
  onEvent: (event) => {
    if (event.kind !== "tested" && event.kind !== "accepted") return void events.push(event);
    const { statistics } = event;
    const running = [{ text: "[]", begun: statistics.time - 400 }];
    const time = statistics.time + 65_000;
    events.push({ ...event, statistics: { ...statistics, steps: [...statistics.steps], running, time } });
  },
});

/** The state after some of the events. */
function stateAfter(count: number, facts = {}): LiveState {
  const state = new LiveState({ input: "input.json", known: 0, ...facts });
  for (const event of events.slice(0, count)) state.tell(event);
  return state;
}

const most = events.length;

function viewOf(state: LiveState, view: Partial<View> = {}): View {
  return {
    ...{ state, time: 4000, width: 80, height: 24, hasColours: false, hasKeys: true, isPaused: false },
    ...{ panel: "text", output: ["cannot read it"], scrolled: 0, notice: undefined },
    ...view,
  };
}

const textOf = (lines: readonly Line[]) =>
  lines.map((line) =>
    line
      .map(({ text }) => text)
      .join("")
      .trimEnd(),
  );
const show = (view: View) => textOf(frame(view)).join("\n");

describe("the live view", () => {
  it("never has more columns or lines than the terminal, nor anything that a terminal acts on", () => {
    const panels = fc.constantFrom<Panel>("text", "tree", "output", "help");
    const sizes = fc.tuple(fc.integer({ min: 10, max: 160 }), fc.integer({ min: 3, max: 60 }));
    fc.assert(
      fc.property(fc.nat(most), sizes, panels, fc.boolean(), (count, [width, height], panel, hasColours) => {
        const state = stateAfter(count, { limitTime: 100_000, limitTests: 5000 });
        if (state.best) state.folded = fold(parseTreeSync(json, state.best.text).tree, 30);
        state.tokens.push({ time: 5, size: 900 }, { time: 50_000, size: 90 });
        const lines = frame(viewOf(state, { width, height, panel, hasColours, notice: "Going on." }));
        expect(lines.length).toBeLessThanOrEqual(height);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
        expect(textOf(lines).join("")).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
      }),
      { numRuns: 80 },
    );
  });

  it("shows what the test of the input prints until that has ended", () => {
    const shown = show(viewOf(stateAfter(1)));
    expect(shown).toContain("testing the input … 4.0 s");
    expect(shown).toContain("looking at it");
  });

  it("shows sizes, tests, the last success, running tests and what the kinds of steps were worth", () => {
    const state = stateAfter(most);
    state.tokens.push({ time: 0, size: 500 }, { time: 100, size: 7 });
    const shown = show(viewOf(state, { height: 40 }));
    const { size = 0 } = state.best ?? {};
    expect(shown).toContain(`${Buffer.byteLength(input)} → ${size} bytes`);
    expect(shown).toContain("500 → 7 tokens");
    expect(shown).toMatch(/\d+ tests \(\d+\.\d\/s\), \d+ interesting, \d+ not, \d+ cache hits?/);
    expect(shown).toMatch(/last success 1 min \d\d s and \d+ tests? ago/);
    expect(shown).toMatch(/0\.4 s {2}\d+ (fewer|more) characters|1 min \d\d s {2}\d+/);
    expect(shown).toMatch(/best-first +\d+ +\d+ +\d+ +\d+\.\d/);
    expect(shown).toMatch(/[⠁-⣿]/);
  });

  it("says of the time that is left only what limits say", () => {
    expect(show(viewOf(stateAfter(most)))).not.toContain("ends it");
    const shown = show(viewOf(stateAfter(most, { limitTime: 100_000, limitTests: 5000 }), { height: 40 }));
    expect(shown).toMatch(/the limit ends it in \d+ s, the limit ends it in \d+ tests/);
  });

  it("marks what the last step took away, in words if there are no colours", () => {
    const state = stateAfter(0);
    const statistics = { steps: [], time: 1, tests: 1, outcomes: {}, recalled: 0, cacheHits: 0, cancelled: 0 };
    const accept = (text: string) =>
      state.tell({
        kind: "accepted",
        text,
        bytes: Buffer.from(text),
        size: text.length,
        phase: "p",
        statistics,
      } as never);
    accept("keep this and\nlose this\nbut not this");
    accept("keep this and\nbut not this");
    expect(show(viewOf(state))).toContain("keep this and\n[-lose this\n-]but not this");
    const coloured = frame(viewOf(state, { hasColours: true })).flat();
    expect(coloured).toContainEqual({ text: "lose this", meaning: "gone" });
  });

  it("fits in 40 columns and 20 lines with all that matters", () => {
    const lines = textOf(frame(viewOf(stateAfter(most), { width: 40, height: 20 })));
    expect(lines).toHaveLength(20);
    expect(lines[1]).toContain("bytes");
    expect(lines.join("\n")).toMatch(/bytes +[▁-█]+/);
    expect(lines.at(-1)).toContain("p s o w e t q");
  });

  it("scrolls the output of the last failing test", () => {
    const output = Array.from({ length: 100 }, (_, i) => `line ${i}`);
    const at = (scrolled: number) => show(viewOf(stateAfter(most), { panel: "output", output, scrolled }));
    expect(at(0)).toContain("line 99");
    expect(at(50)).toContain("line 49");
    expect(at(50)).not.toContain("line 99");
  });
});
