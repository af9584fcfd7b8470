// Prints a script of some 20 kB: a small library of vectors and what uses it, with one `- -` in it.
const methods = ["add", "subtract", "scale", "mix", "clamp", "round", "dot", "cross", "length", "normal"];

const vector = (name, i) => `
/** ${name}: one of many. */
class ${name}${i} extends Base {
  #items = [${Array.from({ length: 6 }, (_, k) => k * i).join(", ")}];
  static count = ${i};
  constructor({ x = ${i}, y = x * 2, ...rest } = {}) {
    super(rest);
    this.x = x; this.y = y;
  }
  ${methods[i % methods.length]}(other, ...more) {
    for (const [key, value] of Object.entries(other ?? {})) {
      if (typeof value === "number" && value > ${i}) this[key] += value;
      else if (key in this) delete this[key];
    }
    return more.map((each, index) => ({ [\`item\${index}\`]: each?.x ?? this.#items[index] }));
  }
}
registry.set("${name}${i}", (options) => new ${name}${i}(options));`;

const fault = `
function turn(point, angle) {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  switch (point.kind) {
    case "plane": return { x: point.x * cosine - -point.y * sine, y: point.x * sine + point.y * cosine };
    default: throw new TypeError(\`cannot turn \${point.kind}\`);
  }
}`;

const classes = Array.from({ length: 24 }, (_, i) => vector("Vector", i + 1));
classes.splice(17, 0, fault);
process.stdout.write(`"use strict";
const registry = new Map();
class Base { constructor(rest) { Object.assign(this, rest); } }
${classes.join("\n")}

for (const [name, make] of registry) {
  try { console.log(name, make({ x: 1 }).length ?? 0); } catch (error) { console.warn(error); }
}
`);
