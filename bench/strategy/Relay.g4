// The custom grammar of the bench: tasks, bindings and blocks between words.
grammar Relay;

program    : statement* EOF ;
block      : 'do' statement* 'end' ;

statement  : 'task' NAME '(' (NAME (',' NAME)*)? ')' block
           | 'let' NAME '=' expression ';'
           | 'set' NAME '=' expression ';'
           | 'when' expression block ('otherwise' block)?
           | 'repeat' '(' NAME 'upto' expression ')' block
           | 'give' expression? ';'
           | expression ';'
           ;

expression : NUMBER
           | STRING
           | NAME
           | NAME '(' (expression (',' expression)*)? ')'
           | '(' expression ')'
           | '[' (expression (',' expression)*)? ']'
           | '{' (field (',' field)*)? '}'
           | expression '*' expression
           | expression ('+' | '-') expression
           ;

field      : NAME ':' expression ;

NUMBER     : [0-9]+ ;
STRING     : '"' ~["\r\n]* '"' ;
NAME       : [a-zA-Z_] [a-zA-Z0-9_]* ;
COMMENT    : '#' ~[\r\n]* -> channel(HIDDEN) ;
SPACE      : [ \t\r\n]+ -> channel(HIDDEN) ;
