import { type ATN, ATNDeserializer, DFA, Interval, IntervalSet, Vocabulary } from "antlr4ng";
import type { RecognizerData } from "../model/compiled-grammar.js";
import { unpackAutomaton } from "./packed-automaton.js";

/**
 * Restores an ATN from the numbers that antlr-ng has made of it. It is not verified, because that is where it comes from.
 * @param numbers the serialized form of antlr-ng, version 4
 */
export function deserializeAtn(numbers: readonly number[]): ATN {
  const options = { readOnly: false, verifyATN: false, generateRuleBypassTransitions: false };
  const deserializer = new ATNDeserializer(options);
  Object.assign(deserializer, { readSets });
  return deserializer.deserialize([...numbers]);
}

/**
 * Restores an ATN that the build has packed.
 * @param text as `pack-generated.mjs` has written it
 */
export function unpackAtn(text: string): ATN {
  return deserializeAtn(unpackAutomaton(text));
}

/** What a deserializer does not show. */
interface DeserializerInside {
  readonly data: readonly number[];
  /** The index of the next number. */
  pos: number;
}

/** What a set does not show: its ranges, in order and with gaps between them. */
interface SetInside {
  readonly intervals: Interval[];
}

/**
 * Reads the sets of characters and tokens. antlr4ng compares each range with all before it; Unicode's letters are hundreds. But the
 * ranges are stored in order.
 */
function readSets(this: DeserializerInside, _: ATN, sets: IntervalSet[]): void {
  const next = () => this.data[this.pos++] as number;
  for (let left = next(); left > 0; left--) {
    const set = new IntervalSet();
    const { intervals } = set as unknown as SetInside;
    let ranges = next();
    if (next() !== 0) set.addOne(-1);
    for (; ranges > 0; ranges--) {
      const range = new Interval(next(), next());
      const last = intervals.at(-1);
      if (last && range.start <= last.stop + 1) set.addRange(range.start, range.stop);
      else intervals.push(range);
    }
    sets.push(set);
  }
}

/**
 * One empty prediction automaton for each decision of an ATN.
 * @param atn of a lexer or a parser
 */
export function emptyAutomata(atn: ATN): DFA[] {
  return atn.decisionToState.map((state, i) => new DFA(state, i));
}

/**
 * The names of a lexer's or parser's tokens.
 * @param data the names of its literals and of its token types, by type; null for types without a name
 */
export function vocabularyOf({ literalNames, symbolicNames }: RecognizerData): Vocabulary {
  return new Vocabulary([...literalNames], [...symbolicNames]);
}
