// Rust, edition 2024, from The Rust Reference, written for reduction; see README.md beside this file.
lexer grammar RustLexer;

options { superClass = RustLexerBase; }

@header { import { RustLexerBase } from "../../grammars/rust/RustLexerBase.js"; }

// Words before a name, a type, a pattern or an expression.
WORD
    : 'async' | 'const' | 'dyn' | 'enum' | 'extern' | 'fn' | 'impl' | 'let' | 'mod' | 'move' | 'mut' | 'pub' | 'ref' | 'static'
    | 'struct' | 'trait' | 'type' | 'unsafe' | 'use'
    ;
JUMP : 'break' | 'continue' | 'return' | 'yield' | 'become' ;
// Words in the place of a name.
KEYWORD : 'self' | 'Self' | 'super' | 'crate' | 'true' | 'false' | 'await' ;
AS : 'as' ;
ELSE : 'else' ;
FOR : 'for' ;
IF : 'if' ;
IN : 'in' ;
LOOP : 'loop' ;
MATCH : 'match' ;
WHERE : 'where' ;
WHILE : 'while' ;

IDENTIFIER : 'r#'? [\p{XID_Start}_] [\p{XID_Continue}]* ;
NUMBER
    : '0' [xob] [0-9a-zA-Z_]+
    | [0-9] [0-9_]* ('.' [0-9] [0-9_]*)? ([eE] [+-]? [0-9_]+)? ([a-zA-Z_] [0-9a-zA-Z_]*)?
    ;
CHARACTER : 'b'? '\'' (~['\\\r\n] | '\\' ([nrt\\0'"] | 'x' . . | 'u' '{' ~[}]* '}')) '\'' ;
STRING
    : [bc]? '"' (~["\\] | '\\' .)* '"'
    | ([bc]? 'r') ('"' .*? '"' | '#"' .*? '"#' | '##"' .*? '"##' | '###"' .*? '"###' | '####"' .*? '"####')
    ;
LIFETIME : '\'' [\p{XID_Start}_] [\p{XID_Continue}]* ;

LPAREN : '(' ;
RPAREN : ')' ;
LBRACE : '{' ;
RBRACE : '}' ;
LBRACK : '[' ;
RBRACK : ']' ;
SEMI : ';' ;
COMMA : ',' ;
DOT : '.' ;
RANGE : '..' | '..=' | '...' ;
COLON : ':' ;
COLONS : '::' ;
ARROW : '->' ;
FAT_ARROW : '=>' ;
HASH : '#' ;
POSTFIX : '?' ;
NOT : '!' | '~' ;
AT : '@' ;
// `<<`, `>>`, `<=` and the like are several tokens, because angle brackets may stand side by side.
ASSIGN : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' ;
OPERATOR : '<' | '>' | '==' | '!=' | '+' | '-' | '*' | '/' | '%' | '&' | '&&' | '|' | '||' | '^' ;

SHEBANG : '#!' '/' ~[\n]* -> channel(HIDDEN) ;
SPACE : [\p{White_Space}\uFEFF]+ -> channel(HIDDEN) ;
COMMENT : '//' ~[\n]* -> channel(HIDDEN) ;
BLOCK_COMMENT : '/*' (BLOCK_COMMENT | .)*? '*/' -> channel(HIDDEN) ;

// What belongs to no token.
OTHER : . ;

// Tokens that only the base class tells from their like. The lexer is never in these modes.
mode Classified;

// A sign before an operand.
PREFIX : '-' ;
ANGLE_OPEN : '<' ;
ANGLE_CLOSE : '>' ;
CLOSURE_OPEN : '|' ;
// The braces of statements within an expression.
BLOCK_OPEN : '{' ;
// The parenthesis and the bracket that an operand begins with.
GROUP_OPEN : '(' ;
LIST_OPEN : '[' ;
ELSE_IF : 'if' ;
EMPTY_CLOSURE : '||' ;
// The arrow behind the parameters of a closure.
RETURNS : '->' ;
// The `!` between the name of a macro and its arguments.
BANG : '!' ;
// A lifetime that labels a loop.
LABEL : '\'a' ;
// `for` before lifetimes.
HIGHER : 'for' ;
// The word before the name of a macro that is declared.
MACRO : 'macro' ;

mode ClassifiedToo;

// The angle bracket that a path begins with.
QUALIFIED_OPEN : '<' ;
CLOSURE_CLOSE : '|' ;
// The braces of a function, module, trait or implementation, or of an arm.
BODY_OPEN : '{' ;
// The parenthesis behind `pub`.
VISIBILITY_OPEN : '(' ;
// The bracket of an attribute.
ATTRIBUTE_OPEN : '[' ;
// The `else` of `let`.
LET_ELSE : 'else' ;

mode ClassifiedLast;

// The angle bracket behind `impl`.
PARAMETERS_OPEN : '<' ;
// The second sign of an operator such as `>>` or `>=`.
SECOND : '=' ;
// The comma behind the last bound, or `where` without bounds.
TRAILING : ',' ;

// The braces of fields, variants and lists of imports.
FIELDS_OPEN : '{' ;

mode ClassifiedAtLast;

// The braces around the arms of `match`.
ARMS_OPEN : '{' ;

mode ClassifiedFirst;

// The braces of a list of imports that no path stands before.
IMPORTS_OPEN : '{' ;

mode ClassifiedFinally;

// Braces in the arguments of a macro.
MACRO_OPEN : '{' ;

mode ClassifiedAfterAll;

// The braces of fields and variants behind bounds.
BOUND_FIELDS_OPEN : '{' ;
