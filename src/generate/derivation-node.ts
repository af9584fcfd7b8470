/** The nodes and edges of a derivation graph. */

/** A place in a rule. */
export interface DerivationNode<S> {
  /** Whether the rule ends here. */
  readonly isEnd: boolean;
  /** The ways on, the cheapest first; empty at the end of the rule. */
  edges: readonly DerivationEdge<S>[];
  /** How many of the edges are the cheapest. */
  cheapest: number;
  /** The sums of the weights of the edges up to each one; undefined if there is only one edge. */
  sums: Float64Array | undefined;
  /** The same where lists are to be long; undefined if the node is not that of a list. */
  eagerSums: Float64Array | undefined;
}

/** A way on: through a rule, through a symbol, or through neither. */
export interface DerivationEdge<S> {
  /** The node that another rule begins with; undefined if no rule is called. */
  readonly start: DerivationNode<S> | undefined;
  /** The number of the rule that is called, or -1. */
  readonly rule: number;
  /** The symbol that is written; undefined if there is none. */
  readonly symbol: S | undefined;
  readonly to: DerivationNode<S>;
  readonly weight: number;
  /** Whether the edge begins an iteration of a loop. */
  readonly isIteration: boolean;
  /** Whether that loop is what a left-recursive rule became. */
  readonly isRecursion: boolean;
}
