// The parser rules of a made-up language: items that are statements or declarations, each with its keyword, clauses and lists
// within these, and expressions. A rule is a list of alternatives, an alternative a list of elements: the name of a token
// (in capitals), of a rule, code in braces, or a group, which has its quantifier in front: ["?", "COLON", "type"].
import { linearCongruential } from "../support/random.mjs";

/**
 * Makes the rules. The first alternative of each leads out of every recursion.
 * @param {object} numbers how many `statements`, `declarations`, `clauses` and `lists` there are; `pieces` in an alternative;
 *   `ladder`, a rule for each of so many levels of operators, or 0 for one left-recursive rule; `modes`; `lineEnds`,
 *   whether semicolons may be left out; `code`, whether there are predicates and actions
 * @param {{ keywords: string[], operators: string[] }} lexicon
 * @returns {Map<string, (string | any[])[][]>}
 */
export function makeRules(numbers, { keywords, operators }) {
  const { statements, declarations, clauses, lists, ladder, code } = numbers;
  const words = [...keywords];
  const take = (count) => words.splice(0, count);
  const [[pointer, creator], modifiers, leads] = [take(2), take(8), take(statements + declarations)];
  const connectors = words;
  const act = (name) => (code ? [`{this.${name}Block();}`] : []);
  const phrases = new Phrases(numbers, connectors);
  const names = (kind, count) => Array.from({ length: count }, (_, i) => `${kind}${i + 1}`);
  const declared = names("declaration", declarations);
  const stated = names("statement", statements);
  return new Map([
    ["program", [[["*", "item"], "EOF"]]],
    ["item", [["statement"], ["declaration"]]],
    ["declaration", [[["*", "modifier"], "declared"]]],
    ["declared", declared.map((name) => [name])],
    ["modifier", modifiers.map((keyword) => [keyword])],
    ["statement", [["expression", "end"], ["block"], ...stated.map((name) => [name])]],
    ["block", [[...act("enter"), "L_BRACE", ["*", "item"], "R_BRACE", ...act("leave")]]],
    // Where semicolons may be left out, it takes code to find that a statement ends.
    [
      "end",
      [["SEMICOLON"], ...(code && numbers.lineEnds ? [["{this.isBraceNext()}?"], ["{this.isLineNext()}?"]] : [])],
    ],
    ...declared.map((name, i) => [name, phrases.alternatives(leads[statements + i], ["block", "end"])]),
    ...stated.map((name, i) => [name, phrases.alternatives(leads[i], ["end", "statement", "block"])]),
    ...names("clause", clauses).map((name, i) => [name, phrases.clause(i)]),
    ...names("list", lists).map((name, i) => [name, phrases.list(i)]),
    ["type", [["IDENTIFIER"], ["type", "L_BRACKET", ["?", "INTEGER"], "R_BRACKET"], [pointer, "type"]]],
    ["parameterList", [["parameter", ["*", "COMMA", "parameter"]]]],
    ["parameter", [["IDENTIFIER", ["?", "COLON", "type"]]]],
    ["argumentList", [["L_PAREN", ["?", "argument", ["*", "COMMA", "argument"]], "R_PAREN"]]],
    ["argument", [["expression"], ["ELLIPSIS", "expression"], ...(code ? [["PATTERN"]] : [])]],
    ["memberName", [["IDENTIFIER"], ["keyword"]]],
    ["keyword", keywords.map((keyword) => [keyword])],
    ["literal", ["INTEGER", "FLOAT", "CHARACTER", "STRING"].map((name) => [name])],
    ...(numbers.modes ? templates : []),
    ...(ladder > 0 ? operatorLadder(numbers, { pointer, operators }) : leftRecursion(numbers, { creator, operators })),
  ]);
}

const templates = [
  ["template", [["TEMPLATE_OPEN", ["*", "templatePart"], "TEMPLATE_CLOSE"]]],
  ["templatePart", [["HOLE_OPEN", "expression", "HOLE_CLOSE"], ["TEMPLATE_TEXT"]]],
];

/** What statements, declarations, clauses and lists are made of. */
class Phrases {
  #random = linearCongruential(7);
  #numbers;
  #connectors;
  #next = 0;

  constructor(numbers, connectors) {
    this.#numbers = numbers;
    this.#connectors = connectors;
  }

  /** All begin with the same keyword; some can be told apart only behind an expression, most at the second token. */
  alternatives(lead, endings) {
    const count = 1 + this.#random(4);
    const shared = this.#random(4) === 0 ? ["L_PAREN", "expression", "R_PAREN"] : [];
    return Array.from({ length: count }, (_, i) => {
      this.#next = this.#random(this.#connectors.length);
      const ending = endings[(i + this.#random(2)) % endings.length];
      const pieces = this.#pieces(0);
      // Between an expression and a statement stands a keyword, or nothing would tell where the one ends.
      const end = ending === "statement" ? [this.#connector(), ending, ["?", this.#connector(), ending]] : [ending];
      return [lead, ...shared, this.#connectors[i], ...pieces, ...end];
    });
  }

  /** Refers to later clauses only: none is recursive. */
  clause(index) {
    return Array.from({ length: 1 + this.#random(3) }, (_, i) => {
      this.#next = this.#random(this.#connectors.length);
      return [i === 0 ? "IDENTIFIER" : this.#connectors[i], ...this.#pieces(index + 1)];
    });
  }

  list(index) {
    const name = this.#clauseFrom(Math.floor((index / this.#numbers.lists) * this.#numbers.clauses));
    const element = this.#random(2) === 0 ? [name] : ["expression", ["?", "COLON", name]];
    return [[...element, ["*", "COMMA", ...element], ["?", "COMMA"]]];
  }

  #pieces(clause) {
    const shapes = [
      () => [this.#connector(), "expression"],
      () => [this.#connector(), "L_PAREN", "expression", "R_PAREN"],
      () => [
        ["?", this.#connector()],
        ["?", this.#connector(), "type"],
      ],
      () => [["?", this.#connector(), "expression"]],
      () => [["*", this.#connector(), this.#clauseFrom(clause)]],
      () => [this.#connector(), "L_BRACKET", ["?", this.#listFrom(clause)], "R_BRACKET"],
      () => [this.#connector(), "IDENTIFIER", ["?", "COLON", "type"], ["?", "ASSIGN", "expression"]],
      () => [["+", this.#connector(), "L_PAREN", ["?", "parameterList"], "R_PAREN"]],
    ];
    const count = this.#numbers.pieces - 1 + this.#random(3);
    return Array.from({ length: count }, () => shapes[this.#random(shapes.length)]()).flat();
  }

  /** No keyword comes twice in a row of pieces, or it would be ambiguous where one of them ends. */
  #connector() {
    this.#next = (this.#next + 1) % this.#connectors.length;
    return this.#connectors[this.#next];
  }

  #clauseFrom(first) {
    const { clauses } = this.#numbers;
    return first < clauses ? `clause${first + 1 + this.#random(clauses - first)}` : "type";
  }

  /** The lists behind which only clauses from `clause` on are. */
  #listFrom(clause) {
    const { lists, clauses } = this.#numbers;
    const first = Math.ceil((clause / clauses) * lists);
    return first < lists ? `list${first + 1 + this.#random(lists - first)}` : "parameterList";
  }
}

/** Of the operators, the first ones stand before one operand, and all but the first two between operands. */
const prefixes = 4;
const negations = 2;

const primaries = [
  ["L_PAREN", "expression", ["*", "COMMA", "expression"], "R_PAREN"],
  ["L_BRACKET", ["?", "argument", ["*", "COMMA", "argument"]], "R_BRACKET"],
];

/** Expressions as one rule for each level of operators. */
function operatorLadder({ ladder, code }, { pointer, operators }) {
  const binary = operators.slice(negations);
  const levels = Array.from({ length: ladder }, (_, i) => {
    const operand = i + 1 < ladder ? `level${i + 2}` : "cast";
    const own = binary.filter((_, j) => j % ladder === i);
    return [`level${i + 1}`, [[operand, ["*", `level${i + 1}Operator`, operand]]], own.map((name) => [name])];
  });
  return [
    ["expression", [["conditional", ["?", "ASSIGN", "expression"]]]],
    ["conditional", [["level1", ["?", "QUESTION", "expression", "COLON", "conditional"]]]],
    ...levels.flatMap(([name, rule, own]) => [
      [name, rule],
      [`${name}Operator`, own],
    ]),
    ["cast", [["unary"], ["L_PAREN", pointer, "type", "R_PAREN", "cast"]]],
    ["unary", [["postfix"], ...operators.slice(0, prefixes).map((name) => [name, "cast"])]],
    ["postfix", [["primary", ["*", "suffix"]]]],
    [
      "suffix",
      [
        ["DOT", "memberName"],
        ["argumentList"],
        ["L_BRACKET", "expression", "R_BRACKET"],
        [...sameLine(code), "INCREMENT"],
        [...sameLine(code), "DECREMENT"],
      ],
    ],
    ["primary", [["IDENTIFIER"], ["literal"], ...primaries]],
  ];
}

/** Expressions as one left-recursive rule. */
function leftRecursion({ modes, code }, { creator, operators }) {
  const binary = operators.slice(negations);
  const levels = Array.from({ length: 18 }, (_, i) => binary.filter((_, j) => j % 18 === i));
  return [
    [
      "expression",
      [
        ["IDENTIFIER"],
        ["literal"],
        ["expression", ["?", "QUESTION"], "DOT", "memberName"],
        ["expression", "argumentList"],
        ["expression", "L_BRACKET", "expression", ["*", "COMMA", "expression"], "R_BRACKET"],
        ["expression", ...sameLine(code), "INCREMENT"],
        ["expression", ...sameLine(code), "DECREMENT"],
        [creator, "expression", ["?", "argumentList"]],
        ...operators.slice(0, prefixes).map((name) => [name, "expression"]),
        ...levels.map((own, i) => ["expression", own.length > 1 ? `operator${i + 1}` : own[0], "expression"]),
        ["expression", "QUESTION", "expression", "COLON", "expression"],
        ["expression", "ASSIGN", "expression"],
        ["L_PAREN", ["?", "parameterList"], "R_PAREN", "ARROW", "expression"],
        ["L_PAREN", ["?", "parameterList"], "R_PAREN", "ARROW", "block"],
        ["IDENTIFIER", "ARROW", "expression"],
        ...(modes ? [["template"], ["expression", "template"]] : []),
        ["RECORD_OPEN", ["?", "property", ["*", "COMMA", "property"], ["?", "COMMA"]], "R_BRACE"],
        ...primaries,
      ],
    ],
    ...levels.flatMap((own, i) => (own.length > 1 ? [[`operator${i + 1}`, own.map((name) => [name])]] : [])),
    ["property", [["memberName", "COLON", "expression"], ["IDENTIFIER"], ["ELLIPSIS", "expression"]]],
  ];
}

function sameLine(code) {
  return code ? ["{this.isOnSameLine()}?"] : [];
}
