// The words of YAML 1.2.2. See README.md beside this file.
//
// YamlLexerBase adds the tokens INDENT, NEWLINE and DEDENT, which have no text, tells keys from other scalars, and chooses the mode.
lexer grammar YamlLexer;

options { superClass = YamlLexerBase; }

// Only the base makes these.
tokens { NEWLINE, INDENT, DEDENT, KEY }

@header { import { YamlLexerBase } from "../../grammars/yaml/YamlLexerBase.js"; }

@members { protected override readonly types = YamlLexer; }

// Outside of brackets. All brackets are read in this mode, too.
SPACE : [ \t\r\n\uFEFF]+ -> skip ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
DASH : '-' ;
QUESTION : '?' ;
COLON : ':' ;
OPEN_BRACKET : '[' ;
CLOSE_BRACKET : ']' ;
OPEN_BRACE : '{' ;
CLOSE_BRACE : '}' ;

// §6.8
DIRECTIVE : '%' ~[\r\n]* ;

// §6.9: anchors and tags
PROPERTY : [&!] ~[ \t\r\n,[\]{}]* | '!<' ~[ \t\r\n>]* '>' ;

// §7.1
ALIAS : '*' ('*' | [-?] | IN_BRACKETS | FLOW_COLONS)+ ;

// §7.3.1, §7.3.2. Those of several lines are split.
STRING : '"' (~["\\] | '\\' .)* '"' | '\'' (~'\'' | '\'\'')* '\'' ;

// §7.3.3. What follows the first character may begin with an indicator, but for `: ` and ` #`.
PLAIN : (INITIAL | [-?] PART | COLONS) ('#' | PART | [ \t]+ PART)* ;

// §8.1
HEADER : [|>] ([+-] [1-9]? | [1-9] [+-]?)? ;

OTHER : . ;

fragment INITIAL : ~[ \t\r\n\uFEFF:#\-?,[\]{}&*!|>'"%@`] ;
fragment PART : ~[ \t\r\n:#] | COLONS ;
fragment COLONS : ':'+ ~[ \t\r\n:] ;
fragment IN_BRACKETS : ~[ \t\r\n:#,[\]{}] ;
fragment FLOW_COLONS : ':'+ ~[ \t\r\n:,[\]{}] ;

mode FLOW;
FLOW_SPACE : [ \t\r\n\uFEFF]+ -> skip ;
FLOW_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
COMMA : ',' ;
FLOW_QUESTION : '?' -> type(QUESTION) ;
FLOW_COLON : ':' -> type(COLON) ;
FLOW_PROPERTY : ([&!] ~[ \t\r\n,[\]{}]* | '!<' ~[ \t\r\n>]* '>') -> type(PROPERTY) ;
FLOW_ALIAS : '*' (IN_BRACKETS | FLOW_COLONS)+ -> type(ALIAS) ;
FLOW_STRING : ('"' (~["\\] | '\\' .)* '"' | '\'' (~'\'' | '\'\'')* '\'') -> type(STRING) ;
FLOW_PLAIN
    : (INITIAL | [-?] (IN_BRACKETS | FLOW_COLONS) | FLOW_COLONS) ('#' | [ \t]* (IN_BRACKETS | FLOW_COLONS))* -> type(PLAIN)
    ;
FLOW_OTHER : . -> type(OTHER) ;

// A line of a block scalar, or of a plain scalar but for its first line.
mode LINES;
LINES_SPACE : [ \t\r\n]+ -> skip ;
TEXT : ~[ \t\r\n] ~[\r\n]* ;

// The lines of a quoted scalar that has several.
mode SINGLE;
SINGLE_SPACE : [ \t\r\n]+ -> skip ;
SINGLE_TEXT : (~[' \t\r\n] | '\'\'') (~['\r\n] | '\'\'')* -> type(TEXT) ;
SINGLE_END : '\'' -> type(QUOTE) ;

mode DOUBLE;
DOUBLE_SPACE : [ \t\r\n]+ -> skip ;
DOUBLE_TEXT : (~["\\ \t\r\n] | '\\' ~[\r\n]) (~["\\\r\n] | '\\' ~[\r\n])* -> type(TEXT) ;
DOUBLE_BACKSLASH : '\\' -> type(TEXT) ;
DOUBLE_END : '"' -> type(QUOTE) ;

// What only its place tells: the marks between documents, the colon right behind a quote, the first quote of a scalar of several lines.
mode EXACT;
DOCUMENT : '---' | '...' ;
NO_DOCUMENT : ('---' | '...') ~[ \t\r\n]+ -> type(PLAIN) ;
QUOTE : ['"] ;
EXACT_COLON : ':' -> type(COLON) ;
EXACT_SPACE : [ \t\r\n\uFEFF]+ -> skip ;
