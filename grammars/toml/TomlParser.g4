// The grammar of TOML 1.1, written for reduction. Line ends are layout: see README.md beside this file.
parser grammar TomlParser;

options { tokenVocab = TomlLexer; }

toml : pair* section* EOF ;

section : OPEN_BRACKET (key | OPEN_BRACKET key CLOSE_BRACKET) CLOSE_BRACKET pair* ;

pair : key EQUALS value ;

key : (WORD | STRING) (DOT (WORD | STRING))* ;

value
    : SCALAR
    | STRING
    | LONG_STRING TEXT* LONG_STRING
    | OPEN_BRACKET (value (COMMA value)* COMMA?)? CLOSE_BRACKET
    | OPEN_BRACE (pair (COMMA pair)* COMMA?)? CLOSE_BRACE
    ;
