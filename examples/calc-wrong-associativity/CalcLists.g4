// The language of Calc.g4 once more, with lists where that one has recursion.
grammar CalcLists;

program   : statement* EOF ;
statement : (NAME '=')? sum ';' ;
sum       : product (('+' | '-') product)* ;
product   : negation (('*' | '/' | '%') negation)* ;
negation  : '-'* power ;
power     : operand ('^' operand)* ;
operand   : NUMBER
          | NAME
          | NAME '(' (sum (',' sum)*)? ')'
          | '(' sum ')'
          ;

NUMBER    : [0-9]+ ('.' [0-9]+)? ;
NAME      : [a-z] [a-z0-9_]* ;
COMMENT   : '#' ~[\r\n]* -> channel(HIDDEN) ;
SPACE     : [ \t\r\n]+ -> channel(HIDDEN) ;
