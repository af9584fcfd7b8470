// The program under test: node calc.mjs [--verify] FILE prints the value of each statement that sets no variable. A variable that
// was not set is 0. Constants are worked out before the program is run; with --verify, that is compared with a run without.
import { readFileSync } from "node:fs";

const [option, file = option] = process.argv.slice(2);
const source = readFileSync(file, "utf8").replace(/#.*/g, "");
const tokens = source.match(/[0-9]+(?:\.[0-9]+)?|[a-z][a-z0-9_]*|[^\s]/g) ?? [];
let next = 0;

const functions = { sqrt: Math.sqrt, abs: Math.abs, min: Math.min, max: Math.max, floor: Math.floor };
const operators = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "^": (a, b) => a ** b,
};
const levels = [["+", "-"], ["*", "/", "%"], ["-"], ["^"]];

function take(token) {
  if (tokens[next] !== token) throw new SyntaxError(`${token} expected at token ${next + 1}, not ${tokens[next]}`);
  next++;
}

function readExpression(level = 0) {
  if (level === 2 && tokens[next] === "-") {
    next++;
    return { operator: "-", operands: [{ number: 0 }, readExpression(2)] };
  }
  if (level === levels.length) return readOperand();
  const operands = [readExpression(level + 1)];
  const chain = [];
  while (level !== 2 && levels[level].includes(tokens[next])) {
    chain.push(tokens[next++]);
    operands.push(readExpression(level + 1));
  }
  if (level < 3) return operands.reduce((a, b, i) => ({ operator: chain[i - 1], operands: [a, b] }));
  return operands.reduceRight((b, a) => ({ operator: "^", operands: [a, b] }));
}

function readOperand() {
  const token = tokens[next++] ?? "nothing";
  if (/^[0-9]/.test(token)) return { number: Number(token) };
  if (token === "(") {
    const inner = readExpression();
    take(")");
    return inner;
  }
  if (!/^[a-z]/.test(token)) throw new SyntaxError(`an operand was expected at token ${next}, not ${token}`);
  if (tokens[next] !== "(") return { variable: token };
  const operands = [];
  do next++;
  while (tokens[next] !== ")" && operands.push(readExpression()) > 0 && tokens[next] === ",");
  take(")");
  return { call: token, operands };
}

function evaluate(node, variables) {
  if (node.number !== undefined) return node.number;
  const values = node.operands?.map((operand) => evaluate(operand, variables)) ?? [];
  if (node.operator) return operators[node.operator](...values);
  if (node.call && !functions[node.call]) throw new ReferenceError(`there is no function ${node.call}`);
  if (node.call) return functions[node.call](...values);
  return variables.get(node.variable) ?? 0;
}

/** Operators where (a b) c and a (b c) are taken to be the same. */
const associative = ["+", "*", "^"];

function chain(node, operator) {
  return node.operator === operator ? node.operands.flatMap((operand) => chain(operand, operator)) : [node];
}

/** Puts numbers in the place of operations on numbers, whole chains of an associative operator at once. */
function fold(node) {
  const { operator, operands = [] } = node;
  const parts = (associative.includes(operator) ? chain(node, operator) : operands).map(fold);
  if (!operator || parts.some(({ number }) => number === undefined)) return { ...node, operands: operands.map(fold) };
  return { number: parts.map(({ number }) => number).reduce(operators[operator]) };
}

const variables = new Map();
let count = 0;
while (next < tokens.length) {
  const name = tokens[next + 1] === "=" ? tokens[next] : undefined;
  if (name) next += 2;
  count++;
  const expression = readExpression();
  take(";");
  const value = evaluate(fold(expression), variables);
  const plain = option === "--verify" ? evaluate(expression, variables) : value;
  if (value.toPrecision(9) !== plain.toPrecision(9)) {
    process.stderr.write(`statement ${count}: ${value} with constants worked out, ${plain} without\n`);
    process.exit(3);
  }
  if (name) variables.set(name, value);
  else process.stdout.write(`${value.toPrecision(9)}\n`);
}
