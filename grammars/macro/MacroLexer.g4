// The tokens of the C preprocessor: ISO C17, 6.4, as far as they stand within one line. See README.md beside this file.
lexer grammar MacroLexer;

// Words that no macro or variable is called.
KEYWORD
    : 'auto' | 'bool' | 'break' | 'case' | 'char' | 'class' | 'const' | 'continue' | 'default' | 'defined' | 'delete' | 'do' | 'double' | 'else'
    | 'enum' | 'extern' | 'false' | 'float' | 'for' | 'goto' | 'if' | 'inline' | 'int' | 'long' | 'namespace' | 'new' | 'register' | 'return'
    | 'short' | 'signed' | 'sizeof' | 'static' | 'struct' | 'switch' | 'template' | 'this' | 'true' | 'typedef' | 'union' | 'unsigned' | 'using'
    | 'void' | 'volatile' | 'while'
    ;
NAME : [\p{ID_Start}_$] [\p{ID_Continue}$]* ;
// A preprocessing number (6.4.8).
NUMBER : '.'? [0-9] ([eEpP] [+\-] | [0-9a-zA-Z_.] | '\'' [0-9a-zA-Z_])* ;
STRING : '"' (~["\\\r\n] | '\\' .)* '"' ;
CHARACTER : '\'' (~['\\\r\n] | '\\' .)+ '\'' ;

LPAREN : '(' ;
RPAREN : ')' ;
LBRACK : '[' ;
RBRACK : ']' ;
LBRACE : '{' ;
RBRACE : '}' ;
SEPARATOR : [,;] ;
OPERATOR
    : '##' | '...' | '->' | '::' | '++' | '--' | '<<' | '>>' | '&&' | '||' | '<=' | '>=' | '==' | '!=' | '<<=' | '>>='
    | [*/%+\-&^|] '='
    ;

// Where the line goes on in the next one. A token that can be removed, because layout could lose the backslash before a line end.
SPLICE : '\\' [ \t]* '\r'? '\n' ;
SPACE : [ \t\f\u000B\r]+ -> channel(HIDDEN) ;
COMMENT : '/*' .*? '*/' -> channel(HIDDEN) ;
LINE_COMMENT : '//' ~[\r\n]* -> channel(HIDDEN) ;
OTHER : ~[\r\n] ;
