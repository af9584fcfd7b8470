// The second custom grammar of the bench: commands and terms in prefix form, after chapter 3 of the SMT-LIB standard, version 2.6.
grammar Constraints;

script    : command* EOF ;

command   : '(' 'set-logic' SYMBOL ')'
          | '(' 'declare-const' SYMBOL sort ')'
          | '(' 'declare-fun' SYMBOL '(' sort* ')' sort ')'
          | '(' 'define-fun' SYMBOL '(' parameter* ')' sort term ')'
          | '(' 'assert' term ')'
          | '(' 'check-sat' ')'
          ;

parameter : '(' SYMBOL sort ')' ;
sort      : SYMBOL | '(' SYMBOL sort+ ')' ;
binding   : '(' SYMBOL term ')' ;

term      : NUMERAL
          | SYMBOL
          | '(' SYMBOL term+ ')'
          | '(' 'let' '(' binding+ ')' term ')'
          | '(' 'forall' '(' parameter+ ')' term ')'
          ;

NUMERAL   : '0' | [1-9] [0-9]* ;
SYMBOL    : [a-zA-Z~!@$%^&*_+=<>.?/\-] [a-zA-Z0-9~!@$%^&*_+=<>.?/\-]* ;
COMMENT   : ';' ~[\r\n]* -> channel(HIDDEN) ;
SPACE     : [ \t\r\n]+ -> channel(HIDDEN) ;
