/**
 * Leaves out texts that the grammar does not accept. The steps of a search keep to the grammar, but the lexer may read other tokens in a new
 * place, as where the braces of an object become those of a block.
 */

import type { Syntax } from "../../language/syntax.js";
import type { Search } from "../../search/search.js";
import type { Reduced } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { StepMemory } from "./step-memory.js";

/** What is needed to know sentences. */
interface SentenceContext {
  readonly syntax: Syntax;
  /** The text of the tree with some edits. */
  readonly textOf: (edits: Edits) => string;
  /** Knows whether such a candidate has failed. */
  readonly memory: StepMemory;
}

/** Only texts of at most this many UTF-16 units are parsed, which takes about a millisecond. */
const mostChecked = 4000;

/**
 * The same search without the candidates that do not parse although the text that they are made from does. As some tools accept more than
 * the grammar, such candidates are tried until one of them is not interesting.
 * @param start the tree and edits that the search starts from
 */
export function* sentencesOnly<R>(
  search: Search<Edits, R>,
  start: Reduced,
  { syntax, textOf, memory }: SentenceContext,
): Search<Edits, R> {
  const checkFrom = (text: string) => (text.length <= mostChecked ? syntax.sentenceCheck(text) : undefined);
  let isSentence = checkFrom(textOf(start.edits));
  let step = search.next();
  while (!step.done) {
    const round = [...step.value];
    const isError = round.map((edits) => isSentence?.(textOf(edits)) === false);
    const first = memory.refusesErrors ? -1 : isError.indexOf(true);
    const allowed = round.filter((_, i) => !isError[i] || i === first);
    const found: Edits | undefined = allowed.length > 0 ? yield allowed : undefined;
    if (first >= 0) memory.refusesErrors = !found || round.indexOf(found) > first;
    if (found) isSentence = checkFrom(textOf(found));
    step = search.next(found);
  }
  return step.value;
}
