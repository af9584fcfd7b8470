/** Generates sentences of a grammar and its islands, from choices drawn at random or given. */
import { symbolsOf } from "../grammar/analysis/minimal-replacements.js";
import type { Grammar, Island } from "../grammar/model/grammar.js";
import { GrammarError } from "../grammar/model/grammar-error.js";
import { isPlainText } from "../grammar/model/plain-text.js";
import { GivenChoices, OutOfChoicesError, type RandomChoices } from "./choice-source.js";
import { checkHooks } from "./hooks.js";
import type { Sentence } from "./sentence.js";
import { SentenceWriter } from "./sentence-writer.js";
import type { Extent, Source, WriterPlan } from "./sentence-writing.js";

/** How many islands may lie in each other. */
const deepestIsland = 3;

/** Generates sentences of one rule. */
export class SentenceGenerator {
  readonly #grammar: Grammar;
  readonly #rule: string;
  readonly #plan: WriterPlan;
  readonly #writers = new Map<Grammar, SentenceWriter>();
  #islands = 0;
  #extent: Extent = { rules: 0, tokens: 0 };

  /**
   * @param grammar its islands become sentences of their own grammars
   * @param rule name of the rule to generate
   * @param plan limits, weights, corpus and hooks
   * @throws GrammarError if there is no grammar, or the weights do not fit it
   * @throws HookError if the hooks are none
   */
  constructor(grammar: Grammar, rule: string, plan: WriterPlan) {
    if (isPlainText(grammar)) {
      throw new GrammarError(
        "The language text has no grammar to generate from. Give another --language, or --grammar.",
      );
    }
    this.#grammar = grammar;
    this.#rule = rule;
    this.#plan = plan;
    checkHooks(plan.hooks, symbolNames(grammar));
  }

  /** Whether the lexer looks at nothing but the token that it reads: it has one mode, and no code. */
  get isLocal(): boolean {
    return this.#writerOf(this.#grammar).isLocal;
  }

  /**
   * A sentence by random choices, behind those that the source begins with.
   * @param source the random numbers
   */
  draw(source: RandomChoices): Sentence {
    return this.#write(source);
  }

  /**
   * The sentence of a sequence of choices.
   * @param choices undefined for the simplest way to the end of a rule
   * @param useDefaults whether the simplest choices follow behind the last one
   * @returns undefined if there are too few choices
   */
  replay(choices: readonly (number | undefined)[], useDefaults: boolean): Sentence | undefined {
    try {
      return this.#write(new GivenChoices(choices, useDefaults));
    } catch (error) {
      if (error instanceof OutOfChoicesError) return undefined;
      throw error;
    }
  }

  #write(source: Source): Sentence {
    this.#islands = 0;
    this.#extent = { rules: 0, tokens: 0 };
    return this.#writerOf(this.#grammar).write(this.#rule, source, this.#extent);
  }

  #writerOf(grammar: Grammar): SentenceWriter {
    let writer = this.#writers.get(grammar);
    if (!writer) {
      // Names in weights, corpus and hooks are those of the grammar that the sentence is of.
      const plan = grammar === this.#grammar ? this.#plan : { ...this.#plan, ...noContext };
      writer = new SentenceWriter(grammar, plan, (token, text, source) => this.#fill(grammar, { token, text, source }));
      this.#writers.set(grammar, writer);
    }
    return writer;
  }

  /** Generates the islands in a token anew. */
  #fill(
    { islands }: Grammar,
    { token, text, source }: { readonly token: string; readonly text: string; readonly source: Source },
  ): string {
    const island = islands.find((each) => each.token === token);
    if (!island || this.#islands >= deepestIsland) return text;
    this.#islands++;
    let result = "";
    let end = 0;
    for (const { from, to, grammar, rule } of partsIn(text, island)) {
      result += text.slice(end, from) + this.#writerOf(grammar).write(rule, source, this.#extent).text;
      end = to;
    }
    this.#islands--;
    return result + text.slice(end);
  }
}

const noContext = { weights: {}, corpus: new Map(), hooks: {} };

/** The parts of a token that are islands, without those that lie in others. */
function partsIn(text: string, { pattern, parts }: Island) {
  const found = [...text.matchAll(pattern)].flatMap((match) =>
    parts.flatMap(({ group, grammar, rule }) => {
      const range = match.indices?.groups?.[group];
      return range ? [{ from: range[0], to: range[1], grammar, rule }] : [];
    }),
  );
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  return found.filter(({ from }, i) => found.slice(0, i).every(({ to }) => to <= from));
}

/** The names of the rules and tokens of a grammar. */
function symbolNames(grammar: Grammar): ReadonlySet<string> {
  const { rules, tokens } = symbolsOf(grammar);
  return new Set([...rules, ...tokens].map(({ name }) => name));
}
