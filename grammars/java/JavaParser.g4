// Java 24, written for reduction: declarations, statements and members are one kind of item, operators have no levels, and
// types are read as expressions. See README.md beside this file.
parser grammar JavaParser;

options { tokenVocab = JavaLexer; }

compilationUnit : item* EOF ;

// What a file, a class, a block and a group of a switch are lists of.
item
    : SEMI
    | block
    | IF condition body (ELSE ELSE_IF condition body)* (ELSE body)?
    | WHILE condition body
    | DO body WHILE condition SEMI
    | FOR LPAREN elements? (COLON expression | SEMI expression? SEMI elements?) RPAREN body
    | TRY (LPAREN element (SEMI element)* SEMI? RPAREN)? block (CATCH condition block)* (FINALLY block)?
    | SWITCH_STATEMENT condition block
    | SYNCHRONIZED condition block
    | RETURN expression? SEMI
    | THROW expression SEMI
    | BREAK IDENTIFIER? SEMI
    | ASSERT expression (COLON expression)? SEMI
    | CASE elements (COLON | CASE_ARROW item)
    | DEFAULT (COLON | CASE_ARROW item)
    | IMPORT MODIFIER? name (DOT OPERATOR)? SEMI
    | IDENTIFIER COLON item
    | modifier+ (block | declaration)
    | declaration
    ;

declaration
    : PACKAGE name SEMI
    | CLASS IDENTIFIER typeArguments? header* block
    | ENUM IDENTIFIER header* LBRACE (constant (COMMA constant)*)? COMMA? (SEMI item*)? RBRACE
    | AT CLASS IDENTIFIER block
    | (typeArguments modifier*)? expression (COMMA expression)* header* (DEFAULT expression)? (SEMI | block)
    ;

header : (EXTENDS | IMPLEMENTS) elements ;

constant : annotation* IDENTIFIER (LPAREN elements? RPAREN)? (LBRACE item* RBRACE | CLASS_OPEN item* RBRACE)? ;

block : LBRACE item* RBRACE ;

body : item ;

condition : LPAREN elements RPAREN ;

modifier
    : MODIFIER
    | annotation
    ;

annotation : AT name (LPAREN elements? RPAREN)? ;

name : IDENTIFIER (DOT IDENTIFIER)* ;

typeArguments : TYPE_OPEN elements? TYPE_CLOSE ;

// Arguments, parameters, elements of arrays, types in angle brackets.
elements : element (COMMA element)* COMMA? ;

element : modifier* expression ;

// A type and a name beside it are two operands without an operator.
expression : operand part* ;

part
    : (ASSIGN | SIGN | LT | GT+ | OPERATOR | INSTANCEOF) modifier* operand
    | EXTENDS modifier* operand
    | QUESTION expression COLON operand
    | ARROW (operand | block)
    | named
    ;

named : MODIFIER* (IDENTIFIER | THIS | OTHER) suffix* ;

operand : prefix* primary suffix* ;

prefix
    : SIGN
    | INCREMENT
    | NOT
    | CAST_OPEN elements RPAREN
    ;

primary
    : LITERAL
    | NUMBER
    | CHARACTER
    | TEXT_BLOCK
    | STRING
    | IDENTIFIER
    | PRIMITIVE
    | THIS
    | SUPER
    | OTHER
    | QUESTION
    | LPAREN elements? RPAREN
    | LAMBDA_OPEN elements? RPAREN
    | INIT_OPEN elements? COMMA? RBRACE
    | SWITCH condition block
    | annotation
    | creation
    ;

creation : NEW typeArguments? annotation* (IDENTIFIER | PRIMITIVE) (DOT annotation* IDENTIFIER | typeArguments)* ;

suffix
    : DOT annotation* typeArguments? (IDENTIFIER | THIS | SUPER | CLASS)
    | DOT creation
    | COLONCOLON typeArguments? (IDENTIFIER | NEW)
    | LPAREN elements? RPAREN
    | LBRACK expression? RBRACK
    | typeArguments
    | CLASS_OPEN item* RBRACE
    | INIT_OPEN elements? RBRACE
    | ELLIPSIS
    | annotation
    | INCREMENT
    ;
