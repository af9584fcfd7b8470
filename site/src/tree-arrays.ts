/** The tree of an input as arrays, which are quick to send; parts of them are quick to show. */
import { stagesOf } from "treemin/transform/transforms";
import type { IterationNode, Node, Tree } from "treemin/tree/node";

/** What nodes of a kind have in common. */
export interface Label {
  /** `part` is one iteration of a list that is made of several things, `error` a token that does not fit the grammar. */
  readonly kind: "rule" | "token" | "part" | "error";
  /** Name of the rule or token; empty for a `part`. */
  readonly name: string;
  /** The shortest text that may stand in its place. */
  readonly replacement: string;
  /** Whether it is an iteration of a list, which can be removed. */
  readonly isListed: boolean;
}

/**
 * Tokens in the order of the text, and nodes in preorder: a node stands before its first child. Lists of the grammar are not nodes of
 * their own; their content stands below the rule. A required token with a fixed text, such as a bracket, is not a node either.
 */
export interface TreeArrays {
  /** UTF-16 offsets of the tokens. */
  readonly starts: Int32Array<ArrayBuffer>;
  readonly ends: Int32Array<ArrayBuffer>;
  /** The first token of each node, and the one behind its last. */
  readonly from: Int32Array<ArrayBuffer>;
  readonly to: Int32Array<ArrayBuffer>;
  /** The node behind the last one below each node. */
  readonly next: Int32Array<ArrayBuffer>;
  /** The node above each node, -1 for the root. */
  readonly parent: Int32Array<ArrayBuffer>;
  /** The level of each node, 1 for the root. */
  readonly level: Int32Array<ArrayBuffer>;
  /** Its number among its siblings, from 1. */
  readonly position: Int32Array<ArrayBuffer>;
  /** How many children it has. */
  readonly children: Int32Array<ArrayBuffer>;
  /** Index of its label. */
  readonly label: Int32Array<ArrayBuffer>;
  readonly labels: readonly Label[];
}

/** Something that is shown as a node: a node of the tree, with the other tokens of its iteration if it is the only node there. */
interface Item {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
  readonly isListed: boolean;
}

/** A node whose children are being written. */
interface Frame {
  readonly index: number;
  readonly items: readonly Item[];
  done: number;
}

/** An array that grows. */
class Column {
  #values = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  finish(): Int32Array<ArrayBuffer> {
    return this.#values.slice(0, this.length);
  }
}

/** The tree that algorithms work on, before parts of it are hidden. */
export function treeArrays(parsed: Tree): TreeArrays {
  const stages = stagesOf(parsed, { hideUnremovableTokens: false });
  const { root } = parsed;
  return new ArrayWriter(stages.at(-1)?.tree ?? parsed, root.kind === "rule" ? root.name : "").write();
}

const columnNames = ["from", "to", "next", "parent", "level", "position", "children", "label"] as const;
type ColumnName = (typeof columnNames)[number];

class ArrayWriter {
  readonly #tree: Tree;
  readonly #start: string;
  readonly #labels = new Map<string, number>();
  readonly #list: Label[] = [];
  readonly #columns = Object.fromEntries(columnNames.map((name) => [name, new Column()])) as Readonly<
    Record<ColumnName, Column>
  >;

  /** @param start name of the start rule, which may have been squeezed out of the tree */
  constructor(tree: Tree, start: string) {
    this.#tree = tree;
    this.#start = start;
  }

  write(): TreeArrays {
    const { root, tokens } = this.#tree;
    // Trees can be deeper than the stack.
    const frames: Frame[] = [];
    const open = (item: Item, parent: number, position: number) => {
      const items = this.#itemsIn(item.node);
      const { from, to } = item;
      const row = { from, to, parent, position, level: frames.length + 1, children: items.length };
      const index = this.#add({ ...row, next: 0, label: this.#labelOf(item) });
      frames.push({ index, items, done: 0 });
    };
    open({ node: root, from: root.from, to: root.to, isListed: false }, -1, 1);
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const item = frame.items[frame.done++];
      if (item) {
        open(item, frame.index, frame.done);
        continue;
      }
      this.#columns.next.set(frame.index, this.#columns.next.length);
      frames.pop();
    }
    const arrays = Object.fromEntries(columnNames.map((name) => [name, this.#columns[name].finish()]));
    const { starts, ends } = tokens;
    return {
      ...(arrays as Pick<TreeArrays, ColumnName>),
      starts: starts.slice(),
      ends: ends.slice(),
      labels: this.#list,
    };
  }

  #add(row: Readonly<Record<ColumnName, number>>): number {
    for (const name of columnNames) this.#columns[name].push(row[name]);
    return this.#columns.from.length - 1;
  }

  #labelOf({ node, isListed }: Item): number {
    const isRoot = node === this.#tree.root;
    const name = isRoot ? this.#start : node.kind === "rule" || node.kind === "token" ? node.name : "";
    const isError = node.kind === "token" && node.category === "error";
    const kind = isError ? "error" : node.kind === "token" ? "token" : name === "" ? "part" : "rule";
    const { replacement } = node;
    const key = JSON.stringify([kind, name, replacement, isListed]);
    let index = this.#labels.get(key);
    if (index === undefined) {
      index = this.#list.push({ kind, name, replacement, isListed }) - 1;
      this.#labels.set(key, index);
    }
    return index;
  }

  /** What is shown below a node. */
  #itemsIn(node: Node): readonly Item[] {
    return node.children.flatMap((child) => {
      if (child.kind === "quantifier") return child.children.flatMap((each) => this.#itemOf(each));
      if (child.kind === "iteration") return this.#itemOf(child);
      if (this.#isFixed(child)) return [];
      return [{ node: child, from: child.from, to: child.to, isListed: false }];
    });
  }

  /** An iteration is shown as the only thing that is in it. */
  #itemOf(iteration: IterationNode): readonly Item[] {
    // The separator may be removed while the rest stays.
    const [from, to] = [iteration.from + iteration.separators, iteration.to];
    if (from >= to) return [];
    const rest = iteration.children.filter((child) => child.to > from);
    const [first, second] = this.#itemsIn({ ...plain(iteration), children: rest });
    if (first && !second) return [{ node: first.node, from, to, isListed: true }];
    const [only] = rest;
    if (!first && only?.kind === "token" && rest.length === 1) return [{ node: only, from, to, isListed: true }];
    return [{ node: { ...plain(iteration), children: rest }, from, to, isListed: true }];
  }

  #isFixed(node: Node): boolean {
    if (node.kind !== "token" || node.slot !== node.name || node.category === "error") return false;
    const { text, tokens } = this.#tree;
    const [start, end] = [tokens.starts[node.from] as number, tokens.ends[node.from] as number];
    return end - start === node.replacement.length && text.startsWith(node.replacement, start);
  }
}

/** The fields of an iteration, which may be inherited. */
function plain({ from, to, separators, replacement }: IterationNode): Omit<IterationNode, "children"> {
  return { kind: "iteration", from, to, separators, replacement };
}
