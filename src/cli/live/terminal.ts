/** The terminal that the live view is drawn on. */
import { emitKeypressEvents, type Key } from "node:readline";
import ansi from "ansi-escapes";
import colours from "yoctocolors";
import { isForeground, restoreTerminalWhenKilled } from "../../tools.js";
import type { Line, Meaning, StyledText } from "./line.js";

/** What happens at a terminal. */
export interface TerminalListener {
  /** A key was pressed; `ctrl-c` is one, too. */
  onKey(name: string): void;
  /** The view must be drawn again, as a whole. */
  onChange(): void;
}

const looks: Readonly<Record<Meaning, (text: string) => string>> = {
  title: (text) => colours.bold(colours.cyan(text)),
  figure: colours.bold,
  faint: colours.dim,
  curve: colours.cyan,
  gone: (text) => colours.strikethrough(colours.red(text)),
  added: colours.green,
  alert: colours.yellow,
};

/** Whether the terminal shows colours. */
export const hasColours = colours.red("a") !== "a";

/** What leaves a terminal as it was. */
const restoring = `${ansi.cursorShow}${ansi.exitAlternativeScreen}`;

/**
 * Draws lines on the alternative screen of standard error, and reads keys from standard input if that is a terminal. The terminal is as it was
 * before when the view is closed, suspended (Ctrl-Z) or the process ends, in whatever way.
 */
export class Terminal {
  readonly #listener: TerminalListener;
  /** Whether keys are read. */
  readonly hasKeys = process.stdin.isTTY === true;
  #isOpen = false;
  #drawn: readonly string[] = [];
  #forgetKill: () => void = () => undefined;

  constructor(listener: TerminalListener) {
    this.#listener = listener;
    if (this.hasKeys) emitKeypressEvents(process.stdin);
    process.on("SIGCONT", this.#continue);
  }

  /** Whether the view is on the screen. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Columns of the terminal. */
  get width(): number {
    return process.stderr.columns || 80;
  }

  /** Lines of the terminal. */
  get height(): number {
    return process.stderr.rows || 24;
  }

  /** Whether the view can be put on the screen: it is not there yet, and the terminal belongs to no other job. */
  get isFree(): boolean {
    return !this.#isOpen && isForeground();
  }

  /** Puts the view on the screen. */
  open(): void {
    if (!this.isFree) return;
    this.#isOpen = true;
    this.#drawn = [];
    this.#forgetKill = restoreTerminalWhenKilled(restoring);
    if (this.hasKeys) {
      process.stdin.setRawMode(true).resume();
      process.stdin.on("keypress", this.#press);
    }
    process.on("SIGTSTP", this.#suspend);
    process.stderr.on("resize", this.#redraw);
    process.stderr.write(`${ansi.enterAlternativeScreen}${ansi.cursorHide}${ansi.clearViewport}`);
    this.#listener.onChange();
  }

  /** Takes the view off the screen. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    process.stderr.write(restoring);
    process.stderr.off("resize", this.#redraw);
    process.off("SIGTSTP", this.#suspend);
    if (this.hasKeys) {
      process.stdin.off("keypress", this.#press);
      process.stdin.setRawMode(false).pause();
    }
    this.#forgetKill();
  }

  /** To be called when the view is not needed any more. */
  release(): void {
    this.close();
    process.off("SIGCONT", this.#continue);
  }

  /** Draws lines in the place of those before. Only lines that differ are written. */
  draw(lines: readonly Line[]): void {
    if (!this.#isOpen) return;
    const texts = lines.map((line) => line.map(look).join(""));
    const changed = texts.flatMap((text, row) =>
      text === this.#drawn[row] ? [] : [`${ansi.cursorTo(0, row)}${text}${ansi.eraseEndLine}`],
    );
    const rest = texts.length < this.#drawn.length ? `${ansi.cursorTo(0, texts.length)}${ansi.eraseDown}` : "";
    this.#drawn = texts;
    if (changed.length > 0 || rest !== "") process.stderr.write(changed.join("") + rest);
  }

  readonly #press = (_: string | undefined, key: Key) => {
    if (key.ctrl && key.name === "z") this.#suspend();
    else if (key.ctrl && key.name === "l") this.#redraw();
    else this.#listener.onKey(key.ctrl ? `ctrl-${key.name}` : (key.name ?? key.sequence ?? ""));
  };

  readonly #redraw = () => {
    this.#drawn = [];
    process.stderr.write(ansi.clearViewport);
    this.#listener.onChange();
  };

  /** Stops the job, as Ctrl-Z does. If there is no shell to continue it, nothing stops. */
  readonly #suspend = () => {
    this.close();
    process.kill(0, "SIGTSTP");
  };

  readonly #continue = () => {
    if (this.#isOpen && isForeground()) {
      // Another program may have set the terminal meanwhile.
      if (this.hasKeys) process.stdin.setRawMode(false).setRawMode(true);
      process.stderr.write(`${ansi.enterAlternativeScreen}${ansi.cursorHide}`);
      this.#redraw();
    }
  };
}

function look({ text, meaning }: StyledText): string {
  return meaning === undefined ? text : looks[meaning](text);
}
