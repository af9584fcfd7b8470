grammar Ini;

file    : line* section* EOF ;
section : HEADER line* ;
line    : KEY VALUE? ;

HEADER  : '[' ~[\]\r\n]+ ']' ;
KEY     : [a-z] [a-z0-9_.]* ;
VALUE   : '=' ~[\r\n]* ;
COMMENT : ';' ~[\r\n]* -> channel(HIDDEN) ;
SPACE   : [ \t\r\n]+ -> channel(HIDDEN) ;
