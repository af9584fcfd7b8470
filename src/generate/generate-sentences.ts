/** Generates sentences that parse: a draft that does not is drawn anew from about the place where it goes wrong. */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Grammar } from "../grammar/model/grammar.js";
import { GrammarError } from "../grammar/model/grammar-error.js";
import type { Fault } from "../parse/recognize/sentence-fault.js";
import { findFaults } from "../parse/worker/find-faults.js";
import { RandomChoices } from "./choice-source.js";
import type { Sentence } from "./sentence.js";
import type { SentenceGenerator } from "./sentence-generator.js";

/** A generated sentence. */
export interface GeneratedSentence extends Sentence {
  /** How many drafts of it were parsed, the last of which is the sentence. */
  readonly drafts: number;
  /** How often the lexer read it, until it read all tokens as they were meant. */
  readonly readings: number;
}

/** How many drafts are parsed together where a worker has to be started for it. */
const batchSize = 50;

/** After so many drafts that went wrong no later than an earlier one, a sentence is begun anew. */
const mostVain = 30;

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
 * @throws GrammarError if no draft of a sentence parses; and what the generator throws
 */
export async function* generateSentences(plan: GenerationPlan): AsyncGenerator<GeneratedSentence, void, undefined> {
  const seeds = xoroshiro128plus(plan.seed);
  for (let left = plan.count; left > 0; left -= batchSize) {
    const drafts = Array.from({ length: Math.min(left, batchSize) }, () => new Drafting(plan.generator, seeds.next()));
    for (let open = drafts; open.length > 0; ) {
      const faults = await findFaults(
        plan.grammar,
        open.map(({ sentence }) => sentence),
        plan.rule,
      );
      for (const [i, draft] of open.entries()) draft.judge(faults[i]);
      open = open.filter(({ isDone }) => !isDone);
      for (const draft of open) {
        if (draft.starts >= mostStarts) throw new GrammarError(notParsed(plan, draft));
        draft.redraw();
      }
    }
    for (const { sentence, drafts: parsed, readings } of drafts) yield { ...sentence, drafts: parsed, readings };
  }
}

function notParsed({ grammar, rule }: GenerationPlan, { sentence, readings }: Drafting): string {
  const example = JSON.stringify(sentence.text.slice(0, 60));
  return `Of ${readings} drafts of a sentence, none parses as the rule ${rule}, the last being ${example}. Hooks, predicates or modes of ${grammar.name} may be in the way: give other hooks, weights, or another --start.`;
}

/** One sentence while it is drawn. */
class Drafting {
  sentence: Sentence;
  /** How often all its tokens were read as they were meant. */
  drafts = 0;
  readings = 0;
  isDone = false;
  /** How often it was begun from nothing. */
  starts = 1;
  readonly #generator: SentenceGenerator;
  readonly #source: RandomChoices;
  #fault = -1;
  /** The farthest fault since the start, and the number of drafts since then. */
  #farthest = -1;
  #vain = 0;
  /** How far before the fault the next draft differs, as a power of two. */
  #backward = 0;

  constructor(generator: SentenceGenerator, seed: number) {
    this.#generator = generator;
    this.#source = new RandomChoices(seed);
    this.sentence = generator.draw(this.#source);
  }

  /** Takes note of where the sentence goes wrong; undefined if it does not. */
  judge(found: Fault | undefined): void {
    this.readings++;
    if (!found?.isMisread) this.drafts++;
    this.isDone = found === undefined;
    if (found === undefined) return;
    const { at: fault } = found;
    this.#vain = fault > this.#farthest ? 0 : this.#vain + 1;
    this.#farthest = Math.max(this.#farthest, fault);
    this.#backward = fault > this.#fault ? 0 : this.#backward + 1;
    this.#fault = fault;
  }

  /** Draws the sentence again from a little before its fault on. */
  redraw(): void {
    const { tokens, choices } = this.sentence;
    const token = tokens.find(({ start }) => start >= this.#fault);
    const place = token?.choice ?? choices.length;
    const kept = this.#vain >= mostVain ? 0 : Math.max(0, place - 2 ** this.#backward + 1);
    if (kept === 0) this.#startAnew();
    this.#source.restart(choices.slice(0, kept));
    this.sentence = this.#generator.draw(this.#source);
  }

  #startAnew(): void {
    this.starts++;
    this.#fault = -1;
    this.#farthest = -1;
    this.#vain = 0;
    this.#backward = 0;
  }
}
