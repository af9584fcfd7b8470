// Java 24, written for reduction: declarations, statements and members are one kind of item, and operators have no levels. See
// README.md beside this file.
parser grammar JavaParser;

options { tokenVocab = JavaLexer; }

compilationUnit : item* EOF ;

// What a file, a class, a block and the body of a switch are lists of.
item
    : SEMI
    | IF branch (ELSE ELSE_IF branch)* (ELSE body)?
    | WHILE branch
    | DO body WHILE condition SEMI
    | FOR LPAREN elements? (COLON expression | SEMI expression? SEMI elements?) RPAREN body
    | TRY (LPAREN element (SEMI element)* SEMI? RPAREN)? block
        (CATCH LPAREN (MODIFIER | annotation)* type (OPERATOR type)* expression RPAREN block)* (FINALLY block)?
    | (SWITCH_STATEMENT | SYNCHRONIZED) LPAREN expression RPAREN block
    | RETURN expression? SEMI
    | THROW expression SEMI
    | BREAK IDENTIFIER? SEMI
    | ASSERT expression (COLON expression)? SEMI
    | (CASE elements | DEFAULT) (COLON | CASE_ARROW item)
    | IMPORT (MODIFIER | TYPE)? name (DOT OPERATOR)? SEMI
    | IDENTIFIER COLON item
    | (MODIFIER | annotation)*
        ( block
        | PACKAGE name SEMI
        | CLASS IDENTIFIER typeArguments? (LPAREN elements? RPAREN)? (EXTENDS elements)? (IMPLEMENTS elements)* block
        | ENUM IDENTIFIER (IMPLEMENTS elements)* LBRACE (constant (COMMA constant)*)? COMMA? (SEMI item*)? RBRACE
        | AT CLASS IDENTIFIER block
        | (typeArguments (MODIFIER | annotation)*)? (type MODIFIER*)* expression (COMMA expression)*
            (IMPLEMENTS elements)? (DEFAULT expression)? (SEMI | block)
        )
    ;

branch : condition body ;

// A statement below a head.
body : item ;

condition : LPAREN expression RPAREN ;

constant : annotation* IDENTIFIER (LPAREN elements? RPAREN)? block? ;

block : LBRACE item* RBRACE ;

annotation : AT name (ANNOTATION_OPEN elements? RPAREN)? ;

name : IDENTIFIER (DOT IDENTIFIER)* ;

// A type before a declared name, in a cast or in a clause that catches.
type : TYPE (DOT annotation* (IDENTIFIER | TYPE) | typeArguments | annotation* (LBRACK RBRACK | ELLIPSIS))* ;

typeArguments : TYPE_OPEN elements? TYPE_CLOSE ;

// Arguments, parameters, elements of arrays and annotations, types in angle brackets.
elements : element (COMMA element)* COMMA? ;

element : (MODIFIER | annotation)* type* expression ;

expression
    : operand
        ( (ASSIGN | SIGN | LT | GT+ | OPERATOR | INSTANCEOF | EXTENDS) (MODIFIER | annotation)* type* operand
        | QUESTION expression COLON operand
        | ARROW (operand | block)
        )*
    ;

operand
    : ( SIGN
      | INCREMENT
      | NOT
      | CAST_OPEN annotation* type (OPERATOR type)* RPAREN
      | NEW typeArguments? annotation*
      )*
      ( LITERAL
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
      | (LPAREN | LAMBDA_OPEN) elements? RPAREN
      | INIT_OPEN (elements | COMMA)? RBRACE
      | SWITCH LPAREN expression RPAREN block
      )
      ( DOT annotation* typeArguments? (IDENTIFIER | TYPE | THIS | SUPER | CLASS | NEW typeArguments? annotation* IDENTIFIER)
      | COLONCOLON typeArguments? (IDENTIFIER | NEW)
      | LPAREN elements? RPAREN
      | annotation* (LBRACK expression? RBRACK | ELLIPSIS)
      | typeArguments
      | CLASS_OPEN item* RBRACE
      | INIT_OPEN (elements | COMMA)? RBRACE
      | INCREMENT
      )*
    | VALUE_AT name (ANNOTATION_OPEN elements? RPAREN)?
    ;
