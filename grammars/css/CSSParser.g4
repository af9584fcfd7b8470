// CSS, SCSS and Less, written for reduction: rules, declarations and at-rules are one kind of item, selectors and values lists of
// components. See README.md beside this file.
parser grammar CSSParser;

options { tokenVocab = CSSLexer; }

stylesheet : item* EOF ;

item
    : SEMI
    | BARE_OPEN item* RBRACE
    | AT_RULE NAME list? (block | SEMI? END | SEMI)
    | list (COLON list? (block | SEMI? END | SEMI) | block | SEMI? END | SEMI)
    ;

block : LBRACE item* RBRACE ;

// Selectors, values, arguments: what commas divide.
list : element (COMMA element)* ;

element : component+ (PAIR_COLON element)? ;

// What white space or nothing divides.
component
    : (PREFIX* FUNCTION)? CALL_OPEN list? RPAREN
    | PREFIX*
        ( NAME
        | HASH
        | NUMBER
        | STRING
        | URL
        | TEXT
        | SLASHES
        | OTHER
        | group
        | INTERPOLATION_OPEN list? RBRACE
        | INNER_OPEN item* RBRACE
        | QUOTE (TEXT | INTERPOLATION_OPEN list? RBRACE)* QUOTE_END
        )
    ;

group : LPAREN list? RPAREN | LBRACK list? RBRACK ;
