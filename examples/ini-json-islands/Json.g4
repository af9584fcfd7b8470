grammar Json;

value  : object | array | STRING | NUMBER | 'true' | 'false' | 'null' ;
object : '{' (member (',' member)*)? '}' ;
member : STRING ':' value ;
array  : '[' (value (',' value)*)? ']' ;

STRING : '"' (~["\\] | '\\' .)* '"' ;
NUMBER : '-'? [0-9]+ ('.' [0-9]+)? ;
SPACE  : [ \t]+ -> channel(HIDDEN) ;
