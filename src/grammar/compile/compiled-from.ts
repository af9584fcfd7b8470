/** Plain data of a grammar that antlr-ng has read. */
import { Transition } from "antlr4ng";
import type { CompiledGrammar, GrammarCode, Note, RecognizerData } from "../model/compiled-grammar.js";
import { GrammarError } from "../model/grammar-error.js";
import type { AntlrTool, ToolGrammar } from "../read/antlr-tool.js";
import type { ReadGrammar } from "../read/read-grammar.js";
import { superClassOf } from "../read/super-class.js";

/**
 * The compiled form of a grammar: plain data that can be cached.
 * @param antlr the serializer of antlr-ng
 * @param read the grammar as antlr-ng has read it
 * @param parts the generated code, undefined if the grammar is interpreted; and the notes
 */
export function compiledFrom(
  { ATNSerializer }: Pick<AntlrTool, "ATNSerializer">,
  read: ReadGrammar,
  { code, notes }: { readonly code: GrammarCode | undefined; readonly notes: readonly Note[] },
): CompiledGrammar {
  const dataOf = (grammar: ToolGrammar) => recognizerData(grammar, ATNSerializer);
  return {
    name: read.parser.name,
    lexer: dataOf(read.lexer),
    parser: dataOf(read.parser),
    code,
    notes: [...read.warnings.map((text): Note => ({ kind: "info", text: `warning: ${text}` })), ...notes],
  };
}

/**
 * Says that a grammar is interpreted, and without what.
 * @param read a grammar whose code is not run
 */
export function interpretedNote(read: ReadGrammar): Note {
  const needs = needsOf(read);
  return { kind: "info", text: `${read.parser.name} is interpreted${needs ? ` without ${needs}` : ""}.` };
}

/**
 * A list of the code that an interpreter ignores and that may change the tree; empty if there is none.
 * @param read a grammar as antlr-ng has read it
 */
export function needsOf({ lexer, parser }: ReadGrammar): string {
  const hooks = /\b(nextToken|emit|emitToken|skip|reset)\b/;
  const has: readonly (readonly [string, boolean])[] = [
    ["the lexer's base class", superClassOf(lexer) !== undefined],
    ["the lexer's actions", lexer.lexerActions.size > 0],
    ["the lexer's predicates", hasPredicates(lexer)],
    ["the lexer's members", hooks.test(lexer.namedActions.get("members")?.getText() ?? "")],
    ["the parser's predicates", hasPredicates(parser)],
  ];
  return has.flatMap(([what, is]) => (is ? [what] : [])).join(", ");
}

/** Tells whether a grammar has predicates. Those that antlr-ng adds to left-recursive rules do not count. */
function hasPredicates({ atn }: ToolGrammar): boolean {
  const isPredicate = ({ transitionType }: Transition) => transitionType === Transition.PREDICATE;
  return atn?.states.some((state) => state?.transitions.some(isPredicate)) ?? false;
}

function recognizerData(grammar: ToolGrammar, serializer: AntlrTool["ATNSerializer"]): RecognizerData {
  if (!grammar.atn) throw new GrammarError(`${grammar.fileName} has no rules.`);
  return {
    fileName: grammar.fileName,
    atn: serializer.getSerialized(grammar.atn),
    ruleNames: grammar.getRuleNames(),
    literalNames: grammar.getTokenLiteralNames(),
    symbolicNames: grammar.getTokenSymbolicNames(),
    channelNames: ["DEFAULT_TOKEN_CHANNEL", "HIDDEN", ...grammar.channelValueToNameList],
    modeNames: [...(grammar.modes?.keys() ?? [])],
  };
}
