import { formsOf } from "../grammar/analysis/alternative-forms.js";
import { lexemesOf } from "../grammar/analysis/lexemes.js";
import { ruleSlotsOf } from "../grammar/analysis/rule-automaton.js";
import type { UnitDerivations } from "../grammar/analysis/unit-derivations.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { clashOf } from "../grammar/run/clash.js";
import { sentenceChecks } from "../grammar/run/sentence-checks.js";
import type { Form, Syntax } from "../language/syntax.js";
import type { Clash } from "../tree/unparse.js";
import { type ParsedTree, parseTreeSync } from "./parse-tree.js";
import type { TreeOptions } from "./worker/parse-anywhere.js";

/** What is known of the language of a test case. */
export interface Language extends Syntax {
  readonly clash: Clash;
}

/**
 * What algorithms may ask about the language of a parsed test case. What takes time is worked out when it is first asked for.
 */
export function syntaxOf(grammar: Grammar, { units, prediction }: ParsedTree, options: TreeOptions): Language {
  const clash = clashOf(grammar);
  const ownForms = formsOf(grammar);
  const forms = new Map<string, readonly Form[]>();
  return {
    clash,
    fits: (symbol, place) => symbol === place || (units.get(place)?.has(symbol) ?? false),
    parse: (text) => parseTreeSync(grammar, text, options).tree,
    sentenceCheck: sentenceChecks(grammar, { rule: options.start ?? grammar.start, prediction }),
    forms: (place) => {
      const known = forms.get(place) ?? formsAt(place, units, ownForms);
      forms.set(place, known);
      return known;
    },
    slotAtStartOf: ruleSlotsOf(grammar),
    join: (texts) => texts.reduce((text, each, i) => text + (clash(texts[i - 1] ?? "", each, 0) ? " " : "") + each, ""),
    lexemes: lexemesOf(grammar),
  };
}

/** How many forms of a rule are tried where another one is expected, those with the fewest extras. */
const mostDerived = 20;

/**
 * The forms of all rules that a place derives alone. What is one of these rules and nothing else is one
 * form, for something that the input has.
 */
function formsAt(place: string, units: UnitDerivations, ownForms: (rule: string) => readonly Form[]): readonly Form[] {
  const isUnit = ({ symbols }: Form) => symbols.length === 1 && symbols[0]?.kind === "rule";
  const below: Form = {
    symbols: [{ kind: "rule", names: [place], text: undefined, tokens: 1, isFixed: false }],
    extras: 0,
  };
  const others = [...(units.get(place) ?? [])].filter((symbol) => symbol !== place);
  const derived = others.flatMap((symbol) => ownForms(symbol).slice(0, mostDerived));
  return [below, ...[...ownForms(place), ...derived].filter((form) => !isUnit(form))];
}
