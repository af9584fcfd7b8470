/** Shows one moment of a reduction in an editor. */
import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import type { Origin } from "treemin/report/origins";
import { replaceText, viewer } from "./editors.ts";
import { between, inInput, keptRanges, type Range, without } from "./ranges.ts";
import type { Recording } from "./recording.ts";

/** `input` shows the input with what is gone; `text` the best text. */
export type Mode = "input" | "text";

/** Text that came in place of something. */
class Inserted extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: Inserted): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement("ins");
    element.textContent = this.text;
    return element;
  }
}

const gone = Decoration.mark({ class: "gone" });
const accepted = Decoration.mark({ class: "accepted" });
const refused = Decoration.mark({ class: "refused" });

const setMarks = StateEffect.define<DecorationSet>();
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { effects, changes }) {
    let next = value.map(changes);
    for (const effect of effects) if (effect.is(setMarks)) next = effect.value;
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The editor that shows moments. */
export class WatchView {
  readonly #view: EditorView;
  #shown = "";

  /** @param onPick is told which place of the shown text was clicked, and its line */
  constructor(parent: HTMLElement, onPick: (place: number, line: number) => void) {
    const click = EditorView.domEventHandlers({
      click: ({ clientX: x, clientY: y }, view) => {
        const place = view.posAtCoords({ x, y });
        if (place !== null) onPick(place, view.state.doc.lineAt(place).number);
      },
    });
    this.#view = viewer(parent, "The text at this moment", [marks, EditorView.lineWrapping, click]);
  }

  /**
   * Shows what the test of a number was about, or, for the number 0, the input.
   * @param position how many tests have been made
   * @param isFollowing whether what changes is scrolled to
   */
  show(recording: Recording, position: number, { mode, isFollowing }: { mode: Mode; isFollowing: boolean }): void {
    const test = recording.tests[position - 1];
    const isLast = recording.isFinished && position === recording.tests.length;
    const state = recording.stateAt(test && !isLast ? test.step : recording.stepAfter(position));
    const text = mode === "input" ? recording.input : state.text;
    if (text !== this.#shown) replaceText(this.#view, text);
    this.#shown = text;
    const { origins } = state;
    const candidate = test && !isLast ? rangesOf(recording, position, origins, mode) : [];
    const kept = keptRanges(origins);
    const isInteresting = test?.outcome === "interesting";
    const mark = isInteresting ? accepted : refused;
    const parts = [candidate.filter(isSome).map(([from, to]) => mark.range(from, to))];
    if (mode === "input") {
      parts.push(between(kept, text.length).map(([from, to]) => gone.range(from, to)));
      parts.push(insertions(origins));
    }
    const sets = parts.map((each) => RangeSet.of(each, true));
    const [first] = candidate;
    const scroll = isFollowing && first ? [EditorView.scrollIntoView(Math.min(first[0], text.length))] : [];
    this.#view.dispatch({ effects: [setMarks.of(RangeSet.join(sets)), ...scroll] });
  }
}

const isSome = ([from, to]: Range) => from < to;

/** What a candidate lacks: exactly, if it was accepted; else everything from its first to its last difference. */
function rangesOf(recording: Recording, position: number, origins: readonly Origin[], mode: Mode): readonly Range[] {
  const test = recording.tests[position - 1];
  if (!test) return [];
  const { at, removed, outcome, step } = test;
  if (mode === "text") return [[at, at + removed]];
  if (outcome !== "interesting" || step + 1 >= recording.steps.length) return inInput(origins, at, at + removed);
  return without(keptRanges(origins), keptRanges(recording.stateAt(step + 1).origins));
}

function insertions(origins: readonly Origin[]) {
  const found = [];
  let at = 0;
  for (const origin of origins) {
    if (typeof origin === "string") found.push(Decoration.widget({ widget: new Inserted(origin), side: 1 }).range(at));
    else at = origin[1];
  }
  return found;
}
