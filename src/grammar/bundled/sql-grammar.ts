import { SqlLexer } from "../../../generated/sql/SqlLexer.js";
import { SqlParser } from "../../../generated/sql/SqlParser.js";
import type { IslandPart } from "../model/grammar.js";
import { generated } from "./generated-language.js";

// Each of these has several shortest texts, or only the base class of the lexer tells what they look like.
const own = {
  ...{
    operand: "0",
    operands: "0",
    element: "0",
    list: "0",
    word: "a",
    group: "()",
    NAME: "a",
    KEYWORD: "NULL",
    OPERATOR: "+",
  },
  ...{
    END_OF_STATEMENT: "",
    STRING: "''",
    QUOTED: '""',
    CLAUSE: "SELECT",
    SET_OPERATOR: "UNION",
    HEAD: "IF",
    DOLLAR_STRING: "$$$$",
    CONDITIONAL_COMMENT: "/*!*/",
  },
};
const replacements = new Map(Object.entries(own));

const parts: IslandPart[] = [];
const islands = [
  // The body of a function may be in another language than SQL; the grammar reads that as lists of words and brackets.
  { token: "DOLLAR_STRING", pattern: /^(?<tag>\$[^$]*\$)(?<body>[\s\S]*)\k<tag>$/dg, parts },
  { token: "CONDITIONAL_COMMENT", pattern: /^\/\*!\d*(?<body>[\s\S]*)\*\/$/dg, parts },
];

// Names are distinguished from keywords; a name in quotes is the same as without.
const names = new Map([
  ["NAME", /.+/],
  ["QUOTED", /^(?:[uU]&)?["`]([\s\S]*)["`]$/],
]);

/** The grammar of SQL. */
export const sqlGrammar = generated(
  { name: "sql", start: "script", replacements, names, isFlat: true, islands },
  SqlLexer,
  SqlParser,
);
parts.push({ group: "body", grammar: sqlGrammar, rule: "script" });
