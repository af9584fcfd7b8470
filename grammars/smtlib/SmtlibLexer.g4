// The words of SMT-LIB 2.7, §3.1. See README.md beside this file.
lexer grammar SmtlibLexer;

SPACE : [ \t\r\n\u00A0\uFEFF]+ -> skip ;
COMMENT : ';' ~[\r\n]* -> channel(HIDDEN) ;

OPEN : '(' ;
CLOSE : ')' ;

// Words with a list of names behind them.
LET : 'let' ;
BINDER : 'forall' | 'exists' | 'lambda' | 'choice' ;
MATCH : 'match' ;
ANNOTATION : '!' ;

// Words of commands with sorts.
DECLARE_FUN : 'declare-fun' ;
DECLARE_CONST : 'declare-const' ;
DEFINE_FUN : 'define-fun' | 'define-fun-rec' ;
DEFINE_CONST : 'define-const' ;

NUMERAL : [0-9]+ ;
DECIMAL : [0-9]+ '.' [0-9]+ ;
BITS : '#b' [01]+ | '#x' [0-9a-fA-F]+ ;
STRING : '"' (~'"' | '""')* '"' ;
KEYWORD : ':' CHARACTER+ ;
SYMBOL : FIRST CHARACTER* | '|' ~'|'* '|' ;
OTHER : . ;

fragment FIRST : ~[ \t\r\n\u00A0\uFEFF();"|:] ;
fragment CHARACTER : FIRST | ':' ;
