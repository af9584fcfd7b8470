/** Walks through a recording: slider, buttons, plot and text show the same moment. */
import { bytes, part } from "./page.ts";
import { Plot } from "./plot.ts";
import { inInput } from "./ranges.ts";
import type { Recording } from "./recording.ts";
import { type Mode, WatchView } from "./watch-view.ts";

const spoken = { interesting: "accepted", uninteresting: "refused", invalid: "invalid", timeout: "timed out" } as const;

export class Player {
  readonly #slider = part("position", HTMLInputElement);
  readonly #moment = part("moment", HTMLElement);
  readonly #play = part("play", HTMLButtonElement);
  readonly #speed = part("speed", HTMLSelectElement);
  readonly #mode = part("view", HTMLSelectElement);
  readonly #why = part("why", HTMLElement);
  readonly #text = new WatchView(part("shown", HTMLElement), (place, line) => this.#explain(place, line));
  readonly #plot = new Plot(part("plot", HTMLElement), (tests) => this.#go(tests));
  #recording: Recording | undefined;
  /** Whether the newest moment is shown while the reduction runs. */
  #isLive = false;
  #frame = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    const step = (change: number) => () => this.#go(this.#position + change);
    part("back", HTMLButtonElement).addEventListener("click", step(-1));
    part("forward", HTMLButtonElement).addEventListener("click", step(1));
    part("first", HTMLButtonElement).addEventListener("click", () => this.#go(0));
    part("last", HTMLButtonElement).addEventListener("click", () => this.#go(Number.POSITIVE_INFINITY));
    this.#slider.addEventListener("input", () => this.#go(Number(this.#slider.value)));
    this.#mode.addEventListener("change", () => this.#draw());
    this.#play.addEventListener("click", () => (this.#timer === undefined ? this.#start() : this.#pause()));
    this.#speed.addEventListener("change", () => {
      if (this.#timer !== undefined) this.#start();
    });
  }

  /** Shows a recording, and while it grows its newest moment. */
  open(recording: Recording): void {
    this.#pause();
    this.#recording = recording;
    this.#isLive = true;
    this.refresh();
  }

  /** Shows what was added to the recording, once a frame at most. */
  refresh(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const most = this.#recording?.tests.length ?? 0;
      this.#slider.max = String(most);
      if (this.#isLive) this.#slider.value = String(most);
      this.#draw();
    });
  }

  get #position(): number {
    return Number(this.#slider.value);
  }

  #go(position: number): void {
    this.#pause();
    this.#show(position);
  }

  #show(position: number): void {
    const most = this.#recording?.tests.length ?? 0;
    this.#isLive = position >= most;
    this.#slider.value = String(Math.min(Math.max(0, position), most));
    this.#draw();
  }

  #start(): void {
    this.#pause();
    const most = this.#recording?.tests.length ?? 0;
    if (this.#position >= most) this.#show(0);
    const aSecond = Number(this.#speed.value);
    // As fast as it goes: all of it in about five seconds.
    const stride = aSecond === 0 ? Math.max(1, Math.ceil(most / 300)) : Math.max(1, Math.round(aSecond / 60));
    const wait = aSecond === 0 ? 16 : 1000 / Math.min(60, aSecond);
    this.#timer = setInterval(() => {
      this.#show(this.#position + stride);
      if (this.#position >= (this.#recording?.tests.length ?? 0)) this.#pause();
    }, wait);
    this.#play.textContent = "Pause";
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#play.textContent = "Play";
  }

  /** Tells why a place is gone or stayed. */
  #explain(place: number, line: number): void {
    const recording = this.#recording;
    if (!recording || recording.steps.length === 0) return;
    const { origins } = recording.stateAt(recording.stepAfter(this.#position));
    const found = this.#mode.value === "input" ? place : inInput(origins, place, place + 1)[0]?.[0];
    const fate = found === undefined ? undefined : recording.fateOf(found);
    this.#why.textContent = `Line ${line}: ${describeFate(recording, fate)}`;
  }

  #draw(): void {
    const recording = this.#recording;
    if (!recording || recording.steps.length === 0) return;
    const position = this.#position;
    this.#text.show(recording, position, { mode: this.#mode.value as Mode, isFollowing: true });
    this.#plot.draw([{ label: "Size", recording }], position);
    this.#moment.textContent = describe(recording, position);
    this.#slider.setAttribute("aria-valuetext", this.#moment.textContent);
  }
}

function describeFate(recording: Recording, fate: ReturnType<Recording["fateOf"]>): string {
  if (fate === undefined) return "no test was only about this place.";
  if ("gone" in fate) {
    const step = recording.steps[fate.gone];
    return `gone since test ${step?.tests.toLocaleString("en")}, by ${step?.phase}.`;
  }
  const test = recording.tests[fate.refused];
  const what = `test ${(fate.refused + 1).toLocaleString("en")} by ${test?.phase} tried without`;
  return `${what} ${test?.removed.toLocaleString("en")} characters here, and the text was ${spoken[test?.outcome ?? "invalid"]}.`;
}

function describe(recording: Recording, position: number): string {
  const size = recording.steps[recording.stepAfter(position)]?.size ?? 0;
  const test = recording.tests[position - 1];
  if (!test) return `The input: ${bytes(size)}.`;
  const what = `Test ${position.toLocaleString("en")} by ${test.phase}: ${test.length.toLocaleString("en")} characters, ${spoken[test.outcome]}.`;
  return `${what} Best so far: ${bytes(size)}.`;
}
