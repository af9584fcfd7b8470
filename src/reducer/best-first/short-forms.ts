/** Short forms of constructs that the language knows, such as arrow functions, or expressions without brackets. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { NameContext } from "../names/token-names.js";
import { leftTextOf } from "./left-text.js";
import { stepWithTexts } from "./special-steps.js";
import type { SweepContext, SweepStep } from "./sweep.js";

/** Longer texts are not changed: what failed before would have to be tried again, because the text has become much shorter. */
const mostTokens = 100;

/** How many changes are offered at a time. If none of them is interesting, others are unlikely to be. */
const mostForms = 3;

/**
 * The changes of constructs into their short forms.
 * @param tree is only changed by the steps
 * @param context the language, and the text as it was parsed
 */
export function* shortFormsIn(tree: WorkingTree, context: SweepContext & NameContext): Iterable<SweepStep> {
  if (tree.weight > mostTokens) return;
  const { tokens } = leftTextOf(tree, context);
  const forms = context.syntax.shortForms?.(tokens.map(({ text }) => text)) ?? [];
  for (const form of forms.slice(0, mostForms)) {
    const texts = form.flatMap(([from, to, text]) =>
      tokens.slice(from, to).map(({ token }, i) => [token, i === 0 ? text : ""] as const),
    );
    yield stepWithTexts(tree, [], texts);
  }
}
