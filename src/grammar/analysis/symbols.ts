/** The symbols of a grammar and their minimal replacements. Plain data, so that a worker can send it. */
export interface Symbols {
  /** The parser's rules, by index. */
  readonly rules: readonly GrammarSymbol[];
  /** By token type. A replacement is undefined if only code makes such tokens. */
  readonly tokens: readonly GrammarSymbol[];
  /** The shortest text of one iteration of each `+`, by the number of the state that begins its block. */
  readonly plusBlocks: ReadonlyMap<number, string>;
  /** What may stand alone where a rule is expected. */
  readonly units: UnitDerivations;
  /** Number of states of the parser's ATN. */
  readonly states: number;
}

/** A rule or a token type. */
export interface GrammarSymbol {
  readonly name: string;
  /** The minimal replacement; undefined if the grammar gives none. */
  readonly replacement: string | undefined;
}

/** By the name of a rule: the names of the rules and tokens that it derives alone, its own name included. */
export type UnitDerivations = ReadonlyMap<string, ReadonlySet<string>>;
