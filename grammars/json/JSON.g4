// JSON, from RFC 8259, written for reduction: every list is one flat loop, and what may be hoisted by itself is a rule.
// See README.md beside this file.
grammar JSON;

// RFC 8259 §2 has one value; any number of them (JSON Lines, an empty file) parse and reduce as well.
json : value* EOF ;

value
    : object
    | array
    | STRING
    | NUMBER
    | 'true'
    | 'false'
    | 'null'
    ;

object : '{' (member (',' member)*)? '}' ;

array : '[' (value (',' value)*)? ']' ;

member : STRING ':' value ;

// §7: every character but '"', '\' and the controls, or an escape.
STRING : '"' (~["\\\u0000-\u001F] | '\\' (["\\/bfnrt] | 'u' HEX HEX HEX HEX))* '"' ;

// §6
NUMBER : '-'? INTEGER ('.' [0-9]+)? ([eE] [+-]? [0-9]+)? ;

// §2 and, for the byte order mark that a parser may ignore, §8.1.
WS : [ \t\n\r]+ -> channel(HIDDEN) ;
BOM : '\uFEFF' -> channel(HIDDEN) ;

// What many parsers accept besides: JSON5 (https://spec.json5.org), NaN, any escape and any character in strings. These texts have the
// types of RFC 8259, so that nothing is ever replaced by them.
LENIENT_STRING
    : ('"' (~["\\\n\r] | ESCAPE)* '"' | '\'' (~['\\\n\r] | ESCAPE)* '\'' | NAME_START (NAME_START | [0-9])*) -> type(STRING)
    ;
LENIENT_NUMBER
    : [+-]? ('0' [xX] HEX+ | 'Infinity' | 'NaN' | (INTEGER '.'? | INTEGER? '.' [0-9]+) ([eE] [+-]? [0-9]+)?) -> type(NUMBER)
    ;
COMMENT : ('//' ~[\n\r]* | '/*' .*? '*/') -> channel(HIDDEN) ;

// Beyond ASCII, all but a no-break space and a byte order mark: Unicode's tables of letters would be most of this lexer.
fragment NAME_START : [a-zA-Z_$\u00A1-\uFEFE\uFF00-\uFFFD] ;
fragment ESCAPE : '\\' ('\r\n' | .) ;
fragment INTEGER : '0' | [1-9] [0-9]* ;
fragment HEX : [0-9a-fA-F] ;
