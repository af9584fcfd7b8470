// The program under test: node render.mjs TEMPLATE prints what a template makes of the data of a shop.
import { readFileSync } from "node:fs";

const data = { shop: { name: "Kettle & Co", year: 2024 }, user: { name: "Ada" }, orders: [], news: ["Tea", "Cups"] };
const filters = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  trim: (text) => text.trim(),
};

const source = readFileSync(process.argv[2], "utf8").replace(/\{#[\s\S]*?#\}/g, "");
const parts = source.match(/\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|[^{]+|\{/g) ?? [];
let next = 0;

/** The words of the next part if it is a block, else none. */
function words() {
  const part = parts[next] ?? "";
  return part.startsWith("{%") ? (part.slice(2, -2).match(/"[^"]*"|[a-z_]+|[0-9]+|[.|]/g) ?? [""]) : [];
}

function readItems(...ends) {
  const items = [];
  while (next < parts.length && !ends.includes(words()[0])) {
    const [kind, ...rest] = words();
    const part = parts[next++];
    if (kind === "for") items.push({ kind, name: rest[0], list: rest.slice(2), ...readBranches("endfor") });
    else if (kind === "if") items.push({ kind, test: rest, ...readBranches("endif") });
    else if (kind !== undefined) throw new SyntaxError(`${part} was not expected`);
    else if (part.startsWith("{{")) items.push({ kind: "output", value: part.slice(2, -2).match(/"[^"]*"|\w+|[.|]/g) });
    else items.push({ kind: "text", text: part });
  }
  if (next === parts.length && ends.length > 0) throw new SyntaxError(`there is no ${ends.at(-1)}`);
  return items;
}

function readBranches(end) {
  const body = readItems("else", end);
  const otherwise = words()[0] === "else" && next++ ? readItems(end) : [];
  next++;
  return { body, otherwise };
}

function lookUp([first, ...rest], scope) {
  if (/^["0-9]/.test(first)) return first.replaceAll('"', "");
  let value = first in scope ? scope[first] : "";
  for (let i = 0; i < rest.length; i += 2) {
    value = rest[i] === "." ? (value[rest[i + 1]] ?? "") : filters[rest[i + 1]](String(value));
  }
  return value;
}

function render(items, scope) {
  return items.map((item) => renderers[item.kind](item, scope)).join("");
}

const renderers = {
  text: ({ text }) => text,
  output: ({ value }, scope) => String(lookUp(value, scope)).replaceAll("&", "&amp;"),
  if: ({ test, body, otherwise }, scope) => {
    const isNot = test[0] === "not";
    const value = lookUp(isNot ? test.slice(1) : test, scope);
    return render((value.length === 0 || value === false) === isNot ? body : otherwise, scope);
  },
  for: ({ name, list, body, otherwise }, scope) => {
    const values = lookUp(list, scope) || [];
    let loop;
    const turns = [...values].map((value, index) => {
      loop = { index, length: values.length };
      return render(body, { ...scope, [name]: value, loop });
    });
    return turns.length > 0 ? turns.join("") : render(otherwise, { ...scope, loop });
  },
};

process.stdout.write(render(readItems(), data));
