import { loadLanguage } from "./languages.js";
import type { CompiledFormat, CompiledGrammar, FormatGrammar, Note } from "./model/compiled-grammar.js";
import type { Grammar, GrammarSource, Island } from "./model/grammar.js";
import { firstLine } from "./model/grammar-error.js";
import { runCode } from "./run/generated-grammar.js";
import { interpret, type Recognizers } from "./run/interpreted-grammar.js";

/** Makes a grammar of its source. */
export async function restoreGrammar(source: GrammarSource, options: RestoreOptions = {}): Promise<Grammar> {
  return "language" in source ? loadLanguage(source.language) : grammarOf(source.format, options);
}

export interface RestoreOptions {
  /** Runs the code that came with the grammar, instead of leaving it out. */
  readonly withCode?: boolean;
}

/** The grammar that a format starts with. Its islands are made when they are first asked for. */
export function grammarOf(format: CompiledFormat, { withCode = false }: RestoreOptions = {}): Grammar {
  const grammars = new Map<string, Grammar>();
  const make = (name: string): Grammar => {
    let grammar = grammars.get(name);
    if (!grammar) {
      grammar = new FormatMember(name, { format, withCode, make });
      grammars.set(name, grammar);
    }
    return grammar;
  };
  return make(format.start.grammar);
}

interface Surroundings {
  readonly format: CompiledFormat;
  readonly withCode: boolean;
  /** Another grammar of the format. */
  readonly make: (name: string) => Grammar;
}

/** One grammar of a format. */
class FormatMember implements Grammar {
  readonly name: string;
  readonly key: string;
  readonly source: GrammarSource;
  readonly start: string;
  readonly ruleNames: readonly string[];
  readonly hasCode: boolean;
  readonly prediction: Grammar["prediction"];
  readonly replacements: ReadonlyMap<string, string>;
  readonly createLexer: Grammar["createLexer"];
  readonly createParser: Grammar["createParser"];
  readonly parse: Grammar["parse"];
  readonly #member: FormatGrammar;
  readonly #make: (name: string) => Grammar;
  readonly #notes: readonly Note[];
  readonly #failures: readonly string[];
  #islands: readonly Island[] | undefined;

  constructor(name: string, { format, withCode, make }: Surroundings) {
    const member = format.grammars[name] as FormatGrammar;
    const { compiled } = member;
    const isStart = name === format.start.grammar;
    this.name = compiled.name;
    this.key = name;
    this.source = {
      format: isStart ? format : { ...format, start: { grammar: name, rule: compiled.parser.ruleNames[0] ?? "" } },
    };
    this.start = isStart ? format.start.rule : (compiled.parser.ruleNames[0] ?? "");
    this.ruleNames = compiled.parser.ruleNames;
    this.hasCode = compiled.code !== undefined;
    this.prediction = member.prediction;
    this.replacements = new Map(Object.entries(member.replacements));
    const { recognizers, notes } = withCode ? withItsCode(compiled) : { recognizers: interpret(compiled), notes: [] };
    this.#notes = [...compiled.notes, ...notes];
    this.#failures = recognizers.failures;
    this.createLexer = recognizers.createLexer;
    this.createParser = recognizers.createParser;
    this.parse = recognizers.parse;
    this.#member = member;
    this.#make = make;
  }

  get notes(): readonly Note[] {
    return [...this.#notes, ...this.#failures.map((text): Note => ({ kind: "warning", text }))];
  }

  /** Worked out late, because grammars may be islands of each other. */
  get islands(): readonly Island[] {
    this.#islands ??= this.#member.islands.map(({ token, pattern, parts }) => ({
      token,
      pattern,
      parts: parts.map(({ group, grammar, rule }) => ({ group, rule, grammar: this.#make(grammar) })),
    }));
    return this.#islands;
  }
}

/** Runs a grammar with its code, or, if that fails to start, without. */
function withItsCode(compiled: CompiledGrammar): {
  readonly recognizers: Recognizers;
  readonly notes: readonly Note[];
} {
  if (!compiled.code) return { recognizers: interpret(compiled), notes: [] };
  try {
    return { recognizers: runCode(compiled.code), notes: [] };
  } catch (error) {
    const text = `${compiled.name}: its code does not run: ${firstLine(error)}. It is left out, predicates taken as true.`;
    return { recognizers: interpret(compiled), notes: [{ kind: "warning", text }] };
  }
}
