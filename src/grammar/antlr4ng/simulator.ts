/**
 * Prediction that walks no path twice. Where a grammar is ambiguous, ways to the same place meet: in the graph of calls that
 * prediction keeps, the end of a rule then has several places to return to. ANTLR follows them all, each time that it comes
 * by, and there may be exponentially many ways through the graph: `r : 'a' r? r* ;` takes minutes for 40 tokens. To go on
 * from the same configuration once more finds nothing that is not found already; so it is left out, and all predictions are
 * ANTLR's.
 */
import { type ATNConfig, HashSet, type Parser, ParserATNSimulator, PredictionMode, RuleStopState } from "antlr4ng";
import type { Prediction } from "../model/compiled-grammar.js";

/** Makes a parser predict thriftily, by SLL or full LL. */
export function predictBy(parser: Parser, prediction: Exclude<Prediction, "auto">): void {
  const { atn, decisionToDFA, sharedContextCache } = parser.interpreter;
  parser.interpreter = new ThriftySimulator(parser, atn, decisionToDFA, sharedContextCache);
  parser.interpreter.predictionMode = prediction === "sll" ? PredictionMode.SLL : PredictionMode.LL;
}

type Walk = Parameters<ParserATNSimulator["closureCheckingStopState"]>;

class ThriftySimulator extends ParserATNSimulator {
  /** By the set that a closure has of its own: the ends of rules that it went on from. */
  readonly #left = new WeakMap<HashSet<ATNConfig>, LeftRules>();

  protected override closureCheckingStopState(...walk: Walk): void {
    const [config, , closure, collectsPredicates] = walk;
    // Which predicates are collected depends on the way.
    const isFork = config.state instanceof RuleStopState && (config.context?.length ?? 0) > 1 && !collectsPredicates;
    if (isFork) {
      const left = this.#left.get(closure) ?? new LeftRules();
      this.#left.set(closure, left);
      if (!left.add(config)) return;
    }
    super.closureCheckingStopState(...walk);
  }
}

/** Configurations at ends of rules. */
class LeftRules {
  readonly #inside = new HashSet<ATNConfig>();
  /** Those behind what the decision was to be made for: their equality does not tell. */
  readonly #outside = new HashSet<ATNConfig>();

  /** Tells whether it is new. */
  add(config: ATNConfig): boolean {
    const known = config.reachesIntoOuterContext ? this.#outside : this.#inside;
    return known.getOrAdd(config) === config;
  }
}
