import type { Inspection } from "../oracle/oracle.js";

/** What a test shows. */
export interface Observed {
  /** Whether the test finds the text interesting, or is a function that throws. */
  readonly isFailure: boolean;
  /** The outcome, how a command ended, and what was printed or thrown, without numbers, quoted texts and folders, which differ between alike outcomes. */
  readonly signature: string;
}

/**
 * What a test has shown.
 * @param inspection the outcome of one test, and what it threw or printed
 */
export function observed({ outcome, thrown, ending, printed = [] }: Inspection): Observed {
  const message = thrown ?? printed.join("\n");
  const alike = message
    .replace(/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g, "…")
    .replace(/[^\s(]*\//g, "")
    .replace(/-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|\b(?:NaN|Infinity)\b)/g, "N")
    .trim();
  const isFailure = outcome === "interesting" || thrown !== undefined;
  const kind = isFailure ? "failure" : outcome;
  return { isFailure, signature: [kind, ...(ending === undefined ? [] : [`exit ${ending}`]), alike].join(": ") };
}
