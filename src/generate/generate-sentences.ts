/** Generates sentences that parse. */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Grammar } from "../grammar/model/grammar.js";
import { GrammarError } from "../grammar/model/grammar-error.js";
import { FaultFinder } from "../parse/worker/fault-finder.js";
import { Drafting } from "./drafting.js";
import type { Sentence } from "./sentence.js";
import type { SentenceGenerator } from "./sentence-generator.js";

/** A generated sentence. */
export interface GeneratedSentence extends Sentence {
  /** How often it was begun; more often than once only if not even its simplest form parses. */
  readonly starts: number;
  /** How often it was read while it was written. */
  readonly readings: number;
  /** How many tokens were written and taken back, because the lexer or the parser took them otherwise than they were meant. */
  readonly redrawn: number;
}

/** How many sentences are read together where a worker has to be started for it. */
const batchSize = 50;

/** A sentence that has been begun so often is given up. */
const mostStarts = 50;

/** What is generated. */
export interface GenerationPlan {
  readonly generator: SentenceGenerator;
  readonly grammar: Grammar;
  /** Name of the rule. */
  readonly rule: string;
  readonly count: number;
  readonly seed: number;
}

/**
 * Generates sentences, each by a seed of its own.
 * @param plan the generator, the rule, the number of sentences and the first seed
 * @throws GrammarError if no draft of a sentence parses; and what the generator throws
 */
export async function* generateSentences(plan: GenerationPlan): AsyncGenerator<GeneratedSentence, void, undefined> {
  const { generator, grammar, rule } = plan;
  const seeds = xoroshiro128plus(plan.seed);
  const finder = new FaultFinder(grammar, rule);
  try {
    for (let left = plan.count; left > 0; left -= batchSize) {
      const drafts = Array.from({ length: Math.min(left, batchSize) }, () => {
        return new Drafting(generator, seeds.next(), generator.isLocal);
      });
      await complete(drafts, plan, finder);
      for (const { sentence, starts, readings, redrawn } of drafts) yield { ...sentence, starts, readings, redrawn };
    }
  } finally {
    await finder.close();
  }
}

/** Writes drafts until they are sentences. @throws GrammarError if that does not succeed */
async function complete(drafts: readonly Drafting[], plan: GenerationPlan, finder: FaultFinder): Promise<void> {
  for (let open = drafts; open.length > 0; ) {
    const faults = await finder.find(open.map(({ sentence, settled }) => ({ ...sentence, settled })));
    for (const [i, draft] of open.entries()) {
      draft.judge(faults[i]);
      if (draft.starts > mostStarts) throw new GrammarError(notParsed(plan, draft));
    }
    open = open.filter(({ isDone }) => !isDone);
  }
}

function notParsed({ grammar, rule }: GenerationPlan, { sentence, readings }: Drafting): string {
  const example = JSON.stringify(sentence.text.slice(0, 60));
  return `Of ${readings} drafts of a sentence, none parses as the rule ${rule}, the last being ${example}. Hooks, predicates or modes of ${grammar.name} may be the cause: give other hooks, weights, or another --start.`;
}
