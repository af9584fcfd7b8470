// node pack-generated.mjs: makes the generated lexers and parsers in dist/generated smaller. Part of `npm run build`.
// Automata are packed (src/grammar/antlr4ng/packed-automaton.ts says how), and read by src/grammar/antlr4ng/deserialize.ts, which is faster.
// The methods of contexts that give their children by name go, because trees are built from all children in order. So do constants that are
// written only here, constructors that do nothing, what does something only for labelled alternatives or predicates where there are none, and
// what neither antlr4ng nor treemin asks for: the name of the grammar's file, getters of names, and the channels and rules of lexers. Files
// that are packed stay as they are.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { digits, edgeSize, half, unpackAutomaton } from "./dist/src/grammar/antlr4ng/packed-automaton.js";

const reader = "dist/src/grammar/antlr4ng/deserialize.js";
const list = /static _serializedATN = (\[[^\]]*\]);/;
const [one, all] = [
  /return this\.get(?:Token|RuleContext)\([^)]*\);/,
  /return this\.get(?:Tokens|RuleContexts)\([^)]*\);/,
];
const unusedGetters = /^ +get (?:grammarFileName|literalNames|symbolicNames|channelNames|serializedATN)\(\) \{.*\}\n/gm;
const madeWhenAsked =
  /static __ATN;\n +static get _ATN\(\) \{[^}]*= new antlr\.ATNDeserializer\(\)\.deserialize\(.*\);\s+\}[^}]*\}/;
const automata = /(\w+\._ATN)\.decisionToState\.map\(.*\);/;
const namesInLexer = /^ +(?:static (?:channel|rule)Names = \[[^\]]*\];|get ruleNames\(\) \{.*\})\n/gm;
const constant = /^ +static ((?:T__|RULE_)\w+) = (\d+);\n/gm;
const outerAlternative = /^ +this\.enterOuterAlt\(localContext, \d+\);\n/gm;
const usualConstructor = /^ +constructor\(parent, invokingState\) \{\s+super\(parent, invokingState\);\s+\}\n/gm;
const failedPredicate = /^ +createFailedPredicateException\(predicate, message\) \{\s+return .*\s+\}\n/m;
const childByName = new RegExp(
  String.raw`^ +\w+\(i?\) \{\s+(?:if \(i === undefined\) \{\s+${all.source}\s+\}\s+(?:else \{\s+)?)?${one.source}\s+\}(?:\s+\})?\n`,
  "gm",
);

for (const path of readdirSync("dist/generated", { recursive: true })) {
  if (!path.endsWith(".js")) continue;
  const file = `dist/generated/${path}`;
  const code = readFileSync(file, "utf8");
  const found = list.exec(code);
  if (!found) continue;
  const automaton = JSON.parse(found[1].replace(/,\s*\]/, "]"));
  const packed = pack(automaton);
  if (unpackAutomaton(packed).join() !== automaton.join())
    throw new Error(`The automaton in ${file} cannot be packed.`);
  if (!madeWhenAsked.test(code)) throw new Error(`The automaton in ${file} is not read as expected.`);
  const numbers = new Map([...code.matchAll(constant)].map(([, name, number]) => [name, number]));
  const text = code
    .replace(constant, "")
    .replace(/\b\w+\.((?:T__|RULE_)\w+)/g, (_, name) => numbers.get(name))
    .replace(list, "")
    .replace(madeWhenAsked, () => `static _ATN = unpackAtn(${JSON.stringify(packed)});`)
    .replace(automata, "emptyAutomata($1);")
    .replace(childByName, "")
    .replace(unusedGetters, "")
    .replace(usualConstructor, "");
  const from = (path) => JSON.stringify(relative(dirname(file), path));
  const imports = [`import { emptyAutomata, unpackAtn } from ${from(reader)};`];
  const unused = [
    ...(path.endsWith("Lexer.js") ? [namesInLexer] : []),
    ...(text.includes("this.createFailedPredicateException(") ? [] : [failedPredicate]),
    ...(text.includes("copyFrom(") ? [] : [outerAlternative]),
  ];
  const kept = unused.reduce((left, part) => left.replace(part, ""), text);
  writeFileSync(file, [...imports, kept].join("\n"));
}

/** The text that stands for an automaton. */
function pack(automaton) {
  const { states, sets, edges } = sectionsOf(automaton);
  const segment = (stride, numbers) => [
    stride,
    numbers.length,
    ...(stride === 0 ? edgesOf : differences)(numbers, stride),
  ];
  const segments = [
    segment(2, automaton.slice(0, states.end)),
    segment(1, automaton.slice(states.end, sets.end)),
    segment(0, automaton.slice(edges.start, edges.end)),
    segment(1, automaton.slice(edges.end)),
  ];
  return segments.flat().map(printed).join("");
}

/** Where the parts of a serialised automaton are. Its format is the fourth of ANTLR's, which ATNDeserializer reads. */
function sectionsOf(automaton) {
  const [loopEnd, blockStarts] = [12, [3, 4, 5]];
  let at = 4;
  for (let left = automaton[3]; left > 0; left--) {
    const kind = automaton[at++];
    if (kind !== 0) at += kind === loopEnd || blockStarts.includes(kind) ? 2 : 1;
  }
  const states = { end: at };
  at += 1 + automaton[at]; // states that are not greedy
  at += 1 + automaton[at]; // states of precedence rules
  at += 1 + automaton[at] * (automaton[1] === 0 ? 2 : 1); // rules; those of a lexer have a token type
  at += 1 + automaton[at]; // modes
  for (let left = automaton[at++]; left > 0; left--) at += 2 + 2 * automaton[at];
  const sets = { end: at + 1 }; // with the number of edges
  const edges = { start: at + 1, end: at + 1 + automaton[at] * edgeSize };
  return { states, sets, edges };
}

function differences(numbers, stride) {
  return numbers.map((number, i) => number - (numbers[i - stride] ?? 0));
}

function edgesOf(numbers) {
  const column = (index) => numbers.filter((_, i) => i % edgeSize === index);
  const from = column(0);
  const steps = column(1).map((to, i) => to - from[i]);
  return [differences(from, 1), steps, column(2), differences(column(3), 1), column(4), column(5)].flat();
}

function printed(number) {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = digits[rest % half];
  for (rest = Math.floor(rest / half); rest > 0; rest = Math.floor((rest - 1) / half))
    text = digits[half + ((rest - 1) % half)] + text;
  return text;
}
