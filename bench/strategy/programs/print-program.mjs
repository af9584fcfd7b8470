/**
 * Writes statements, each on lines of its own.
 * @param {object[]} statements of a planned program
 * @param {Record<string, (statement: object) => string>} writers by kind
 */
export function printStatements(statements, writers) {
  return statements
    .filter(({ kind }) => kind !== "empty")
    .map((statement) => `${writers[statement.kind](statement)}\n`)
    .join("");
}

/**
 * Writes an expression; operations are in parentheses.
 * @param {{ call: (callee: object | undefined) => string }} language how it names a function
 */
export function printExpression(expression, language) {
  const print = (each) => printExpression(each, language);
  if (expression.kind === "number") return expression.text;
  if (expression.kind === "name") return expression.name.text;
  if (expression.kind === "binary")
    return `(${print(expression.left)} ${expression.operator} ${print(expression.right)})`;
  return `${language.call(expression.callee)}(${expression.values.map(print).join(", ")})`;
}

/** Indents the lines of a text. */
export function indent(text) {
  return text.replace(/^(?=.)/gm, "  ");
}
