// C++23, with the words and literals of C, whose grammar is imported. Written for reduction; see README.md beside this file.
lexer grammar CppLexer;

options { superClass = CppLexerBase; }

import CLexer;

@header { import { CppLexerBase } from "../../grammars/cpp/CppLexerBase.js"; }

// Words of a declaration that C does not have.
DECLARATION
    : 'bool' | 'char8_t' | 'char16_t' | 'char32_t' | 'wchar_t'
    | 'concept' | 'consteval' | 'constexpr' | 'constinit' | 'explicit' | 'export' | 'friend' | 'mutable' | 'namespace' | 'requires'
    | 'thread_local' | 'typename' | 'using' | 'virtual'
    ;
CLASS : 'class' ;
TEMPLATE : 'template' ;
ACCESS : 'private' | 'protected' | 'public' ;
TRY : 'try' ;
CATCH : 'catch' ;
// Words before an operand, or instead of one.
UNARY : 'co_await' | 'co_return' | 'co_yield' | 'delete' | 'new' | 'throw' | 'operator' ;
// Words that stand where a name does.
WORD
    : 'this' | 'true' | 'false' | 'nullptr' | 'noexcept' | 'override' | 'final' | 'decltype' | 'static_assert' | 'typeid'
    | 'static_cast' | 'dynamic_cast' | 'const_cast' | 'reinterpret_cast'
    ;

// With a suffix of the program.
CHARACTER : ENCODING? '\'' (~['\\\r\n] | ESCAPE)+ '\'' SUFFIX? ;
STRING : ENCODING? '"' (~["\\\r\n] | ESCAPE)* '"' SUFFIX? ;
OPERATOR
    : '/' | '%' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '<=>' | '==' | '!=' | '^' | '|' | '||' | '.*' | '->*'
    | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|='
    ;

fragment SUFFIX : LETTER (LETTER | [0-9])* ;

// Tokens that only the base class tells from their like. The lexer is never in these modes.
mode ClassifiedCpp;

ANGLE_OPEN : '<' ;
ANGLE_CLOSE : '>' ;
// The colon of a list of base classes or of the type of an enumeration, and the commas of that list.
BASES : ':' ;
// The brace of a class.
MEMBERS : '{' ;
// A name before the colon of a label.
LABEL : 'a' ;
OPERATOR_NAME : 'operator+' ;

mode ClassifiedCppToo;

// The colon before the first initialiser of a constructor.
INITIALISERS : ':' ;
// The brace of statements within an expression.
STATEMENTS_OPEN : '{' ;

mode ClassifiedCppLast;

// Another colon between two operands: of a bit field, of a loop over a range.
BITS : ':' ;
