import { indent, printExpression, printStatements } from "./print-program.mjs";

const calleeOf = (callee) => callee?.name.text ?? "trace";

/** Writes a planned program in Relay, the language of `Relay.g4`. */
export function printRelay({ body }) {
  const value = (expression) => printExpression(expression, { call: calleeOf });
  const values = (list) => list.map(value).join(", ");
  const block = (statements) => `do\n${indent(print(statements))}end`;
  const writers = {
    function: ({ name, parameters, body: inner }) =>
      `task ${name.text}(${parameters.map(({ text }) => text).join(", ")}) ${block(inner)}`,
    variable: ({ name, value: first }) => `let ${name.text} = ${value(first)};`,
    table: ({ name, values: list }) => `let ${name.text} = [${values(list)}];`,
    record: ({ name, fields, values: list }) =>
      `let ${name.text} = { ${fields.map((field, i) => `${field}: ${value(list[i])}`).join(", ")} };`,
    assign: ({ name, value: next }) => `set ${name.text} = ${value(next)};`,
    call: ({ callee, values: list }) => `${calleeOf(callee)}(${values(list)});`,
    probe: ({ label, values: list }) => `probe("${label}", ${values(list)});`,
    return: ({ value: last }) => `give ${value(last)};`,
    comment: ({ text }) => `# ${text}`,
    if: ({ condition, body: then, otherwise }) =>
      `when ${value(condition)} ${block(then)}${otherwise ? ` otherwise ${block(otherwise)}` : ""}`,
    loop: ({ name, bound, body: repeated }) => `repeat (${name.text} upto ${value(bound)}) ${block(repeated)}`,
  };
  const print = (statements) => printStatements(statements, writers);
  return print(body);
}
