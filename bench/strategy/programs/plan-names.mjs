const words = [
  "total",
  "index",
  "limit",
  "buffer",
  "state",
  "offset",
  "width",
  "count",
  "parent",
  "result",
  "token",
  "cursor",
];

/** The names of a planned program: which are visible, and how many declarations in a row each of them needs. */
export class PlanNames {
  #random;
  #made = 0;
  #scopes = [[]];

  constructor(random) {
    this.#random = random;
  }

  word() {
    return words[this.#random(words.length)];
  }

  /** A name that is not yet visible. Its depth is 0: it needs no other declaration. */
  fresh(type) {
    return { type, text: `${this.word()}${++this.#made}`, depth: 0 };
  }

  /** Declares a name in the innermost scope, with the values that it begins with. */
  declare(type, values) {
    const used = values.flatMap(namesIn);
    const name = { ...this.fresh(type), depth: used.length > 0 ? 1 + Math.max(...used.map(({ depth }) => depth)) : 0 };
    this.#scopes.at(-1).push(name);
    return name;
  }

  /** Runs a function with a new scope in which some names are visible. */
  inScope(names, run) {
    this.#scopes.push([...names]);
    const result = run();
    this.#scopes.pop();
    return result;
  }

  visible() {
    return this.#scopes.flat();
  }

  /** A visible name, mostly one of the latest; undefined if there is none. `value` includes parameters. */
  oneOf(type) {
    const all = this.visible().filter((name) => name.type === type || (type === "value" && name.type === "parameter"));
    const latest = this.#random(3) > 0 ? all.slice(-5) : all;
    return latest[this.#random(latest.length)];
  }
}

function namesIn(expression) {
  if (expression.kind === "name") return [expression.name];
  if (expression.kind === "binary") return [...namesIn(expression.left), ...namesIn(expression.right)];
  return expression.kind === "call" ? expression.values.flatMap(namesIn) : [];
}
