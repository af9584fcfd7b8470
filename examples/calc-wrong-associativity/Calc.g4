grammar Calc;

program    : statement* EOF ;
statement  : (NAME '=')? expression ';' ;

expression : NUMBER
           | NAME
           | NAME '(' (expression (',' expression)*)? ')'
           | '(' expression ')'
           | <assoc=right> expression '^' expression
           | '-' expression
           | expression ('*' | '/' | '%') expression
           | expression ('+' | '-') expression
           ;

NUMBER     : [0-9]+ ('.' [0-9]+)? ;
NAME       : [a-z] [a-z0-9_]* ;
COMMENT    : '#' ~[\r\n]* -> channel(HIDDEN) ;
SPACE      : [ \t\r\n]+ -> channel(HIDDEN) ;
