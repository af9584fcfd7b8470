/**
 * A prediction that follows no path twice. In an ambiguous grammar, several paths reach the same state; the graph of calls that
 * prediction keeps then has several return states at the end of a rule. ANTLR follows all of them each time it arrives there,
 * and the number of paths through the graph can be exponential: `r : 'a' r? r* ;` takes minutes for 40 tokens. Following the
 * same configuration again finds nothing new, so this simulator does not, and all its predictions equal ANTLR's.
 */
import { type ATNConfig, HashSet, type Parser, ParserATNSimulator, PredictionMode, RuleStopState } from "antlr4ng";
import type { Prediction } from "../model/compiled-grammar.js";

/**
 * Makes a parser predict by SLL or by full LL, in either case without following a path twice.
 * @param parser is changed
 * @param prediction holds for all rules that it parses from then on
 */
export function predictBy(parser: Parser, prediction: Exclude<Prediction, "auto">): void {
  const { atn, decisionToDFA, sharedContextCache } = parser.interpreter;
  parser.interpreter = new OnePassSimulator(parser, atn, decisionToDFA, sharedContextCache);
  parser.interpreter.predictionMode = prediction === "sll" ? PredictionMode.SLL : PredictionMode.LL;
}

type ClosureArguments = Parameters<ParserATNSimulator["closureCheckingStopState"]>;

class OnePassSimulator extends ParserATNSimulator {
  /** By closure (each has a set of its own): the configurations at ends of rules that were followed. */
  readonly #followed = new WeakMap<HashSet<ATNConfig>, FollowedConfigurations>();

  protected override closureCheckingStopState(...args: ClosureArguments): void {
    const [config, , closure, collectsPredicates] = args;
    // Where predicates are collected, the result depends on the path.
    const isFork = config.state instanceof RuleStopState && (config.context?.length ?? 0) > 1 && !collectsPredicates;
    if (isFork) {
      const followed = this.#followed.get(closure) ?? new FollowedConfigurations();
      this.#followed.set(closure, followed);
      if (!followed.add(config)) return;
    }
    super.closureCheckingStopState(...args);
  }
}

/** A set of configurations at ends of rules. */
class FollowedConfigurations {
  readonly #inside = new HashSet<ATNConfig>();
  /** Those outside the rule of the decision: their equality does not take that into account. */
  readonly #outside = new HashSet<ATNConfig>();

  /** Adds a configuration and tells whether it is new. */
  add(config: ATNConfig): boolean {
    const known = config.reachesIntoOuterContext ? this.#outside : this.#inside;
    return known.getOrAdd(config) === config;
  }
}
