import { CommandOracle } from "./command-oracle.js";
import type { CommandTest } from "./command-test.js";
import { FunctionOracle } from "./function-oracle.js";
import { ModuleOracle } from "./module-oracle.js";
import type { Observe } from "./observation.js";
import type { Oracle, Predicate } from "./oracle.js";

/** An interestingness test in a module, whose default export is a {@link Predicate}. */
export interface ModuleTest {
  /** The module's `file:` URL. */
  readonly module: string;
}

/** An interestingness test of any kind. */
export type Test = Predicate | CommandTest | ModuleTest;

/**
 * Opens the oracle that runs a test. The caller must close it.
 * @param encode converts a candidate to the bytes that a command reads
 * @param observe is told what a command shows beside the outcome
 */
export function openOracle(test: Test, encode: (text: string) => Uint8Array, observe?: Observe): Oracle {
  if (typeof test === "function") return new FunctionOracle(test);
  return "module" in test ? new ModuleOracle(test.module) : new CommandOracle(test, encode, observe);
}
