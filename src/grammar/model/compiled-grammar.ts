/** The prediction algorithms of a parser: `auto` is SLL first and full LL where SLL fails. */
export type Prediction = "auto" | "sll" | "ll";

/** A message about a grammar or a parse: a warning, or information that only verbose output shows. */
export interface Note {
  /** A warning is always shown, information only on request. */
  readonly kind: "warning" | "info";
  /** One or more sentences. */
  readonly text: string;
}

/** The ways to run a grammar: by a lexer and a parser that are generated with its code, or interpreted without its code. */
export const routes = ["generated", "interpreted"] as const;
/** One of {@link routes}. */
export type Route = (typeof routes)[number];

/** A lexer or a parser as plain data, enough to interpret it. */
export interface RecognizerData {
  /** Name of the grammar file, for messages. */
  readonly fileName: string;
  /** The serialized ATN, in ANTLR's format. */
  readonly atn: readonly number[];
  readonly ruleNames: readonly string[];
  /** By token type: the literal in quotes, or null. */
  readonly literalNames: readonly (string | null)[];
  /** By token type: the name, or null. */
  readonly symbolicNames: readonly (string | null)[];
  /** Names of a lexer's channels; of a parser without meaning. */
  readonly channelNames: readonly string[];
  /** Names of a lexer's modes; empty for a parser. */
  readonly modeNames: readonly string[];
}

/** One module of a grammar's code. */
export interface CodeModule {
  /** CommonJS source. */
  readonly code: string;
  /** The file that the code was transpiled from. Generated code gets a path beside its grammar, where no file exists. */
  readonly file: string;
  /** Names of modules by the relative specifiers that import them. */
  readonly imports: Readonly<Record<string, string>>;
}

/** The lexer and parser generated from a grammar, and its base classes. */
export interface GrammarCode {
  /** Modules by name. */
  readonly modules: Readonly<Record<string, CodeModule>>;
  /** Name of the lexer's module and of the class in it. */
  readonly lexer: string;
  /** Name of the parser's module and of the class in it. */
  readonly parser: string;
}

/** A grammar compiled from its files (`.g4`). Plain data, so it can be cached and sent to a worker. */
export interface CompiledGrammar {
  readonly name: string;
  readonly lexer: RecognizerData;
  readonly parser: RecognizerData;
  /** Undefined if the grammar is interpreted. */
  readonly code: GrammarCode | undefined;
  /** The route and the reason for it, and antlr-ng's warnings. */
  readonly notes: readonly Note[];
}

/** The islands in tokens of one name; see `Island` in `grammar.ts`. */
export interface CompiledIsland {
  readonly token: string;
  readonly pattern: RegExp;
  readonly parts: readonly { readonly group: string; readonly grammar: string; readonly rule: string }[];
}

/** One grammar of a format, and how the format uses it. */
export interface FormatGrammar {
  readonly compiled: CompiledGrammar;
  readonly islands: readonly CompiledIsland[];
  /** Texts by names of rules and tokens. They override minimal replacements. */
  readonly replacements: Readonly<Record<string, string>>;
  /** See `Grammar.names`. */
  readonly names: ReadonlyMap<string, RegExp> | undefined;
  readonly prediction: Prediction;
}

/** One grammar, or several of which some are islands of others. */
export interface CompiledFormat {
  /** The grammar, by name, and the rule that a test case is parsed as. */
  readonly start: { readonly grammar: string; readonly rule: string };
  /** By name. A grammar that was given without a format has the empty name. */
  readonly grammars: Readonly<Record<string, FormatGrammar>>;
}
