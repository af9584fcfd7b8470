import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ResultPlace, RunControl } from "../../tools.js";
import { type EditedText, edit } from "./edit.js";
import type { Panel } from "./frame.js";
import type { LiveState } from "./live-state.js";

/** The reduction that keys act on. */
export interface ActedReduction {
  /** Name of the input. */
  readonly input: string;
  readonly file: ResultPlace;
  /** Decodes bytes as the input was decoded. */
  readonly decode: (bytes: Uint8Array) => string;
  readonly control: RunControl;
  /** Ends the reduction with the best text. */
  readonly quit: () => void;
}

/** The view that keys act on. */
export interface ActedView {
  readonly state: LiveState;
  /** Whether the reduction has ended. */
  readonly isOver: boolean;
  panel: Panel;
  output: readonly string[];
  scrolled: number;
  /** Shows a message for a while. */
  tell(text: string): void;
  /** Shows a message, and prints it when the view is closed. */
  keep(lines: readonly string[]): void;
  draw(): void;
  /** Gives the terminal to a program until that has ended. */
  lend<T>(program: () => Promise<T>): Promise<T>;
}

/** Does what keys ask for. */
export class KeyActions {
  readonly #reduction: ActedReduction;
  readonly #view: ActedView;
  #isEditing = false;
  /** By the names of keys. */
  readonly #actions: Readonly<Record<string, () => unknown>> = {
    "ctrl-c": () => process.kill(process.pid, "SIGINT"),
    q: () => this.#quit(),
    p: () => this.#pause(),
    space: () => this.#pause(),
    s: () => this.#skip(),
    w: () => this.#write(),
    e: () => this.#edit(),
    o: () => this.#showOutput(),
    t: () => this.#toggle("tree"),
    tab: () => this.#toggle("tree"),
    "?": () => this.#toggle("help"),
    h: () => this.#toggle("help"),
    escape: () => this.#show("text"),
    up: () => this.#scroll(1),
    down: () => this.#scroll(-1),
  };

  constructor(reduction: ActedReduction, view: ActedView) {
    this.#reduction = reduction;
    this.#view = view;
  }

  /** Does what a key asks for; nothing if it means nothing. */
  act(key: string): void {
    if (Object.hasOwn(this.#actions, key)) this.#actions[key]?.();
  }

  #quit(): void {
    this.#view.tell("Quitting; the best text is kept.");
    this.#reduction.quit();
  }

  #pause(): void {
    const { control } = this.#reduction;
    if (control.isPaused) control.goOn();
    else control.pause();
    this.#view.tell(control.isPaused ? "Paused: no new test begins. p goes on." : "Going on.");
  }

  #skip(): void {
    const { phase } = this.#view.state;
    if (phase !== "") this.#reduction.control.skip(phase);
    this.#view.tell(
      phase === ""
        ? "No pass is at work yet."
        : `Skipping ${phase}. It may come again later; the result will have no guarantee.`,
    );
  }

  /** Writes a copy of the best text beside the result. */
  #write(): void {
    const { best } = this.#view.state;
    const { file } = this.#reduction;
    if (!best) {
      this.#view.tell("There is no result yet.");
      return;
    }
    const extension = extname(file.path);
    const base = join(dirname(file.path), basename(file.path, extension));
    let number = 1;
    while (existsSync(`${base}.copy-${number}${extension}`)) number++;
    const path = `${base}.copy-${number}${extension}`;
    try {
      file.save(path, best.bytes, best.text);
      this.#view.keep([`${path} is a copy of the best text, ${best.size} bytes.`]);
    } catch (error) {
      this.#view.tell(`${path} cannot be written: ${(error as Error).message}`);
    }
  }

  #toggle(panel: Panel): void {
    this.#show(this.#view.panel === panel ? "text" : panel);
  }

  #show(panel: Panel): void {
    this.#view.panel = panel;
    this.#view.draw();
  }

  #scroll(lines: number): void {
    const { scrolled, output } = this.#view;
    this.#view.scrolled = Math.max(0, Math.min(output.length - 1, scrolled + lines));
    this.#view.draw();
  }

  /** Tests the last text again that was not interesting, and shows what the test prints. */
  async #showOutput(): Promise<void> {
    const { refused } = this.#view.state;
    this.#toggle("output");
    if (this.#view.panel !== "output") return;
    this.#view.scrolled = 0;
    this.#view.output = [refused === undefined ? "No test has failed yet." : "testing it again …"];
    this.#view.draw();
    if (refused === undefined) return;
    const inspection = await this.#reduction.control.inspect(refused).catch((error: Error) => error);
    const lines = inspection instanceof Error ? [inspection.message] : (inspection?.explanation ?? []);
    this.#view.output = lines.flatMap((each) => each.split("\n"));
    this.#view.draw();
  }

  /** Opens the best text in the editor while the reduction is paused, and tests the edited text. */
  async #edit(): Promise<void> {
    const { control } = this.#reduction;
    if (control.refusal !== undefined) this.#view.tell(control.refusal);
    if (control.refusal !== undefined || this.#isEditing) return;
    this.#isEditing = true;
    const wasPaused = control.isPaused;
    control.pause();
    const edited = await this.#editBest().catch((error: Error) => error);
    if (edited instanceof Error) this.#view.tell(edited.message);
    else await this.#try(edited);
    if (!wasPaused) control.goOn();
    this.#isEditing = false;
  }

  /** Waits until no test is running, so that no better text is found meanwhile, and opens the best text in the editor. */
  async #editBest(): Promise<EditedText> {
    const { state } = this.#view;
    this.#view.tell("The editor opens when the running tests have ended …");
    while (!this.#view.isOver && (state.statistics?.running ?? []).length > 0) await setTimeout(100);
    const { best } = state;
    if (this.#view.isOver || !best) throw new Error("The reduction has ended.");
    return await this.#view.lend(() => edit(best.bytes, this.#reduction.input));
  }

  async #try({ bytes, path, remove }: EditedText): Promise<void> {
    const { control, decode } = this.#reduction;
    this.#view.tell("Testing the edited text …");
    try {
      const trial = await control.tryText(decode(bytes));
      if (trial === "accepted" || trial === "unchanged") remove();
      this.#view.keep([describeTrial(trial, bytes.length, path)]);
    } catch (error) {
      this.#view.keep([`The edited text was not tried: ${(error as Error).message} It is kept as ${path}.`]);
    }
  }
}

/** Shows what happened to an edited text. */
function describeTrial(trial: Awaited<ReturnType<RunControl["tryText"]>>, size: number, path: string): string {
  if (trial === "accepted") return `The edited text is interesting: the reduction begins anew with it (${size} bytes).`;
  if (trial === "unchanged") return "The text was not changed.";
  const reason = trial === "longer" ? "longer than the best text" : trial;
  return `The edited text is ${reason}, so the reduction goes on with the best text. Yours is kept as ${path}.`;
}
