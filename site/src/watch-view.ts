/** Shows one moment of a reduction in an editor. */
import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import type { Origin } from "treemin/report/origins";
import { replaceText, viewer } from "./editors.ts";
import type { Moment } from "./moment.ts";
import { between, keptRanges, type Range } from "./ranges.ts";

/** `input` shows the input with what is gone; `text` the best text. */
export type Mode = "input" | "text";

/** Text that replaces a removed part. */
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

  /** @param onPick gets the offset in the shown text that was clicked */
  constructor(parent: HTMLElement, onPick: (place: number) => void) {
    const click = EditorView.domEventHandlers({
      click: ({ clientX: x, clientY: y }, view) => {
        const place = view.posAtCoords({ x, y });
        if (place !== null) onPick(place);
      },
    });
    this.#view = viewer(parent, "The text at this moment", [marks, EditorView.lineWrapping, click]);
  }

  /** Shows a moment, and scrolls to what changes. */
  show({ state, test, edits, cuts }: Moment, input: string, mode: Mode): void {
    const text = mode === "input" ? input : state.text;
    if (text !== this.#shown) replaceText(this.#view, text);
    this.#shown = text;
    const { origins } = state;
    const candidate: readonly Range[] = mode === "input" ? cuts : edits.map(([at, removed]) => [at, at + removed]);
    const mark = test?.outcome === "interesting" ? accepted : refused;
    const parts = [candidate.filter(isSome).map(([from, to]) => mark.range(from, to))];
    if (mode === "input") {
      parts.push(between(keptRanges(origins), text.length).map(([from, to]) => gone.range(from, to)));
      parts.push(insertions(origins));
    }
    const sets = parts.map((each) => RangeSet.of(each, true));
    const [first] = candidate;
    const scroll = first ? [EditorView.scrollIntoView(Math.min(first[0], text.length))] : [];
    this.#view.dispatch({ effects: [setMarks.of(RangeSet.join(sets)), ...scroll] });
  }
}

const isSome = ([from, to]: Range) => from < to;

function insertions(origins: readonly Origin[]) {
  const found = [];
  let at = 0;
  for (const origin of origins) {
    if (typeof origin === "string") found.push(Decoration.widget({ widget: new Inserted(origin), side: 1 }).range(at));
    else at = origin[1];
  }
  return found;
}
