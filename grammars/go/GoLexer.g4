// Go 1.26, from The Go Programming Language Specification, written for reduction; see README.md beside this file.
lexer grammar GoLexer;

options { superClass = GoLexerBase; }

@header { import { GoLexerBase } from "../../grammars/go/GoLexerBase.js"; }

BREAK : 'break' | 'continue' | 'goto' | 'fallthrough' ;
CASE : 'case' ;
CHAN : 'chan' ;
DECLARE : 'const' | 'type' | 'var' ;
DEFAULT : 'default' ;
ELSE : 'else' ;
FOR : 'for' ;
FUNC : 'func' ;
GO : 'go' | 'defer' ;
IF : 'if' ;
IMPORT : 'import' ;
MAP : 'map' ;
PACKAGE : 'package' ;
RANGE : 'range' ;
RETURN : 'return' ;
STRUCT : 'struct' | 'interface' ;
SWITCH : 'switch' | 'select' ;

IDENTIFIER : [\p{L}_] [\p{L}\p{Nd}_]* ;
NUMBER : ([0-9] | '.' [0-9]) DECIMAL_PART* | '0' [xX] HEXADECIMAL_PART+ ;
CHARACTER : '\'' (~['\\\r\n] | '\\' .)* '\'' ;
STRING : '"' (~["\\\r\n] | '\\' .)* '"' | '`' ~[`]* '`' ;

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
COLON : ':' ;
INCREMENT : '++' | '--' ;
ASSIGN : '=' | ':=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '&^=' ;
PREFIX : '!' | '~' ;
OPERATOR
    : '*' | '&' | '+' | '-' | '^' | '<-' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||' | '|' | '/' | '%' | '<<' | '>>'
    | '&^'
    ;

SPACE : [ \t\r\n\f\u000B\uFEFF]+ -> channel(HIDDEN) ;
COMMENT : ('//' ~[\n]* | '/*' .*? ('*/' | EOF)) -> channel(HIDDEN) ;

// What belongs to no token. The base class makes operators of most.
OTHER : . ;

fragment DECIMAL_PART : [0-9_.a-df-zA-DF-Z] | [eE] [+-]? ;
fragment HEXADECIMAL_PART : [0-9_.a-oq-zA-OQ-Z] | [pP] [+-]? ;

// Tokens that only the base class tells from their like, by what stands around them. The lexer is never in this mode: it is
// there to say what the shortest of each looks like.
mode Classified;

// Where a statement, a specification or a member ends without a semicolon.
END : ' ' ;
// The `func` of a declaration, and the `if` of an `else if`.
FUNC_DECLARATION : 'func' ;
ELSE_IF : 'if' ;
// What is imported.
IMPORT_PATH : '""' ;
// The parenthesis of parameters, not that of a call or of the specifications behind a word such as `var`.
PARAMETERS_OPEN : '(' ;
// The bracket of an array.
ARRAY_OPEN : '[' ;
// The brace of a composite literal.
LITERAL_OPEN : '{' ;

mode ClassifiedToo;

// The `func` of a type, behind which no body stands.
FUNC_TYPE : 'func' ;

// The parenthesis of a call, and the bracket of an index or of arguments that are types.
CALL_OPEN : '(' ;
INDEX_OPEN : '[' ;
// The brace of a struct or an interface.
MEMBERS_OPEN : '{' ;

mode ClassifiedLast;

// The parenthesis of specifications, and the bracket of parameters that are types.
GROUP_OPEN : '(' ;
TYPE_PARAMETERS_OPEN : '[' ;
