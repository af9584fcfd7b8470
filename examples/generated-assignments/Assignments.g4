// The assignments of "Generator reduction" (R. Gopinath).
grammar Assignments;

start : assignments ;

assignments : assign ';' assignments | assign ';' ;

assign : var '=' expr ;

expr : expr '+' expr | expr '-' expr | '(' expr ')' | var | digit ;

digit : '0' | '1' ;

var : NAME ;

NAME : [a-z] ;
WS : [ \n]+ -> skip ;
