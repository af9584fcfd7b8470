import type { ReductionEvent } from "../../index.js";
import { atExit } from "../../tools.js";
import type { Progress } from "../output/progress.js";
import { frame, type Panel } from "./frame.js";
import { type ActedReduction, type ActedView, KeyActions } from "./key-actions.js";
import { LiveState, type RunFacts } from "./live-state.js";
import { type Sample, type SampledLanguage, Sampler } from "./sampler.js";
import { hasColours, Terminal } from "./terminal.js";

/** The reduction that the live view shows, and the controls for its keys. */
export interface LiveViewUse extends ActedReduction {
  readonly facts: RunFacts;
  readonly language: SampledLanguage;
  readonly progress: Progress;
}

/** The view opens after this time, in milliseconds. A shorter reduction does not need it. */
const openAfter = 400;
/** The least time between two frames, in milliseconds, and the most: the times in the view must advance. */
const shortestPause = 300;
const longestPause = 1000;
/**
 * The pause after a frame is this many times as long as drawing it took, within these bounds. So drawing takes less than this
 * fraction of the time.
 */
const patience = 200;
/** How long something that was said stays on the screen, in milliseconds. */
const noticeTime = 10_000;

/**
 * The live view of a reduction: it shows the state that events report, and runs the actions of keys. Messages are printed when it
 * closes.
 */
export class LiveView implements ActedView {
  /** What is shown. */
  readonly state: LiveState;
  /** See {@link ActedView}. */
  panel: Panel = "text";
  output: readonly string[] = [];
  scrolled = 0;
  isOver = false;
  readonly #use: LiveViewUse;
  readonly #terminal: Terminal;
  readonly #sampler: Sampler;
  readonly #start = performance.now();
  readonly #said: string[] = [];
  readonly #forgetExit: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isChanged = true;
  #drawnAt = 0;
  #drawingTook = 0;
  #notice: { readonly text: string; readonly until: number } | undefined;
  /** Ends when the program has ended that the terminal is lent to. */
  #loan: Promise<unknown> | undefined;

  constructor(use: LiveViewUse) {
    this.#use = use;
    this.state = new LiveState(use.facts);
    this.#sampler = new Sampler(use.language);
    const actions = new KeyActions(use, this);
    this.#terminal = new Terminal({ onKey: (name) => actions.act(name), onChange: () => this.draw() });
    use.progress.screen = this;
    this.#forgetExit = atExit(() => this.#leave());
  }

  /** Waits a moment, then opens the view. */
  begin(): void {
    this.#timer = setTimeout(() => this.#tick(), openAfter);
  }

  /** Whether lines must not be printed now. */
  get isOpen(): boolean {
    return this.#terminal.isOpen || this.#loan !== undefined;
  }

  /** Shows lines, and keeps them until the view is closed. */
  keep(lines: readonly string[]): void {
    this.#said.push(...lines);
    this.tell(lines[0] ?? "");
  }

  /** Takes every event of the reduction. */
  readonly take = (event: ReductionEvent): void => {
    this.state.tell(event);
    if (event.kind === "parsed" && this.#use.language !== "folder") this.#show(this.#sampler.take(event));
    this.#isChanged = true;
  };

  /** Closes the view for good, once the program has ended that the terminal is lent to, and prints what was said meanwhile. */
  async close(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.#timer);
    await this.#loan?.catch(() => undefined);
    this.#leave();
    this.#forgetExit();
  }

  /** See {@link ActedView}. */
  async lend<T>(program: () => Promise<T>): Promise<T> {
    this.#terminal.close();
    const loan = program();
    this.#loan = loan;
    try {
      return await loan;
    } finally {
      this.#loan = undefined;
      if (!this.isOver) this.#terminal.open();
    }
  }

  /** See {@link ActedView}. */
  tell(text: string): void {
    this.#notice = { text, until: performance.now() + noticeTime };
    this.draw();
  }

  /** Draws the view, if it is open. */
  draw(): void {
    if (!this.#terminal.isOpen) return;
    const start = performance.now();
    this.#isChanged = false;
    if (this.#notice && this.#notice.until < start) this.#notice = undefined;
    const { state, panel, output, scrolled } = this;
    const { width, height, hasKeys } = this.#terminal;
    const { isPaused } = this.#use.control;
    const room = { width, height, hasColours, hasKeys };
    const time = start - this.#start;
    const notice = this.#notice?.text;
    this.#terminal.draw(frame({ state, panel, output, scrolled, ...room, time, isPaused, notice }));
    this.#drawnAt = performance.now();
    this.#drawingTook = this.#drawnAt - start;
  }

  /** Gives the terminal back, and prints what was said meanwhile. */
  #leave(): void {
    this.#terminal.release();
    this.#use.progress.screen = undefined;
    this.#use.progress.say(...this.#said.splice(0));
  }

  /** Opens the view as soon as the terminal is free, also after Ctrl-Z; draws if it is time to; and comes back. */
  #tick(): void {
    if (!this.#loan && this.#terminal.isFree) {
      this.#use.progress.clear();
      this.#terminal.open();
    }
    const pause = performance.now() - this.#drawnAt;
    const isDue = pause >= longestPause || (this.#isChanged && pause >= patience * this.#drawingTook);
    if (isDue && this.#terminal.isOpen) {
      this.draw();
      void this.#sample();
    }
    this.#timer = setTimeout(() => this.#tick(), shortestPause);
  }

  async #sample(): Promise<void> {
    const { best } = this.state;
    const sample = best && (await this.#sampler.sample(best.text, this.#use.control.isPaused).catch(() => undefined));
    if (sample) this.#show(sample);
  }

  #show({ folded, tokens }: Sample): void {
    this.state.folded = folded;
    if (tokens !== undefined) this.state.tokens.push({ time: this.state.statistics?.time ?? 0, size: tokens });
    this.#isChanged = true;
  }
}
