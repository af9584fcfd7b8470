/** How far a parser looks ahead: SLL first and LL where that fails, or only one of them. */
export type Prediction = "auto" | "sll" | "ll";

/** Something that the user should know (a warning), or may want to know. */
export interface Note {
  /** A warning is always shown, information only on request. */
  readonly kind: "warning" | "info";
  /** One or more sentences. */
  readonly text: string;
}

/** How a grammar is run: by parsers that were generated from it with its code, or interpreted without. */
export const routes = ["generated", "interpreted"] as const;
/** One of {@link routes}. */
export type Route = (typeof routes)[number];

/** What an interpreter needs of a lexer or a parser, as plain data. */
export interface RecognizerData {
  /** The name of the grammar file, for messages. */
  readonly fileName: string;
  /** The serialized ATN. */
  readonly atn: readonly number[];
  readonly ruleNames: readonly string[];
  readonly literalNames: readonly (string | null)[];
  readonly symbolicNames: readonly (string | null)[];
  /** Of a lexer. */
  readonly channelNames: readonly string[];
  readonly modeNames: readonly string[];
}

/** One module of a grammar's code. */
export interface CodeModule {
  /** CommonJS. */
  readonly code: string;
  /** The file that it was made from, or would be in if it was generated to disk. */
  readonly file: string;
  /** Which modules its relative imports mean. */
  readonly imports: Readonly<Record<string, string>>;
}

/** The lexer and parser that were generated from a grammar, with its base classes. */
export interface GrammarCode {
  readonly modules: Readonly<Record<string, CodeModule>>;
  /** Names of the modules and of the classes in them. */
  readonly lexer: string;
  readonly parser: string;
}

/** Grammar files (`.g4`), read and ready to be run: plain data, so that it can be cached and sent to a worker. */
export interface CompiledGrammar {
  readonly name: string;
  readonly lexer: RecognizerData;
  readonly parser: RecognizerData;
  /** Only if the grammar is run by generated parsers. */
  readonly code: GrammarCode | undefined;
  /** How it is run and why, and what antlr-ng warns of. */
  readonly notes: readonly Note[];
}

/** Which parts of a token are islands; as `Island` of the grammar tells them. */
export interface CompiledIsland {
  readonly token: string;
  readonly pattern: RegExp;
  readonly parts: readonly { readonly group: string; readonly grammar: string; readonly rule: string }[];
}

/** A grammar in a format. */
export interface FormatGrammar {
  readonly compiled: CompiledGrammar;
  readonly islands: readonly CompiledIsland[];
  readonly replacements: Readonly<Record<string, string>>;
  readonly prediction: Prediction;
}

/** One grammar, or several that are islands of each other. */
export interface CompiledFormat {
  readonly start: { readonly grammar: string; readonly rule: string };
  readonly grammars: Readonly<Record<string, FormatGrammar>>;
}
