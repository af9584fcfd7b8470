/** Checks of antlr-ng's that take quadratic time. */
export interface SymbolChecks {
  checkForAttributeConflicts(rule: RuleAttributes): void;
}

/** What a rule takes, returns and declares, apart from its text. Undefined for most rules. */
interface RuleAttributes {
  readonly args?: unknown;
  readonly retvals?: unknown;
  readonly locals?: unknown;
}

const quickened = new WeakSet<SymbolChecks>();

/**
 * For each rule, antlr-ng copies the names of all rules to compare them with its attributes. Most rules have none.
 * @param checks antlr-ng's; it is changed
 */
export function quicken(checks: SymbolChecks): void {
  if (quickened.has(checks)) return;
  quickened.add(checks);
  const check = checks.checkForAttributeConflicts;
  checks.checkForAttributeConflicts = function (rule) {
    if (rule.args || rule.retvals || rule.locals) check.call(this, rule);
  };
}
