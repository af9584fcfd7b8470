/** Keeps a parse going where predicates or actions of a grammar throw. */
import { ParseCancellationException, RecognitionException } from "antlr4ng";

/** How messages name the code that antlr4ng calls itself. */
export const hookName = "a predicate or an action";

/** Receives the name of a method that failed and what it threw. May throw the error again. */
export type FailureListener = (method: string, error: unknown) => void;

type Methods = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/**
 * Makes predicates that throw count as true, and actions that throw count as done, so that one mistake does not disable all
 * code. Covers the hooks that antlr4ng calls (`sempred`, `action`) and the methods that base classes add.
 * @param prototype of a generated lexer or parser; it is changed
 * @param root antlr4ng's own prototype, which is left alone
 * @param onFailure is called with the method's name and what it threw
 */
export function tolerateFailures(prototype: object, root: object, onFailure: FailureListener): void {
  for (let owner = prototype; owner !== root && owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      const isHook = name === "sempred" || name === "action";
      const isAdded = owner !== prototype && !(name in root);
      const method = Object.getOwnPropertyDescriptor(owner, name)?.value as unknown;
      if (!(isHook || isAdded) || typeof method !== "function") continue;
      const shownName = isHook ? hookName : name;
      (owner as Methods)[name] = function (this: unknown, ...args) {
        return attempt(
          () => method.apply(this, args),
          (error) => onFailure(shownName, error),
        );
      };
    }
  }
}

/**
 * Runs some code. Returns true if it throws and `onFailure` does not throw again.
 * @param code code of a grammar; its result is returned if it does not throw
 * @param onFailure gets what the code threw
 */
export function attempt(code: () => unknown, onFailure: (error: unknown) => void): unknown {
  try {
    return code();
  } catch (error) {
    onFailure(error);
    return true;
  }
}

/**
 * Whether an error is how the parser reports a syntax error, or a stack overflow, and not a mistake in code.
 * @param error anything that was thrown
 */
export function isParserError(error: unknown): boolean {
  return [RangeError, RecognitionException, ParseCancellationException].some((kind) => error instanceof kind);
}
