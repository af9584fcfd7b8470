/** The reduction of the arguments of a call, as one search over texts in the notation of values. */
import type { Syntax } from "../language/syntax.js";
import { type PipelineOptions, pipeline } from "../pipeline/pipeline.js";
import type { Candidate } from "../schedule/candidate.js";
import { mapSearch, type Search } from "../search/search.js";
import { SeenTexts } from "../search/seen-texts.js";
import { dropReferences } from "../values/drop-references.js";
import { lowerNumbers } from "../values/lower-numbers.js";

/** The passes by default: all structure, then single tokens and characters, until nothing changes. */
export const callPipeline = "best-first | trec | alternatives | chars | *";

/** What a reduction of values works with. */
interface CallSearchOptions extends PipelineOptions {
  readonly syntax: Syntax;
  /** The same values as a shorter text: an object that is left with one reference needs no definition. */
  readonly rewrite: (text: string) => string;
}

/**
 * Runs the pipeline and lowers numbers, until nothing changes.
 * @param start the arguments in the notation of values (`values/notation.ts`)
 * @param options the pipeline, what it needs to know about values, and `rewrite`, which normalises an accepted text
 */
export function* callSearch(
  start: string,
  { syntax, rewrite, ...options }: CallSearchOptions,
): Search<Candidate, void> {
  const seen = new SeenTexts(start);
  let text = start;
  do {
    text = yield* remember(pipeline({ text, tree: syntax.parse(text), syntax }, options), text);
    text = yield* mapSearch(dropReferences(text), (each) => candidate("references", each));
    const rewritten = rewrite(text);
    if (yield [candidate("references", rewritten)]) text = rewritten;
    text = yield* mapSearch(lowerNumbers(text), (each) => candidate("numbers", each));
  } while (seen.add(text));
}

function candidate(phase: string, text: string): Candidate {
  return { phase, text: () => text };
}

/** The same search; its result is the text that it accepted last. */
function* remember(search: Search<Candidate, void>, start: string): Search<Candidate, string> {
  let text = start;
  let step = search.next();
  while (!step.done) {
    const answer = yield step.value;
    if (answer) text = answer.text();
    step = search.next(answer);
  }
  return text;
}
