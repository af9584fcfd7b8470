/**
 * Reads a script of declarations and assertions, and checks the sorts of its terms.
 * @returns {[string, string][] | undefined} for each application the operators of itself and of its first argument; undefined if
 *   the script is not valid
 */
export function readScript(text) {
  try {
    return new ScriptReader(text).read();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const array = "Array Int Int";

/** Sorts of the arguments and the value; `*` is any sort, the same everywhere in one application. */
const signatures = {
  "+": [["Int", "Int"], "Int"],
  "-": [["Int", "Int"], "Int"],
  "*": [["Int", "Int"], "Int"],
  ite: [["Bool", "*", "*"], "*"],
  select: [[array, "Int"], "Int"],
  store: [[array, "Int", "Int"], array],
  not: [["Bool"], "Bool"],
  "=>": [["Bool", "Bool"], "Bool"],
  "<": [["Int", "Int"], "Bool"],
  "<=": [["Int", "Int"], "Bool"],
  "=": [["*", "*"], "Bool"],
};

class ScriptReader {
  constructor(text) {
    this.expressions = readExpressions(text);
    this.symbols = new Map(Object.entries(signatures));
    this.found = [];
  }

  read() {
    for (const command of this.expressions) this.readCommand(command);
    return this.found;
  }

  readCommand([command, name, ...rest]) {
    if (command === "declare-const" && rest.length === 1) this.declare(name, [[], sortOf(rest[0])]);
    else if (command === "declare-fun" && rest.length === 2)
      this.declare(name, [listOf(rest[0]).map(sortOf), sortOf(rest[1])]);
    else if (command === "define-fun" && rest.length === 3) {
      const parameters = listOf(rest[0]).map(listOf);
      this.expect(
        this.sortWith(
          parameters.map(([each, sort]) => [each, sortOf(sort)]),
          rest[2],
        ),
        sortOf(rest[1]),
      );
      this.declare(name, [parameters.map(([, sort]) => sortOf(sort)), sortOf(rest[1])]);
    } else if (command === "assert" && rest.length === 0) this.expect(this.sort(name), "Bool");
    else if (
      !(command === "set-logic" && typeof name === "string") &&
      !(command === "check-sat" && name === undefined)
    ) {
      throw new SyntaxError("unknown command");
    }
  }

  declare(name, signature) {
    if (typeof name !== "string" || this.symbols.has(name)) throw new SyntaxError("declared twice");
    this.symbols.set(name, signature);
  }

  expect(sort, wanted) {
    if (sort !== wanted) throw new SyntaxError(`not a ${wanted}`);
  }

  sortWith(locals, term) {
    const outer = new Map(this.symbols);
    for (const [name, sort] of locals) this.symbols.set(name, [[], sort]);
    const sort = this.sort(term);
    this.symbols = outer;
    return sort;
  }

  sort(term) {
    if (typeof term === "string") return /^\d/.test(term) ? "Int" : this.apply(term, []);
    const [operator, ...args] = listOf(term);
    if (operator === "let" && args.length === 2) {
      return this.sortWith(
        listOf(args[0]).map(([name, value]) => [name, this.sort(value)]),
        args[1],
      );
    }
    if (operator === "forall" && args.length === 2) {
      this.expect(
        this.sortWith(
          listOf(args[0]).map(([name, sort]) => [name, sortOf(sort)]),
          args[1],
        ),
        "Bool",
      );
      return "Bool";
    }
    if (args.length === 0) throw new SyntaxError("no arguments");
    this.found.push([operator, Array.isArray(args[0]) ? args[0][0] : args[0]]);
    return this.apply(operator, args);
  }

  apply(operator, args) {
    const sorts = args.map((each) => this.sort(each));
    if ((operator === "and" || operator === "or") && sorts.length > 0) {
      for (const sort of sorts) this.expect(sort, "Bool");
      return "Bool";
    }
    const signature = typeof operator === "string" ? this.symbols.get(operator) : undefined;
    if (signature?.[0].length !== args.length) throw new SyntaxError("unknown symbol");
    let any;
    for (const [i, wanted] of signature[0].entries()) {
      if (wanted === "*") any ??= sorts[i];
      this.expect(sorts[i], wanted === "*" ? any : wanted);
    }
    return signature[1] === "*" ? any : signature[1];
  }
}

function listOf(expression) {
  if (!Array.isArray(expression)) throw new SyntaxError("not a list");
  return expression;
}

function sortOf(expression) {
  const sort = Array.isArray(expression) ? expression.join(" ") : expression;
  if (!["Int", "Bool", array].includes(sort)) throw new SyntaxError("unknown sort");
  return sort;
}

/** The expressions of a text as nested lists of words. */
function readExpressions(text) {
  const stack = [[]];
  for (const [token] of text.replace(/;.*/g, "").matchAll(/[()]|[^\s()]+/g)) {
    if (token === "(") stack.push([]);
    else if (token === ")") {
      const list = stack.pop();
      if (stack.length === 0) throw new SyntaxError("too many )");
      stack.at(-1).push(list);
    } else if (stack.length > 1) stack.at(-1).push(token);
    else throw new SyntaxError("a word outside of commands");
  }
  if (stack.length > 1) throw new SyntaxError("a ) is missing");
  return stack[0];
}
