/**
 * The first texts that rules of a lexer match, the shortest first and those as long by their characters: breadth first over
 * the lexer's ATN, as over an automaton with a stack. Of a wide range of characters, only some that a reader likes to see
 * are taken.
 */
import { type ATN, type ATNState, RuleStopState, RuleTransition, Token, type Transition } from "antlr4ng";
import { labelOf } from "./shortest-sentences.js";

/** A state and what comes when its rule is over, or the end of the text if there is nothing. */
interface AtnPosition {
  readonly state: ATNState | undefined;
  readonly behind: AtnPosition | undefined;
  readonly depth: number;
  readonly key: string;
}

/** Places that texts of one length lead to; `texts` are the first of these. */
interface Front {
  readonly places: readonly AtnPosition[];
  readonly texts: readonly string[];
}

/** Rules may call themselves without taking a character; so deep they need not. */
const deepest = 32;
/** Longer texts are no ones to put in another's place. */
const longest = 64;
/** Where a rule leads to more places at a time than this, it is given up. */
const mostFronts = 1000;

const end: AtnPosition = { state: undefined, behind: undefined, depth: 0, key: "" };

/** The first `count` texts of some rules together; fewer if there are no more, or these are too long. */
export function shortlexTexts(atn: ATN, rules: readonly number[], count: number): readonly string[] {
  const charactersOf = remember(charactersOfTransition);
  const starts = rules.flatMap((rule) => atn.ruleToStartState[rule] ?? []).map((state) => placeAt(state, end));
  const found: string[] = [];
  let fronts: readonly Front[] = [{ places: closure(starts), texts: [""] }];
  for (let length = 0; length <= longest && fronts.length > 0 && fronts.length <= mostFronts; length++) {
    const ended = fronts.filter(({ places }) => places.includes(end)).flatMap(({ texts }) => texts);
    if (length > 0) found.push(...firstOf(ended, count));
    if (found.length >= count) break;
    fronts = step(fronts, charactersOf, count);
  }
  return found.slice(0, count);
}

function placeAt(state: ATNState, behind: AtnPosition): AtnPosition {
  return { state, behind, depth: behind.depth + 1, key: `${state.stateNumber} ${behind.key}` };
}

/** All places that are reached without a character. Predicates are taken as true, actions as done. */
function closure(starts: readonly AtnPosition[]): readonly AtnPosition[] {
  const reached = new Map(starts.map((place) => [place.key, place]));
  for (const place of reached.values()) {
    for (const next of silentSteps(place)) if (!reached.has(next.key)) reached.set(next.key, next);
  }
  return [...reached.values()];
}

function silentSteps({ state, behind = end, depth }: AtnPosition): readonly AtnPosition[] {
  if (!state) return [];
  // The ATN leads on from here to wherever the rule is called; only where it was called is right.
  if (state instanceof RuleStopState) return [behind];
  return state.transitions.flatMap((transition) => {
    if (transition instanceof RuleTransition) {
      return depth < deepest ? placeAt(transition.target, placeAt(transition.followState, behind)) : [];
    }
    const isSilent = transition.isEpsilon || transition.label?.contains(Token.EOF);
    return isSilent ? placeAt(transition.target, behind) : [];
  });
}

/** One character further. Of texts that lead to the same places, only the first can be among those wanted. */
function step(
  fronts: readonly Front[],
  charactersOf: (transition: Transition) => readonly string[],
  count: number,
): readonly Front[] {
  const next = new Map<string, { readonly places: readonly AtnPosition[]; readonly texts: string[] }>();
  for (const { places, texts } of fronts) {
    for (const [character, targets] of targetsOf(places, charactersOf)) {
      const reached = closure(targets);
      const key = reached.map((place) => place.key).join();
      const front = next.get(key) ?? { places: reached, texts: [] };
      for (const text of texts) front.texts.push(text + character);
      next.set(key, front);
    }
  }
  return [...next.values()].map(({ places, texts }) => ({ places, texts: firstOf(texts, count) }));
}

function targetsOf(
  places: readonly AtnPosition[],
  charactersOf: (transition: Transition) => readonly string[],
): ReadonlyMap<string, readonly AtnPosition[]> {
  const taking = places.flatMap(({ state, behind = end }) =>
    state && !(state instanceof RuleStopState)
      ? state.transitions.filter(({ isEpsilon }) => !isEpsilon).map((transition) => ({ transition, behind }))
      : [],
  );
  const characters = new Set(taking.flatMap(({ transition }) => charactersOf(transition)));
  const targets = new Map<string, readonly AtnPosition[]>();
  for (const character of characters) {
    const point = character.codePointAt(0) as number;
    const reached = taking.filter(({ transition }) => labelOf(transition, 0, 0x10ffff).contains(point));
    targets.set(
      character,
      reached.map(({ transition, behind }) => placeAt(transition.target, behind)),
    );
  }
  return targets;
}

/** The characters that a reader would rather see than others. */
const preferred = ["az", "09", "AZ", "!~", "  ", "\n\n"].map(
  (range) => [range.charCodeAt(0), range.charCodeAt(1)] as const,
);

/** The first two that a reader likes best of the characters that a transition takes. */
function charactersOfTransition(transition: Transition): readonly string[] {
  const label = labelOf(transition, 0, 0x10ffff);
  if (label.length === 0 || label.contains(Token.EOF)) return [];
  for (const [first, last] of preferred) {
    const found: string[] = [];
    for (let point = first; point <= last && found.length < 2; point++) {
      if (label.contains(point)) found.push(String.fromCodePoint(point));
    }
    if (found.length > 0) return found;
  }
  return [String.fromCodePoint(label.minElement)];
}

function firstOf(texts: readonly string[], count: number): readonly string[] {
  return [...new Set(texts)].sort(byUnits).slice(0, count);
}

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
