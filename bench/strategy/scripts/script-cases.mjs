// Scripts of declarations and assertions, as solvers read them. A candidate is interesting if every symbol in it is declared, all
// sorts fit, and one form of term is left: a bug of a solver that one form reveals.
import { linearCongruential } from "../../support/random.mjs";
import { readScript } from "./read-script.mjs";

const shapes = {
  "one form, small": { assertions: 35, form: ["select", "store"] },
  "one form, medium": { assertions: 95, form: ["=", "store"] },
  "one form, large": { assertions: 280, form: ["store", "ite"] },
};

/** The cases: three scripts of about 5, 12 and 30 kB. */
export function scriptCases() {
  return Object.entries(shapes).map(([name, { assertions, form }], index) => ({
    name: `constraints ${name}`,
    family: "scripts",
    difficulty: "easy",
    language: "constraints",
    input: planScript(assertions, form, linearCongruential(80 + index)),
    test: (text) => readScript(text)?.some(([outer, inner]) => outer === form[0] && inner === form[1]) ?? false,
  }));
}

/** A script with so many assertions, of which one has the form. */
function planScript(assertions, form, random) {
  const constants = { Int: names("n", 12), Bool: names("p", 8), "(Array Int Int)": names("m", 4) };
  const planner = new TermPlanner(constants, random, form);
  const lines = ["(set-logic ALL)"];
  for (const [sort, own] of Object.entries(constants)) {
    for (const name of own) lines.push(`(declare-const ${name} ${sort})`);
  }
  for (let i = 0; i < 6; i++) lines.push(`(declare-fun f${i} (Int Int) ${i % 2 === 0 ? "Int" : "Bool"})`);
  for (let i = 0; i < 6; i++) lines.push(`(define-fun g${i} ((x Int) (y Int)) Int ${planner.term("Int", 2)})`);
  planner.operators = operators;
  const special = random(assertions);
  for (let i = 0; i < assertions; i++) {
    lines.push(`(assert ${i === special ? planner.termWithForm() : planner.term("Bool", 4)})`);
  }
  return `${[...lines, "(check-sat)"].join("\n")}\n`;
}

function names(prefix, count) {
  return Array.from({ length: count }, (_, i) => `${prefix}${i}`);
}

const array = "(Array Int Int)";

/** Which arguments the operators of a sort take. */
const operators = {
  Int: [
    ["+", "Int", "Int"],
    ["-", "Int", "Int"],
    ["*", "Int", "Int"],
    ["ite", "Bool", "Int", "Int"],
    ["select", array, "Int"],
    ["f0", "Int", "Int"],
    ["f2", "Int", "Int"],
    ["g1", "Int", "Int"],
    ["g4", "Int", "Int"],
  ],
  Bool: [
    ["and", "Bool", "Bool", "Bool"],
    ["or", "Bool", "Bool"],
    ["not", "Bool"],
    ["=>", "Bool", "Bool"],
    ["<", "Int", "Int"],
    ["<=", "Int", "Int"],
    ["=", "Int", "Int"],
    ["f1", "Int", "Int"],
    ["f3", "Int", "Int"],
  ],
  [array]: [["ite", "Bool", array, array]],
};

/** Definitions use no others. */
const operatorsOfDefinitions = { ...operators, Int: operators.Int.filter(([name]) => !name.startsWith("g")) };

/** The terms with the wanted forms, to be put somewhere deep. */
const forms = {
  "select store": (planner) => `(< (select (store m1 ${planner.term("Int", 1)} n3) n4) ${planner.term("Int", 1)})`,
  "= store": (planner) => `(= (store m0 n1 ${planner.term("Int", 2)}) m2)`,
  "store ite": (planner) => `(= m3 (store (ite ${planner.term("Bool", 1)} m0 m1) n5 ${planner.term("Int", 1)}))`,
};

/** Writes random terms. */
class TermPlanner {
  constructor(constants, random, form) {
    this.constants = constants;
    this.random = random;
    this.form = forms[form.join(" ")];
    this.operators = operatorsOfDefinitions;
  }

  term(sort, depth) {
    const { random } = this;
    if (depth === 0 || random(8) === 0) {
      const own = this.constants[sort];
      return sort === "Int" && random(3) === 0 ? String(random(100)) : own[random(own.length)];
    }
    if (sort === "Bool" && random(12) === 0)
      return `(let ((v ${this.term("Int", depth - 1)})) (< v ${this.term("Int", depth - 1)}))`;
    const [operator, ...parameters] = this.operators[sort][random(this.operators[sort].length)];
    return `(${operator} ${parameters.map((each) => this.term(each, depth - 1)).join(" ")})`;
  }

  termWithForm() {
    return `(=> ${this.term("Bool", 2)} (or ${this.term("Bool", 3)} (not (forall ((k Int)) (and ${this.form(this)} ${this.term("Bool", 2)})))))`;
  }
}
