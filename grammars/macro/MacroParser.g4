// What follows the name of a directive: tokens and brackets of any kind, because the line may end with half a statement.
parser grammar MacroParser;

options { tokenVocab = MacroLexer; }

// Behind `#define` and the like.
macro : (NAME | KEYWORD) (piece | RPAREN | RBRACK | RBRACE)* EOF ;

// Behind `#if` and `#elif`.
condition : (piece | RPAREN | RBRACK | RBRACE)+ EOF ;

piece
    : LPAREN piece* RPAREN?
    | LBRACK piece* RBRACK?
    | LBRACE piece* RBRACE?
    | NAME
    | KEYWORD
    | NUMBER
    | STRING
    | CHARACTER
    | SEPARATOR
    | OPERATOR
    | SPLICE
    | OTHER
    ;
