/** The commands of lexer rules: the token types that they set, and the modes that they enter and leave. */
import { ActionTransition, type ATN, type LexerAction, LexerActionType } from "antlr4ng";

/** A rule of a lexer that makes tokens for the parser, or the beginning of one. */
export interface LexerRule {
  /** The number of the rule. */
  readonly rule: number;
  /** The type of its tokens. */
  readonly type: number;
  /** The mode that it is in. */
  readonly mode: number;
  /** Whether what it matches is only the beginning of a token. */
  readonly isMore: boolean;
  /** Whether the type of its tokens is all that its commands change, if it has any. */
  readonly onlyChangesType: boolean;
  /** The modes on the stack behind the token, the current one last. */
  readonly modesBehind: (modes: readonly number[]) => readonly number[];
}

/**
 * The rules of a lexer whose tokens the parser sees, in the order of the grammar. A rule of `more` makes none. A rule that only gives
 * its tokens the type of another rule of its mode is left out: it reads what is not quite right.
 * @param atn of a lexer
 */
export function lexerRulesOf(atn: ATN): readonly LexerRule[] {
  const rules = allRulesOf(atn);
  const isOwn = ({ rule, type }: LexerRule) => atn.ruleToTokenType[rule] === type;
  const own = new Set(rules.filter(isOwn).map(({ mode, type }) => `${mode} ${type}`));
  return rules.filter((rule) => isOwn(rule) || !rule.onlyChangesType || !own.has(`${rule.mode} ${rule.type}`));
}

function allRulesOf(atn: ATN): readonly LexerRule[] {
  const actions = actionsOf(atn);
  return atn.modeToStartState.flatMap((start, mode) =>
    (start?.transitions ?? []).flatMap(({ target: { ruleIndex: rule } }) => {
      const own = actions.get(rule) ?? [];
      const has = (type: number) => own.some(({ actionType }) => actionType === type);
      const channel = numberIn(own, LexerActionType.CHANNEL);
      if (has(LexerActionType.SKIP) || (channel !== undefined && channel !== 0)) return [];
      const type = numberIn(own, LexerActionType.TYPE) ?? (atn.ruleToTokenType[rule] as number);
      const modesBehind = (modes: readonly number[]) =>
        own.length === 0 ? modes : stackOf(own.reduce(afterAction, modes));
      const onlyChangesType = own.every(({ actionType }) => actionType === LexerActionType.TYPE);
      return [{ rule, type, mode, isMore: has(LexerActionType.MORE), onlyChangesType, modesBehind }];
    }),
  );
}

/** All stacks of modes, so that equal ones are the same object. */
const stacks = new Map<string, readonly number[]>();

/**
 * The stack of some modes; the same object for the same modes.
 * @param modes numbers of lexer modes, the outermost first
 */
export function stackOf(modes: readonly number[]): readonly number[] {
  const key = modes.join();
  const stack = stacks.get(key) ?? modes;
  stacks.set(key, stack);
  return stack;
}

/** By rule: the actions of its alternatives. */
function actionsOf(atn: ATN): ReadonlyMap<number, readonly LexerAction[]> {
  const actions = new Map<number, LexerAction[]>();
  for (const state of atn.states) {
    for (const transition of state?.transitions ?? []) {
      if (!(state && transition instanceof ActionTransition)) continue;
      const action = atn.lexerActions[transition.actionIndex];
      if (action) actions.set(state.ruleIndex, [...(actions.get(state.ruleIndex) ?? []), action]);
    }
  }
  return actions;
}

/** The number that an action of some type has: a channel, a token type or a mode; undefined if there is no such action. */
function numberIn(actions: readonly LexerAction[], wanted: number): number | undefined {
  const found = actions.find(({ actionType }) => actionType === wanted);
  const { channel, type, mode } = (found ?? {}) as Partial<Record<"channel" | "type" | "mode", number>>;
  return channel ?? type ?? mode;
}

function afterAction(modes: readonly number[], action: LexerAction): readonly number[] {
  const mode = numberIn([action], action.actionType) ?? 0;
  switch (action.actionType) {
    case LexerActionType.PUSH_MODE:
      return [...modes, mode];
    case LexerActionType.MODE:
      return [...modes.slice(0, -1), mode];
    case LexerActionType.POP_MODE:
      return modes.length > 1 ? modes.slice(0, -1) : modes;
    default:
      return modes;
  }
}
