// The words of INI files, of the properties of Java, and of what is like them. See README.md beside this file.
lexer grammar IniLexer;

// The beginning of a line.
LINE_END : [\r\n\uFEFF]+ -> skip ;
INDENTATION : [ \t\f]+ -> skip, pushMode(INDENTED) ;
COMMENT : [#;!] ~[\r\n]* -> channel(HIDDEN) ;
HEADER : '['+ ~[\r\n\]]* ']'* -> pushMode(LINE) ;
KEY : FIRST ([#;![] | FIRST | [ \t]+ ([#;![] | FIRST))* -> pushMode(GOES_ON) ;
SEPARATOR : [=:] -> pushMode(GOES_ON) ;
OTHER : . -> pushMode(LINE) ;

fragment ESCAPE : '\\' ~[\r\n] ;
fragment FIRST : ~[ \t\f\r\n=:\\#;![\uFEFF] | '\\' ('\r'? '\n' [ \t]* | .) ;

// The same behind blanks: the line belongs to no value, for that is not indented less.
mode INDENTED;
INDENTED_END : [\r\n]+ -> skip, popMode ;
INDENTED_SPACE : [ \t\f]+ -> skip ;
INDENTED_COMMENT : [#;!] ~[\r\n]* -> channel(HIDDEN) ;
INDENTED_HEADER : '['+ ~[\r\n\]]* ']'* -> type(HEADER), mode(LINE) ;
INDENTED_KEY : FIRST ([#;![] | FIRST | [ \t]+ ([#;![] | FIRST))* -> type(KEY), mode(LINE) ;
INDENTED_SEPARATOR : [=:] -> type(SEPARATOR), mode(LINE) ;
INDENTED_OTHER : . -> type(OTHER), mode(LINE) ;

// The rest of a line whose next lines belong to it if they are indented.
mode GOES_ON;
GOES_ON_SPACE : ([ \t\f]+ | '\\'? [\r\n]+ [ \t\f]+ | '\\' '\r'? '\n') -> skip ;
GOES_ON_COMMENT : [\r\n]+ [ \t]* [#;] ~[\r\n]* -> channel(HIDDEN) ;
GOES_ON_END : [\r\n]+ -> skip, popMode ;
GOES_ON_SEPARATOR : [=:] -> type(SEPARATOR) ;
WORD : (~[ \t\f\r\n=:,;\\] | ESCAPE) (~[ \t\f\r\n,;\\] | ESCAPE)* ;
COMMA : [,;\\] ;

// The rest of a line.
mode LINE;
LINE_SPACE : ([ \t\f]+ | '\\' '\r'? '\n') -> skip ;
LINE_LAST : [\r\n]+ -> skip, popMode ;
LINE_SEPARATOR : [=:] -> type(SEPARATOR) ;
LINE_WORD : (~[ \t\f\r\n=:,;\\] | ESCAPE) (~[ \t\f\r\n,;\\] | ESCAPE)* -> type(WORD) ;
LINE_COMMA : [,;\\] -> type(COMMA) ;
