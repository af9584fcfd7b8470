/**
 * Inlining of references: puts what JSON pointers refer to in their places, all at once, because one alone saves little.
 * `{"items": {"$ref": "#/d/a"}, "d": {"a": {"type": "b"}}}` becomes `{"items": {"type": "b"}, "d": {}}`.
 *
 * A pointer (RFC 6901) is a string with `#/`. It refers to the list element that begins with its last name, in one that begins with the
 * name before, and so on; of several that begin together, to the innermost one. The topmost part behind the name that has the type of a node
 * around the pointer replaces the innermost such node, and the element goes. Elements stay if there is another pointer to them, or if they
 * contain the only one.
 *
 * A string with a slash and at most a `#` at its end is an address (RFC 3986) of the list element that begins with it, or else of the element
 * around the member of which it is the value, as in `{"a": {"$id": "http://a/a", "type": "b"}}`, if there are other members. Outside that
 * element, it refers to it.
 */
import type { Search } from "../../search/search.js";
import type { Reduced, WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import { contains, type Node, type RuleNode, type TokenRange } from "../../tree/node.js";
import { addTo } from "../add-to.js";
import { askOne } from "../ask-one.js";
import { outermost } from "../names/references.js";
import { textIn } from "../names/text-in.js";
import type { NameContext } from "../names/token-names.js";
import { type LeftElement, type LeftText, leftTextOf } from "./left-text.js";
import { stepWithTexts } from "./special-steps.js";
import type { SweepContext } from "./sweep.js";

type ReferenceContext = SweepContext & NameContext;

/** An element that one pointer refers to. */
interface Reference {
  readonly element: LeftElement;
  /** The node around the pointer. */
  readonly node: RuleNode;
  /** What replaces it. */
  readonly body: RuleNode;
}

/**
 * Tries to put what pointers refer to in their places, in one test.
 * @param tree the tree as it is now; not changed
 * @param context the language, what gives the text of edits, and the names in the tree
 * @returns the tree afterwards, to be parsed anew, if that was interesting
 */
export function* inlineReferences(tree: WorkingTree, context: ReferenceContext): Search<Edits, Reduced | undefined> {
  const references = referencesIn(tree, context);
  if (references.length === 0) return undefined;
  const edits = yield* askOne(() => editsFor(tree.root as Node, references, { tree, context }));
  return edits && { ...tree.finish(), edits, isUnfinished: true };
}

/** The elements that one pointer each refers to, in the order of the pointers. */
function referencesIn(tree: WorkingTree, context: ReferenceContext): readonly Reference[] {
  const left = leftTextOf(tree, context);
  const { tokens, elements } = left;
  const addressed = addressedIn(left);
  const paths = new Map<LeftElement | undefined, string>();
  const firsts = elements.map(({ before, iteration: { from, separators } }) =>
    tokens.slice(before).find(({ token }) => token.from >= from + separators),
  );
  for (const [i, element] of elements.entries()) {
    // Of elements that begin together, the innermost one has the name.
    const first = firsts[i] === firsts[i + 1] ? undefined : firsts[i];
    const name = first && (/^(["'])(.*)\1$/s.exec(first.text)?.[2] ?? first.name);
    const step = name === undefined ? "" : `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    paths.set(element, (paths.get(element.outer) ?? "") + step);
  }
  const uses = new Map<LeftElement, (RuleNode | undefined)[]>();
  for (const { text, token, same } of tokens) {
    const path = /^["'].*#(\/.*)["']$/s.exec(text)?.[1];
    const element = path
      ? elements.find((each) => paths.get(each)?.endsWith(path))
      : addressed.get(addressIn(text) ?? "");
    if (element && (path || !contains(element.iteration, token))) addTo(uses, element, same);
  }
  const references = new Map<RuleNode, Reference>();
  for (const [element, [use, ...others]] of uses) {
    const { from, separators, to } = element.iteration;
    if (!use || others.length > 0 || contains(element.iteration, use)) continue;
    const around = tree.pathTo(tree.root, use).filter((node) => !contains(use, node));
    for (const body of tree.pathTo(tree.root, { from: to - 1, to })) {
      const node = around.findLast(({ name }) => name === body.name);
      if (!node || body.from <= from + separators) continue;
      references.set(node, { element, node, body });
      break;
    }
  }
  return [...references.values()];
}

/** Maps addresses to the elements that have them; to undefined if there are several. */
function addressedIn({ tokens, elements }: LeftText): ReadonlyMap<string, LeftElement | undefined> {
  const beginning = new Map<string, LeftElement | undefined>();
  const around = new Map<string, LeftElement | undefined>();
  for (const { text, token } of tokens) {
    const address = addressIn(text);
    const member = address && elements.findLast(({ iteration }) => contains(iteration, token));
    if (!member) continue;
    const { from, separators } = member.iteration;
    if (token.from === from + separators) beginning.set(address, beginning.has(address) ? undefined : member);
    else if (elements.some((each) => each !== member && each.list === member.list))
      around.set(address, around.has(address) ? undefined : member.outer);
  }
  return new Map([...around, ...beginning]);
}

function addressIn(text: string): string | undefined {
  const address = /^(["'])([^#]*)#?\1$/.exec(text)?.[2];
  return address?.includes("/") ? address : undefined;
}

/** All edits of the text after the references in a range have been inlined. */
function editsFor(
  range: TokenRange,
  references: readonly Reference[],
  from: { readonly tree: WorkingTree; readonly context: ReferenceContext },
): Edits {
  const elements = references.map(({ element }) => element);
  const gone = outermost(elements.filter(({ iteration }) => contains(range, iteration)));
  const inside = references.filter(
    ({ node }) => contains(range, node) && !gone.some(({ iteration }) => contains(iteration, node)),
  );
  const texts = inside
    .filter(({ node }) => inside.every((other) => other.node === node || !contains(other.node, node)))
    .map((each) => {
      const others = references.filter((other) => other !== each);
      const text = textIn(each.body, editsFor(each.body, others, from), from.context);
      const indentation = " ".repeat(columnOf(each.node, range, from));
      return [each.node, text.replaceAll("\n", `\n${indentation}`)] as const;
    });
  return stepWithTexts(from.tree, gone, texts).edits();
}

/** The column of a node in the text of a range around it; 0 where indentation has no meaning. */
function columnOf(
  node: RuleNode,
  range: TokenRange,
  { tree, context }: { readonly tree: WorkingTree; readonly context: ReferenceContext },
): number {
  if (!context.tree.tokens.lines) return 0;
  const lastLine = (from: number) => textIn({ from, to: node.to }, tree.edits, context).replace(/^.*\n/s, "");
  // Lines in brackets may be joined where the brackets are not part of the text.
  return Math.max(0, lastLine(range.from).length - lastLine(node.from).length);
}
