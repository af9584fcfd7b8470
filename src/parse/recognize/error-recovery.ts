import {
  DefaultErrorStrategy,
  IntervalSet,
  type Parser,
  type ParserRuleContext,
  RuleTransition,
  Token,
} from "antlr4ng";

/**
 * Recovers from errors as ANTLR does, but where a text ends within n open rules, each of which fails, this takes a time in
 * proportion to n, not to its square: what may follow a rule and those around it is worked out once for each rule, and only as
 * far as it is asked for.
 */
export class ErrorRecovery extends DefaultErrorStrategy {
  /** What may follow an open rule or one around it. Most share the set of the rule around them. */
  readonly #sets = new Map<ParserRuleContext, IntervalSet>();

  override getErrorRecoverySet({ atn, context }: Parser): IntervalSet {
    const pending: ParserRuleContext[] = [];
    let set: IntervalSet | undefined;
    for (let open = context; !set && open !== null && open.invokingState >= 0; open = open.parent) {
      set = this.#sets.get(open);
      if (!set) pending.push(open);
    }
    let around = set ?? new IntervalSet();
    for (const open of pending.reverse()) {
      const call = atn.states[open.invokingState]?.transitions[0];
      if (call instanceof RuleTransition) around = union(around, atn.nextTokens(call.followState));
      this.#sets.set(open, around);
    }
    return around;
  }

  override singleTokenInsertion(parser: Parser): boolean {
    const { atn, state, context } = parser;
    const next = atn.states[state]?.transitions[0]?.target;
    const type = parser.inputStream.LA(1);
    if (!next || !atn.getExpectedTokens(next.stateNumber, context).contains(type)) return false;
    this.reportMissingToken(parser);
    return true;
  }
}

/** The first set itself if the other one adds nothing to it; without ε, which is no token. */
function union(set: IntervalSet, other: IntervalSet): IntervalSet {
  const missing = other.toArray().filter((type) => type !== Token.EPSILON && !set.contains(type));
  if (missing.length === 0) return set;
  const sum = new IntervalSet();
  sum.addSet(set);
  for (const type of missing) sum.addOne(type);
  return sum;
}
