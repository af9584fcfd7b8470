// C: ISO C17 and what of C23 is in use, with the extensions of GCC, clang and MSVC that system headers need.
// Written for reduction; see README.md beside this file.
lexer grammar CLexer;

options { superClass = CLexerBase; }

@header { import { CLexerBase } from "../../grammars/c/lexer-base.js"; }

// Words that are part of a declaration and nothing else. The shortest, `int`, is what replaces a specifier.
SPECIFIER
    : 'int' | 'void' | 'char' | 'short' | 'long' | 'float' | 'double' | 'signed' | '__signed' | '__signed__' | 'unsigned'
    | '_Bool' | '_Complex' | '__complex' | '__complex__' | '_Imaginary'
    | 'typedef' | 'extern' | 'static' | 'auto' | 'register' | '_Thread_local' | '__thread'
    | 'inline' | '__inline' | '__inline__' | '__forceinline' | '_Noreturn'
    | '__int8' | '__int16' | '__int32' | '__int64'
    ;
QUALIFIER
    : 'const' | '__const' | '__const__' | 'volatile' | '__volatile' | '__volatile__'
    | 'restrict' | '__restrict' | '__restrict__' | '_Atomic'
    | '__cdecl' | '__stdcall' | '__fastcall' | '__thiscall' | '__vectorcall' | '__unaligned' | '__ptr32' | '__ptr64' | '__w64'
    | '_Nonnull' | '_Nullable' | '_Null_unspecified'
    ;
TYPEOF : 'typeof' | '__typeof' | '__typeof__' | 'typeof_unqual' | '_BitInt' | '_Alignas' | 'alignas' ;
ATTRIBUTE : '__attribute__' | '__attribute' | '__declspec' ;
EXTENSION : '__extension__' ;
STRUCT : 'struct' | 'union' ;
ENUM : 'enum' ;
SIZEOF
    : 'sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__' | '__real' | '__real__' | '__imag' | '__imag__' ;
GENERIC : '_Generic' ;
ASM : 'asm' | '__asm' | '__asm__' ;
IF : 'if' ;
ELSE : 'else' ;
WHILE : 'while' ;
FOR : 'for' ;
DO : 'do' ;
SWITCH : 'switch' ;
CASE : 'case' ;
DEFAULT : 'default' ;
GOTO : 'goto' ;
RETURN : 'return' ;
BREAK : 'break' ;
CONTINUE : 'continue' ;

SEMI : ';' ;
COMMA : ',' ;
LPAREN : '(' ;
RPAREN : ')' ;
LBRACE : '{' | '<%' ;
RBRACE : '}' | '%>' ;
LBRACK : '[' | '<:' ;
RBRACK : ']' | ':>' ;
COLON : ':' ;
COLONS : '::' ;
QUESTION : '?' ;
ELLIPSIS : '...' ;
DOT : '.' ;
ARROW : '->' ;
STEP : '++' | '--' ;
NOT : '!' | '~' ;
STAR : '*' ;
AND : '&' ;
ANDS : '&&' ;
SIGN : '+' | '-' ;
ASSIGN : '=' ;
OPERATOR
    : '/' | '%' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '^' | '|' | '||'
    | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|='
    ;

// A preprocessing number (6.4.8): whatever begins like a number.
NUMBER : '.'? [0-9] (SPLICE? ([eEpP] [+\-] | [0-9a-zA-Z_.$] | '\'' [0-9a-zA-Z_]))* ;
CHARACTER : ENCODING? '\'' (~['\\\r\n] | ESCAPE)+ '\'' ;
STRING : ENCODING? '"' (~["\\\r\n] | ESCAPE)* '"' ;
IDENTIFIER : LETTER (SPLICE* (LETTER | [0-9]))* ;

// A line of the preprocessor. The base class knows where it ends; here is only what a short one looks like.
DIRECTIVE : ('#' | '%:') (~[\\\r\n] | ESCAPE)* '\r'? '\n' ;

WS : [ \t\u000B\f\r\n\u00A0\uFEFF\u001A]+ -> channel(HIDDEN) ;
SPLICED : SPLICE -> channel(HIDDEN) ;
COMMENT : '/*' .*? '*/' -> channel(HIDDEN) ;
LINE_COMMENT : '//' (~[\\\r\n] | ESCAPE)* -> channel(HIDDEN) ;

fragment ENCODING : 'L' | 'u' | 'U' | 'u8' ;
fragment ESCAPE : '\\' ('\r' '\n' | .) ;
fragment SPLICE : '\\' [ \t]* '\r'? '\n' ;
fragment LETTER : [a-zA-Z_$] | [\u0080-\u009F\u00A1-\uFEFE\uFF00-\u{10FFFF}] | '\\u' HEX HEX HEX HEX | '\\U' HEX HEX HEX HEX HEX HEX HEX HEX ;
fragment HEX : [0-9a-fA-F] ;

// Tokens that only the base class tells from their like, by what stands around them. The lexer is never in this mode: it
// is there to say what the shortest of each looks like.
mode Classified;

// An identifier among the specifiers of a declaration, and one with arguments.
TYPE_NAME : 'int' ;
MACRO : 'a' ;
// A sign, a star and the like before an operand.
PREFIX : '-' ;
// An operator or colon in an argument of a macro that lacks an operand.
ODD : '=' ;
// A line of assembly as MSVC has it.
ASSEMBLY_LINE : 'nop' ;
// The parenthesis of a cast.
CAST : '(' ;
// The comma of a macro's arguments that statements follow.
STATEMENTS_BEHIND : ',' ;
// The brace of an initialiser that is the argument of a macro.
INITIALISER : '{' ;
// The outer bracket of a C23 attribute.
ATTRIBUTES : '[' ;
// The `if` of an `else if`.
ELSE_IF : 'if' ;
// The lines of a group whose parts are whole statements, members or elements.
GROUP_IF : '#if 0' '\n' ;
GROUP_ELSE : '#else' '\n' ;
GROUP_END : '#endif' '\n' ;
// A line that begins with no known name.
UNKNOWN_DIRECTIVE : '#a' '\n' ;
// A line, or several with the text between them, in a place where no unit begins.
HIDDEN_LINE : '#' '\n' -> channel(HIDDEN) ;

mode ClassifiedToo;

// An identifier that is a statement by itself. With arguments it is another token: a parenthesis could also begin the next
// statement, and the parser would have to read it to tell.
MACRO_STATEMENT : 'a' ;
// The parenthesis of the type of a compound literal.
COMPOUND : '(' ;

mode ClassifiedLast;

INVOKED_STATEMENT : 'a' ;

// The parenthesis of a macro whose argument is statements.
STATEMENTS : '(' ;
