// The tokens of LLVM IR, from the LLVM Language Reference Manual, written for reduction; see README.md beside this file.
lexer grammar LlvmLexer;

options { superClass = LlvmLexerBase; }

@header { import { LlvmLexerBase } from "../../grammars/llvm/LlvmLexerBase.js"; }

// Types that the lexer's base gives to tokens by what stands around them.
tokens { DEFINE, DECLARE, BEGIN, DEFINED, OPCODE, RESULT, BLOCK, CASE, BODY_OPEN, BODY_CLOSE, TABLE_OPEN, EQUALS }

SPACE : [ \t\r\n\f\u00A0\uFEFF]+ -> skip ;
COMMENT : (';' ~[\r\n]* | '/*' .*? '*/') -> channel(HIDDEN) ;

LOCAL : '%' ID ;
GLOBAL : '@' ID ;
METADATA : '!' [-a-zA-Z$._0-9\\]+ ;
ATTRIBUTES : '#' [0-9]+ ;
COMDAT : '$' ID ;
SUMMARY : '^' [0-9]+ ;
// A record of debug information.
RECORD : '#' [a-z_]+ ;

LABEL : ([-a-zA-Z$._0-9]+ | STRING_BODY) ':' ;
NUMBER : [-+]? [0-9]+ ('.' [0-9]* ([eE] [-+]? [0-9]+)?)? | [us]? '0x' [KLMHR]? [0-9a-fA-F]+ ;
STRING : 'c'? STRING_BODY ;
WORD : [a-zA-Z$._] [-a-zA-Z$._0-9]* ;

LPAREN : '(' ;
RPAREN : ')' ;
LBRACK : '[' ;
RBRACK : ']' ;
LBRACE : '{' ;
RBRACE : '}' ;
LANGLE : '<' ;
RANGLE : '>' ;
COMMA : ',' ;
ASSIGN : '=' ;
BANG : '!' ;
STAR : '*' ;
DOTS : '...' ;
OTHER : . ;

fragment ID : [-a-zA-Z$._0-9]+ | STRING_BODY ;
fragment STRING_BODY : '"' ~["]* '"' ;
