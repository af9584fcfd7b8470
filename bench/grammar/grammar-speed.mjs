// node bench/grammar-speed.mjs TASK: loads a grammar and parses a text for the first time, as a process of its own, and prints
// as JSON when each step ended, in milliseconds since the epoch. TASK is { files, route?, start?, input } as JSON.
import { readFileSync } from "node:fs";
import { loadGrammar } from "../../dist/src/index.js";
import { parseTree } from "../../dist/src/tools.js";

const now = () => performance.timeOrigin + performance.now();

const started = now();
const { input, ...options } = JSON.parse(process.argv[2]);
const grammar = await loadGrammar(options);
const loaded = now();
const { problem, unfit, notes } = await parseTree(grammar, readFileSync(input, "utf8"));
const parsed = now();

// What follows is not timed. antlr4ng is not imported before, for that would be a part of the start.
const { ATNSerializer, CharStream, CommonTokenStream } = await import("antlr4ng");
const { createLexer, createParser } = grammar.recognizers;
const lexer = createLexer(CharStream.fromString(""));
const parser = createParser(new CommonTokenStream(lexer));
const lengthOf = ({ atn }) => ATNSerializer.getSerialized(atn).length;
process.stdout.write(
  JSON.stringify({
    ...{ started, loaded, parsed },
    route: grammar.hasCode ? "generated" : "interpreted",
    atn: { parser: lengthOf(parser), lexer: lengthOf(lexer) },
    rules: { parser: parser.ruleNames.length, lexer: lexer.ruleNames.length },
    ...{ problem, unfit },
    warnings: notes.filter(({ kind }) => kind === "warning").map(({ text }) => text),
  }),
);
