// Texts as CGI encodes them in an address: `+` is a space, `%41` a byte, all else is itself.
grammar Cgi;

text    : element* EOF ;

element : plain | space | byte ;
plain   : LETTER | SIGN | hex ;
space   : '+' ;
byte    : '%' hex hex ;
hex     : DIGIT | HEX_LETTER ;

DIGIT      : [0-9] ;
HEX_LETTER : [a-fA-F] ;
LETTER     : [g-zG-Z] ;
SIGN       : [-_.!~*'()] ;
