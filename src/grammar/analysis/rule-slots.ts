/** Slots within the rules of a grammar. What may come next is worked out when it is first asked for. */
import type { ATNState } from "antlr4ng";

/** A symbol of a rule. */
export interface PlainSymbol {
  readonly kind: "rule" | "token";
  readonly name: string;
  /** The shortest text; undefined if the grammar tells none. */
  readonly text: string | undefined;
  /** Whether no other text can stand there. */
  readonly isFixed: boolean;
}

/** What may come next, and the states behind it. */
export interface SlotStep {
  readonly symbol: PlainSymbol;
  readonly targets: ATNState[];
}

/** What a slot asks of the automaton that it belongs to. */
export interface SlotAutomaton {
  /** Whether the rule may end in a state. */
  isStop(state: ATNState): boolean;
  /** What may come next from any of some states, by its name. */
  stepsFrom(states: readonly ATNState[]): ReadonlyMap<string, SlotStep>;
  /** What the shortest way from a state to the end of its rule costs. */
  costFrom(state: ATNState): number;
  /** The slot of some states. */
  slotAt(states: readonly ATNState[]): Slot;
}

/** A slot within a rule: some of the rule's states. */
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

  /** What may come next, by its name. What may be empty may also be left out. */
  get symbols(): ReadonlyMap<string, Next> {
    this.#symbols ??= new Map(
      [...this.#automaton.stepsFrom(this.#states)].map(([name, step]) => [name, new Next(this.#automaton, step)]),
    );
    return this.#symbols;
  }

  /** What comes next on the shortest way to the end; undefined if that is the end itself, or there is no way. */
  get shortest(): Next | undefined {
    if (this.#shortest === "unknown") this.#shortest = this.isEnd ? undefined : this.#cheapest();
    return this.#shortest;
  }

  /** What the shortest way to the end costs. */
  get cost(): number {
    this.#cost ??= Math.min(...this.#states.map((state) => this.#automaton.costFrom(state)));
    return this.#cost;
  }

  #cheapest(): Next | undefined {
    let best: Next | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const next of this.symbols.values()) {
      // What may be empty is passed over by another symbol.
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
