// Java 24, from the Java Language Specification, written for reduction; see README.md beside this file.
lexer grammar JavaLexer;

options { superClass = JavaLexerBase; }

@header { import { JavaLexerBase } from "../../grammars/java/JavaLexerBase.js"; }

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

IDENTIFIER : IDENTIFIER_START (IDENTIFIER_START | [\p{Nd}\p{Mn}\p{Mc}\p{Cf}])* ;
NUMBER : ([0-9] | '.' [0-9]) DECIMAL_PART* | '0' [xX] HEXADECIMAL_PART+ ;
CHARACTER : '\'' (~['\\\r\n] | '\\' .)* '\'' ;
TEXT_BLOCK : '"""' [ \t\f]* '\r'? '\n' ('\\' . | ~'\\')*? ('"""' | EOF) ;
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
ASSIGN : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '>>>=' ;
LT : '<' ;
GT : '>' ;
OPERATOR : '==' | '!=' | '<=' | '>=' | '&&' | '||' | '&' | '|' | '^' | '*' | '/' | '%' | '<<' ;

SPACE : [ \t\f\r\n\u001A\uFEFF]+ -> channel(HIDDEN) ;
// `#!` begins a file that is run as a program.
COMMENT : (('//' | '#!') ~[\r\n]* | '/*' .*? ('*/' | EOF)) -> channel(HIDDEN) ;

// What belongs to no token. The base class makes operators of most.
OTHER : . ;

fragment IDENTIFIER_START : [\p{L}\p{Nl}\p{Sc}\p{Pc}] | '\\' 'u'+ HEXADECIMAL HEXADECIMAL HEXADECIMAL HEXADECIMAL ;
fragment DECIMAL_PART : [0-9_.a-df-wyzA-DF-WYZ] | [eE] [+-]? ;
fragment HEXADECIMAL_PART : [0-9_.a-oq-zA-OQ-Z] | [pP] [+-]? ;
fragment HEXADECIMAL : [0-9a-fA-F] ;

// Tokens that only the base class tells from their like, by what stands around them. The lexer is never in this mode: it is
// there to say what the shortest of each looks like.
mode Classified;

// The first word of a type before a declared name, in a cast or in a clause that catches.
TYPE : 'int' ;
// The angle brackets of types.
TYPE_OPEN : '<' ;
TYPE_CLOSE : '>' ;
// The parenthesis of a cast, the brace of an array, and the `@` of an annotation that is a value.
CAST_OPEN : '(' ;
INIT_OPEN : '{' ;
VALUE_AT : '@' ;
// The arrow behind a case, and the `if` of an `else if`.
CASE_ARROW : '->' ;
ELSE_IF : 'if' ;
// The words that begin a statement, not an expression, and not a method with that modifier.
SWITCH_STATEMENT : 'switch' ;
SYNCHRONIZED : 'synchronized' ;

mode ClassifiedToo;

// The parenthesis of a lambda's parameters, and the brace of a class without a name.
LAMBDA_OPEN : '(' ;
CLASS_OPEN : '{' ;

mode ClassifiedLast;

// The parenthesis behind the name of an annotation.
ANNOTATION_OPEN : '(' ;
