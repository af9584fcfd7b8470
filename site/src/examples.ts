/** What the page offers to begin with. */

/** An input with a test. */
export interface Example {
  readonly name: string;
  readonly language: string;
  readonly input: string;
  readonly test: string;
}

const json = `{
  "users": [
    { "id": 1, "name": "Ada", "tags": ["admin", "beta"], "quota": 100 },
    { "id": 2, "name": "Grace", "tags": [], "quota": null },
    { "id": 3, "name": "Edsger", "tags": ["beta"], "quota": 25 }
  ],
  "settings": { "theme": "dark", "limits": { "upload": 1048576, "download": -1 } },
  "version": "2.4.1"
}
`;

const program = `"use strict";

function area(shape) {
  switch (shape.kind) {
    case "circle":
      return Math.PI * shape.radius ** 2;
    case "square":
      return shape.side * shape.side;
    default:
      throw new TypeError("unknown shape: " + shape.kind);
  }
}

class Canvas {
  constructor(width, height) {
    this.shapes = [];
    this.size = { width, height };
  }
  add(...shapes) {
    for (const shape of shapes) if (shape) this.shapes.push(shape);
    return this;
  }
  total() {
    return this.shapes.map(area).reduce((sum, each) => sum + each, 0);
  }
}

const canvas = new Canvas(640, 480).add({ kind: "circle", radius: 2 }, { kind: "square", side: 3 });
console.log(canvas.total().toFixed(2));
`;

/** The first one is there when the page opens. */
export const examples: readonly Example[] = [
  {
    name: "contains a text",
    language: "json",
    input: json,
    test: `(text) => text.includes('"quota": null')`,
  },
  {
    name: "matches a regular expression",
    language: "javascript",
    input: program,
    test: "(text) => /for *\\(const \\w+ of \\w+\\) *if/.test(text)",
  },
  {
    name: "a function throws",
    language: "json",
    input: json,
    test: `(text) => {
  // The function under test, which has a bug.
  const summary = (users) => users.map(({ name, quota }) => name + ": " + quota.toFixed(1));
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return false; // no JSON any more
  }
  try {
    summary(data.users);
    return false;
  } catch (error) {
    return /reading 'toFixed'/.test(error.message);
  }
}`,
  },
  {
    name: "two functions differ",
    language: "json",
    input: json,
    test: `(text) => {
  // Both should add up all numbers; the second one takes -1 for none.
  const numbers = (value) =>
    typeof value === "number" ? [value]
    : value && typeof value === "object" ? Object.values(value).flatMap(numbers) : [];
  const first = (value) => numbers(value).reduce((sum, each) => sum + each, 0);
  const second = (value) => numbers(value).filter((each) => each >= 0).reduce((sum, each) => sum + each, 0);
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return false;
  }
  return first(data) !== second(data);
}`,
  },
  {
    name: "a JavaScript program throws",
    language: "javascript",
    input: program.replace('{ kind: "square", side: 3 }', '{ kind: "triangle", side: 3 }'),
    test: `(text) => {
  try {
    new Function("console", text)({ log() {} });
    return false;
  } catch (error) {
    return String(error.message).startsWith("unknown shape");
  }
}`,
  },
  {
    name: "a grammar of your own",
    language: "typed",
    input: "1 + 2 * (3 + 4 * (5 + 6) - 7) + 8\n",
    test: '(text) => text.includes("(5")',
  },
];

export const exampleGrammar = `grammar Sum;

sum : expression EOF ;

expression
    : expression ('*' | '/') expression
    | expression ('+' | '-') expression
    | '(' expression ')'
    | NUMBER
    ;

NUMBER : [0-9]+ ;
SPACE : [ \\t\\r\\n]+ -> skip ;
`;
