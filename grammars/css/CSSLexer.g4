// CSS, SCSS and Less, from CSS Syntax Module Level 3, the Sass specification and the documentation of Less, written for reduction;
// see README.md beside this file.
lexer grammar CSSLexer;

options { superClass = CSSLexerBase; }

@header { import { CSSLexerBase } from "../../grammars/css/CSSLexerBase.js"; }

SPACE : [ \t\r\n\f\uFEFF]+ -> channel(HIDDEN) ;
COMMENT : '/*' .*? ('*/' | EOF) -> channel(HIDDEN) ;
// Where the language has such comments, the base class makes one of it.
SLASHES : '//' ;

// An address without quotes; with `$`, or `@` at its beginning, it is a call with a variable.
URL : [uU] [rR] [lL] '(' BLANK* ((URL_PART | '@{') (URL_PART | '@')*)? BLANK* ')' ;
NAME : '--' NAME_PART* | '-'? NAME_START NAME_PART* | '$' NAME_PART+ ;
NUMBER : [+-]? ([0-9]+ ('.' [0-9]+)? | '.' [0-9]+) ([eE] [+-]? [0-9]+)? UNIT? ;
HASH : '#' NAME_PART+ ;
STRING
    : '"' (~["\\\r\n\f#] | ESCAPE | '#'+ (~["\\\r\n\f#{] | ESCAPE))* '#'* '"'
    | '\'' (~['\\\r\n\f#] | ESCAPE | '#'+ (~['\\\r\n\f#{] | ESCAPE))* '#'* '\''
    | '`' ~[`]* '`'
    ;
// A string with `#{}` in it, or without an end.
QUOTE : '"' -> pushMode(DOUBLE_QUOTED) ;
SINGLE_QUOTE : '\'' -> type(QUOTE), pushMode(SINGLE_QUOTED) ;

// What stands directly before what it belongs to. Where nothing follows, the base class makes `OTHER` of it.
PREFIX : '.' | ':' | '::' | '!' | '%' | '~' | '@'+ ;

INTERPOLATION_OPEN : [#@] '{' -> pushMode(DEFAULT_MODE) ;
LBRACE : '{' -> pushMode(DEFAULT_MODE) ;
RBRACE : '}' -> popMode ;
LPAREN : '(' ;
RPAREN : ')' ;
LBRACK : '[' ;
RBRACK : ']' ;
SEMI : ';' ;
COMMA : ',' ;

OTHER : [~|^$*<>=!] '=' | '&&' | '||' | '...' | '/deep/' | . ;

fragment BLANK : [ \t\r\n\f] ;
fragment ESCAPE : '\\' ('\r\n' | .) ;
fragment NAME_START : [a-zA-Z_] | ~[\u0000-\u007F\uFEFF] | '\\' ~[\r\n\f] ;
fragment NAME_PART : NAME_START | [0-9-] ;
fragment UNIT : '%' | '-'? NAME_START NAME_PART* | '--' NAME_PART* ;
fragment URL_PART : [!%&*-?A-Z[\]^_`a-z|~] | ~[\u0000-\u007F] | ESCAPE | '#' | '#{' ~[}\r\n\f]* '}' | '{' | '}' ;

mode DOUBLE_QUOTED;
TEXT : (~["\\\r\n\f#] | ESCAPE)+ | '#' ;
DOUBLE_INTERPOLATION : '#{' -> type(INTERPOLATION_OPEN), pushMode(DEFAULT_MODE) ;
QUOTE_END : '"' -> popMode ;
// A string ends with its line. The base class hides this.
QUOTE_BREAK : [\r\n\f] -> popMode ;

mode SINGLE_QUOTED;
SINGLE_TEXT : ((~['\\\r\n\f#] | ESCAPE)+ | '#') -> type(TEXT) ;
SINGLE_INTERPOLATION : '#{' -> type(INTERPOLATION_OPEN), pushMode(DEFAULT_MODE) ;
SINGLE_QUOTE_END : '\'' -> type(QUOTE_END), popMode ;
SINGLE_QUOTE_BREAK : [\r\n\f] -> type(QUOTE_BREAK), popMode ;

mode LINE;
LINE_COMMENT : ~[\r\n\f]+ -> channel(HIDDEN), popMode ;
LINE_END : [\r\n\f] -> channel(HIDDEN), popMode ;

// Tokens that only the base class tells from their like, by what stands around them. The lexer is never in these modes: they are
// there to say what the shortest of each looks like.
mode CLASSIFIED;
// The colon of a declaration.
COLON : ':' ;
// Has no text; ends the last statement of a block.
END : ' ' ;
// The `@` of an at-rule.
AT_RULE : '@' ;
// A name directly before a parenthesis, and that.
FUNCTION : 'a' ;
CALL_OPEN : '(' ;
// A brace with nothing before it in its statement.
BARE_OPEN : '{' ;

mode CLASSIFIED_TOO;
// The colon between a key and a value in parentheses.
PAIR_COLON : ':' ;
// A brace within parentheses.
INNER_OPEN : '{' ;
