/** Calls of functions that may never return. */
import { Script } from "node:vm";

/** How a call ended. */
export type Ending =
  | { readonly kind: "returned"; readonly value: unknown }
  | { readonly kind: "threw"; readonly thrown: unknown }
  | { readonly kind: "timeout" };

/** Where the script finds what it is to call. */
const key = Symbol.for("treemin.call");
const globals = globalThis as { [key]?: (() => void) | undefined };

/** Runs the call as a script, because Node can interrupt a script, and all that it calls, after some time. */
const script = new Script(`globalThis[Symbol.for("treemin.call")]()`);

/**
 * Calls a function and interrupts it, even in an endless loop, when the time is up.
 * @param call is called once, at once
 * @param milliseconds the time; Infinity for no limit
 */
export function callWithin(call: () => unknown, milliseconds: number): Ending {
  let ending: Ending = { kind: "timeout" };
  const outer = globals[key];
  globals[key] = () => {
    try {
      ending = { kind: "returned", value: call() };
    } catch (thrown) {
      ending = { kind: "threw", thrown };
    }
  };
  try {
    const isLimited = milliseconds < 2 ** 31;
    script.runInThisContext(isLimited ? { timeout: Math.max(1, Math.ceil(milliseconds)) } : {});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
  } finally {
    globals[key] = outer;
  }
  return ending;
}
