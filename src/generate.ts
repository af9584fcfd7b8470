/**
 * Generates sentences of grammars, and makes what was generated small by its choices.
 * @module treemin/generate
 */

import { type GeneratedSentence, generateSentences } from "./generate/generate-sentences.js";
import { HookError, type Hooks } from "./generate/hooks.js";
import { SentenceGenerator } from "./generate/sentence-generator.js";
import type { Corpus } from "./generate/token-texts.js";
import type { Weights } from "./generate/weights.js";
import { loadLanguage } from "./grammar/languages.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { checkRule } from "./grammar/model/rule-names.js";
import { faultOf } from "./parse/recognize/sentence-fault.js";
import { runsForeignCode } from "./parse/worker/parse-anywhere.js";
import { GeneratedInput, type Replay } from "./reducer/choices/generated-input.js";

export { corpusOf } from "./generate/corpus.js";
export type { GeneratedSentence } from "./generate/generate-sentences.js";
export { type HookContext, HookError, type Hooks } from "./generate/hooks.js";
export type { Sentence, SentenceToken, Span } from "./generate/sentence.js";
export { shippedHooks } from "./generate/shipped-hooks.js";
export type { Corpus } from "./generate/token-texts.js";
export type { Weights } from "./generate/weights.js";
export type { ListMinimizer } from "./lists/list-minimizers.js";
export { GeneratedInput, type Replay, type Replayed, type ReplayedSpan } from "./reducer/choices/generated-input.js";

/** What a generator makes of its choices. */
export interface GeneratorOptions {
  /** Name of a bundled language, or a grammar. */
  readonly language: string | Grammar;
  /** The rule to generate. Default: the grammar's start rule. */
  readonly start?: string;
  /** With more open rules than this, only the cheapest way on is taken. Default: 12. */
  readonly maxDepth?: number;
  /** Behind so many tokens, only the cheapest way on is taken. Default: 200. */
  readonly maxTokens?: number;
  /** Weights of alternatives. Default: all the same. */
  readonly weights?: Weights;
  /** Texts of tokens, by the names of their types. Tokens of other types are made of what the lexer accepts. */
  readonly corpus?: Corpus;
  /** Functions that answer for symbols. */
  readonly hooks?: Hooks;
}

/** Options of {@link generate}. */
export interface GenerateOptions extends GeneratorOptions {
  /** How many sentences. Default: 1. */
  readonly count?: number;
  /** A whole number. The same seed gives the same sentences. Default: 0. */
  readonly seed?: number;
}

/**
 * Generates sentences of a grammar. Each of them parses.
 * @param options the grammar, how many sentences, the seed, and bounds for their size. The same options give the same sentences
 * @throws RangeError if a number is not what it must be
 * @throws GrammarError if the grammar derives no finite sentence, or none of its sentences parses
 * @throws UnknownLanguageError or UnknownRuleError if there is no such language or rule
 * @throws HookError if a hook throws
 */
export async function* generate(options: GenerateOptions): AsyncGenerator<GeneratedSentence, void, undefined> {
  const { count = 1, seed = 0 } = options;
  checkNumber("count", count, 0);
  checkNumber("seed", seed, Number.MIN_SAFE_INTEGER);
  const { grammar, rule, generator } = await openGenerator(options);
  yield* generateSentences({ generator, grammar, rule, count, seed });
}

/** Options of {@link openGenerated}. */
export interface GeneratedOptions extends GeneratorOptions {
  /** The choices of a generated sentence. */
  readonly choices: readonly number[];
  /** Whether choices that a reduction leaves out are replaced by the simplest ones. Default: true. */
  readonly defaults?: boolean;
}

/**
 * A generated sentence as the test case of `reduce({ generated, input: generated.text, test })`, which then reduces its choices.
 * All candidates are sentences, unless code of the grammar would have to decide that, and hooks hold for them.
 * @param options the grammar and the choices of the sentence
 * @throws RangeError if the choices make no sentence; and what {@link generate} throws
 */
export async function openGenerated(options: GeneratedOptions): Promise<GeneratedInput> {
  const { grammar, rule, generator } = await openGenerator(options);
  const isChecked = !runsForeignCode(grammar);
  let hasBegun = false;
  const replay: Replay = (choices, useDefaults) => {
    try {
      const sentence = generator.replay(choices, useDefaults);
      return sentence && isChecked && faultOf(grammar, sentence, rule) !== undefined ? undefined : sentence;
    } catch (error) {
      // A hook that worked for the test case need not work for everything that is left of it.
      if (hasBegun && error instanceof HookError) return undefined;
      throw error;
    }
  };
  const generated = new GeneratedInput(options.choices, replay, options.defaults ?? true);
  hasBegun = true;
  return generated;
}

/** Loads a grammar and makes a generator of its sentences. Throws what {@link generate} throws. */
async function openGenerator(options: GeneratorOptions) {
  const { language, maxDepth = 12, maxTokens = 200, weights = {}, corpus = new Map(), hooks = {} } = options;
  checkNumber("maxDepth", maxDepth, 0);
  checkNumber("maxTokens", maxTokens, 0);
  const grammar = typeof language === "string" ? await loadLanguage(language) : language;
  const rule = options.start ?? grammar.start;
  const generator = new SentenceGenerator(grammar, rule, { maxDepth, maxTokens, weights, corpus, hooks });
  checkRule(grammar, rule);
  return { grammar, rule, generator };
}

function checkNumber(name: string, value: number, least: number): void {
  if (Number.isInteger(value) && value >= least) return;
  throw new RangeError(
    `The option ${name} is ${value}; it must be a whole number${least === 0 ? " of at least 0" : ""}.`,
  );
}
