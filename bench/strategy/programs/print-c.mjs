import { indent, printExpression, printStatements } from "./print-program.mjs";

const calleeOf = (callee) => callee?.name.text ?? "trace";

/** Writes a planned program in C. */
export function printC({ body, random }) {
  const value = (expression) => printExpression(expression, { call: calleeOf });
  const values = (list) => list.map(value).join(", ");
  const block = (statements) => `{\n${indent(print(statements))}}`;
  const type = () => ["int", "long", "unsigned", "short"][random(4)];
  const writers = {
    function: (each) => printFunction(each, block),
    variable: ({ name, value: first }) => `${type()} ${name.text} = ${value(first)};`,
    table: ({ name, values: list }) => `int ${name.text}[${list.length}] = { ${values(list)} };`,
    record: ({ name, fields, values: list }) => printRecord(name, fields, list.map(value)),
    assign: ({ name, value: next }) => `${name.text} ${random(3) === 0 ? "+=" : "="} ${value(next)};`,
    call: ({ callee, values: list }) => `${calleeOf(callee)}(${values(list)});`,
    probe: ({ label, values: list }) => `probe("${label}", ${values(list)});`,
    return: ({ value: last }) => `return ${value(last)};`,
    comment: ({ text }) => `/* ${text} */`,
    if: ({ condition, body: then, otherwise }) =>
      `if (${value(condition)} > 0) ${block(then)}${otherwise ? ` else ${block(otherwise)}` : ""}`,
    loop: ({ name: { text }, bound, body: repeated }) =>
      `for (int ${text} = 0; ${text} < ${value(bound)}; ${text}++) ${block(repeated)}`,
  };
  const print = (statements) => printStatements(statements, writers);
  return `#include <stdio.h>\n\n${print(body)}`;
}

function printFunction({ name, parameters, body, form }, block) {
  const list = parameters.map(({ text }) => `int ${text}`).join(", ") || "void";
  return `${form === 0 ? "static " : ""}int ${name.text}(${list}) ${block(body)}`;
}

function printRecord({ text }, fields, values) {
  const members = fields.map((field) => `int ${field};`).join(" ");
  const first = fields.map((field, i) => `.${field} = ${values[i]}`).join(", ");
  return `struct ${text}_s { ${members} };\nstruct ${text}_s ${text} = { ${first} };`;
}
