/** Checks a typed grammar while the user types it. */
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import type { EditorView } from "@codemirror/view";
import type { Answer, GrammarProblem } from "./messages.ts";
import { part, say } from "./page.ts";

/** How long after the last change the grammar is checked, in milliseconds. */
const pause = 300;

export class GrammarCheck {
  readonly #view: EditorView;
  readonly #start = part("start", HTMLInputElement);
  readonly #status = part("grammar-status", HTMLElement);
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView) {
    this.#view = view;
    this.#start.addEventListener("input", () => this.soon());
  }

  /** Checks the grammar when nothing is typed for a moment. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), pause);
  }

  #check(): void {
    // A running check is about an earlier text.
    this.#worker?.terminate();
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    say(this.#status, "Checking the grammar…");
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if (data.kind !== "checked") return;
      this.#show(data.problems, data.rules);
      this.#worker?.terminate();
      this.#worker = undefined;
    });
    const grammar = this.#view.state.doc.toString();
    this.#worker.postMessage({ kind: "check", grammar, start: this.#start.value.trim() });
  }

  #show(problems: readonly GrammarProblem[], rules: readonly string[]): void {
    const { doc } = this.#view.state;
    const diagnostics = problems.map(({ line, column, message }): Diagnostic => {
      const found = doc.line(Math.min(Math.max(1, line), doc.lines));
      const from = Math.min(found.to, found.from + Math.max(0, column - 1));
      return { from, to: Math.max(from, found.to), severity: "error", message };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, diagnostics));
    const [first] = problems;
    if (!first) say(this.#status, `The grammar is fine: ${rules.length} rules, ${rules.join(", ")}.`, "good");
    else say(this.#status, `${first.line > 0 ? `Line ${first.line}: ` : ""}${first.message}`, "bad");
  }
}
