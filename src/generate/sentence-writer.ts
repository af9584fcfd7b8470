/** Writes sentences of a grammar: walks through its rules and asks for a choice wherever they leave something open. */
import { Lexer, Token, type Transition } from "antlr4ng";
import { symbolsOf } from "../grammar/analysis/minimal-replacements.js";
import { labelOf } from "../grammar/analysis/shortest-sentences.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { GrammarError } from "../grammar/model/grammar-error.js";
import { checkRule } from "../grammar/model/rule-names.js";
import { Relexer } from "../grammar/run/relexer.js";
import { derivationGraph } from "./derivation-graph.js";
import { HookTable } from "./hooks.js";
import { Separators } from "./layout.js";
import type { Sentence } from "./sentence.js";
import { type Extent, SentenceWriting, type Source, type WriterParts, type WriterPlan } from "./sentence-writing.js";
import { TokenTexts } from "./token-texts.js";
import { weightsByRule } from "./weights.js";

/** Writes sentences of one grammar, without its islands. */
export class SentenceWriter {
  /** See `isLocal` of the generator. */
  readonly isLocal: boolean;
  readonly #name: string;
  readonly #parts: WriterParts;

  /**
   * @param islandsOf writes the islands in the text of a token
   * @throws GrammarError if the weights do not fit the grammar
   */
  constructor(grammar: Grammar, plan: WriterPlan, islandsOf: WriterParts["islandsOf"]) {
    const relexer = new Relexer(grammar);
    const { atn, ruleNames } = relexer.idleParser();
    const lexer = relexer.at("", 0);
    this.isLocal = !hasBase(lexer) && !grammar.hasCode && lexer.atn.modeToStartState.length === 1;
    const tokenNames = symbolsOf(grammar).tokens.map(({ name }) => name);
    const texts = new TokenTexts(grammar, plan.corpus);
    const isAnswered = (type: number) => Object.hasOwn(plan.hooks.pre ?? {}, tokenNames[type] ?? "");
    const symbolOf = (transition: Transition) => {
      const types = labelOf(transition, Token.MIN_USER_TOKEN_TYPE, tokenNames.length - 1).toArray();
      if (types.includes(Token.EOF)) return "none";
      const usable = types.filter((type) => texts.canWrite(type) || isAnswered(type));
      return usable.length === 0 ? undefined : usable;
    };
    const graph = derivationGraph(atn, { symbolOf, weights: weightsByRule(plan.weights, grammar, atn) });
    const [separators, hooks] = [new Separators(grammar), new HookTable(plan.hooks)];
    this.#name = grammar.name;
    this.#parts = { plan, graph, ruleNames, tokenNames, texts, separators, hooks, islandsOf };
  }

  /**
   * Writes a sentence.
   * @param extent what has been written around it, if it is an island
   * @throws UnknownRuleError if there is no such rule
   * @throws GrammarError if the rule derives no finite sentence that can be written
   * @throws HookError if a hook throws; and what the source throws
   */
  write(rule: string, source: Source, extent: Extent): Sentence {
    const { ruleNames, graph, separators } = this.#parts;
    checkRule({ name: this.#name, ruleNames }, rule);
    const index = ruleNames.indexOf(rule);
    if (!graph[index]) {
      throw new GrammarError(
        `The rule ${rule} of ${this.#name} derives no finite sentence: every way through it calls itself, or needs a token without a text. Give another --start, or a hook that answers for that token.`,
      );
    }
    const styles = 1 + separators.in(0).length;
    const style = styles === 1 ? 0 : source.choose({ count: styles, sums: styleSums });
    return new SentenceWriting(this.#parts, { source, extent, style, index }).finish();
  }
}

/** Whether a class stands between that of a lexer and those of antlr4ng. */
function hasBase(lexer: Lexer): boolean {
  const own = Object.getPrototypeOf(Object.getPrototypeOf(lexer));
  return own !== Lexer.prototype;
}

/** Nearly all sentences have as little layout as possible; some have a space or a line end between all tokens. */
const styleSums = Float64Array.of(14, 15, 16);
