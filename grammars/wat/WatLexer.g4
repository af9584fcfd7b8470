// The words of the text format of WebAssembly 3.0, §6.3, and of scripts of its tests. See README.md beside this file.
lexer grammar WatLexer;

SPACE : [ \t\r\n\uFEFF]+ -> skip ;
LINE_COMMENT : ';;' ~[\r\n]* -> channel(HIDDEN) ;
COMMENT : '(;' -> channel(HIDDEN), pushMode(COMMENTS) ;

OPEN : '(' ;
CLOSE : ')' ;

// The instructions that END closes, if no parenthesis is before them.
BLOCK : 'block' | 'loop' | 'if' | 'try' | 'try_table' ;
ELSE : 'else' | 'catch' | 'catch_all' ;
END : 'end' | 'delegate' ;

NUMBER : [+-]? ([0-9] WORD_CHARACTER* | 'inf' | 'nan' (':' WORD_CHARACTER*)?) ;
ATTRIBUTE : [a-z]+ '=' WORD_CHARACTER* ;
KEYWORD : [a-z] WORD_CHARACTER* ;
NAME : '$' (WORD_CHARACTER* | TEXT) ;
STRING : TEXT ;
OTHER : WORD_CHARACTER+ | . ;

fragment WORD_CHARACTER : ~[ \t\r\n()";,[\]{}\uFEFF] ;
fragment TEXT : '"' (~["\\\r\n] | '\\' ~[\r\n])* '"' ;

// Comments may be nested.
mode COMMENTS;
INNER_COMMENT : '(;' -> channel(HIDDEN), pushMode(COMMENTS) ;
COMMENT_TEXT : (~[;(]+ | [;(]) -> channel(HIDDEN) ;
COMMENT_END : ';)' -> channel(HIDDEN), popMode ;
