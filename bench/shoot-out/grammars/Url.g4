// Addresses, one a line, without names in other alphabets: a part of RFC 3986.
grammar Url;

list      : (url NEWLINE)* EOF ;

url       : scheme '://' authority path query? anchor? ;
scheme    : WORD ;
authority : (user '@')? host (':' port)? ;
user      : WORD (':' password)? ;
password  : WORD | NUMBER ;
host      : name | address ;
name      : WORD ('.' WORD)* ;
address   : NUMBER '.' NUMBER '.' NUMBER '.' NUMBER ;
port      : NUMBER ;
path      : ('/' segment?)* ;
segment   : (WORD | NUMBER | BYTE)+ ;
query     : '?' parameter ('&' parameter)* ;
parameter : key ('=' value)? ;
key       : WORD ;
value     : (WORD | NUMBER | BYTE | '+')+ ;
anchor  : '#' (WORD | NUMBER) ;

NUMBER  : [0-9]+ ;
WORD    : [a-zA-Z_~-] [a-zA-Z0-9_~-]* ;
BYTE    : '%' [0-9A-F] [0-9A-F] ;
NEWLINE : '\n' ;
