// The WebGPU Shading Language, written from its specification, with the lines and placeholders of preprocessors in use. Written for
// reduction; see README.md beside this file.
lexer grammar WgslLexer;

options { superClass = WgslLexerBase; }

@header { import { WgslLexerBase } from "../../grammars/wgsl/WgslLexerBase.js"; }

// Words before a name or an operand, or instead of one.
WORD
    : 'fn' | 'struct' | 'var' | 'let' | 'const' | 'override' | 'alias' | 'enable' | 'requires'
    | 'return' | 'break' | 'continue' | 'discard'
    ;
IF : 'if' ;
ELSE : 'else' ;
WHILE : 'while' ;
FOR : 'for' ;
LOOP : 'loop' ;
CONTINUING : 'continuing' ;
SWITCH : 'switch' ;
CASE : 'case' ;
DEFAULT : 'default' ;

// A preprocessor completes a name with `#{X}`, `${X}` or `{X}`.
IDENTIFIER : (LETTER | PLACEHOLDER) (LETTER | [\p{XID_Continue}] | PLACEHOLDER | '{' [a-zA-Z0-9_]+ ('{' [a-zA-Z0-9_]+ '}' [a-zA-Z0-9_]*)? '}')* ;
ATTRIBUTE : '@' [ \t\r\n]* LETTER (LETTER | [\p{XID_Continue}])* ;
NUMBER
    : '0' [xX] ([0-9a-fA-F]+ '.'? [0-9a-fA-F]* | '.' [0-9a-fA-F]+) ([pP] [+\-]? [0-9]+)? [iufh]?
    | ([0-9]+ '.'? [0-9]* | '.' [0-9]+) ([eE] [+\-]? [0-9]+)? [a-zA-Z0-9_]*
    ;
// A path in quotes, which only tools that link shaders know.
STRING : '"' ~["\r\n]* '"' | '\'' ~['\r\n]* '\'' ;

SEMI : ';' ;
COMMA : ',' ;
LPAREN : '(' ;
RPAREN : ')' ;
LBRACE : '{' ;
RBRACE : '}' ;
LBRACK : '[' ;
RBRACK : ']' ;
COLON : ':' ;
COLONS : '::' ;
DOT : '.' ;
ARROW : '->' ;
STEP : '++' | '--' ;
ASSIGN : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' ;
OPERATOR
    : '<' | '>' | '<=' | '>=' | '==' | '!=' | '+' | '-' | '*' | '/' | '%' | '&' | '&&' | '|' | '||' | '^' | '<<' | '>>' | '!' | '~' | '?'
    ;

// A line of a preprocessor. The base class knows where it ends; here is only what a short one looks like.
DIRECTIVE : '#' (~[{\r\n] ~[\r\n]*)? '\r'? '\n' ;

SPACE : [\p{White_Space}\uFEFF]+ -> channel(HIDDEN) ;
COMMENT : '//' ~[\n]* -> channel(HIDDEN) ;
BLOCK_COMMENT : '/*' (BLOCK_COMMENT | .)*? '*/' -> channel(HIDDEN) ;

// What belongs to no token; the base class makes operators of it.
OTHER : . ;

fragment LETTER : [\p{XID_Start}_$] ;
fragment PLACEHOLDER : [#$] '{' ~[{}\r\n]* ('{' ~[{}\r\n]* '}' ~[{}\r\n]*)* '}' ;

// Tokens that only the base class tells from their like. The lexer is never in these modes.
mode Classified;

ANGLE_OPEN : '<' ;
ANGLE_CLOSE : '>' ;
// A sign before an operand.
PREFIX : '-' ;
// The parenthesis and the bracket that an operand begins with.
GROUP_OPEN : '(' ;
LIST_OPEN : '[' ;
// The brace of members, which are a list with commas, and another one of such a list.
MEMBERS : '{' ;
// The colon behind `case` and `default`.
CASE_END : ':' ;
ELSE_IF : 'if' ;
// An attribute before a statement that is no phrase.
LABEL : '@a' ;
// A name that is a unit by itself.
BARE : 'a' ;
// `#import` up to its brace.
IMPORT : '#import a::{' ;
// The lines of a group whose parts are whole units.
GROUP_IF : '#if 0' '\n' ;
GROUP_ELSE : '#else' '\n' ;
GROUP_END : '#endif' '\n' ;
// A line that begins with no known name.
UNKNOWN_DIRECTIVE : '#a' '\n' ;
// A line, or several with the text between them, in a place where no unit begins.
HIDDEN_LINE : '#' '\n' -> channel(HIDDEN) ;

mode ClassifiedToo;

BRACES : '{' ;
