// The words of TOML 1.1. See README.md beside this file.
lexer grammar TomlLexer;

// Where a line, a header or a key is.
SPACE : [ \t\r\n\uFEFF]+ -> skip ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
OPEN_BRACKET : '[' ;
CLOSE_BRACKET : ']' ;
DOT : '.' ;
EQUALS : '=' -> pushMode(VALUE) ;
STRING : '"' (~["\\\r\n] | '\\' ~[\r\n])* '"' | '\'' ~['\r\n]* '\'' ;
WORD : (~[ \t\r\n\uFEFF.=#[\]{},"'])+ ;
OTHER : . ;

// Behind the sign of equality. A line end ends this, too.
mode VALUE;
VALUE_SPACE : [ \t]+ -> skip ;
VALUE_END : [\r\n]+ -> skip, popMode ;
VALUE_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
VALUE_OPEN : '[' -> type(OPEN_BRACKET), mode(ARRAY) ;
OPEN_BRACE : '{' -> mode(TABLE) ;
VALUE_STRING : ('"' (~["\\\r\n] | '\\' ~[\r\n])* '"' | '\'' ~['\r\n]* '\'') -> type(STRING), popMode ;
LONG_STRING : '"""' -> mode(LONG) ;
RAW_STRING : '\'\'\'' -> type(LONG_STRING), mode(RAW) ;
SCALAR : (PART | DATE_AND_TIME)+ -> popMode ;
VALUE_OTHER : . -> type(OTHER), popMode ;

fragment PART : ~[ \t\r\n,=#[\]{}"'] ;
fragment DATE_AND_TIME : [0-9] [0-9] '-' [0-9] [0-9] ' ' [0-9] [0-9] ':' ;

mode ARRAY;
ARRAY_SPACE : [ \t\r\n]+ -> skip ;
ARRAY_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
COMMA : ',' ;
ARRAY_OPEN : '[' -> type(OPEN_BRACKET), pushMode(ARRAY) ;
ARRAY_CLOSE : ']' -> type(CLOSE_BRACKET), popMode ;
ARRAY_BRACE : '{' -> type(OPEN_BRACE), pushMode(TABLE) ;
ARRAY_STRING : ('"' (~["\\\r\n] | '\\' ~[\r\n])* '"' | '\'' ~['\r\n]* '\'') -> type(STRING) ;
ARRAY_LONG : '"""' -> type(LONG_STRING), pushMode(LONG) ;
ARRAY_RAW : '\'\'\'' -> type(LONG_STRING), pushMode(RAW) ;
ARRAY_SCALAR : (PART | DATE_AND_TIME)+ -> type(SCALAR) ;
ARRAY_OTHER : . -> type(OTHER) ;

mode TABLE;
TABLE_SPACE : [ \t\r\n]+ -> skip ;
TABLE_COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
TABLE_COMMA : ',' -> type(COMMA) ;
TABLE_DOT : '.' -> type(DOT) ;
TABLE_EQUALS : '=' -> type(EQUALS), pushMode(VALUE) ;
CLOSE_BRACE : '}' -> popMode ;
TABLE_STRING : ('"' (~["\\\r\n] | '\\' ~[\r\n])* '"' | '\'' ~['\r\n]* '\'') -> type(STRING) ;
TABLE_WORD : (~[ \t\r\n.=#[\]{},"'])+ -> type(WORD) ;
TABLE_OTHER : . -> type(OTHER) ;

// The lines of a string that may have several. Up to two of its quotes may stand before the three that end it.
mode LONG;
LONG_SPACE : [ \t\r\n]+ -> skip ;
TEXT : (~["\\ \t\r\n] | '\\' ~[\r\n]) (~["\\\r\n] | '\\' ~[\r\n])* ;
LONG_PART : ('\\' | '"' '"'?) -> type(TEXT) ;
LONG_END : '"""' '"'? '"'? -> type(LONG_STRING), popMode ;

mode RAW;
RAW_SPACE : [ \t\r\n]+ -> skip ;
RAW_TEXT : ~[' \t\r\n] ~['\r\n]* -> type(TEXT) ;
RAW_PART : '\'' '\''? -> type(TEXT) ;
RAW_END : '\'\'\'' '\''? '\''? -> type(LONG_STRING), popMode ;
