import { type CandidateForm, CommandOracle } from "./command-oracle.js";
import type { CommandTest } from "./command-test.js";
import { FunctionOracle } from "./function-oracle.js";
import { ModuleOracle } from "./module-oracle.js";
import type { Observe } from "./observed.js";
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
 * @param test a function, a command or a module
 * @param form what a command is given for the text of a candidate
 * @param observe is told what a command shows beside the outcome
 * @throws TypeError if candidates are folders and the test is not a command that can have them
 */
export function openOracle(test: Test, form: CandidateForm, observe?: Observe): Oracle {
  const isCommand = typeof test !== "function" && "command" in test;
  if (form.folder && !(isCommand && !test.stdin))
    throw new TypeError("The test of a folder must be a command that is given a path.");
  if (typeof test === "function") return new FunctionOracle(test);
  return "module" in test ? new ModuleOracle(test.module) : new CommandOracle(test, form, observe);
}
