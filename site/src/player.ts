/** Plays a recording: slider, buttons, plot, tree and text show the same moment. */
import { Explanation } from "./explanation.ts";
import { fateOf } from "./fate.ts";
import type { InputTree } from "./input-tree.ts";
import { type Moment, momentOf } from "./moment.ts";
import { bytes, part, spoken } from "./page.ts";
import { Plot } from "./plot.ts";
import { inInput } from "./ranges.ts";
import type { Recording } from "./recording.ts";
import { TreeView } from "./tree-view.ts";
import { type Mode, WatchView } from "./watch-view.ts";

export class Player {
  readonly #slider = part("position", HTMLInputElement);
  readonly #moment = part("moment", HTMLElement);
  readonly #play = part("play", HTMLButtonElement);
  readonly #speed = part("speed", HTMLSelectElement);
  readonly #mode = part("view", HTMLSelectElement);
  readonly #why = new Explanation(part("why", HTMLElement), (position) => this.#go(position));
  readonly #text = new WatchView(part("shown", HTMLElement), (place) => this.#pick(place));
  readonly #treeView = new TreeView(part("tree", HTMLElement), (node) => this.#explain(node));
  readonly #plot = new Plot(part("plot", HTMLElement), (tests) => this.#go(tests));
  #recording: Recording | undefined;
  #tree: InputTree | undefined;
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
    part("unfold", HTMLButtonElement).addEventListener("click", () => this.#treeView.setAll(true));
    part("fold", HTMLButtonElement).addEventListener("click", () => this.#treeView.setAll(false));
    this.#speed.addEventListener("change", () => {
      if (this.#timer !== undefined) this.#start();
    });
  }

  /** Shows a recording. While it grows, its newest moment is shown. */
  open(recording: Recording): void {
    this.#pause();
    this.#recording = recording;
    this.#isLive = true;
    this.#why.clear();
    this.#takeTree(undefined);
    this.refresh();
  }

  /** Shows the tree of the recording's input. */
  openTree(tree: InputTree): void {
    this.#recording?.alignTo((place) => tree.isBoundary(place));
    this.#takeTree(tree);
    this.refresh();
  }

  #takeTree(tree: InputTree | undefined): void {
    this.#tree = tree;
    this.#treeView.open(tree);
    for (const id of ["unfold", "fold"]) part(id, HTMLButtonElement).disabled = !tree;
  }

  /** Shows what was added to the recording, at most once a frame. */
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
    // The option "as fast as it goes" plays the whole recording in about five seconds.
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

  /** Chooses the smallest node at a place of the text. */
  #pick(place: number): void {
    const [recording, tree] = [this.#recording, this.#tree];
    if (!recording || recording.steps.length === 0) return;
    const { origins } = momentOf(recording, this.#position).state;
    const found = this.#mode.value === "input" ? place : inInput(origins, place, place + 1)[0]?.[0];
    if (found === undefined) return void this.#why.sayNew();
    const token = tree?.tokenAt(found) ?? 0;
    const node = tree && [...tree.nodesAt(token)].at(-1);
    if (!tree || node === undefined) return void this.#why.ofRange(recording, [found, found + 1]);
    this.#treeView.pick(node);
    const range = tree.tokenRange(token);
    // A token that is not a node may be gone although the node around it stays.
    const isAlone = fateOf(recording, range).kind === "gone" && fateOf(recording, tree.range(node)).kind !== "gone";
    if (isAlone) this.#why.ofRange(recording, range);
  }

  #explain(node: number): void {
    if (this.#recording && this.#tree) this.#why.ofNode(this.#recording, this.#tree, node);
  }

  #draw(): void {
    const recording = this.#recording;
    if (!recording || recording.steps.length === 0) return;
    const position = this.#position;
    const moment = momentOf(recording, position);
    this.#treeView.show(moment);
    this.#text.show(moment, recording.input, this.#mode.value as Mode);
    this.#plot.draw([{ label: "Size", recording }], position);
    this.#moment.textContent = describe(recording, position, moment);
    this.#slider.setAttribute("aria-valuetext", this.#moment.textContent);
  }
}

function describe(recording: Recording, position: number, { edits }: Moment): string {
  const size = recording.steps[recording.stepAfter(position)]?.size ?? 0;
  const test = recording.tests[position - 1];
  if (!test) return `The input: ${bytes(size)}.`;
  const parts = edits.length > 1 ? `, without ${edits.length.toLocaleString("en")} parts` : "";
  const what = `Test ${position.toLocaleString("en")} by ${test.phase}: ${test.length.toLocaleString("en")} characters${parts}, ${spoken[test.outcome]}.`;
  return `${what} Best so far: ${bytes(size)}.`;
}
