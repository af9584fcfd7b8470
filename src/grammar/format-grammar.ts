import type { Recognizers } from "./antlr4ng/recognizers.js";
import type { CompiledFormat, CompiledGrammar, FormatGrammar, GrammarCode, Note } from "./model/compiled-grammar.js";
import type { Grammar, GrammarSource, Island } from "./model/grammar.js";
import { firstLine } from "./model/grammar-error.js";
import type { CodeRecognizers } from "./run/generated-grammar.js";
import { interpret } from "./run/interpreted-grammar.js";

/** Runs the code that came with a grammar. */
type RunCode = (code: GrammarCode) => CodeRecognizers;

/**
 * The grammar that a format starts with. Its islands are restored when they are first used.
 * @param format as it was compiled
 * @param runCode if undefined, the grammar is interpreted without its code
 */
export function grammarOf(format: CompiledFormat, runCode?: RunCode): Grammar {
  const grammars = new Map<string, Grammar>();
  const restore = (name: string): Grammar => {
    let grammar = grammars.get(name);
    if (!grammar) {
      grammar = new MemberGrammar(name, { format, runCode, restore });
      grammars.set(name, grammar);
    }
    return grammar;
  };
  return restore(format.start.grammar);
}

/** What a grammar shares with the others of its format. */
interface FormatContext {
  readonly format: CompiledFormat;
  readonly runCode: RunCode | undefined;
  /** Restores a grammar of the format by its name. */
  readonly restore: (name: string) => Grammar;
}

/** One grammar of a format. */
class MemberGrammar implements Grammar {
  readonly name: string;
  readonly key: string;
  readonly source: GrammarSource;
  readonly start: string;
  readonly ruleNames: readonly string[];
  readonly hasCode: boolean;
  readonly prediction: Grammar["prediction"];
  readonly replacements: ReadonlyMap<string, string>;
  readonly names: Grammar["names"];
  readonly recognizers: Recognizers;
  readonly #member: FormatGrammar;
  readonly #restore: (name: string) => Grammar;
  readonly #notes: readonly Note[];
  readonly #failures: readonly string[];
  #islands: readonly Island[] | undefined;

  constructor(name: string, { format, runCode, restore }: FormatContext) {
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
    this.names = member.names;
    const { recognizers, failures = [], notes } = recognizersFor(compiled, runCode);
    this.recognizers = recognizers;
    this.#notes = [...compiled.notes, ...notes];
    this.#failures = failures;
    this.#member = member;
    this.#restore = restore;
  }

  get notes(): readonly Note[] {
    return [...this.#notes, ...this.#failures.map((text): Note => ({ kind: "warning", text }))];
  }

  /** Restored late, because grammars may be islands of each other. */
  get islands(): readonly Island[] {
    this.#islands ??= this.#member.islands.map(({ token, pattern, parts }) => ({
      token,
      pattern,
      parts: parts.map(({ group, grammar, rule }) => ({ group, rule, grammar: this.#restore(grammar) })),
    }));
    return this.#islands;
  }
}

/** Runs a grammar with its code if it may run; interprets it if not, or if the code fails while it is loaded. */
function recognizersFor(
  compiled: CompiledGrammar,
  runCode: RunCode | undefined,
): {
  readonly recognizers: Recognizers;
  /** See {@link CodeRecognizers.failures}. */
  readonly failures?: readonly string[];
  readonly notes: readonly Note[];
} {
  if (!compiled.code || !runCode) return { recognizers: interpret(compiled), notes: [] };
  try {
    const recognizers = runCode(compiled.code);
    return { recognizers, failures: recognizers.failures, notes: [] };
  } catch (error) {
    const text = `${compiled.name}: its code does not run: ${firstLine(error)}. It is left out, predicates taken as true.`;
    return { recognizers: interpret(compiled), notes: [{ kind: "warning", text }] };
  }
}
