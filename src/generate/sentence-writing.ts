/** One sentence while it is written: the walk through the rules, the hooks on its way, and its text. */
import type { ChoiceSource } from "./choice-source.js";
import type { DerivationGraph } from "./derivation-graph.js";
import type { DerivationEdge, DerivationNode } from "./derivation-node.js";
import { type Hooks, type HookTable, run, textFrom } from "./hooks.js";
import type { Separators } from "./layout.js";
import { stackOf } from "./lexer-rules.js";
import type { Sentence, Span } from "./sentence.js";
import { SentenceText } from "./sentence-text.js";
import type { Corpus, TokenTexts } from "./token-texts.js";
import type { Weights } from "./weights.js";

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

/** A source of choices that may tell whether token texts are drawn again. */
export type Source = ChoiceSource & { readonly mayReject?: boolean };

/** How much of a sentence has been written. The islands in its tokens count, too: else each of them would be as long as a sentence. */
export interface Extent {
  /** Number of open rules. */
  rules: number;
  tokens: number;
}

/** What a sentence needs of its grammar. */
export interface WriterParts {
  readonly plan: WriterPlan;
  readonly graph: DerivationGraph<readonly number[]>;
  readonly ruleNames: readonly string[];
  readonly tokenNames: readonly string[];
  readonly texts: TokenTexts;
  readonly separators: Separators;
  readonly hooks: HookTable;
  /** Writes the islands in the text of a token. */
  readonly islandsOf: (token: string, text: string, source: Source) => string;
}

/** What a sentence is begun with. */
export interface SentenceStart {
  readonly source: Source;
  /** What has been written around it, if it is an island. */
  readonly extent: Extent;
  readonly style: number;
  /** Index of its rule. */
  readonly index: number;
}

/** A rule that is being written. */
interface RuleInWriting {
  readonly name: string;
  /** Where the rule around it goes on. */
  readonly to: DerivationNode<readonly number[]> | undefined;
  /** Gets its end when the rule ends. */
  readonly span: { to: number };
  /** Number of pieces before it. */
  readonly pieces: number;
}

/** Lists in so few open rules are longer than others. */
const outermost = 3;

/** Writes one sentence. */
export class SentenceWriting {
  readonly #parts: WriterParts;
  readonly #source: Source;
  readonly #extent: Extent;
  readonly #text: SentenceText;
  readonly #spans: Span[] = [];
  readonly #open: RuleInWriting[] = [];
  readonly #state: unknown;
  #modes: readonly number[] = stackOf([0]);

  constructor(parts: WriterParts, { source, extent, style, index }: SentenceStart) {
    this.#parts = parts;
    this.#source = source;
    this.#extent = extent;
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
    const isLimited = this.#extent.rules > maxDepth || this.#extent.tokens >= maxTokens;
    const drawn = isLimited ? cheapest : edges.length;
    if (edges.length < 2) return edges[0] as DerivationEdge<readonly number[]>;
    const isOuter = eagerSums && this.#extent.rules <= outermost;
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
    this.#extent.rules++;
    if (answer === undefined) return graph[rule];
    this.#write(answer, 0);
    return this.#leave();
  }

  #leave(): DerivationNode<readonly number[]> | undefined {
    const { name, to, span, pieces } = this.#open.pop() as RuleInWriting;
    this.#extent.rules--;
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
    if (text === "") return;
    this.#text.push({ text, type, choice, mode: this.#modes.at(-1) ?? 0 });
    this.#extent.tokens++;
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

  /** Calls the hook with the text of a symbol, which it may replace. */
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
    this.#extent.tokens -= this.#text.pieces - pieces;
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
