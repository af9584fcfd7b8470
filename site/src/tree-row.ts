/** One row of the tree. */
import type { InputTree } from "./input-tree.ts";
import type { Outcome } from "./recording.ts";
import { isDifferent, type Mark, type TokenMarks } from "./token-marks.ts";

/** How many characters of a node a row shows. */
const mostShown = 80;

interface RowFacts {
  readonly tree: InputTree;
  readonly node: number;
  readonly marks: TokenMarks | undefined;
  /** Outcome of the candidate of the moment. */
  readonly outcome: Outcome | undefined;
  /** Whether the candidate inserts something. */
  readonly isReplacing: boolean;
  /** Undefined for a node without children. */
  readonly isUnfolded: boolean | undefined;
  /** Whether it has the focus of the keyboard. */
  readonly isActive: boolean;
  readonly isPicked: boolean;
}

export function rowElement(facts: RowFacts): HTMLElement {
  const { tree, node, marks, outcome, isUnfolded, isActive, isPicked } = facts;
  const { arrays } = tree;
  const element = document.createElement("div");
  element.id = `node-${node}`;
  element.className = "row";
  element.classList.toggle("active", isActive);
  const attributes: Readonly<Record<string, unknown>> = {
    role: "treeitem",
    "aria-level": arrays.level[node],
    "aria-posinset": arrays.position[node],
    "aria-setsize": siblingCount(tree, node),
    "aria-selected": isPicked,
    ...(isUnfolded !== undefined && { "aria-expanded": isUnfolded }),
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.style.setProperty("--level", String((arrays.level[node] as number) - 1));
  const mark = marks?.ofNode(node) ?? "kept";
  element.dataset.mark = mark;
  const above = arrays.parent[node] as number;
  const isUppermost = isDifferent(mark) && (above < 0 || !marks || !isDifferent(marks.ofNode(above)));
  element.classList.toggle("uppermost", isUppermost);
  const note = noteOf(facts, mark);
  element.append(
    part("fold", isUnfolded === undefined ? "" : isUnfolded ? "▾" : "▸"),
    part(`name ${tree.label(node).kind}`, tree.name(node)),
    excerptOf(tree, node, { marks, outcome }),
    ...(note === "" ? [] : [part(mark === "kept" ? "note count" : "note", note)]),
  );
  element.firstElementChild?.setAttribute("aria-hidden", "true");
  return element;
}

function siblingCount({ arrays: { parent, children } }: InputTree, node: number): number {
  const above = parent[node] as number;
  return above < 0 ? 1 : (children[above] as number);
}

/** What became of the node, in words. */
function noteOf({ tree, node, marks, outcome, isReplacing }: RowFacts, mark: Mark): string {
  if (!marks || mark === "gone") return mark === "gone" ? "gone" : "";
  if (isDifferent(mark)) {
    const what = mark === "changed" ? "change" : isReplacing ? "replacement" : "removal";
    return `${what} ${outcome === "interesting" ? "accepted" : "refused"}`;
  }
  const [from, to] = [tree.arrays.from[node] as number, tree.arrays.to[node] as number];
  const { kept } = marks.count(from, to);
  return kept === to - from ? "" : `${kept.toLocaleString("en")} of ${(to - from).toLocaleString("en")} tokens`;
}

/** The beginning of a node's text, on one line, each token with its mark. */
function excerptOf(
  { arrays: { starts, ends, from, to }, input }: InputTree,
  node: number,
  { marks, outcome }: Pick<RowFacts, "marks" | "outcome">,
): HTMLElement {
  const excerpt = part("excerpt", "");
  let [length, text, last] = [0, "", "kept" as Mark];
  const flush = () => {
    if (text === "") return;
    const name = last === "gone" ? last : outcome === "interesting" ? "accepted" : "refused";
    excerpt.append(last === "kept" ? text : part(name, text));
    text = "";
  };
  const end = to[node] as number;
  let behind: number | undefined;
  for (let token = from[node] as number; token < end && length < mostShown; token++) {
    const mark = marks?.mark(token, token + 1) ?? "kept";
    const start = starts[token] as number;
    const space = behind !== undefined && behind < start ? " " : "";
    behind = ends[token] as number;
    const shown = input.slice(start, Math.min(behind, start + mostShown - length)).replace(/\s+/g, " ");
    if (mark !== last) {
      if (last === "kept") text += space;
      flush();
      if (last !== "kept") text = space;
      text += shown;
      last = mark;
    } else text += space + shown;
    length += space.length + shown.length;
  }
  flush();
  if (behind !== undefined && behind < (ends[end - 1] ?? behind)) excerpt.append("…");
  return excerpt;
}

function part(className: string, text: string): HTMLElement {
  return Object.assign(document.createElement("span"), { className, textContent: text });
}
