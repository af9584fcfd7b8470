/** The examples that the page offers. */

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

const shop = `"use strict";

class Basket {
  constructor(currency = "EUR") {
    this.currency = currency;
    this.lines = [];
  }
  add(name, price, count = 1) {
    this.lines.push({ name, price, count });
    return this;
  }
  get total() {
    return this.lines.reduce((sum, { price, count }) => sum + price * count, 0);
  }
  toString() {
    return \`\${this.total.toFixed(2)} \${this.currency}\`;
  }
}

const discounts = {
  small: (total) => total,
  large: (total) => total * 0.9,
};

function priceOf(basket, kind = "small") {
  const discount = discounts[kind] || discounts.small;
  if (basket.lines.length === 0) return 0;
  return Math.round(100 * discount(basket.total)) / 100;
}

function report(baskets) {
  let number = 0;
  for (const basket of baskets) {
    number++;
    const kind = basket.total > 20 ? "large" : "small";
    console.log(number, String(basket), kind, priceOf(basket, kind));
  }
  console.log("an empty one costs", new Basket().total);
}

report([
  new Basket("EUR").add("tea", 4.5, 2).add("cup", 7.25),
  new Basket("USD").add("pot", 31.9).add("spoon", 1.75, 6),
]);
`;

/** The page opens with the first one. */
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
    name: "a minifier breaks a program",
    language: "javascript",
    input: shop,
    test: `(text, { butternut }) => {
  // What a program prints; undefined if it fails. As JSON, since a minified function prints otherwise, and rightly so.
  const printed = (code) => {
    const lines = [];
    try {
      new Function("console", code)({ log: (...values) => lines.push(JSON.stringify(values)) });
    } catch {
      return undefined;
    }
    return lines.join("\\n");
  };
  const before = printed(text);
  if (!before) return false;
  const { code } = butternut.squash(text, { check: false, sourceMap: false });
  return printed(code) !== before;
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
