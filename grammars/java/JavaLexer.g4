// Java 24, from the Java Language Specification, written for reduction; see README.md beside this file.
lexer grammar JavaLexer;

options { superClass = JavaLexerBase; }

tokens { CASE_ARROW, CAST_OPEN, CLASS_OPEN, ELSE_IF, INIT_OPEN, LAMBDA_OPEN, SWITCH_STATEMENT, SYNCHRONIZED, TYPE_CLOSE, TYPE_OPEN }

@header { import { JavaLexerBase } from "../../grammars/java/lexer-base.js"; }

PRIMITIVE : 'int' | 'boolean' | 'byte' | 'char' | 'double' | 'float' | 'long' | 'short' | 'void' ;
MODIFIER
    : 'abstract' | 'final' | 'native' | 'private' | 'protected' | 'public' | 'static' | 'strictfp' | 'synchronized' | 'transient'
    | 'volatile' | 'non-sealed'
    ;
ASSERT : 'assert' ;
BREAK : 'break' | 'continue' ;
CASE : 'case' ;
CATCH : 'catch' ;
CLASS : 'class' | 'interface' ;
DEFAULT : 'default' ;
DO : 'do' ;
ELSE : 'else' ;
ENUM : 'enum' ;
EXTENDS : 'extends' ;
FINALLY : 'finally' ;
FOR : 'for' ;
IF : 'if' ;
IMPLEMENTS : 'implements' | 'throws' ;
IMPORT : 'import' ;
INSTANCEOF : 'instanceof' ;
NEW : 'new' ;
PACKAGE : 'package' ;
RETURN : 'return' ;
SUPER : 'super' ;
SWITCH : 'switch' ;
THIS : 'this' ;
THROW : 'throw' ;
TRY : 'try' ;
WHILE : 'while' ;
LITERAL : 'null' | 'true' | 'false' ;

IDENTIFIER : [\p{L}\p{Nl}\p{Sc}\p{Pc}] [\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}]* ;
NUMBER : [0-9] NUMBER_PART* | '.' [0-9] NUMBER_PART* ;
CHARACTER : '\'' (~['\\\r\n] | '\\' .)* '\'' ;
TEXT_BLOCK : '"""' [ \t\f]* '\r'? '\n' (~["\\] | '\\' . | '"' ~["] | '""' ~["])* '"""' ;
STRING : '"' (~["\\\r\n] | '\\' .)* '"' ;

LPAREN : '(' ;
RPAREN : ')' ;
LBRACE : '{' ;
RBRACE : '}' ;
LBRACK : '[' ;
RBRACK : ']' ;
SEMI : ';' ;
COMMA : ',' ;
DOT : '.' ;
ELLIPSIS : '...' ;
AT : '@' ;
COLONCOLON : '::' ;
COLON : ':' ;
QUESTION : '?' ;
ARROW : '->' ;
INCREMENT : '++' | '--' ;
SIGN : '+' | '-' ;
NOT : '!' | '~' ;
ASSIGN : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' ;
LT : '<' ;
GT : '>' ;
OPERATOR : '==' | '!=' | '<=' | '>=' | '&&' | '||' | '&' | '|' | '^' | '*' | '/' | '%' | '<<' ;

SPACE : [ \t\f\r\n\u001A\uFEFF]+ -> channel(HIDDEN) ;
COMMENT : ('//' ~[\r\n]* | '/*' .*? '*/') -> channel(HIDDEN) ;

// What belongs to no token is kept as an operand of its own.
OTHER : . ;

fragment NUMBER_PART : [0-9a-zA-Z_] | '.' [0-9eEfFdDpP]? | [eEpP] [+-] ;
