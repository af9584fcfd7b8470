/**
 * Random grammars that ANTLR takes, and sentences of their rules.
 *
 * Every rule is productive, for its first alternative refers to later rules only. No rule is left-recursive but directly:
 * at the left edge of an alternative, other rules are later ones, too. No body of a loop is empty, for each has a token.
 */
import fc from "fast-check";

/** What may stand on a right-hand side. */
type Part =
  | { readonly kind: "token"; readonly token: Token }
  | { readonly kind: "rule"; readonly rule: number }
  | { readonly kind: "sequence"; readonly parts: readonly Part[] }
  | { readonly kind: "choice"; readonly parts: readonly Part[] }
  | { readonly kind: "quantifier"; readonly body: Part; readonly operator: Operator };

const operators = ["?", "*", "+", "??", "*?", "+?"] as const;
type Operator = (typeof operators)[number];

/** How tokens are written in the grammar, and the texts that are such tokens, the shortest first. */
const tokens = {
  "'a'": ["a"],
  "'b'": ["b"],
  "'('": ["("],
  "')'": [")"],
  "'if'": ["if"],
  NUM: ["0", "12"],
  ID: ["x", "yz"],
} as const;
type Token = keyof typeof tokens;
const tokenNames = Object.keys(tokens) as Token[];

/** The rules of a grammar by index. */
type Rules = readonly (readonly Alternative[])[];

interface Alternative {
  readonly part: Part;
  /** Of an alternative `e op e` of a left-recursive rule. */
  readonly isRight: boolean;
}

/** A grammar and a way to derive sentences of its rules. */
export interface RandomGrammar {
  /** For each rule `r1` there is a rule `s1: r1 EOF`, too. */
  readonly source: string;
  readonly ruleNames: readonly string[];
  /** The texts of the tokens of a sentence. The same seed gives the same sentence. */
  readonly derive: (rule: number, seed: number) => readonly string[];
}

const token: fc.Arbitrary<Part> = fc.constantFrom(...tokenNames).map((token) => ({ kind: "token", token }));
const reference = (min: number, max: number): fc.Arbitrary<Part> =>
  fc.integer({ min, max }).map((rule) => ({ kind: "rule", rule }));
const sequence = (...parts: readonly Part[]): Part => ({ kind: "sequence", parts });

/** What a rule may refer to: at the left edge, and behind a token. */
interface Scope {
  readonly edge: fc.Arbitrary<Part>;
  readonly inner: fc.Arbitrary<Part>;
}

/** A right-hand side; where it must not be empty it has a token. */
function parts({ edge, inner }: Scope): fc.Arbitrary<Part> {
  return fc.letrec<{ part: Part; full: Part; tail: Part }>((tie) => ({
    /** Something behind a token, where all may follow. */
    tail: fc.oneof(
      { maxDepth: 3 },
      token,
      inner,
      fc.array(tie("tail"), { minLength: 1, maxLength: 3 }).map((all) => sequence(...all)),
      quantifiers(fc.tuple(token, tie("tail")).map((all) => sequence(...all))),
    ),
    /** Something that is not empty. */
    full: fc.oneof(
      { maxDepth: 3 },
      token,
      fc.tuple(token, tie("tail")).map((all) => sequence(...all)),
      fc.tuple(edge, token).map((all) => sequence(...all)),
      choices(tie("full")),
    ),
    part: fc.oneof(
      { maxDepth: 3 },
      edge,
      tie("full"),
      quantifiers(tie("full")),
      fc.array(tie("part"), { maxLength: 3 }).map((all) => sequence(...all)),
    ),
  })).part;
}

function choices(part: fc.Arbitrary<Part>): fc.Arbitrary<Part> {
  return fc.array(part, { minLength: 2, maxLength: 3 }).map((parts) => ({ kind: "choice", parts }));
}

function quantifiers(part: fc.Arbitrary<Part>): fc.Arbitrary<Part> {
  return fc
    .tuple(part, fc.constantFrom(...operators))
    .map(([body, operator]) => ({ kind: "quantifier", body, operator }));
}

const alternative = (part: fc.Arbitrary<Part>, right: fc.Arbitrary<boolean> = fc.constant(false)) =>
  fc.record({ part, isRight: right });

/** A rule with an index of so many. */
function ruleOf(index: number, count: number): fc.Arbitrary<readonly Alternative[]> {
  const later = index + 1 < count ? reference(index + 1, count - 1) : token;
  const own = fc.constant<Part>({ kind: "rule", rule: index });
  const base = parts({ edge: later, inner: later });
  const others = parts({ edge: later, inner: reference(0, count - 1) });
  const plain = fc
    .tuple(alternative(base), fc.array(alternative(others), { maxLength: 2 }))
    .map(([first, more]) => [first, ...more]);
  const recursive = fc
    .tuple(
      alternative(
        fc.oneof(
          token,
          fc.tuple(token, later).map((all) => sequence(...all)),
        ),
      ),
      fc.array(
        fc.oneof(
          alternative(
            fc.tuple(own, token, own).map((all) => sequence(...all)),
            fc.boolean(),
          ),
          alternative(fc.tuple(own, token, quantifiers(token)).map((all) => sequence(...all))),
          alternative(fc.tuple(token, own).map((all) => sequence(...all))),
          alternative(fc.tuple(token, own, token).map((all) => sequence(...all))),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([first, more]) => [...more, first]);
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: recursive });
}

export const randomGrammars: fc.Arbitrary<RandomGrammar> = fc
  .integer({ min: 2, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => ruleOf(index, count))))
  .map((rules) => ({
    source: print(rules),
    ruleNames: rules.map((_, i) => `r${i}`),
    derive: (rule, seed) => derive(rules, rule, seed),
  }));

function print(rules: Rules): string {
  const show = (part: Part): string => {
    switch (part.kind) {
      case "token":
        return part.token;
      case "rule":
        return `r${part.rule}`;
      case "sequence":
        return part.parts.map(show).join(" ");
      case "choice":
        return `(${part.parts.map(show).join(" | ")})`;
      case "quantifier":
        return `(${show(part.body)})${part.operator}`;
    }
  };
  const alternatives = (all: readonly Alternative[]) =>
    all.map(({ part, isRight }) => (isRight ? "<assoc=right> " : "") + show(part)).join(" | ");
  return [
    "grammar Random;",
    ...rules.map((all, i) => `s${i} : r${i} EOF ; r${i} : ${alternatives(all)} ;`),
    "NUM : [0-9]+ ; ID : [x-z]+ ; WS : ' ' -> skip ;",
  ].join("\n");
}

/** How deep a derivation goes before it takes the shortest way out. */
const deepest = 8;

function derive(rules: Rules, rule: number, seed: number): readonly string[] {
  const texts: string[] = [];
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % limit;
  };
  const walk = (part: Part, depth: number): void => {
    const isLate = depth > deepest || texts.length > 40;
    switch (part.kind) {
      case "token": {
        const known = tokens[part.token];
        texts.push(known[below(known.length)] as string);
        return;
      }
      case "rule": {
        const all = rules[part.rule] as readonly Alternative[];
        // The alternative that ends is the first of a plain rule and the last of a left-recursive one.
        const way = isLate ? ending(all, part.rule) : all[below(all.length)];
        walk((way as Alternative).part, depth + 1);
        return;
      }
      case "sequence":
        for (const each of part.parts) walk(each, depth + 1);
        return;
      case "choice":
        walk(part.parts[isLate ? 0 : below(part.parts.length)] as Part, depth + 1);
        return;
      case "quantifier": {
        const least = part.operator.startsWith("+") ? 1 : 0;
        const most = part.operator.startsWith("?") ? 1 : 3;
        const times = isLate ? least : least + below(most - least + 1);
        for (let i = 0; i < times; i++) walk(part.body, depth + 1);
        return;
      }
    }
  };
  walk({ kind: "rule", rule }, 0);
  return texts;
}

function ending(all: readonly Alternative[], rule: number): Alternative | undefined {
  const mentions = ({ part }: Alternative) =>
    part.kind === "sequence" && part.parts.some((each) => each.kind === "rule" && each.rule === rule);
  return all.some(mentions) && mentions(all[0] as Alternative) ? all.at(-1) : all[0];
}
