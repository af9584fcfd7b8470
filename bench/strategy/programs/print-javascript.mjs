import { indent, printExpression, printStatements } from "./print-program.mjs";

/** Writes a planned program in JavaScript. */
export function printJavaScript({ body, random }) {
  const value = (expression) => printExpression(expression, { call: calleeOf });
  const values = (list) => list.map(value).join(", ");
  const block = (statements) => `{\n${indent(print(statements))}}`;
  const writers = {
    function: (each) => printFunction(each, block),
    variable: ({ name, value: first }) => `${random(2) === 0 ? "let" : "var"} ${name.text} = ${value(first)};`,
    table: ({ name, values: list }) => `const ${name.text} = [${values(list)}];`,
    record: ({ name, fields, values: list }) =>
      `const ${name.text} = { ${fields.map((field, i) => `${field}: ${value(list[i])}`).join(", ")} };`,
    assign: ({ name, value: next }) => `${name.text} ${random(3) === 0 ? "+=" : "="} ${value(next)};`,
    call: ({ callee, values: list }) => `${calleeOf(callee)}(${values(list)});`,
    probe: ({ label, values: list }) => `probe('${label}', ${values(list)});`,
    return: ({ value: last }) => `return ${value(last)};`,
    comment: ({ text }) => (random(2) === 0 ? `// ${text}` : `/* ${text} */`),
    if: ({ condition, body: then, otherwise }) =>
      `if (${value(condition)} > 0) ${block(then)}${otherwise ? ` else ${block(otherwise)}` : ""}`,
    loop: ({ name: { text }, bound, body: repeated }) =>
      random(2) === 0
        ? `for (let ${text} = 0; ${text} < ${value(bound)}; ${text}++) ${block(repeated)}`
        : `for (const ${text} of range(${value(bound)})) ${block(repeated)}`,
  };
  const print = (statements) => printStatements(statements, writers);
  return print(body);
}

function printFunction({ name, parameters, body, form }, block) {
  const list = parameters.map(({ text }) => text).join(", ");
  if (form === 0) return `const ${name.text} = (${list}) => ${block(body)};`;
  if (form === 1) return `class ${classOf(name)} {\n${indent(`static ${name.text}(${list}) ${block(body)}\n`)}}`;
  return `function ${name.text}(${list}) ${block(body)}`;
}

function calleeOf(callee) {
  if (!callee) return "trace";
  return callee.form === 1 ? `${classOf(callee.name)}.${callee.name.text}` : callee.name.text;
}

function classOf({ text }) {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}
