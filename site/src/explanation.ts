/** Explains what a part of the input is, and when it was removed or why it stayed. */
import { type Fate, fateOf, testOfStep } from "./fate.ts";
import type { InputTree } from "./input-tree.ts";
import { spoken } from "./page.ts";
import type { Range } from "./ranges.ts";
import type { Recording, TestedCandidate } from "./recording.ts";

/** How many characters of a text are quoted. */
const mostQuoted = 60;
/** How many characters around a difference are shown, and how many differences. */
const around = 40;
const mostDifferences = 8;

const number = (value: number) => value.toLocaleString("en");

export class Explanation {
  readonly #box: HTMLElement;
  readonly #hint: readonly Node[];
  readonly #onSeek: (position: number) => void;

  /** @param onSeek is told which moment is to be shown */
  constructor(box: HTMLElement, onSeek: (position: number) => void) {
    this.#box = box;
    this.#hint = [...box.childNodes];
    this.#onSeek = onSeek;
  }

  clear(): void {
    this.#box.replaceChildren(...this.#hint);
  }

  /** Says that a part of the text is not from the input. */
  sayNew(): void {
    this.#box.replaceChildren(paragraph("A replacement has put this in; it is not from the input."));
  }

  ofNode(recording: Recording, tree: InputTree, node: number): void {
    const range = tree.range(node);
    const what = paragraph(element("strong", tree.name(node)), " ", quoted(recording.input.slice(...range)));
    const places = tree.path(node).map((each) => nameIn(tree, each));
    const place = paragraph(`Place: ${places.join(" › ")}; ${lineOf(recording.input, range[0])}`);
    this.#tell(recording, range, [what, place, replacementOf(tree, node)]);
  }

  /** @param range of the input */
  ofRange(recording: Recording, range: Range): void {
    const what = quoted(recording.input.slice(...range));
    this.#tell(recording, range, [paragraph(what, ` in ${lineOf(recording.input, range[0])}`)]);
  }

  #tell(recording: Recording, range: Range, first: readonly HTMLElement[]): void {
    const fate = fateOf(recording, range);
    const position = positionOf(recording, fate);
    const lines = [...first, paragraph(inWords(recording, fate))];
    if (position !== undefined) {
      const button = element("button", `Show test ${number(position)}`);
      button.type = "button";
      button.addEventListener("click", () => this.#onSeek(position));
      lines.at(-1)?.append(" ", button);
      lines.push(candidateText(recording, position));
      this.#box.dataset.outcome = recording.tests[position - 1]?.outcome ?? "";
    }
    this.#box.replaceChildren(...lines);
  }
}

/** The position of the test that decided the fate; undefined if there is none. */
function positionOf(recording: Recording, fate: Fate): number | undefined {
  if (fate.kind === "untried") return undefined;
  const position = fate.kind === "gone" ? testOfStep(recording, fate.step) : fate.test;
  return recording.tests[position - 1] ? position : undefined;
}

function inWords(recording: Recording, fate: Fate): string {
  switch (fate.kind) {
    case "gone": {
      const { phase, tests } = recording.steps[fate.step] as { phase: string; tests: number };
      return `Gone since test ${number(tests)}, by ${phase}: the candidate without it was accepted.`;
    }
    case "refused": {
      const { phase, outcome } = recording.tests[fate.test - 1] as TestedCandidate;
      const besides = fate.besides === 0 ? "" : ` and ${number(fate.besides)} other characters`;
      return `It stayed: test ${number(fate.test)} by ${phase} tried without it${besides}, and the text was ${spoken[outcome]}.`;
    }
    case "untried":
      return "It stayed: no candidate without it was tested in the last steps. Either its text is already the shortest, or what is above it had to stay whole.";
  }
}

/** The text of a candidate, with the parts that it removes from the best text before and those that it inserts. */
function candidateText(recording: Recording, position: number): HTMLElement {
  const test = recording.tests[position - 1] as TestedCandidate;
  const { text } = recording.stateAt(test.step);
  const edits = recording.editsOf(test, recording.stateAt(test.step));
  const shown = element("pre", "");
  let end = 0;
  for (const [at, removed, inserted = ""] of edits.slice(0, mostDifferences)) {
    shown.append(shortened(text.slice(end, at), end === 0 ? "start" : "both"));
    shown.append(element("del", middleOf(text.slice(at, at + removed))));
    if (inserted !== "") shown.append(element("ins", middleOf(inserted)));
    end = at + removed;
  }
  const more = edits.length - mostDifferences;
  if (more > 0) shown.append(`… (${number(more)} more differences)`);
  else shown.append(shortened(text.slice(end), "end"));
  return shown;
}

/** A part that stays, without the text that is far from a difference. */
function shortened(text: string, where: "start" | "both" | "end"): string {
  const [before, after] = [where === "start" ? 0 : around, where === "end" ? 0 : around];
  if (text.length <= before + after + 1) return text;
  return `${text.slice(0, before)}…${after === 0 ? "" : text.slice(-after)}`;
}

function middleOf(text: string): string {
  return text.length <= 8 * around ? text : `${text.slice(0, 4 * around)}…${text.slice(-4 * around)}`;
}

/** The shortest text that may stand in the place of a node. */
function replacementOf(tree: InputTree, node: number): HTMLElement {
  const { replacement, isListed } = tree.label(node);
  if (!isListed) return paragraph("Minimal replacement: ", replacement === "" ? "nothing" : quoted(replacement));
  const inPlace = replacement === "" ? [] : [", or ", quoted(replacement), " in its place"];
  return paragraph("Minimal replacement: nothing, as it is a part of a list", ...inPlace);
}

/** The name of a node, with its number if it has siblings. */
function nameIn(tree: InputTree, node: number): string {
  const { parent, children, position } = tree.arrays;
  const above = parent[node] as number;
  const hasSiblings = above >= 0 && (children[above] as number) > 1;
  return hasSiblings ? `${tree.name(node)} (${position[node]})` : tree.name(node);
}

function lineOf(input: string, place: number): string {
  const before = input.slice(0, place);
  const line = before.split("\n").length;
  return `line ${number(line)}, column ${number(place - before.lastIndexOf("\n"))}`;
}

function quoted(text: string): HTMLElement {
  const flat = text.replace(/\s+/g, " ");
  return element("code", flat.length > mostQuoted ? `${flat.slice(0, mostQuoted)}…` : flat);
}

function paragraph(...parts: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement("p");
  made.append(...parts);
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text });
}
