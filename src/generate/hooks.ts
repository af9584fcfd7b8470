/**
 * Hooks: functions of the user that write the text of a symbol, or are called with the generated text, with a state for each
 * sentence. After the grammars with `pre` and `post` in Rahul Gopinath's "Generator reduction".
 */

/** The argument of a hook. */
export interface HookContext<State> {
  /** The state of this sentence. */
  readonly state: State;
  /** The rule or token that is generated. */
  readonly name: string;
  /** The rule that it is generated in; empty for the start rule. */
  readonly parent: string;
  /** Chooses one of a list. The choice becomes a part of the sequence, and choice 0 is the simplest. */
  readonly choose: <T>(list: readonly T[]) => T;
}

/**
 * Hooks by the symbols that they are for: the name of a rule or a token, or `parent/name` for those in one rule only. The latter
 * precedes the former.
 */
export interface Hooks<State = unknown> {
  /** Makes the state of a sentence. */
  readonly state?: () => State;
  /** Is called before a symbol is generated. If it returns a text, that is used for the symbol. */
  readonly pre?: Readonly<Record<string, (context: HookContext<State>) => string | undefined>>;
  /** Is called with the text of a symbol. A text that it returns replaces that. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most hooks only take note and return nothing
  readonly post?: Readonly<Record<string, (text: string, context: HookContext<State>) => string | undefined | void>>;
}

/** A hook threw, or is none. The message says which and why. */
export class HookError extends Error {
  /** Name of the class. */
  override readonly name = "HookError";
}

/** The hooks of one symbol in one parent. */
export interface SymbolHooks {
  readonly pre: NonNullable<Hooks["pre"]>[string] | undefined;
  readonly post: NonNullable<Hooks["post"]>[string] | undefined;
}

/**
 * Checks that hooks are made of functions for symbols that exist.
 * @param hooks as the user gave them
 * @param names of all rules and tokens of the grammar and its islands
 * @throws HookError with the first mistake
 */
export function checkHooks(hooks: Hooks, names: ReadonlySet<string>): void {
  if (typeof hooks !== "object" || hooks === null) {
    throw new HookError("The hooks are no object. Export { state, pre, post } as the default.");
  }
  if (hooks.state !== undefined && typeof hooks.state !== "function") {
    throw new HookError("The state of the hooks is no function. Write state: () => ({ … }).");
  }
  for (const kind of ["pre", "post"] as const) {
    const table: unknown = hooks[kind] ?? {};
    if (typeof table !== "object") {
      throw new HookError(`The hooks ${kind} are no object. Write ${kind}: { rule: (…) => … }.`);
    }
    for (const [key, hook] of Object.entries(table as object)) {
      if (typeof hook !== "function") throw new HookError(`The hook ${kind} of ${key} is no function.`);
      const unknown = key.split("/").find((name) => !names.has(name));
      if (unknown !== undefined) {
        throw new HookError(`The hook ${kind} of ${key}: the grammar has no rule and no token ${unknown}.`);
      }
    }
  }
}

/** Finds the hooks of symbols. */
export class HookTable {
  /** Whether there are none at all. */
  readonly isEmpty: boolean;
  readonly #hooks: Hooks;
  readonly #known = new Map<string, SymbolHooks | undefined>();

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.isEmpty = Object.keys(hooks.pre ?? {}).length + Object.keys(hooks.post ?? {}).length === 0;
  }

  /** The state of a new sentence. */
  newState(): unknown {
    return run("state", "a sentence", () => this.#hooks.state?.());
  }

  /** The hooks of a symbol; undefined if it has none. */
  of(parent: string, name: string): SymbolHooks | undefined {
    const key = `${parent}/${name}`;
    if (!this.#known.has(key)) {
      const [pre, post] = [own(this.#hooks.pre, key, name), own(this.#hooks.post, key, name)];
      this.#known.set(key, pre || post ? { pre, post } : undefined);
    }
    return this.#known.get(key);
  }
}

function own<T>(hooks: Readonly<Record<string, T>> | undefined, ...keys: readonly string[]): T | undefined {
  const key = hooks && keys.find((each) => Object.hasOwn(hooks, each));
  return key === undefined ? undefined : hooks?.[key];
}

/** Errors of the generator's own that pass through a hook. */
const passing = new Set(["OutOfChoicesError"]);

/**
 * Runs a hook.
 * @param kind of the hook, for the message
 * @param name of its symbol, for the message
 * @param hook is called once
 * @throws HookError if it throws
 */
export function run<T>(kind: string, name: string, hook: () => T): T {
  try {
    return hook();
  } catch (error) {
    if (error instanceof Error && passing.has(error.name)) throw error;
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new HookError(
      `The hook ${kind} of ${name} threw ${reason.split("\n")[0]}. Correct it, or leave out the hooks.`,
    );
  }
}

/**
 * Checks what a hook returned.
 * @param answer what the hook returned
 * @param kind of the hook, for the message
 * @param name of its symbol, for the message
 * @throws HookError unless it is a text or undefined
 */
export function textFrom(answer: unknown, kind: string, name: string): string | undefined {
  if (answer === undefined || typeof answer === "string") return answer;
  throw new HookError(`The hook ${kind} of ${name} returned ${typeof answer}; it must return a text or undefined.`);
}
