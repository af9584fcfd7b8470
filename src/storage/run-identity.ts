import { createHash } from "node:crypto";
import type { Grammar } from "../grammar/model/grammar.js";
import { describeTest, patternsAsText } from "../oracle/describe-test.js";
import type { Test } from "../oracle/open-oracle.js";

/** Everything that determines the result of a run. */
export interface RunDescription {
  /** Other data that distinguishes the run, such as the version of treemin, as plain data. */
  readonly names: object;
  readonly input: string | Uint8Array | { readonly identity: string };
  readonly language?: string | Grammar;
  readonly test: Test;
  /** All other options on which the result may depend, as plain data or regular expressions. */
  readonly settings: object;
}

/**
 * A digest that is equal for runs whose tests and result must be equal. Files that the command of a test names are identified by name
 * and content, not by folder. Files that the command reads without naming them are unknown and do not count.
 * @param run everything that determines the tests and their texts
 */
export function identityOf({ input, language, test, settings, names }: RunDescription): string {
  const sorted = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(
    JSON.stringify(
      [
        names,
        digest(typeof input === "object" && "identity" in input ? input.identity : input),
        describeGrammar(language),
        describeTest(test),
        sorted,
      ],
      patternsAsText,
    ),
  );
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function describeGrammar(language: RunDescription["language"]): unknown {
  if (language === undefined || typeof language === "string") return language;
  const { source, start, replacements } = language;
  return [digest(JSON.stringify(source)), start, [...replacements]];
}
