// Random grammars for ANTLR v4 and random sentences of them, the same for the same random numbers.

/** A grammar: its text, and a function that makes sentences. Every rule begins with its own token; some rules are ambiguous. */
export function randomGrammar(name, random) {
  const count = 2 + random(5);
  const rules = Array.from({ length: count }, (_, index) => randomRule(index, { count, random }));
  const lines = rules.map((parts, index) => `r${index} : 'w${index}' ${parts.map(print).join(" ")} ;`);
  const lexer = "ID : [a-z]+ [0-9]* ;\nSPACE : [ \\n]+ -> skip ;\n";
  return {
    text: `grammar ${name};\nstart : r0* EOF ;\n${lines.join("\n")}\n${lexer}`,
    sentence: (length) => sentence(rules, length, random),
  };
}

/** The parts behind the first token of a rule: words, references and groups, each with or without a quantifier. */
function randomRule(index, { count, random }) {
  return Array.from({ length: 1 + random(4) }, () => {
    const quantifier = ["", "?", "*", "+"][random(4)];
    if (random(3) === 0) return { kind: "word", text: `x${index}${random(3)}`, quantifier };
    // A reference that cannot be left out goes to a later rule, so that every sentence ends.
    const target = quantifier === "?" || quantifier === "*" ? random(count) : index + 1 + random(count);
    if (target >= count) return { kind: "id", quantifier };
    return { kind: random(2) === 0 ? "rule" : "list", target, quantifier };
  });
}

function print({ kind, text, target, quantifier }) {
  const symbol = { word: `'${text}'`, id: "ID", rule: `r${target}`, list: `('(' r${target} (',' r${target})* ')')` }[
    kind
  ];
  return symbol + quantifier;
}

/** A sentence of about `length` tokens, with some line ends. */
function sentence(rules, length, random) {
  const tokens = [];
  const derive = (index, depth) => {
    tokens.push(`w${index}`);
    for (const part of rules[index]) {
      for (let times = repetitions(part.quantifier, depth); times > 0; times--) expand(part, depth);
    }
  };
  const repetitions = (quantifier, depth) => {
    const least = quantifier === "?" || quantifier === "*" ? 0 : 1;
    if (depth > 6 || tokens.length > length) return least;
    return quantifier === "" ? 1 : quantifier === "?" ? random(2) : Math.max(least, random(4));
  };
  const expand = ({ kind, text, target }, depth) => {
    if (kind === "word") tokens.push(text);
    else if (kind === "id") tokens.push(`n${random(50)}`);
    else if (kind === "rule") derive(target, depth + 1);
    else {
      tokens.push("(");
      for (let more = true; more; more = depth < 6 && random(3) === 0) {
        if (tokens.at(-1) !== "(") tokens.push(",");
        derive(target, depth + 1);
      }
      tokens.push(")");
    }
  };
  while (tokens.length < length) derive(0, 0);
  return tokens.map((token) => token + (random(6) === 0 ? "\n" : " ")).join("");
}
