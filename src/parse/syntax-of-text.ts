import { formsOf } from "../grammar/analysis/alternative-forms.js";
import { lexemesOf } from "../grammar/analysis/lexemes.js";
import { ruleSlotsOf } from "../grammar/analysis/rule-automaton.js";
import type { UnitDerivations } from "../grammar/analysis/symbols.js";
import { isFolderLanguage } from "../grammar/model/folder-language.js";
import { type Grammar, grammarsOf } from "../grammar/model/grammar.js";
import { isPlainText } from "../grammar/model/plain-text.js";
import { clashOf } from "../grammar/run/clash.js";
import { sentenceChecks } from "../grammar/run/sentence-checks.js";
import type { Form, Syntax } from "../language/syntax.js";
import { textSyntax } from "../text/text-syntax.js";
import type { ParsedTree } from "./parsed-tree.js";
import { type FolderTextOptions, requireFolders, treeOfTextSync } from "./tree-of-text.js";

/**
 * Answers the questions of algorithms about the language of a parsed test case. Answers that take time are computed when an
 * algorithm needs them first.
 * @param grammar the language of the test case
 * @param parsed how the input was parsed
 * @param options how the test case was parsed; later texts are parsed in the same way
 */
export function syntaxOf(
  grammar: Grammar,
  { units, prediction }: Pick<ParsedTree, "units" | "prediction">,
  options: FolderTextOptions,
): Syntax {
  if (isPlainText(grammar)) return textSyntax;
  if (isFolderLanguage(grammar)) {
    const { folders, ...own } = options;
    const { start, ...others } = own;
    const { parseOf, syntaxOf: syntaxOfFolder } = requireFolders(folders);
    const syntax = syntaxOfFolder(parseOf(grammar, own), (file) => syntaxOf(file.language, file, others));
    return { ...syntax, needsUses: grammar.needsUses ?? false };
  }
  const clash = clashOf(grammar);
  const ownForms = formsOf(grammar);
  const forms = new Map<string, readonly Form[]>();
  return {
    needsUses: grammar.needsUses ?? false,
    isFlat: grammar.isFlat,
    noResult: grammar.noResult,
    simplifications: grammar.simplifications,
    shortForms: grammar.shortForms,
    clash,
    fits: (symbol, slot) => symbol === slot || (units.get(slot)?.has(symbol) ?? false),
    parse: (text) => treeOfTextSync(grammar, text, options).tree,
    sentenceCheck: sentenceChecks(grammar, { rule: options.start ?? grammar.start, prediction }),
    forms: (slot) => {
      const known = forms.get(slot) ?? formsIn(slot, units, ownForms);
      forms.set(slot, known);
      return known;
    },
    slotAtStartOf: ruleSlotsOf(grammar),
    join: (texts) => texts.reduce((text, each, i) => text + (clash(texts[i - 1] ?? "", each, 0) ? " " : "") + each, ""),
    ...(grammarsOf(grammar).some(({ names }) => names) && { nameOf: nameReader(grammar) }),
    lexemes: lexemesOf(grammar),
  };
}

/** Reads names as the grammar, or the grammar of an island, defines them. */
function nameReader(grammar: Grammar): NonNullable<Syntax["nameOf"]> {
  const names = grammarsOf(grammar).map((each) => each.names);
  return ({ name, text, context }) => {
    const patterns = names[context >> 8];
    if (!patterns) return undefined;
    const [whole, group] = patterns.get(name)?.exec(text) ?? [];
    return group ?? whole ?? false;
  };
}

/** How many forms each rule contributes to a slot that expects another rule. */
const mostDerivedForms = 20;

/**
 * The forms of all rules that may stand alone in a slot. The first one is the slot's own rule by itself: the algorithm takes
 * a node of the input for it. All other forms that are a single rule are left out, because the first one covers them.
 */
function formsIn(slot: string, units: UnitDerivations, ownForms: (rule: string) => readonly Form[]): readonly Form[] {
  const isSingleRule = ({ symbols }: Form) => symbols.length === 1 && symbols[0]?.kind === "rule";
  const ownRule: Form = {
    symbols: [{ kind: "rule", names: [slot], text: undefined, tokens: 1, isFixed: false }],
    extras: 0,
  };
  const others = [...(units.get(slot) ?? [])].filter((symbol) => symbol !== slot);
  const derived = others.flatMap((symbol) => ownForms(symbol).slice(0, mostDerivedForms));
  return [ownRule, ...[...ownForms(slot), ...derived].filter((form) => !isSingleRule(form))];
}
