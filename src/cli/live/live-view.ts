import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ReductionEvent } from "../../index.js";
import type { ResultPlace, RunControl } from "../../tools.js";
import type { Progress } from "../output/progress.js";
import { type EditedText, edit } from "./edit.js";
import { frame, type Panel } from "./frame.js";
import { LiveState, type RunFacts } from "./live-state.js";
import { type SampledLanguage, Sampler } from "./sampler.js";
import { hasColours, Terminal } from "./terminal.js";

/** What the live view shows, and what its keys reach. */
export interface LiveViewUse {
  readonly facts: RunFacts;
  readonly language: SampledLanguage;
  /** Path of the input. */
  readonly input: string;
  readonly file: ResultPlace;
  /** Decodes bytes as the input was decoded. */
  readonly decode: (bytes: Uint8Array) => string;
  readonly control: RunControl;
  readonly progress: Progress;
  /** Ends the reduction with the best text. */
  readonly quit: () => void;
}

/** The view is opened after this time, in milliseconds: a reduction that is over by then needs none. */
const openAfter = 400;
/** The least time between two frames, in milliseconds; and the most, because times go on. */
const shortestPause = 300;
const longestPause = 1000;
/** After a frame, the next one waits so many times as long as that took, within these bounds: it costs less than one part in so many. */
const patience = 100;
/** How long something that was said stays on the screen, in milliseconds. */
const noticeTime = 10_000;

/** The live view of a reduction: shows what its events tell, and does what keys ask for. What is said meanwhile is printed at the end. */
export class LiveView {
  readonly #use: LiveViewUse;
  readonly #state: LiveState;
  readonly #terminal: Terminal;
  readonly #sampler: Sampler;
  readonly #start = performance.now();
  readonly #said: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isChanged = true;
  #drawnAt = 0;
  #drawingTook = 0;
  #panel: Panel = "text";
  #output: readonly string[] = [];
  #scrolled = 0;
  #notice: { readonly text: string; readonly until: number } | undefined;
  #isEditing = false;
  /** The editor, while the terminal belongs to it. */
  #editor: Promise<EditedText | Error> | undefined;
  #isOver = false;

  constructor(use: LiveViewUse) {
    this.#use = use;
    this.#state = new LiveState(use.facts);
    this.#sampler = new Sampler(use.language);
    this.#terminal = new Terminal({ onKey: (name) => this.#act(name), onChange: () => this.#draw() });
    use.progress.screen = this;
  }

  /** Waits a moment, then opens the view. */
  begin(): void {
    this.#timer = setTimeout(() => {
      this.#use.progress.clear();
      this.#terminal.open();
      this.#tick();
    }, openAfter);
  }

  /** Whether lines must not be printed now. */
  get isOpen(): boolean {
    return this.#terminal.isOpen || this.#editor !== undefined;
  }

  /** Shows lines, and keeps them until the view is closed. */
  keep(lines: readonly string[]): void {
    this.#said.push(...lines);
    this.#tell(lines[0] ?? "");
  }

  /** Takes every event of the reduction. */
  readonly tell = (event: ReductionEvent): void => {
    this.#state.tell(event);
    this.#isChanged = true;
  };

  /** Closes the view for good, once the editor has ended, and prints what was said meanwhile. */
  async close(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#editor;
    this.#terminal.release();
    this.#use.progress.screen = undefined;
    this.#use.progress.say(...this.#said.splice(0));
  }

  /** Draws if it is time to, and comes back. */
  #tick(): void {
    if (this.#isOver) return;
    const now = performance.now();
    const pause = now - this.#drawnAt;
    const isDue = pause >= longestPause || (this.#isChanged && pause >= patience * this.#drawingTook);
    if (isDue && this.#terminal.isOpen) {
      this.#draw();
      void this.#sample();
    }
    this.#timer = setTimeout(() => this.#tick(), shortestPause);
  }

  #draw(): void {
    const start = performance.now();
    this.#isChanged = false;
    if (this.#notice && this.#notice.until < start) this.#notice = undefined;
    const { width, height, hasKeys } = this.#terminal;
    const { isPaused } = this.#use.control;
    const lines = frame({
      ...{ state: this.#state, time: start - this.#start, width, height, hasColours, hasKeys, isPaused },
      ...{ panel: this.#panel, output: this.#output, scrolled: this.#scrolled, notice: this.#notice?.text },
    });
    this.#terminal.draw(lines);
    this.#drawnAt = performance.now();
    this.#drawingTook = this.#drawnAt - start;
  }

  async #sample(): Promise<void> {
    const { best, statistics, tokens } = this.#state;
    const sample = best && (await this.#sampler.sample(best.text).catch(() => undefined));
    if (!sample) return;
    this.#state.folded = sample.folded;
    if (sample.tokens !== undefined) tokens.push({ time: statistics?.time ?? 0, size: sample.tokens });
    this.#isChanged = true;
  }

  #tell(text: string): void {
    this.#notice = { text, until: performance.now() + noticeTime };
    if (this.#terminal.isOpen) this.#draw();
  }

  /** Does what a key asks for. */
  #act(key: string): void {
    const { control, quit } = this.#use;
    switch (key) {
      case "ctrl-c":
        process.kill(process.pid, "SIGINT");
        return;
      case "q":
        this.#tell("Quitting; the best text is kept.");
        quit();
        return;
      case "p":
      case "space":
        control.isPaused = !control.isPaused;
        this.#tell(control.isPaused ? "Paused: no new test begins. p goes on." : "Going on.");
        return;
      case "s":
        this.#skip();
        return;
      case "w":
        this.#write();
        return;
      case "e":
        void this.#edit();
        return;
      case "o":
        void this.#showOutput();
        return;
      case "t":
      case "tab":
        this.#show(this.#panel === "tree" ? "text" : "tree");
        return;
      case "?":
      case "h":
        this.#show(this.#panel === "help" ? "text" : "help");
        return;
      case "up":
      case "down":
        this.#scrolled = Math.max(0, Math.min(this.#output.length - 1, this.#scrolled + (key === "up" ? 1 : -1)));
        this.#draw();
        return;
      case "escape":
        this.#show("text");
    }
  }

  #show(panel: Panel): void {
    this.#panel = panel;
    this.#draw();
  }

  #skip(): void {
    const { phase } = this.#state;
    if (phase === "") return this.#tell("No pass is at work yet.");
    this.#use.control.skip(phase);
    this.#tell(`Skipping ${phase}. It may come again later; the result will have no guarantee.`);
  }

  /** Writes a copy of the best text beside the result. */
  #write(): void {
    const { best } = this.#state;
    const { file } = this.#use;
    if (!best) return this.#tell("There is no result yet.");
    const extension = extname(file.path);
    const base = join(dirname(file.path), basename(file.path, extension));
    let number = 1;
    while (existsSync(`${base}.copy-${number}${extension}`)) number++;
    const path = `${base}.copy-${number}${extension}`;
    try {
      file.save(path, best.bytes, best.text);
      this.keep([`${path} is a copy of the best text, ${best.size} bytes.`]);
    } catch (error) {
      this.#tell(`${path} cannot be written: ${(error as Error).message}`);
    }
  }

  /** Tests the last text again that was not interesting, and shows what the test prints. */
  async #showOutput(): Promise<void> {
    if (this.#panel === "output") return this.#show("text");
    const { refused } = this.#state;
    if (refused === undefined) return this.#tell("No test has failed yet.");
    this.#output = ["testing it again …"];
    this.#scrolled = 0;
    this.#show("output");
    const inspection = await this.#use.control.inspect(refused).catch((error: Error) => error);
    const lines = inspection instanceof Error ? [inspection.message] : (inspection?.explanation ?? []);
    this.#output = lines.flatMap((each) => each.split("\n"));
    if (this.#terminal.isOpen) this.#draw();
  }

  /** Has the best text edited while the reduction is paused, and tries what came of it. */
  async #edit(): Promise<void> {
    const { control } = this.#use;
    if (control.refusal !== undefined || this.#isEditing) return this.#tell(control.refusal ?? "");
    this.#isEditing = true;
    const wasPaused = control.isPaused;
    control.isPaused = true;
    const edited = await this.#editBest();
    this.#isEditing = false;
    if (edited instanceof Error) this.#tell(edited.message);
    else await this.#try(edited);
    control.isPaused = wasPaused;
  }

  /** Waits until no test is running, so that no better text is found meanwhile, and has the best text edited. */
  async #editBest(): Promise<EditedText | Error> {
    this.#tell("The editor opens when the running tests have ended …");
    while (!this.#isOver && (this.#state.statistics?.running ?? []).length > 0) await wait(100);
    const { best } = this.#state;
    if (this.#isOver || !best) return new Error("The reduction has ended.");
    this.#terminal.close();
    this.#editor = edit(best.bytes, this.#use.input).catch((error: Error) => error);
    const edited = await this.#editor;
    this.#editor = undefined;
    if (!this.#isOver) this.#terminal.open();
    return edited;
  }

  async #try({ bytes, path, remove }: EditedText): Promise<void> {
    const { control, decode } = this.#use;
    this.#tell("Testing the edited text …");
    try {
      const trial = await control.tryText(decode(bytes));
      if (trial === "accepted" || trial === "unchanged") remove();
      if (trial === "accepted")
        return this.keep([
          `The edited text is interesting: the reduction begins anew with it (${bytes.length} bytes).`,
        ]);
      if (trial === "unchanged") return this.#tell("The text is the same.");
      const reason = trial === "longer" ? "longer than the best text" : trial;
      this.keep([
        `The edited text is ${reason}, so the reduction goes on with the best text. Yours is kept as ${path}.`,
      ]);
    } catch (error) {
      this.keep([`The edited text was not tried: ${(error as Error).message} It is kept as ${path}.`]);
    }
  }
}
