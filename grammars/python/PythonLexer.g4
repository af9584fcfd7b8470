// The words of Python 3.14: The Python Language Reference, §2. See README.md beside this file.
//
// PythonLexerBase adds the tokens NEWLINE, INDENT and DEDENT, which have no text, tells words that are keywords in some places only
// from names, and chooses the mode inside of f-strings and t-strings.
lexer grammar PythonLexer;

options { superClass = PythonLexerBase; }

// Only the base makes these.
tokens { NEWLINE, INDENT, DEDENT, TRAILING_SEMICOLON, BODY_SEMICOLON, LAMBDA_COLON, FIELD_COLON, ASYNC, AWAIT, MATCH, CASE, TYPE, PRINT }

@header { import { PythonLexerBase } from "../../grammars/python/PythonLexerBase.js"; }

@members { protected override readonly types = PythonLexer; }

// §2.1: line ends are layout; the base tells where a logical line ends.
SPACE : [ \t\f\r\n\u000B\u00A0\uFEFF]+ -> skip ;
JOINED_LINE : '\\' '\r'? '\n' -> skip ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;

// §2.3.1: the words that mean something to the grammar; `None`, `True` and the like are names to it.
AND : 'and' ;
AS : 'as' ;
ASSERT : 'assert' ;
BREAK : 'break' ;
CLASS : 'class' ;
CONTINUE : 'continue' ;
DEF : 'def' ;
DEL : 'del' ;
ELIF : 'elif' ;
ELSE : 'else' ;
EXCEPT : 'except' ;
FINALLY : 'finally' ;
FOR : 'for' ;
FROM : 'from' ;
GLOBAL : 'global' | 'nonlocal' ;
IF : 'if' ;
IMPORT : 'import' ;
IN : 'in' ;
IS : 'is' ;
LAMBDA : 'lambda' ;
NOT : 'not' ;
OR : 'or' ;
PASS : 'pass' ;
RAISE : 'raise' ;
RETURN : 'return' ;
TRY : 'try' ;
WHILE : 'while' ;
WITH : 'with' ;
YIELD : 'yield' ;

NAME : [a-zA-Z_\u0080-\u009F\u00A1-\uFEFE\uFF00-\u{10FFFF}] [a-zA-Z0-9_\u0080-\u009F\u00A1-\uFEFE\uFF00-\u{10FFFF}]* ;

// §2.6, and the numbers of Python 2
NUMBER
    : (DIGITS ('.' DIGITS?)? | '.' DIGITS) ([eE] [+-]? DIGITS)? [jJlL]?
    | '0' ([xX] [0-9a-fA-F_]+ | [oO] [0-7_]+ | [bB] [01_]+) [lL]?
    ;

fragment DIGITS : [0-9] ('_'? [0-9])* ;

// §2.5
STRING
    : ([rRbBuU] [rRbBuU]?)?
      ( '\'' (~['\\\r\n] | ESCAPE)* '\''
      | '"' (~["\\\r\n] | ESCAPE)* '"'
      | '\'\'\'' (~'\\' | ESCAPE)*? '\'\'\''
      | '"""' (~'\\' | ESCAPE)*? '"""'
      )
    ;

fragment ESCAPE : '\\' ('\r\n' | .) ;

FSTRING_START : ([fFtT] [rR]? | [rR] [fFtT]) ('\'' | '"' | '\'\'\'' | '"""') ;

// §2.7
OPEN_PAREN : '(' ;
CLOSE_PAREN : ')' ;
OPEN_BRACKET : '[' ;
CLOSE_BRACKET : ']' ;
OPEN_BRACE : '{' ;
CLOSE_BRACE : '}' ;
COMMA : ',' ;
COLON : ':' ;
SEMICOLON : ';' ;
DOT : '.' ;
ELLIPSIS : '...' ;
ASSIGN : '=' ;
WALRUS : ':=' ;
ARROW : '->' ;
AT : '@' ;
STAR : '*' ;
STARS : '**' ;
SIGN : '+' | '-' ;
INVERT : '~' ;
EXCLAMATION : '!' ;
BACKTICK : '`' ;
OPERATOR : '<' | '>' | '==' | '!=' | '<=' | '>=' | '<>' | '|' | '^' | '&' | '<<' | '>>' | '/' | '//' | '%' ;
AUGMENTED_ASSIGN : ('+' | '-' | '*' | '/' | '//' | '%' | '@' | '&' | '|' | '^' | '>>' | '<<' | '**') '=' ;

// §2.5.4: what stands in an f-string outside of its replacement fields, by the quote that ends it.
fragment DOUBLED : '{{' | '}' | '\\N{' ~[{}\r\n'"]* '}' ;

// A backslash before a field is a token of its own.
fragment ESCAPED : '\\' ('\r\n' | ~'{') ;

mode SINGLE;
FSTRING_MIDDLE : (~['{}\\\r\n] | DOUBLED | ESCAPED)+ ;
SINGLE_BACKSLASH : '\\' -> type(FSTRING_MIDDLE) ;
FSTRING_END : '\'' ;
FIELD_OPEN : '{' ;

mode DOUBLE;
DOUBLE_MIDDLE : (~["{}\\\r\n] | DOUBLED | ESCAPED)+ -> type(FSTRING_MIDDLE) ;
DOUBLE_BACKSLASH : '\\' -> type(FSTRING_MIDDLE) ;
DOUBLE_END : '"' -> type(FSTRING_END) ;
DOUBLE_FIELD : '{' -> type(FIELD_OPEN) ;

mode LONG_SINGLE;
LONG_SINGLE_MIDDLE : (~['{}\\] | DOUBLED | ESCAPED)+ -> type(FSTRING_MIDDLE) ;
LONG_SINGLE_QUOTE : '\'' -> type(FSTRING_MIDDLE) ;
LONG_SINGLE_BACKSLASH : '\\' -> type(FSTRING_MIDDLE) ;
LONG_SINGLE_END : '\'\'\'' -> type(FSTRING_END) ;
LONG_SINGLE_FIELD : '{' -> type(FIELD_OPEN) ;

mode LONG_DOUBLE;
LONG_DOUBLE_MIDDLE : (~["{}\\] | DOUBLED | ESCAPED)+ -> type(FSTRING_MIDDLE) ;
LONG_DOUBLE_QUOTE : '"' -> type(FSTRING_MIDDLE) ;
LONG_DOUBLE_BACKSLASH : '\\' -> type(FSTRING_MIDDLE) ;
LONG_DOUBLE_END : '"""' -> type(FSTRING_END) ;
LONG_DOUBLE_FIELD : '{' -> type(FIELD_OPEN) ;

// The format that follows the colon in a replacement field.
mode FORMAT;
FORMAT_MIDDLE : ~[{}]+ -> type(FSTRING_MIDDLE) ;
FORMAT_FIELD : '{' -> type(FIELD_OPEN) ;
FIELD_CLOSE : '}' ;
