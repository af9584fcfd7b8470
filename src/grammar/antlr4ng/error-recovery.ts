import {
  DefaultErrorStrategy,
  IntervalSet,
  type Parser,
  type ParserRuleContext,
  RuleTransition,
  Token,
} from "antlr4ng";

/**
 * Recovers from syntax errors exactly as ANTLR does, but in linear time. Where a text ends inside n open rules, ANTLR computes
 * for each of them what may follow it and all rules around it, which takes quadratic time. This strategy computes the set once
 * for each open rule, and only when it is needed.
 */
export class ErrorRecovery extends DefaultErrorStrategy {
  /** By open rule: the tokens that may follow it or a rule around it. Most rules share the set of the rule around them. */
  readonly #followSets = new Map<ParserRuleContext, IntervalSet>();

  override getErrorRecoverySet({ atn, context }: Parser): IntervalSet {
    const pending: ParserRuleContext[] = [];
    let known: IntervalSet | undefined;
    for (let open = context; !known && open !== null && open.invokingState >= 0; open = open.parent) {
      known = this.#followSets.get(open);
      if (!known) pending.push(open);
    }
    let followSet = known ?? new IntervalSet();
    for (const open of pending.reverse()) {
      const call = atn.states[open.invokingState]?.transitions[0];
      if (call instanceof RuleTransition) followSet = union(followSet, atn.nextTokens(call.followState));
      this.#followSets.set(open, followSet);
    }
    return followSet;
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

/** The union of two sets without ε, which is no token. Returns the first set itself if the second adds nothing. */
function union(set: IntervalSet, other: IntervalSet): IntervalSet {
  const missing = other.toArray().filter((type) => type !== Token.EPSILON && !set.contains(type));
  if (missing.length === 0) return set;
  const sum = new IntervalSet();
  sum.addSet(set);
  for (const type of missing) sum.addOne(type);
  return sum;
}
