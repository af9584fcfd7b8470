/**
 * Remembers the states that a lexer with predicates begins tokens in.
 *
 * Where a rule of a lexer begins with a predicate, antlr4ng works the state that each token begins in out anew, by a walk
 * through all rules of the mode, because it depends on what the predicates say at that moment. It depends on nothing else,
 * and they are asked in an order that depends on their answers only; so the answers lead through a decision tree to a state
 * that was worked out before. Lexing JavaScript with such a grammar is an order of magnitude faster this way.
 */
import type { ATNState, CharStream, DFA, Lexer } from "antlr4ng";

/** A state of a lexer's DFA; antlr4ng keeps its type to itself. */
type DfaState = NonNullable<DFA["s0"]>;

/** What is asked next, or the state that all answers lead to. */
interface Question {
  predicate?: { readonly rule: number; readonly index: number };
  readonly answers: Map<boolean, Question>;
  state?: DfaState;
}

/** What is used of antlr4ng's lexer simulator (3.0.16). */
interface Simulator {
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
  /** By mode. */
  readonly #questions = new Map<number, Question>();

  /** Makes a lexer use them. */
  attach(lexer: Lexer): void {
    const simulator = lexer.interpreter as unknown as Simulator;
    simulator.matchATN = (input) =>
      simulator.execATN(input, this.#find(lexer, simulator) ?? this.#make(lexer, simulator));
  }

  #find(lexer: Lexer, { mode }: Simulator): DfaState | undefined {
    let question = this.#questions.get(mode);
    while (question?.predicate) {
      const { rule, index } = question.predicate;
      question = question.answers.get(lexer.sempred(null, rule, index));
    }
    return question?.state;
  }

  /** Works a state out as antlr4ng does, and notes what is asked on the way. */
  #make(lexer: Lexer, simulator: Simulator): DfaState {
    const { mode } = simulator;
    const asked: { readonly rule: number; readonly index: number; readonly answer: boolean }[] = [];
    const isOwn = Object.hasOwn(lexer, "sempred");
    const { sempred } = lexer;
    lexer.sempred = (context, rule, index) => {
      const answer = sempred.call(lexer, context, rule, index);
      asked.push({ rule, index, answer });
      return answer;
    };
    try {
      const start = simulator.atn.modeToStartState[mode] as ATNState;
      const configurations = simulator.computeStartState(lexer.inputStream, start);
      const depends = configurations.hasSemanticContext;
      configurations.hasSemanticContext = false;
      const state = simulator.addDFAState(configurations);
      const dfa = simulator.decisionToDFA[mode];
      if (!depends && dfa) dfa.s0 = state;
      let question = this.#question(mode);
      for (const { rule, index, answer } of asked) {
        question.predicate ??= { rule, index };
        const next = question.answers.get(answer) ?? { answers: new Map() };
        question.answers.set(answer, next);
        question = next;
      }
      question.state = state;
      return state;
    } finally {
      if (isOwn) lexer.sempred = sempred;
      else Reflect.deleteProperty(lexer, "sempred");
    }
  }

  #question(mode: number): Question {
    const question = this.#questions.get(mode) ?? { answers: new Map() };
    this.#questions.set(mode, question);
    return question;
  }
}
