// The grammar of TOML 1.1, written for reduction. Line ends are layout: see README.md beside this file.
parser grammar TomlParser;

options { tokenVocab = TomlLexer; }

toml : section* EOF ;

// A pair belongs to the section before it. So a section without a header is the first one, or a header has gone.
section : header? pair+ | header ;

header : OPEN_BRACKET (key | OPEN_BRACKET key CLOSE_BRACKET) CLOSE_BRACKET ;

pair : key EQUALS value ;

key : (WORD | STRING) (DOT (WORD | STRING))* ;

value
    : SCALAR
    | STRING
    | LONG_STRING TEXT* LONG_STRING
    | OPEN_BRACKET (value (COMMA value)* COMMA?)? CLOSE_BRACKET
    | OPEN_BRACE (pair (COMMA pair)* COMMA?)? CLOSE_BRACE
    ;
