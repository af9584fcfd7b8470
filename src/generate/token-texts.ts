/** Writes the texts of tokens: those of a corpus, or what the rules of the lexer derive. */
import { fixedTokens } from "../grammar/analysis/fixed-tokens.js";
import { symbolsOf } from "../grammar/analysis/minimal-replacements.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { Relexer } from "../grammar/run/relexer.js";
import { type Characters, charactersOf, chooseCharacter } from "./characters.js";
import { type ChoiceSource, RandomChoices } from "./choice-source.js";
import { type DerivationGraph, derivationGraph } from "./derivation-graph.js";
import type { DerivationNode } from "./derivation-node.js";
import { type LexerRule, lexerRulesOf } from "./lexer-rules.js";

/** Texts of tokens by the names of their types. */
export type Corpus = ReadonlyMap<string, readonly string[]>;

/** A token as it is written. */
export interface WrittenToken {
  readonly text: string;
  /** The modes of the lexer behind it, the current one last. */
  readonly modes: readonly number[];
}

/** Behind so many characters or open rules, a token ends as soon as it can. */
const longest = 40;
const deepest = 6;
/** How many rules of `more` may lead to a token. */
const mostBeginnings = 4;
/** How often a text is drawn again that the lexer reads as something else. */
const mostDraws = 20;
/** If the first so many texts of a type are read as they are meant, others are not looked at. */
const trials = 100;
/** How many texts are remembered that the lexer has read. */
const mostRemembered = 20_000;

/** The texts of the tokens of one grammar. */
export class TokenTexts {
  /** The texts of tokens that have only one, or whose text the grammar's author gives because no rule makes such tokens. */
  readonly #fixed = new Map<number, string>();
  readonly #corpus = new Map<number, readonly string[]>();
  readonly #rules: readonly LexerRule[];
  readonly #graph: DerivationGraph<Characters>;
  readonly #relexer: Relexer;
  readonly #shortest: readonly (string | undefined)[];
  /** The type that the lexer reads, by mode and text. */
  readonly #types = new Map<string, number | undefined>();
  /** By stack of modes and type. */
  readonly #ways = new Map<readonly number[], (Ways | undefined)[]>();
  /** By stack of modes and type: whether the lexer reads the texts as they are meant, as far as some trials show. */
  readonly #trusted = new Map<Ways, boolean>();

  constructor(grammar: Grammar, corpus: Corpus) {
    const { tokens } = symbolsOf(grammar);
    this.#relexer = new Relexer(grammar);
    const { atn } = this.#relexer;
    this.#rules = lexerRulesOf(atn);
    this.#graph = derivationGraph(atn, { symbolOf: charactersOf, isCommon: ({ plain }) => plain.length > 1 });
    this.#shortest = tokens.map(({ replacement }) => replacement);
    const fixed = fixedTokens(atn, this.#relexer.at("", 0).vocabulary);
    tokens.forEach(({ name, replacement }, type) => {
      const texts = corpus.get(name);
      if (texts && texts.length > 0) this.#corpus.set(type, texts);
      const hasRule = this.#rules.some((rule) => rule.type === type && this.#graph[rule.rule]);
      const isFixed = fixed.has(type) && !this.#mayContinue(type);
      if (replacement !== undefined && (isFixed || !hasRule)) this.#fixed.set(type, replacement);
    });
  }

  /** Whether rules of a type may end what rules of `more` have begun. */
  #mayContinue(type: number): boolean {
    const behind = new Set(this.#rules.flatMap((rule) => (rule.isMore ? [rule.modesBehind([rule.mode]).at(-1)] : [])));
    return this.#rules.some((rule) => rule.type === type && behind.has(rule.mode));
  }

  /** Whether there are texts of a type. */
  canWrite(type: number): boolean {
    const hasRule = this.#rules.some((rule) => rule.type === type && !rule.isMore && this.#graph[rule.rule]);
    return this.#fixed.has(type) || this.#corpus.has(type) || hasRule;
  }

  /**
   * Writes a token in some modes of the lexer.
   * @param mayReject whether a text that the lexer would read as another token is drawn again
   */
  write(type: number, modes: readonly number[], source: ChoiceSource & { readonly mayReject?: boolean }): WrittenToken {
    const ways = this.#waysTo(type, modes);
    const fixed = this.#fixed.get(type);
    if (fixed !== undefined) return { text: fixed, modes: ways.finish[0]?.modesBehind(modes) ?? modes };
    const texts = this.#corpus.get(type);
    if (texts) {
      const text = texts[texts.length === 1 ? 0 : source.choose({ count: texts.length })] as string;
      return { text, modes: ways.finish[0]?.modesBehind(modes) ?? modes };
    }
    const before = source.made.length;
    for (let draws = 1; ; draws++) {
      const written = this.#derive(type, modes, source);
      if (!source.mayReject || draws === mostDraws || this.#isTrusted(type, modes, ways)) return written;
      if (this.#isRead(written.text, { type, modes, ways })) return written;
      source.made.length = before;
    }
  }

  /**
   * Whether texts of a type need not be checked with the lexer. Trials have a seed of their own, so the answer does not depend on
   * earlier sentences.
   */
  #isTrusted(type: number, modes: readonly number[], ways: Ways): boolean {
    let answer = this.#trusted.get(ways);
    if (answer === undefined) {
      const source = new RandomChoices(type);
      answer = true;
      for (let i = 0; answer && i < trials; i++) {
        answer = this.#isRead(this.#derive(type, modes, source).text, { type, modes, ways });
      }
      this.#trusted.set(ways, answer);
    }
    return answer;
  }

  /** Whether the lexer reads a text as it reads the shortest text of its type. */
  #isRead(text: string, { type, modes, ways }: { type: number; modes: readonly number[]; ways: Ways }): boolean {
    const mode = ways.isReachable ? (modes.at(-1) as number) : (ways.finish[0]?.mode ?? 0);
    const read = this.#typeOf(text, mode);
    return read === type || (read !== undefined && read === this.#typeOf(this.#shortest[type] ?? "", mode));
  }

  #typeOf(text: string, mode: number): number | undefined {
    const key = `${mode} ${text}`;
    const known = this.#types.get(key);
    if (known !== undefined) return known;
    const type = this.#relexer.typeOf(text, mode);
    if (this.#types.size >= mostRemembered) this.#types.clear();
    if (text.length < 10) this.#types.set(key, type);
    return type;
  }

  /** Writes what the lexer's rules derive: beginnings by rules of `more`, then the token itself. */
  #derive(type: number, start: readonly number[], source: ChoiceSource): WrittenToken {
    let modes = start;
    let text = "";
    for (;;) {
      const { finish, begin } = this.#waysTo(type, modes);
      const mayEnd = finish.length > 0;
      const rules = [...finish, ...begin];
      const drawn = mayEnd && text.length > longest ? finish.length : rules.length;
      const rule = rules[rules.length < 2 ? 0 : source.choose({ count: rules.length, drawn })] as LexerRule;
      text += this.#textOf(rule.rule, source);
      modes = rule.modesBehind(modes);
      if (finish.includes(rule)) return { text, modes };
    }
  }

  #textOf(rule: number, source: ChoiceSource): string {
    const stack: DerivationNode<Characters>[] = [];
    let text = "";
    for (let node = this.#graph[rule]; node; ) {
      if (node.isEnd) {
        node = stack.pop();
        continue;
      }
      const { edges, sums } = node;
      const drawn = text.length >= longest || stack.length >= deepest ? node.cheapest : edges.length;
      const choice: number = edges.length < 2 ? 0 : source.choose({ count: edges.length, sums, drawn });
      const edge = node.edges[choice] as DerivationNode<Characters>["edges"][number];
      if (edge.symbol) text += chooseCharacter(edge.symbol, source);
      if (edge.start) stack.push(edge.to);
      node = edge.start ?? edge.to;
    }
    return text;
  }

  /** The rules that may come next on the way to a token. */
  #waysTo(type: number, modes: readonly number[]): Ways {
    const known = this.#ways.get(modes) ?? [];
    this.#ways.set(modes, known);
    known[type] ??= this.#findWays(type, modes);
    return known[type];
  }

  #findWays(type: number, modes: readonly number[]): Ways {
    const usable = this.#rules.filter(({ rule }) => this.#graph[rule]);
    const here = usable.filter(({ mode }) => mode === modes.at(-1));
    const finish = here.filter((rule) => rule.type === type && !rule.isMore);
    const begin = here.filter((rule) => rule.isMore && this.#leadsTo(type, rule.modesBehind(modes), mostBeginnings));
    if (finish.length + begin.length > 0) return { finish, begin, isReachable: true };
    // Only code leads to the mode of this token.
    const elsewhere = usable.filter((rule) => rule.type === type && !rule.isMore);
    const stays = elsewhere.map((rule) => ({ ...rule, modesBehind: (same: readonly number[]) => same }));
    return { finish: stays, begin: [], isReachable: false };
  }

  #leadsTo(type: number, modes: readonly number[], most: number): boolean {
    const here = this.#rules.filter(({ mode }) => mode === modes.at(-1));
    if (here.some((rule) => rule.type === type && !rule.isMore)) return true;
    return most > 0 && here.some((rule) => rule.isMore && this.#leadsTo(type, rule.modesBehind(modes), most - 1));
  }
}

/** The rules of a lexer that may come next on the way to a token. */
interface Ways {
  /** Those that end the token. */
  readonly finish: readonly LexerRule[];
  /** Those that begin it. */
  readonly begin: readonly LexerRule[];
  /** Whether the lexer's own commands lead there. */
  readonly isReachable: boolean;
}
