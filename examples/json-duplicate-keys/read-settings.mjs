// The program under test: reads the settings in a file and prints them on one line.
import { readFileSync } from "node:fs";

const text = readFileSync(process.argv[2], "utf8");
const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
let next = 0;

function skip(token) {
  if (tokens[next++] !== token) throw new SyntaxError(`${token} expected at token ${next}`);
}

function readValue() {
  if (tokens[next] === "{") return readObject();
  if (tokens[next] === "[") return readArray();
  return JSON.parse(tokens[next++]);
}

function readObject() {
  const object = {};
  for (let separator = "{"; tokens[next] !== "}"; separator = ",") {
    skip(separator);
    if (separator === "{" && tokens[next] === "}") break;
    const key = JSON.parse(tokens[next++]);
    skip(":");
    object[key] = readValue();
  }
  skip("}");
  return object;
}

function readArray() {
  const array = [];
  for (let separator = "["; tokens[next] !== "]"; separator = ",") {
    skip(separator);
    if (separator === "[" && tokens[next] === "]") break;
    array.push(readValue());
  }
  skip("]");
  return array;
}

const settings = readValue();
if (next < tokens.length) throw new SyntaxError(`nothing expected at token ${next + 1}`);
process.stdout.write(`${JSON.stringify(settings)}\n`);
