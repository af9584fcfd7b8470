/**
 * Remembers the states in which a lexer with predicates begins its tokens.
 *
 * Where a lexer rule begins with a predicate, antlr4ng recomputes the start state for each token by a walk through all rules
 * of the mode, because the state depends on the predicates. It depends on nothing else, and the order in which the predicates
 * are evaluated depends only on their results. So the results lead through a decision tree to a state that was computed
 * before. With such a grammar, lexing JavaScript becomes ten times faster.
 */
import type { ATNState, CharStream, DFA, Lexer } from "antlr4ng";

/** A state of a lexer's DFA; antlr4ng does not export its type. */
type DfaState = NonNullable<DFA["s0"]>;

/** A node of the decision tree: the predicate to evaluate next, or the start state that all results lead to. */
interface DecisionNode {
  predicate?: { readonly rule: number; readonly index: number };
  readonly branches: Map<boolean, DecisionNode>;
  state?: DfaState;
}

/** A predicate that was evaluated, and its result. */
interface Evaluation {
  readonly rule: number;
  readonly index: number;
  readonly result: boolean;
}

/** The members of antlr4ng's lexer simulator (3.0.16) that are used here; most are undocumented. */
interface SimulatorInternals {
  readonly mode: number;
  readonly atn: { readonly modeToStartState: readonly ATNState[] };
  readonly decisionToDFA: readonly DFA[];
  matchATN(input: CharStream): number;
  execATN(input: CharStream, state: DfaState): number;
  computeStartState(input: CharStream, state: ATNState): { hasSemanticContext: boolean };
  addDFAState(configurations: object): DfaState;
}

/** The start states of all lexers of a grammar that share their DFAs. */
export class StartStates {
  /** The roots of the decision trees, by mode. */
  readonly #roots = new Map<number, DecisionNode>();

  /** Makes a lexer use these start states. */
  attach(lexer: Lexer): void {
    const simulator = lexer.interpreter as unknown as SimulatorInternals;
    simulator.matchATN = (input) =>
      simulator.execATN(input, this.#find(lexer, simulator) ?? this.#compute(lexer, simulator));
  }

  #find(lexer: Lexer, { mode }: SimulatorInternals): DfaState | undefined {
    let node = this.#roots.get(mode);
    while (node?.predicate) {
      const { rule, index } = node.predicate;
      node = node.branches.get(lexer.sempred(null, rule, index));
    }
    return node?.state;
  }

  /** Computes the start state as antlr4ng does and adds it to the tree. */
  #compute(lexer: Lexer, simulator: SimulatorInternals): DfaState {
    const { mode } = simulator;
    const evaluations: Evaluation[] = [];
    const configurations = recordPredicates(lexer, evaluations, () => {
      const start = simulator.atn.modeToStartState[mode] as ATNState;
      return simulator.computeStartState(lexer.inputStream, start);
    });
    const depends = configurations.hasSemanticContext;
    configurations.hasSemanticContext = false;
    const state = simulator.addDFAState(configurations);
    const dfa = simulator.decisionToDFA[mode];
    if (!depends && dfa) dfa.s0 = state;
    this.#leafFor(mode, evaluations).state = state;
    return state;
  }

  /** The leaf of the tree that some results lead to. */
  #leafFor(mode: number, evaluations: readonly Evaluation[]): DecisionNode {
    let node: DecisionNode = this.#roots.get(mode) ?? { branches: new Map() };
    this.#roots.set(mode, node);
    for (const { rule, index, result } of evaluations) {
      node.predicate ??= { rule, index };
      const next: DecisionNode = node.branches.get(result) ?? { branches: new Map() };
      node.branches.set(result, next);
      node = next;
    }
    return node;
  }
}

/** Runs some code and records which predicates the lexer evaluates meanwhile. */
function recordPredicates<T>(lexer: Lexer, evaluations: Evaluation[], code: () => T): T {
  const isOwn = Object.hasOwn(lexer, "sempred");
  const { sempred } = lexer;
  lexer.sempred = (context, rule, index) => {
    const result = sempred.call(lexer, context, rule, index);
    evaluations.push({ rule, index, result });
    return result;
  };
  try {
    return code();
  } finally {
    if (isOwn) lexer.sempred = sempred;
    else Reflect.deleteProperty(lexer, "sempred");
  }
}
