// Programs that call an API. What is called with what, the hooks choose along the graph of prototypes.
grammar Api;

program : line+ EOF ;

line : 'let' variable '=' value '.' method '(' (value (',' value)*)? ')' ';' ;

variable : NAME ;
value : NAME | LITERAL ;
method : NAME ;

NAME : [A-Za-z] [A-Za-z0-9]* ;
LITERAL : '(' [0-9]+ ')' | '"' [a-z]* '"' | '[' ~']'* ']' | '/' [a-z]+ '/' | 'new ' [A-Za-z]+ '(' ~')'* ')' ;
WS : [ \n]+ -> skip ;
