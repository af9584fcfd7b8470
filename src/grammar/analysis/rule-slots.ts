import type { ATNState } from "antlr4ng";

/** A symbol of a rule, without its context. */
export interface PlainSymbol {
  readonly kind: "rule" | "token";
  readonly name: string;
  /** The shortest text; undefined if the grammar gives none. */
  readonly text: string | undefined;
  /** Whether the symbol has only one text. */
  readonly isFixed: boolean;
}

/** A symbol that may come next, and the states behind it. */
export interface SlotStep {
  readonly symbol: PlainSymbol;
  readonly targets: ATNState[];
}

/** What a slot uses of the automaton that it belongs to. */
export interface SlotAutomaton {
  /** Whether the rule may end in a state. */
  isStop(state: ATNState): boolean;
  /** The symbols that may come next in some states, by name. */
  stepsFrom(states: readonly ATNState[]): ReadonlyMap<string, SlotStep>;
  /** The cost of the cheapest path from a state to the end of its rule. */
  costFrom(state: ATNState): number;
  /** The slot of some states. */
  slotAt(states: readonly ATNState[]): Slot;
}

/** A slot of a rule: a set of the rule's states. What may come next is computed when it is first used. */
export class Slot {
  readonly #automaton: SlotAutomaton;
  readonly #states: readonly ATNState[];
  #symbols: ReadonlyMap<string, Next> | undefined;
  #shortest: Next | undefined | "unknown" = "unknown";
  #cost: number | undefined;

  constructor(automaton: SlotAutomaton, states: readonly ATNState[]) {
    this.#automaton = automaton;
    this.#states = states;
  }

  /** Whether the rule may end here. */
  get isEnd(): boolean {
    return this.#states.some((state) => this.#automaton.isStop(state));
  }

  /** The symbols that may come next, by name. Behind one that may be empty, the next ones are listed too. */
  get symbols(): ReadonlyMap<string, Next> {
    this.#symbols ??= new Map(
      [...this.#automaton.stepsFrom(this.#states)].map(([name, step]) => [name, new Next(this.#automaton, step)]),
    );
    return this.#symbols;
  }

  /** The next symbol on the cheapest path to the end; undefined at the end itself or if there is no path. */
  get shortest(): Next | undefined {
    if (this.#shortest === "unknown") this.#shortest = this.isEnd ? undefined : this.#cheapest();
    return this.#shortest;
  }

  /** The cost of the cheapest path to the end of the rule. */
  get cost(): number {
    this.#cost ??= Math.min(...this.#states.map((state) => this.#automaton.costFrom(state)));
    return this.#cost;
  }

  #cheapest(): Next | undefined {
    let best: Next | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const next of this.symbols.values()) {
      // A symbol that may be empty costs nothing, but the symbol behind it is listed too.
      const cost = next.text ? next.text.length + 1 + next.behind.cost : Number.POSITIVE_INFINITY;
      if (cost < least) [best, least] = [next, cost];
    }
    return best;
  }
}

/** A rule or a token that may come next. */
class Next implements PlainSymbol {
  readonly kind: PlainSymbol["kind"];
  readonly name: string;
  readonly text: string | undefined;
  readonly isFixed: boolean;
  readonly #automaton: SlotAutomaton;
  readonly #targets: readonly ATNState[];
  #behind: Slot | undefined;

  constructor(automaton: SlotAutomaton, { symbol, targets }: SlotStep) {
    this.kind = symbol.kind;
    this.name = symbol.name;
    this.text = symbol.text;
    this.isFixed = symbol.isFixed;
    this.#automaton = automaton;
    this.#targets = targets;
  }

  /** The slot behind it. */
  get behind(): Slot {
    this.#behind ??= this.#automaton.slotAt(this.#targets);
    return this.#behind;
  }
}
