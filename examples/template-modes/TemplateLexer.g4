lexer grammar TemplateLexer;

COMMENT     : '{#' .*? '#}' -> channel(HIDDEN) ;
OUTPUT_OPEN : '{{' -> pushMode(CODE) ;
BLOCK_OPEN  : '{%' -> pushMode(CODE) ;
TEXT        : ~[{\r\n]+ | '{' | '\r'? '\n' ;

mode CODE;
OUTPUT_CLOSE : '}}' -> popMode ;
BLOCK_CLOSE  : '%}' -> popMode ;
FOR    : 'for' ;
IN     : 'in' ;
ENDFOR : 'endfor' ;
IF     : 'if' ;
ELSE   : 'else' ;
ENDIF  : 'endif' ;
NOT    : 'not' ;
DOT    : '.' ;
PIPE   : '|' ;
NAME   : [a-z_]+ ;
NUMBER : [0-9]+ ;
STRING : '"' ~["]* '"' ;
SPACE  : [ \t\r\n]+ -> channel(HIDDEN) ;
