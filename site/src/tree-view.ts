/** The tree of the input. Only its visible rows are in the page. */
import type { InputTree } from "./input-tree.ts";
import type { Moment } from "./moment.ts";
import { TokenMarks } from "./token-marks.ts";
import { rowElement } from "./tree-row.ts";
import { TreeRows } from "./tree-rows.ts";

/** Height of a row in pixels, as in the style sheet. */
const rowHeight = 26;
/** Browsers cannot show much taller elements. */
const mostHeight = 8_000_000;

/** A tree that is shown, and its unfolded nodes. */
interface Shown {
  readonly tree: InputTree;
  readonly rows: TreeRows;
}

export class TreeView {
  readonly #box: HTMLElement;
  readonly #sheet = document.createElement("div");
  readonly #onPick: (node: number) => void;
  #shown: Shown | undefined;
  #moment: Moment | undefined;
  #marks: TokenMarks | undefined;
  /** The node that has the focus of the keyboard. */
  #active = 0;
  #picked: number | undefined;
  #frame = 0;

  /**
   * @param box an element that scrolls
   * @param onPick is told which node was chosen
   */
  constructor(box: HTMLElement, onPick: (node: number) => void) {
    this.#box = box;
    this.#onPick = onPick;
    this.#sheet.setAttribute("role", "none");
    this.#sheet.className = "sheet";
    box.replaceChildren(this.#sheet);
    box.addEventListener("scroll", () => this.#soon());
    new ResizeObserver(() => this.#soon()).observe(box);
    box.addEventListener("keydown", (event) => {
      if (this.#key(event.key)) event.preventDefault();
    });
    // If the focus comes by keyboard, the focused row is scrolled into view. A click has a row of its own.
    box.addEventListener("focus", () => box.matches(":focus-visible") && this.#moveTo(this.#active));
    box.addEventListener("click", (event) => this.#click(event));
  }

  /** Shows a tree as it is at first; none if there is none. */
  open(tree: InputTree | undefined): void {
    this.#shown = tree && { tree, rows: new TreeRows(tree) };
    this.#active = 0;
    this.#picked = undefined;
    this.#marks = undefined;
    this.#box.scrollTop = 0;
    this.#draw();
  }

  /** Marks what is gone and what the candidate of a moment lacks. Scrolls to the latter, unless the tree has the focus of the keyboard. */
  show(moment: Moment): void {
    if (!this.#shown) return;
    const { tree, rows } = this.#shown;
    this.#moment = moment;
    this.#marks = new TokenMarks(tree, moment);
    const { candidate } = this.#marks;
    if (candidate !== undefined) {
      rows.reveal(candidate);
      this.#scrollTo(this.#box.matches(":focus-visible") ? this.#active : candidate);
    }
    this.#draw();
  }

  /** Chooses a node as a click on it does. */
  pick(node: number): void {
    this.#picked = node;
    this.#shown?.rows.reveal(node);
    this.#moveTo(node);
    this.#onPick(node);
  }

  /** Unfolds everything, or folds all but the root. */
  setAll(isUnfolded: boolean): void {
    this.#shown?.rows.setAll(isUnfolded);
    this.#moveTo(this.#shown?.rows.nodeAt(this.#shown.rows.rowOf(this.#active)) ?? 0);
  }

  #soon(): void {
    if (this.#frame === 0)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.#draw();
      });
  }

  #draw(): void {
    const { tree, rows } = this.#shown ?? {};
    if (!tree || !rows) return void this.#sheet.replaceChildren();
    const height = Math.min(mostHeight, rows.length * rowHeight);
    this.#sheet.style.height = `${height}px`;
    const { first, top } = this.#place(rows.length);
    const count = Math.ceil(this.#box.clientHeight / rowHeight) + 1;
    const isReplacing = this.#moment?.edits.some(([, , inserted]) => inserted !== undefined) ?? false;
    const elements: HTMLElement[] = [];
    for (let row = first; row < Math.min(rows.length, first + count); row++) {
      const node = rows.nodeAt(row) as number;
      const element = rowElement({
        ...{ tree, node, marks: this.#marks, outcome: this.#moment?.test?.outcome, isReplacing },
        ...{ isUnfolded: rows.canUnfold(node) ? rows.isUnfolded(node) : undefined },
        ...{ isActive: node === this.#active, isPicked: node === this.#picked },
      });
      element.style.top = `${top + (row - first) * rowHeight}px`;
      elements.push(element);
    }
    this.#sheet.replaceChildren(...elements);
    const active = elements.find((element) => element.id === `node-${this.#active}`);
    if (active) this.#box.setAttribute("aria-activedescendant", active.id);
    else this.#box.removeAttribute("aria-activedescendant");
  }

  /** The first visible row and its place. A sheet that would be too tall is scrolled faster. */
  #place(length: number): { readonly first: number; readonly top: number } {
    const { scrollTop, clientHeight } = this.#box;
    const whole = length * rowHeight;
    if (whole <= mostHeight) {
      const first = Math.floor(scrollTop / rowHeight);
      return { first, top: first * rowHeight };
    }
    const share = scrollTop / Math.max(1, mostHeight - clientHeight);
    const last = Math.max(0, length - Math.floor(clientHeight / rowHeight));
    return { first: Math.min(last, Math.round(share * last)), top: scrollTop };
  }

  /** Scrolls to the row of a node unless it is visible. */
  #scrollTo(node: number): void {
    const { rows } = this.#shown ?? {};
    if (!rows) return;
    this.#sheet.style.height = `${Math.min(mostHeight, rows.length * rowHeight)}px`;
    const row = rows.rowOf(node);
    const seen = Math.max(1, Math.floor(this.#box.clientHeight / rowHeight));
    const { first } = this.#place(rows.length);
    if (row >= first && row < first + seen) return;
    const wanted = Math.max(0, row < first || row > first + 2 * seen ? row - Math.floor(seen / 3) : row - seen + 1);
    const whole = rows.length * rowHeight;
    const share = wanted / Math.max(1, rows.length - seen);
    this.#box.scrollTop = whole <= mostHeight ? wanted * rowHeight : share * (mostHeight - this.#box.clientHeight);
  }

  #moveTo(node: number): void {
    this.#active = node;
    this.#scrollTo(node);
    this.#draw();
  }

  #click({ target }: MouseEvent): void {
    const element = target instanceof Element ? target.closest("[role=treeitem]") : null;
    if (!element || !this.#shown) return;
    const node = Number(element.id.slice("node-".length));
    if ((target as Element).closest(".fold")) {
      this.#shown.rows.set([node], !this.#shown.rows.isUnfolded(node));
      this.#moveTo(node);
    } else this.pick(node);
  }

  /** Handles the keys of a tree. Returns whether the key is one of them. */
  #key(key: string): boolean {
    if (!this.#shown) return false;
    const { tree, rows } = this.#shown;
    const node = this.#active;
    const row = rows.rowOf(node);
    const page = Math.max(1, Math.floor(this.#box.clientHeight / rowHeight) - 1);
    const goTo = (wanted: number) => {
      this.#moveTo(rows.nodeAt(Math.min(rows.length - 1, Math.max(0, wanted))) ?? 0);
      return true;
    };
    const fold = (nodes: Iterable<number>, isUnfolded: boolean) => {
      rows.set(nodes, isUnfolded);
      this.#moveTo(node);
      return true;
    };
    switch (key) {
      case "ArrowDown":
        return goTo(row + 1);
      case "ArrowUp":
        return goTo(row - 1);
      case "PageDown":
        return goTo(row + page);
      case "PageUp":
        return goTo(row - page);
      case "Home":
        return goTo(0);
      case "End":
        return goTo(rows.length - 1);
      case "ArrowRight":
        if (!rows.canUnfold(node)) return true;
        return rows.isUnfolded(node) ? goTo(row + 1) : fold([node], true);
      case "ArrowLeft":
        if (rows.isUnfolded(node)) return fold([node], false);
        return goTo(rows.rowOf(Math.max(0, tree.arrays.parent[node] as number)));
      case "*":
        return fold(siblingsOf(tree, node), true);
      case "Enter":
      case " ":
        this.pick(node);
        return true;
      default:
        return false;
    }
  }
}

/** The nodes with the same parent. */
function siblingsOf({ arrays: { parent, next }, size }: InputTree, node: number): readonly number[] {
  const above = parent[node] as number;
  const end = above < 0 ? size : (next[above] as number);
  const siblings: number[] = [];
  for (let each = above + 1; each < end; each = next[each] as number) siblings.push(each);
  return siblings;
}
