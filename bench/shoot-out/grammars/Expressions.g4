// Arithmetic, in which every character is a token: after the first grammar of "The Fuzzing Book".
grammar Expressions;

expressions : sum EOF ;

sum      : product ('+' | '-') sum | product ;
product  : factor ('*' | '/') product | factor ;
factor   : sign factor | group | number ;
sign     : '+' | '-' ;
group    : '(' sum ')' ;
number   : integer fraction? ;
fraction : '.' integer ;
integer  : DIGIT integer | DIGIT ;

DIGIT    : [0-9] ;
