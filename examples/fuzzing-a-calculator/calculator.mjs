// A calculator with four mistakes. Statements end with a semicolon: a = 1 + 2 * 3; max(a, 4); It returns the value of each.

const functions = {
  min: (...values) => Math.min(...values),
  max: (first, ...others) => Math.max(first.valueOf(), ...others), // mistake: max() has no first
  abs: (value = 0) => Math.abs(value),
};

/** Computes the values of all statements. Throws a SyntaxError for a text that is no program. */
export function calculate(text) {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z][a-z0-9_]*|[^\s]/g) ?? [];
  const variables = new Map();
  const values = [];
  let at = 0;
  let depth = 0;

  const expect = (token) => {
    if (tokens[at++] !== token) throw new SyntaxError(`${token} is missing`);
  };
  const chain = (next, operators) => {
    let value = next();
    while (Object.hasOwn(operators, tokens[at] ?? "")) value = operators[tokens[at++]](value, next());
    return value;
  };
  const sum = () => chain(product, { "+": (a, b) => a + b, "-": (a, b) => a - b });
  const product = () => chain(negation, { "*": (a, b) => a * b, "/": (a, b) => a / b, "%": remainder });
  const power = () => chain(operand, { "^": raise });
  const negation = () => {
    if (tokens[at] !== "-") return power();
    at++;
    return -negation();
  };
  const operand = () => {
    const token = tokens[at++] ?? "";
    if (/^\d/.test(token)) return Number(token);
    if (token === "(") return group();
    if (!/^[a-z]/.test(token)) throw new SyntaxError(`${token} is no operand`);
    if (tokens[at] !== "(") return variables.get(token) ?? 0;
    at++;
    const values = [];
    while (tokens[at] !== ")") {
      if (values.length > 0) expect(",");
      values.push(sum());
    }
    at++;
    return (functions[token] ?? (() => 0))(...values);
  };
  const group = () => {
    if (++depth > 3) throw new RangeError(`the stack has only 3 places, not ${depth}`); // mistake
    const value = sum();
    expect(")");
    depth--;
    return value;
  };

  while (at < tokens.length) {
    const name = tokens[at + 1] === "=" ? tokens[at] : undefined;
    if (name !== undefined) at += 2;
    const value = sum();
    expect(";");
    if (name !== undefined) variables.set(name, value);
    values.push(value);
  }
  return values;
}

function remainder(a, b) {
  if (b === 0) throw new Error(`${a} has no remainder`); // mistake: division gives NaN then, too
  return a % b;
}

function raise(base, exponent) {
  if (exponent < 0) return 1 / BigInt(Math.trunc(base)); // mistake: numbers and big integers do not mix
  return base ** exponent;
}
