/**
 * The first texts, in shortlex order, that some rules of a lexer match: a breadth-first search over the lexer's ATN as a
 * pushdown automaton. Of a wide range of characters, it tries only two readable ones.
 */
import { type ATN, type ATNState, RuleStopState, RuleTransition, Token, type Transition } from "antlr4ng";
import { labelOf } from "./shortest-sentences.js";

/** A state of the ATN with a stack of return positions. */
interface AtnPosition {
  /** Undefined at the end of the text. */
  readonly state: ATNState | undefined;
  /** Where to continue behind the rule. */
  readonly behind: AtnPosition | undefined;
  /** Height of the stack. */
  readonly depth: number;
  /** Equal for equal positions. */
  readonly key: string;
}

/** A set of positions that texts of one length lead to, and the first of these texts. */
interface Front {
  readonly positions: readonly AtnPosition[];
  readonly texts: readonly string[];
}

/** The largest depth that is searched: rules may call themselves without taking a character. */
const deepest = 32;
/** The length of the longest text that is searched for. */
const longest = 64;
/** The search ends when there are more fronts than this. */
const mostFronts = 1000;

const end: AtnPosition = { state: undefined, behind: undefined, depth: 0, key: "" };

/**
 * The first texts that some rules of a lexer match together, in shortlex order and without the empty text.
 * @param atn of the lexer
 * @param rules their numbers
 * @param count how many texts; fewer are returned if there are no more within the search limits
 */
export function shortlexTexts(atn: ATN, rules: readonly number[], count: number): readonly string[] {
  const charactersOf = memoize(charactersOfTransition);
  const starts = rules.flatMap((rule) => atn.ruleToStartState[rule] ?? []).map((state) => positionAt(state, end));
  const found: string[] = [];
  let fronts: readonly Front[] = [{ positions: closure(starts), texts: [""] }];
  for (let length = 0; length <= longest && fronts.length > 0 && fronts.length <= mostFronts; length++) {
    const ended = fronts.filter(({ positions }) => positions.includes(end)).flatMap(({ texts }) => texts);
    if (length > 0) found.push(...firstOf(ended, count));
    if (found.length >= count) break;
    fronts = step(fronts, charactersOf, count);
  }
  return found.slice(0, count);
}

function positionAt(state: ATNState, behind: AtnPosition): AtnPosition {
  return { state, behind, depth: behind.depth + 1, key: `${state.stateNumber} ${behind.key}` };
}

/** All positions that are reached without a character. Predicates count as true, actions are ignored. */
function closure(starts: readonly AtnPosition[]): readonly AtnPosition[] {
  const reached = new Map(starts.map((position) => [position.key, position]));
  for (const position of reached.values()) {
    for (const next of silentSteps(position)) if (!reached.has(next.key)) reached.set(next.key, next);
  }
  return [...reached.values()];
}

function silentSteps({ state, behind = end, depth }: AtnPosition): readonly AtnPosition[] {
  if (!state) return [];
  // In the ATN, the end of a rule leads to all of its calls. Only the call on the stack is right.
  if (state instanceof RuleStopState) return [behind];
  return state.transitions.flatMap((transition) => {
    if (transition instanceof RuleTransition) {
      return depth < deepest ? positionAt(transition.target, positionAt(transition.followState, behind)) : [];
    }
    const isSilent = transition.isEpsilon || transition.label?.contains(Token.EOF);
    return isSilent ? positionAt(transition.target, behind) : [];
  });
}

/** Advances all fronts by one character. Of texts that lead to the same positions, only the first `count` can be results. */
function step(
  fronts: readonly Front[],
  charactersOf: (transition: Transition) => readonly string[],
  count: number,
): readonly Front[] {
  const next = new Map<string, { readonly positions: readonly AtnPosition[]; readonly texts: string[] }>();
  for (const { positions, texts } of fronts) {
    for (const [character, targets] of targetsOf(positions, charactersOf)) {
      const reached = closure(targets);
      const key = reached.map((position) => position.key).join();
      const front = next.get(key) ?? { positions: reached, texts: [] };
      for (const text of texts) front.texts.push(text + character);
      next.set(key, front);
    }
  }
  return [...next.values()].map(({ positions, texts }) => ({ positions, texts: firstOf(texts, count) }));
}

function targetsOf(
  positions: readonly AtnPosition[],
  charactersOf: (transition: Transition) => readonly string[],
): ReadonlyMap<string, readonly AtnPosition[]> {
  const taking = positions.flatMap(({ state, behind = end }) =>
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
      reached.map(({ transition, behind }) => positionAt(transition.target, behind)),
    );
  }
  return targets;
}

/** Ranges of readable characters in order of preference. */
const preferred = ["az", "09", "AZ", "!~", "  ", "\n\n"].map(
  (range) => [range.charCodeAt(0), range.charCodeAt(1)] as const,
);

/** The first two readable characters that a transition accepts, or else the first character. */
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
  return [...new Set(texts)].sort().slice(0, count);
}

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
