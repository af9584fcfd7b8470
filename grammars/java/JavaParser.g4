// Java 24, written for reduction: declarations, statements and members are one kind of item, and operators have no levels. See
// README.md beside this file.
parser grammar JavaParser;

options { tokenVocab = JavaLexer; }

compilationUnit : item* EOF ;

// What a file, a class, a block and the body of a switch are lists of.
item
    : SEMI
    | block
    | IF branch (ELSE ELSE_IF branch)* (ELSE body)?
    | WHILE branch
    | DO body WHILE condition SEMI
    | FOR LPAREN elements? (COLON expression | SEMI expression? SEMI elements?) RPAREN body
    | TRY (LPAREN element (SEMI element)* SEMI? RPAREN)? block (CATCH LPAREN modifier* types expression RPAREN block)* (FINALLY block)?
    | (SWITCH_STATEMENT | SYNCHRONIZED) LPAREN expression RPAREN block
    | RETURN expression? SEMI
    | THROW expression SEMI
    | BREAK IDENTIFIER? SEMI
    | ASSERT expression (COLON expression)? SEMI
    | CASE elements (COLON | CASE_ARROW item)
    | DEFAULT (COLON | CASE_ARROW item)
    | IMPORT (MODIFIER | TYPE)? name (DOT OPERATOR)? SEMI
    | IDENTIFIER COLON item
    | modifier+ (block | declaration)
    | declaration
    ;

branch : condition body ;

// A statement below a head.
body : item ;

condition : LPAREN expression RPAREN ;

declaration
    : PACKAGE name SEMI
    | CLASS IDENTIFIER typeArguments? (LPAREN elements? RPAREN)? header* block
    | ENUM IDENTIFIER header* LBRACE (constant (COMMA constant)*)? COMMA? (SEMI item*)? RBRACE
    | AT CLASS IDENTIFIER block
    | (typeArguments modifier*)? (type MODIFIER*)* expression (COMMA expression)* header* (DEFAULT expression)? (SEMI | block)
    ;

header : (EXTENDS | IMPLEMENTS) elements ;

constant : annotation* IDENTIFIER (LPAREN elements? RPAREN)? block? ;

block : LBRACE item* RBRACE ;

modifier
    : MODIFIER
    | annotation
    ;

annotation : AT name (LPAREN elements? RPAREN)? ;

name : IDENTIFIER (DOT IDENTIFIER)* ;

// A type before a declared name, in a cast or in a clause that catches.
type : TYPE suffix* ;

types : type (OPERATOR type)* ;

typeArguments : TYPE_OPEN elements? TYPE_CLOSE ;

// Arguments, parameters, elements of arrays and annotations, types in angle brackets.
elements : element (COMMA element)* COMMA? ;

element : modifier* type* expression ;

expression : operand part* ;

part
    : (ASSIGN | SIGN | LT | GT+ | OPERATOR | INSTANCEOF | EXTENDS) modifier* type* operand
    | QUESTION expression COLON operand
    | ARROW (operand | block)
    | OTHER (primary suffix*)?
    ;

operand : prefix* primary suffix* ;

prefix
    : SIGN
    | INCREMENT
    | NOT
    | CAST_OPEN annotation* types RPAREN
    | NEW typeArguments? annotation*
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
    | INIT_OPEN (elements | COMMA)? RBRACE
    | SWITCH LPAREN expression RPAREN block
    | VALUE_AT name (LPAREN elements? RPAREN)?
    ;

suffix
    : DOT annotation* typeArguments? (IDENTIFIER | TYPE | THIS | SUPER | CLASS | NEW typeArguments? annotation* IDENTIFIER)
    | COLONCOLON typeArguments? (IDENTIFIER | NEW)
    | LPAREN elements? RPAREN
    | LBRACK expression? RBRACK
    | typeArguments
    | CLASS_OPEN item* RBRACE
    | INIT_OPEN (elements | COMMA)? RBRACE
    | ELLIPSIS
    | annotation
    | INCREMENT
    ;
