/** Reads which names a text has, and which list elements hold and declare them. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, QuantifierNode, RuleNode, TokenNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Declarations, type ElementReading } from "./declarations.js";
import type { NameContext, TokenNames } from "./token-names.js";

/** A name with more occurrences is left out: it is rarely one thing. */
export const mostOccurrences = 64;

/** A name of the text. */
export interface Name {
  readonly text: string;
  /** The tokens that are this name, ascending; those after the first {@link mostOccurrences} are not noted, but for one. */
  readonly tokens: number[];
  /** For each of these the outermost node that is no more than it, and that a minimal replacement can take the place of. */
  readonly nodes: (RuleNode | undefined)[];
  /** Whether some of them are strings. */
  hasStrings: boolean;
  /** The innermost list elements around all of its tokens; those after the first {@link mostOccurrences} are not noted, but for one. */
  readonly elements: Set<ListElement>;
  /** The elements that declare it; one that is inside another comes later. */
  readonly declarations: ListElement[];
  /** Whether some of its tokens go, and what follows from that has not been looked at. */
  isWaiting: boolean;
}

/** What the names of a text are, in the order of the text. */
export interface NamesOfText {
  /** The names, in the order of their first tokens. */
  readonly names: readonly Name[];
  /** The tokens that are names, ascending. */
  readonly tokens: readonly number[];
  /** The name that each of them is. */
  readonly nameOf: readonly Name[];
  /** Which elements are about which names. */
  readonly declarations: Declarations<Name>;
}

/** What is around a node. */
interface Inside {
  /** The list that the node may be an element of. */
  readonly list: QuantifierNode | undefined;
  /** The innermost list element around it. */
  readonly around: ElementReading<Name> | undefined;
  /** The outermost rule node that is no more than it; undefined if none has a minimal replacement. */
  readonly same: RuleNode | undefined;
}

/**
 * Reads the names of what is left of a tree.
 * @param tree the tree as it is now
 * @param context the tree that it was, and its language
 * @param known the names of the tokens of that
 */
export function readNames(tree: WorkingTree, context: NameContext, known: TokenNames): NamesOfText {
  const names = new NameReader(context, known);
  const nodes: Node[] = tree.root ? [tree.root] : [];
  const insides: Inside[] = [{ list: undefined, around: undefined, same: undefined }];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const inside = insides.pop() as Inside;
    if (node.from < node.to && tree.isGone(node.from, node.to)) continue;
    if (node.kind === "token") {
      names.read(node, inside);
      continue;
    }
    const within = names.enter(node, inside);
    const children = tree.childrenOf(node);
    for (let i = children.length - 1; i >= 0; i--) {
      nodes.push(children[i] as Node);
      insides.push(within);
    }
  }
  return names.finish();
}

/** Reads the tokens of a text one by one. */
class NameReader {
  readonly #context: NameContext;
  readonly #known: TokenNames;
  /** The names by their numbers. */
  readonly #byNumber: (Name | undefined)[] = [];
  readonly #names: Name[] = [];
  readonly #tokens: number[] = [];
  readonly #nameOf: Name[] = [];
  readonly #declarations = new Declarations<Name>();
  /** The list elements that have a name. */
  readonly #named = new Set<ListElement>();

  constructor(context: NameContext, known: TokenNames) {
    this.#context = context;
    this.#known = known;
  }

  /** What is around the children of a node that something is around. */
  enter(node: Exclude<Node, TokenNode>, inside: Inside): Inside {
    if (node.kind === "iteration" && inside.list) {
      const element = { iteration: node, list: inside.list };
      return { list: undefined, around: this.#declarations.begin(element, inside.around), same: inside.same };
    }
    if (node.kind === "quantifier") return { list: node, around: inside.around, same: inside.same };
    const isSame = node.kind === "rule" && node.to === node.from + 1 && node.replacement !== "";
    if (inside.list === undefined && (inside.same || !isSame)) return inside;
    return { list: undefined, around: inside.around, same: inside.same ?? (isSame ? node : undefined) };
  }

  /** Reads a token. */
  read(token: TokenNode, { around, same }: Inside): void {
    const { text, tokens } = this.#context.tree;
    const first = text[tokens.starts[token.from] as number] as string;
    this.#declarations.readBracket(first);
    const number = this.#known.numberOf(token);
    if (number === undefined) return;
    const before = this.#byNumber[number];
    const name = before ?? this.#begin(number);
    this.#tokens.push(token.from);
    this.#nameOf.push(name);
    this.#declarations.readName(name, !before, around);
    name.hasStrings ||= "\"'`".includes(first);
    if (name.tokens.length <= mostOccurrences) {
      name.tokens.push(token.from);
      name.nodes.push(same);
    }
    if (around && name.elements.size <= mostOccurrences) name.elements.add(around.element);
    this.#declare(name, around);
  }

  #begin(number: number): Name {
    const name: Name = {
      text: this.#known.textOf(number),
      tokens: [],
      nodes: [],
      hasStrings: false,
      elements: new Set(),
      declarations: [],
      isWaiting: false,
    };
    this.#byNumber[number] = name;
    this.#names.push(name);
    return name;
  }

  /** Notes that a name is the first one in the elements around it that had none. */
  #declare(name: Name, innermost: ElementReading<Name> | undefined): void {
    const { length } = name.declarations;
    for (let at = innermost; at && !this.#named.has(at.element); at = at.outer) {
      this.#named.add(at.element);
      name.declarations.splice(length, 0, at.element);
    }
  }

  /** All that has been read. */
  finish(): NamesOfText {
    this.#declarations.end(({ tokens }) => tokens.length <= mostOccurrences);
    return {
      names: this.#names,
      tokens: this.#tokens,
      nameOf: this.#nameOf,
      declarations: this.#declarations,
    };
  }
}
