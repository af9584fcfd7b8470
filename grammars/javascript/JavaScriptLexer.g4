// The words of JavaScript: ECMA-262 (2025) §12, annex B.1, JSX and decorators. See README.md beside this file.
//
// What a token is depends on what came before: `/` divides or begins a regular expression, `(` calls or groups. JavaScriptLexerBase
// knows. It chooses the mode (what the specification calls a lexical goal) where the characters are to be read in another way,
// and the type where only the meaning differs, so that the parser decides everything by the next token.
lexer grammar JavaScriptLexer;

options { superClass = JavaScriptLexerBase; }

@header { import { JavaScriptLexerBase } from "../../grammars/javascript/JavaScriptLexerBase.js"; }

// §12.2, §12.3: a byte order mark is white space.
SPACE : [ \t\u000B\u000C\u00A0\uFEFF\p{Zs}]+ -> channel(HIDDEN) ;
LINE_END : [\r\n\u2028\u2029] [ \t\r\n\u2028\u2029]* -> channel(HIDDEN) ;

// §12.4, §12.5, B.1.1
COMMENT : '/*' .*? '*/' -> channel(HIDDEN) ;
LINE_COMMENT : ('//' | '#!' | '<!--') ~[\r\n\u2028\u2029]* -> channel(HIDDEN) ;

// §12.7.2: the reserved words that mean something to the grammar; `this`, `null` and the like are identifiers to it.
BREAK : 'break' ;
CASE : 'case' ;
CATCH : 'catch' ;
CLASS : 'class' ;
CONST : 'const' ;
CONTINUE : 'continue' ;
DEBUGGER : 'debugger' ;
DEFAULT : 'default' ;
DELETE : 'delete' ;
DO : 'do' ;
ELSE : 'else' ;
EXPORT : 'export' ;
EXTENDS : 'extends' ;
FINALLY : 'finally' ;
FOR : 'for' ;
FUNCTION : 'function' ;
IF : 'if' ;
IMPORT : 'import' ;
IN : 'in' ;
INSTANCEOF : 'instanceof' ;
NEW : 'new' ;
RETURN : 'return' ;
SWITCH : 'switch' ;
THROW : 'throw' ;
TRY : 'try' ;
TYPEOF : 'typeof' ;
VAR : 'var' ;
VOID : 'void' ;
WHILE : 'while' ;
WITH : 'with' ;

// Words that mean something in some places; elsewhere the base makes identifiers of them.
ACCESSOR : 'accessor' ;
AS : 'as' ;
ASSERT : 'assert' ;
ASYNC : 'async' ;
AWAIT : 'await' ;
FROM : 'from' ;
GET : 'get' ;
LET : 'let' ;
OF : 'of' ;
SET : 'set' ;
STATIC : 'static' ;
USING : 'using' ;
YIELD : 'yield' ;

// §12.7.1
IDENTIFIER : NAME ;
PRIVATE : '#' NAME ;

// §12.9.3, B.1.1; a legacy octal number has no fraction, so a member access may follow it at once.
NUMBER
    : ('0' | [1-9] [0-9_]* | '0' [0-7]* [89] [0-9]*) ('.' [0-9_]*)? EXPONENT?
    | '.' [0-9] [0-9_]* EXPONENT?
    | '0' [0-7]+
    | '0' [xX] [0-9a-fA-F_]+ 'n'?
    | '0' [bB] [01_]+ 'n'?
    | '0' [oO] [0-7_]+ 'n'?
    | [0-9] [0-9_]* 'n'
    ;

// §12.9.4: U+2028 and U+2029 may stand in a string.
STRING
    : '"' (~["\\\r\n] | '\\' ('\r\n' | .))* '"'
    | '\'' (~['\\\r\n] | '\\' ('\r\n' | .))* '\''
    ;

OPEN_BRACE : '{' ;
CLOSE_BRACE : '}' ;
OPEN_PAREN : '(' ;
CLOSE_PAREN : ')' ;
OPEN_BRACKET : '[' ;
CLOSE_BRACKET : ']' ;
SEMICOLON : ';' ;
COMMA : ',' ;
COLON : ':' ;
QUESTION : '?' ;
DOT : '.' ;
OPTIONAL_CHAIN : '?.' ;
ELLIPSIS : '...' ;
ARROW : '=>' ;
AT : '@' ;
TEMPLATE_OPEN : '`' ;

ASSIGN : '=' ;
ASSIGN_ADD : '+=' ;
ASSIGN_SUBTRACT : '-=' ;
ASSIGN_MULTIPLY : '*=' ;
ASSIGN_DIVIDE : '/=' ;
ASSIGN_REMAINDER : '%=' ;
ASSIGN_POWER : '**=' ;
ASSIGN_SHIFT_LEFT : '<<=' ;
ASSIGN_SHIFT_RIGHT : '>>=' ;
ASSIGN_SHIFT_RIGHT_UNSIGNED : '>>>=' ;
ASSIGN_BIT_AND : '&=' ;
ASSIGN_BIT_OR : '|=' ;
ASSIGN_BIT_XOR : '^=' ;
ASSIGN_AND : '&&=' ;
ASSIGN_OR : '||=' ;
ASSIGN_NULLISH : '??=' ;
ADD : '+' ;
SUBTRACT : '-' ;
MULTIPLY : '*' ;
DIVIDE : '/' ;
REMAINDER : '%' ;
POWER : '**' ;
SHIFT_LEFT : '<<' ;
SHIFT_RIGHT : '>>' ;
SHIFT_RIGHT_UNSIGNED : '>>>' ;
BIT_AND : '&' ;
BIT_OR : '|' ;
BIT_XOR : '^' ;
AND : '&&' ;
OR : '||' ;
NULLISH : '??' ;
LESS : '<' ;
GREATER : '>' ;
LESS_EQUAL : '<=' ;
GREATER_EQUAL : '>=' ;
EQUAL : '==' ;
NOT_EQUAL : '!=' ;
SAME : '===' ;
NOT_SAME : '!==' ;
NOT : '!' ;
BIT_NOT : '~' ;
INCREMENT : '++' ;
DECREMENT : '--' ;

fragment EXPONENT : [eE] [+-]? [0-9_]+ ;
fragment NAME : NAME_START NAME_PART* ;
fragment NAME_START : [a-zA-Z$_] | WIDE | ESCAPE ;
fragment NAME_PART : [a-zA-Z0-9$_] | WIDE | ESCAPE ;
// Beyond ASCII, all but white space. Unicode's tables of letters would add 2 kB to a page, and correct programs have the same tokens without.
fragment WIDE : ~[\u0000-\u00A0\uFEFF\p{Zs}\u2028\u2029] ;
fragment ESCAPE : '\\u' ([0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] | '{' [0-9a-fA-F]+ '}') ;

// §12.9.5: where an operand may begin. What is no regular expression is a slash nevertheless.
mode REGEXP;
REGULAR_EXPRESSION : '/' REGEXP_FIRST REGEXP_CHARACTER* '/' (NAME_PART)* ;
REGEXP_SLASH : [/] -> type(DIVIDE) ;
REGEXP_ASSIGN : [/] [=] -> type(ASSIGN_DIVIDE) ;
fragment REGEXP_FIRST : ~[*\\/[\r\n\u2028\u2029] | REGEXP_ESCAPE | REGEXP_CLASS ;
fragment REGEXP_CHARACTER : ~[\\/[\r\n\u2028\u2029] | REGEXP_ESCAPE | REGEXP_CLASS ;
fragment REGEXP_ESCAPE : '\\' ~[\r\n\u2028\u2029] ;
fragment REGEXP_CLASS : '[' (~[\]\\\r\n\u2028\u2029] | REGEXP_ESCAPE)* ']' ;

// B.1.1: only at the beginning of a line.
mode HTML_CLOSE;
HTML_COMMENT : '-->' ~[\r\n\u2028\u2029]* -> channel(HIDDEN) ;

// `a?.5:b`
mode CONDITION;
CONDITION_QUESTION : [?] -> type(QUESTION) ;

// §12.9.6; the characters of a template are tokens of their own, so that they go without what is around them.
mode TEMPLATE;
TEMPLATE_CHARACTERS : (~[`\\$] | '\\' .)+ | [$] ;
SUBSTITUTION_OPEN : '${' ;
TEMPLATE_CLOSE : [`] ;

// JSX: `<` where an operand may begin,
mode JSX_START;
JSX_OPEN : [<] ;

// between `<` and `>`,
mode JSX_TAG;
JSX_NAME : ([a-zA-Z$_] | WIDE) ([a-zA-Z0-9$_-] | WIDE)* ;
JSX_STRING : '"' ~["]* '"' | '\'' ~[']* '\'' ;
JSX_ASSIGN : [=] ;
JSX_COLON : [:] ;
JSX_DOT : [.] ;
JSX_SLASH : [/] ;
JSX_CLOSE : [>] ;
JSX_TAG_BRACE : [{] -> type(JSX_BRACE) ;
JSX_TAG_OPEN : [<] -> type(JSX_OPEN) ;
JSX_SPACE : [ \t\u000B\u000C\u00A0\uFEFF\p{Zs}\r\n\u2028\u2029]+ -> channel(HIDDEN) ;
JSX_COMMENT : ('/*' .*? ('*/' | EOF) | '//' ~[\r\n\u2028\u2029]*) -> channel(HIDDEN) ;

// and between tags.
mode JSX_CHILDREN;
JSX_TEXT : ~[<{]+ ;
JSX_BRACE : [{] ;
JSX_CHILD_OPEN : [<] -> type(JSX_OPEN) ;
JSX_END_OPEN : '<' [ \t\r\n]* '/' ;

// Types that the base gives; nothing is read in these modes. The rules tell what such tokens look like.
mode OPERAND_POSITION;
OBJECT_OPEN : [{] ;
GROUP_OPEN : [(] ;
UNARY_PLUS : [+] ;
UNARY_MINUS : [\-] ;
PREFIX_INCREMENT : [+] [+] ;
PREFIX_DECREMENT : [\-] [\-] ;
FUNCTION_EXPRESSION : 'functio' 'n' ;
CLASS_EXPRESSION : 'clas' 's' ;
EXPRESSION_AT : [@] ;
GENERATOR : [*] ;

mode OPERATOR_POSITION;
CALL_OPEN : [(] ;
INDEX_OPEN : [[] ;
LOOP_IN : 'i' 'n' ;
TAGGED_OPEN : [`] ;
ATTRIBUTES : 'wit' 'h' | 'asser' 't' ;
JUMP_TARGET : NAME ;

mode STATEMENT_POSITION;
SPECIFIERS_OPEN : [{] ;
EMPTY : [;] ;
BARE_RETURN : 'retur' 'n' ;
ASYNC_FUNCTION : 'asyn' 'c' ;
AWAIT_USING : 'awai' 't' ;
LABEL : NAME ;
