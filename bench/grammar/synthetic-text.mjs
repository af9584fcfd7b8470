// A text in a made-up language: what its rules derive, by chance.
import { linearCongruential } from "../support/random.mjs";

/** Inside so many choices and optional parts, there are no more of them: first alternatives lead out. */
const deepest = 6;

/**
 * Derives a text of about `length` characters.
 * @param {Map<string, (string | any[])[][]>} rules
 * @param {Map<string, string[]>} texts what each token may look like
 */
export function deriveText(rules, texts, length) {
  const random = linearCongruential(11);
  const tokens = [];

  const walk = (elements, depth) => {
    for (const element of elements) {
      if (Array.isArray(element)) repeat(element, depth);
      else if (rules.has(element)) enter(rules.get(element), depth);
      else if (texts.has(element)) tokens.push(choose(texts.get(element)));
    }
  };
  /** The earlier, the more often: in any language's texts, a few words make up most. */
  const choose = (list) => list[random(1 + random(list.length))];
  /** Half of the time the first alternative, or there would be little but nested expressions. */
  const enter = (alternatives, depth) => {
    // One of code only depends on what comes next.
    const possible = alternatives.filter((elements) => !elements.every(isCode));
    const isFirst = depth >= deepest || random(2) === 0;
    walk(isFirst ? possible[0] : choose(possible), depth + (possible.length > 1 ? 1 : 0));
  };
  const repeat = ([quantifier, ...elements], depth) => {
    if (quantifier === "+") walk(elements, depth);
    if (depth >= deepest || random(quantifier === "?" ? 3 : 8) > 0) return;
    walk(elements, depth + 1);
  };

  for (let size = 0, done = 0; size < length; ) {
    walk(["item"], 0);
    for (; done < tokens.length; done++) size += tokens[done].length + 1;
  }
  return layOut(tokens);
}

const isCode = (element) => typeof element === "string" && element.startsWith("{");

/** Tokens in lines of statements. */
function layOut(tokens) {
  return tokens.map((token) => token + (/[{;]$/.test(token) ? "\n" : " ")).join("");
}
