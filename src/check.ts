/** What is tested before a reduction begins: that the input is interesting, and that the test looks at it. */
import type { Jury } from "./oracle/jury.js";
import type { Ledger } from "./oracle/ledger.js";
import type { Inspection, Oracle, Outcome } from "./oracle/oracle.js";

/** The input does not show the behaviour to begin with. */
export class NotInterestingError extends Error {
  override readonly name = "NotInterestingError";
  readonly inspection: Inspection;

  constructor(inspection: Inspection) {
    super(`The input is not interesting: the test said ${inspection.outcome}.`);
    this.inspection = inspection;
  }
}

/** The test finds everything interesting. */
export class SuspiciousTestError extends Error {
  override readonly name = "SuspiciousTestError";

  constructor() {
    super("The test finds an empty file and an unrelated text interesting: it does not seem to look at its input.");
  }
}

/** What no test case has anything to do with. */
const unrelatedText = "unrelated text\n";

/** How often the input is tested before it is said not to be interesting, if the test may be flaky. */
const mostChecks = 3;

/** What a check takes. */
export interface Checks {
  readonly oracle: Oracle;
  readonly jury: Jury;
  readonly ledger: Ledger;
  readonly signal: AbortSignal;
  readonly limitTests: number;
}

/**
 * Tests the input.
 * @throws NotInterestingError if it is not interesting
 */
export async function checkInput(text: string, { oracle, jury, ledger, signal }: Checks): Promise<Inspection> {
  let first: Inspection | undefined;
  for (let i = 0; i < (jury.isWatching ? mostChecks : 1); i++) {
    const inspection = await inspect(text, { oracle, ledger, signal });
    first ??= inspection;
    if (inspection.outcome === "interesting") {
      if (i > 0) jury.doubt(text);
      return inspection;
    }
    if (inspection.outcome === "timeout") break;
  }
  throw new NotInterestingError(first as Inspection);
}

async function inspect(text: string, { oracle, ledger, signal }: Pick<Checks, "oracle" | "ledger" | "signal">) {
  let outcome: Outcome | undefined;
  ledger.begin();
  try {
    const inspection = await oracle.inspect(text, signal);
    outcome = inspection.outcome;
    return inspection;
  } finally {
    ledger.end(outcome);
  }
}

/**
 * Tests texts that should not be interesting.
 * @returns a warning for each that is
 * @throws SuspiciousTestError if all are
 */
export async function checkTest(input: string, checks: Checks): Promise<readonly string[]> {
  const { jury, ledger, signal, limitTests } = checks;
  const suspicious: string[] = [];
  for (const [name, text] of [
    ["an empty file", ""],
    ["an unrelated text", unrelatedText],
  ] as const) {
    if (!jury.isWatching || text.length >= input.length || ledger.tests >= limitTests) continue;
    const exhibit = ledger.exhibit(text);
    let outcome = ledger.known(exhibit);
    if (outcome === undefined) {
      outcome = await jury.judgeSternly(text, signal);
      ledger.remember(exhibit, outcome);
    }
    if (outcome === "interesting") suspicious.push(name);
  }
  if (suspicious.length > 1) throw new SuspiciousTestError();
  return suspicious.map(suspicionOf);
}

/** What is to be said of a test that accepts something that has nothing to do with the input. */
function suspicionOf(name: string): string {
  return `The test finds ${name} interesting. Does it look at its input?`;
}

export const emptyWarning = suspicionOf("an empty file");
