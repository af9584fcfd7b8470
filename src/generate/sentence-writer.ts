/** Writes sentences of a grammar: walks through its rules and asks for a choice wherever they leave something open. */
import { CommonTokenStream, Token, type Transition } from "antlr4ng";
import { symbolsOf } from "../grammar/analysis/minimal-replacements.js";
import { labelOf } from "../grammar/analysis/shortest-sentences.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { GrammarError } from "../grammar/model/grammar-error.js";
import { checkRule } from "../grammar/model/rule-names.js";
import { Relexer } from "../grammar/run/relexer.js";
import type { ChoiceSource } from "./choice-source.js";
import { type DerivationGraph, derivationGraph } from "./derivation-graph.js";
import type { DerivationEdge, DerivationNode } from "./derivation-node.js";
import { type Hooks, HookTable, run, textFrom } from "./hooks.js";
import { Separators } from "./layout.js";
import { stackOf } from "./lexer-rules.js";
import type { Sentence, Span } from "./sentence.js";
import { SentenceText } from "./sentence-text.js";
import { type Corpus, TokenTexts } from "./token-texts.js";
import { type Weights, weightsByRule } from "./weights.js";

/** What decides how the sentences of a grammar look. */
export interface WriterPlan {
  /** With more open rules, only the cheapest way on is taken. */
  readonly maxDepth: number;
  /** Behind so many tokens, only the cheapest way on is taken. */
  readonly maxTokens: number;
  readonly weights: Weights;
  readonly corpus: Corpus;
  readonly hooks: Hooks;
}

/** A rule that is being written. */
interface OpenRule {
  readonly name: string;
  /** Where the rule around it goes on. */
  readonly to: DerivationNode<readonly number[]> | undefined;
  /** Gets its end when the rule ends. */
  readonly span: { to: number };
  /** Number of pieces before it. */
  readonly pieces: number;
}

/** A source of choices that may tell whether token texts are drawn again. */
export type Source = ChoiceSource & { readonly mayReject?: boolean };

/** Writes sentences of one grammar, without its islands. */
export class SentenceWriter {
  readonly #plan: WriterPlan;
  readonly #graph: DerivationGraph<readonly number[]>;
  readonly #ruleNames: readonly string[];
  readonly #tokenNames: readonly string[];
  readonly #name: string;
  readonly #texts: TokenTexts;
  readonly #separators: Separators;
  readonly #hooks: HookTable;
  readonly #islandsOf: (token: string, text: string, source: Source) => string;

  /**
   * @param islandsOf writes the islands in the text of a token
   * @throws GrammarError if the weights do not fit the grammar
   */
  constructor(grammar: Grammar, plan: WriterPlan, islandsOf: (token: string, text: string, source: Source) => string) {
    const parser = grammar.createParser(new CommonTokenStream(new Relexer(grammar).at("", 0)));
    this.#plan = plan;
    this.#name = grammar.name;
    this.#ruleNames = parser.ruleNames;
    this.#tokenNames = symbolsOf(grammar).tokens.map(({ name }) => name);
    this.#texts = new TokenTexts(grammar, plan.corpus);
    this.#separators = new Separators(grammar);
    this.#hooks = new HookTable(plan.hooks);
    this.#islandsOf = islandsOf;
    const weights = weightsByRule(plan.weights, grammar, parser.atn);
    this.#graph = derivationGraph(parser.atn, { symbolOf: (transition) => this.#typesOf(transition), weights });
  }

  /**
   * Writes a sentence.
   * @throws UnknownRuleError if there is no such rule
   * @throws GrammarError if the rule derives no finite sentence that can be written
   * @throws HookError if a hook throws; and what the source throws
   */
  write(rule: string, source: Source): Sentence {
    checkRule({ name: this.#name, ruleNames: this.#ruleNames }, rule);
    const index = this.#ruleNames.indexOf(rule);
    if (!this.#graph[index]) {
      throw new GrammarError(
        `The rule ${rule} of ${this.#name} derives no finite sentence: every way through it calls itself, or needs a token without a text. Give another --start, or a hook that answers for a symbol on the way.`,
      );
    }
    const styles = 1 + this.#separators.in(0).length;
    const style = styles === 1 ? 0 : source.choose({ count: styles, sums: styleSums });
    return new Writing(this, { source, style, index }).finish();
  }

  /** The types of tokens that a transition accepts and that can be written, the simplest first. */
  #typesOf(transition: Transition): readonly number[] | "none" | undefined {
    const last = this.#tokenNames.length - 1;
    const types = labelOf(transition, Token.MIN_USER_TOKEN_TYPE, last).toArray();
    if (types.includes(Token.EOF)) return "none";
    const isAnswered = (type: number) => Object.hasOwn(this.#plan.hooks.pre ?? {}, this.#tokenNames[type] ?? "");
    const usable = types.filter((type) => this.#texts.canWrite(type) || isAnswered(type));
    return usable.length === 0 ? undefined : usable;
  }

  /** What a sentence being written needs of its grammar. @internal */
  get parts() {
    return {
      plan: this.#plan,
      graph: this.#graph,
      ruleNames: this.#ruleNames,
      tokenNames: this.#tokenNames,
      texts: this.#texts,
      separators: this.#separators,
      hooks: this.#hooks,
      islandsOf: this.#islandsOf,
    };
  }
}

/** Nearly all sentences have as little layout as possible; some have a space or a line end between all tokens. */
const styleSums = Float64Array.of(14, 15, 16);

/** Lists in so few open rules are longer than others. */
const outermost = 3;

/** One sentence while it is written. */
class Writing {
  readonly #parts: SentenceWriter["parts"];
  readonly #source: Source;
  readonly #text: SentenceText;
  readonly #spans: Span[] = [];
  readonly #open: OpenRule[] = [];
  readonly #state: unknown;
  #modes: readonly number[] = stackOf([0]);

  constructor(
    { parts }: SentenceWriter,
    { source, style, index }: { readonly source: Source; readonly style: number; readonly index: number },
  ) {
    this.#parts = parts;
    this.#source = source;
    this.#text = new SentenceText(parts.separators, style);
    this.#state = parts.hooks.isEmpty ? undefined : parts.hooks.newState();
    let node = this.#enter(index, undefined);
    while (node) node = node.isEnd ? this.#leave() : this.#follow(this.#choose(node));
  }

  finish(): Sentence {
    return { ...this.#text.finish(), choices: this.#source.made, spans: this.#spans };
  }

  #choose({ edges, sums, eagerSums, cheapest }: DerivationNode<readonly number[]>): DerivationEdge<readonly number[]> {
    const { maxDepth, maxTokens } = this.#parts.plan;
    const isLimited = this.#open.length > maxDepth || this.#text.pieces >= maxTokens;
    const drawn = isLimited ? cheapest : edges.length;
    if (edges.length < 2) return edges[0] as DerivationEdge<readonly number[]>;
    const isOuter = eagerSums && this.#open.length <= outermost;
    const choice = this.#source.choose({ count: edges.length, sums: isOuter ? eagerSums : sums, drawn });
    return edges[choice] as DerivationEdge<readonly number[]>;
  }

  #follow({ rule, symbol, to }: DerivationEdge<readonly number[]>): DerivationNode<readonly number[]> | undefined {
    if (symbol) this.#token(symbol);
    return rule < 0 ? to : this.#enter(rule, to);
  }

  /** Begins a rule. Where a hook answers for it, the rule around it goes on. */
  #enter(
    rule: number,
    to: DerivationNode<readonly number[]> | undefined,
  ): DerivationNode<readonly number[]> | undefined {
    const { ruleNames, graph } = this.#parts;
    const name = ruleNames[rule] as string;
    this.#source.begin();
    const span = { name, from: this.#source.made.length, to: 0, depth: this.#open.length };
    this.#spans.push(span);
    const open = { name, to, span, pieces: this.#text.pieces };
    const answer = this.#answer(name);
    this.#open.push(open);
    if (answer === undefined) return graph[rule];
    this.#write(answer, 0);
    return this.#leave();
  }

  #leave(): DerivationNode<readonly number[]> | undefined {
    const { name, to, span, pieces } = this.#open.pop() as OpenRule;
    span.to = this.#source.made.length;
    this.#source.end();
    this.#note(name, pieces);
    return to;
  }

  #token(types: readonly number[]): void {
    const { tokenNames, texts, islandsOf } = this.#parts;
    const source = this.#source;
    const at = source.made.length;
    const type = types[types.length === 1 ? 0 : source.choose({ count: types.length })] as number;
    const name = tokenNames[type] as string;
    source.begin();
    const pieces = this.#text.pieces;
    const answer = this.#answer(name);
    if (answer !== undefined) this.#write(answer, type, at);
    else {
      const { text, modes } = texts.write(type, this.#modes, source);
      this.#write(islandsOf(name, text, source), type, at);
      this.#modes = modes;
    }
    source.end();
    this.#note(name, pieces);
  }

  #write(text: string, type: number, choice = this.#source.made.length): void {
    if (text !== "") this.#text.push({ text, type, choice, mode: this.#modes.at(-1) ?? 0 });
  }

  /** What a hook answers for a symbol. */
  #answer(name: string): string | undefined {
    const hook = this.#hookOf(name)?.pre;
    return (
      hook &&
      textFrom(
        run("pre", name, () => hook(this.#context(name))),
        "pre",
        name,
      )
    );
  }

  /** Lets a hook note the text of a symbol, or replace it. */
  #note(name: string, pieces: number): void {
    const hook = this.#hookOf(name)?.post;
    if (!hook) return;
    const text = this.#text.from(pieces);
    const instead = textFrom(
      run("post", name, () => hook(text, this.#context(name))),
      "post",
      name,
    );
    if (instead === undefined || instead === text) return;
    this.#text.cut(pieces);
    this.#write(instead, 0);
  }

  #hookOf(name: string) {
    const { hooks } = this.#parts;
    return hooks.isEmpty ? undefined : hooks.of(this.#open.at(-1)?.name ?? "", name);
  }

  #context(name: string) {
    const choose = <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError("there is nothing to choose from");
      return list[list.length === 1 ? 0 : this.#source.choose({ count: list.length })] as T;
    };
    return { state: this.#state, name, parent: this.#open.at(-1)?.name ?? "", choose };
  }
}
