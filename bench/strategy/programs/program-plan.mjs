// A program of no language: declarations, uses of what was declared before, nested blocks, comments, and places for needles. A
// printer writes it in a language.
import { linearCongruential } from "../../support/random.mjs";
import { PlanNames } from "./plan-names.mjs";
import { decoy, makeRequirements, probeAt } from "./plan-needles.mjs";

const operators = ["+", "-", "*"];
/** The deepest nesting of blocks in a function. */
const deepest = 4;

/**
 * Plans a program.
 * @param {object} shape
 * @param {number} shape.seed the same seed gives the same program
 * @param {number} shape.statements how many statements it has
 * @param {number} shape.needles how many needles there are, 1 to 8
 * @param {number} [shape.chain] how many declarations in a row a needle may need
 * @param {boolean} [shape.inLoops] whether needles must stay in their loops
 * @param {boolean} [shape.inPairs] whether needles must stay in their order, two by two, and in their function
 * @param {number} [shape.decoys] one in how many statements looks like a needle
 * @returns {{ body: object[], requirements: object, random: (limit: number) => number }} the statements, what `judge.mjs` asks of a
 *   candidate, and random numbers for the printer
 */
export function planProgram(shape) {
  const random = linearCongruential(shape.seed);
  const planner = new Planner(shape, random);
  const body = planner.program();
  const needles = planner.hideNeedles();
  return { body, requirements: makeRequirements(needles, shape), random };
}

class Planner {
  #shape;
  #random;
  #names;
  #left;
  #functions = [];
  #places = [];
  #loops = 0;
  #function = 0;

  constructor(shape, random) {
    this.#shape = { decoys: 12, ...shape };
    this.#random = random;
    this.#left = shape.statements;
    this.#names = new PlanNames(random);
  }

  program() {
    const body = [];
    while (this.#left > 0) body.push(...(this.#random(5) === 0 ? [this.#declaration()] : [this.#newFunction()]));
    return body;
  }

  /** Puts needles into random places and returns them in the order of the text. */
  hideNeedles() {
    const { needles, chain = 0, inLoops, inPairs } = this.#shape;
    const fit = this.#places.filter(({ loops, names }) => names.length >= 2 && (!inLoops || loops > 0));
    const deep = deepestPlaces(fit, { chain, atLeast: 3 * needles });
    const places = inPairs ? this.#neighbours(deep) : deep;
    if (places.length < needles) throw new Error(`There are only ${places.length} places for ${needles} needles.`);
    const chosen = new Set();
    while (chosen.size < needles) {
      const index = this.#random(places.length);
      chosen.add(places[index]);
      if (inPairs) chosen.add(places[index ^ 1]);
    }
    const ordered = places.filter((place) => chosen.has(place));
    return ordered.map((place, index) => probeAt(place, `needle-${index + 1}`, this.#random));
  }

  /** Places two by two, each two in one function. */
  #neighbours(places) {
    const found = [];
    for (let i = 0; i + 1 < places.length; i += 2) {
      if (places[i].function === places[i + 1].function) found.push(places[i], places[i + 1]);
      else i--;
    }
    return found;
  }

  #newFunction() {
    this.#function++;
    const name = this.#names.fresh("function");
    const parameters = Array.from({ length: this.#random(4) }, () => this.#names.fresh("parameter"));
    const body = this.#names.inScope(parameters, () => {
      const statements = this.#statements(4 + this.#random(10), 0);
      return [...statements, { kind: "return", value: this.#expression(1) }];
    });
    const made = { kind: "function", name, parameters, body, form: this.#random(4) };
    this.#functions.push(made);
    return made;
  }

  #statements(count, depth) {
    return Array.from({ length: count }, () => this.#statement(depth));
  }

  #block(depth) {
    return this.#names.inScope([], () => this.#statements(1 + this.#random(5), depth + 1));
  }

  #statement(depth) {
    this.#left--;
    if (this.#random(this.#shape.decoys) === 0) return decoy(this.#random, this.#names.visible());
    const kind = this.#random(depth < deepest ? 14 : 9);
    if (kind < 4) return this.#declaration();
    if (kind < 5) return { kind: "comment", text: `${this.#names.word()} before ${this.#names.word()}` };
    if (kind < 6) return this.#place();
    if (kind < 8) return { kind: "call", ...this.#call(1) };
    if (kind < 11) return this.#assignment();
    return kind < 13 ? this.#branch(depth) : this.#loop(depth);
  }

  #declaration() {
    const form = this.#random(6);
    if (form === 0) {
      const values = Array.from({ length: 2 + this.#random(8) }, () => this.#expression(0));
      return { kind: "table", name: this.#names.declare("table", values), values };
    }
    if (form === 1) {
      const fields = Array.from({ length: 1 + this.#random(4) }, () => this.#names.word());
      const values = fields.map(() => this.#expression(0));
      return { kind: "record", name: this.#names.declare("record", values), fields: [...new Set(fields)], values };
    }
    const value = this.#expression(2);
    return { kind: "variable", name: this.#names.declare("value", [value]), value };
  }

  #assignment() {
    const name = this.#names.oneOf("value");
    const value = this.#expression(2);
    return name === undefined ? { kind: "call", ...this.#call(1) } : { kind: "assign", name, value };
  }

  #branch(depth) {
    const condition = this.#expression(1);
    const body = this.#block(depth);
    return { kind: "if", condition, body, otherwise: this.#random(3) === 0 ? this.#block(depth) : undefined };
  }

  #loop(depth) {
    const bound = this.#expression(0);
    const name = this.#names.fresh("parameter");
    this.#loops++;
    const body = this.#names.inScope([name], () => this.#statements(2 + this.#random(4), depth + 1));
    this.#loops--;
    return { kind: "loop", name, bound, body };
  }

  /** A place where a needle may be put; until then it is empty. */
  #place() {
    const names = this.#names.visible();
    const place = { kind: "empty", names, loops: this.#loops, function: this.#function };
    this.#places.push(place);
    return place;
  }

  #call(depth) {
    const callee = this.#functions.length > 0 ? this.#functions[this.#random(this.#functions.length)] : undefined;
    const count = callee?.parameters.length ?? 1;
    return { callee, values: Array.from({ length: count }, () => this.#expression(depth - 1)) };
  }

  #expression(depth) {
    const kind = this.#random(depth > 0 ? 9 : 5);
    const name = this.#names.oneOf(kind === 4 ? "record" : "value");
    if (kind < 2 || (kind < 5 && name === undefined)) return { kind: "number", text: String(this.#random(1000)) };
    if (kind < 5) return { kind: "name", name };
    if (kind < 6) return { kind: "call", ...this.#call(depth) };
    const operator = operators[this.#random(operators.length)];
    return { kind: "binary", operator, left: this.#expression(depth - 1), right: this.#expression(depth - 1) };
  }
}

/** The places where a name needs as many declarations in a row, or, if these are too few, where names need the most. */
function deepestPlaces(places, { chain, atLeast }) {
  const depthOf = ({ names }) => Math.max(...names.map(({ depth }) => depth));
  const depths = places.map(depthOf).sort((a, b) => b - a);
  const least = Math.min(chain, depths[atLeast - 1] ?? 0);
  return places.filter((place) => depthOf(place) >= least);
}
