// Go 1.26, written for reduction: declarations and statements are one kind of item, types are operands, and operators have no
// levels. See README.md beside this file.
parser grammar GoParser;

options { tokenVocab = GoLexer; }

sourceFile : item* EOF ;

// What a file, a block and a clause are lists of.
item
    : SEMI
    | block (END | SEMI)
    | PACKAGE IDENTIFIER (END | SEMI)
    | IMPORT (importSpec | GROUP_OPEN importSpec* RPAREN (END | SEMI))
    | DECLARE (spec | GROUP_OPEN spec* RPAREN (END | SEMI))
    | FUNC_DECLARATION parameters? IDENTIFIER typeParameters? signature block? (END | SEMI)
    | IF branch (ELSE ELSE_IF branch)* (ELSE block)? (END | SEMI)
    | FOR simple? ((END | SEMI) simple? (END | SEMI) simple?)? block (END | SEMI)
    | SWITCH head LBRACE clause* RBRACE (END | SEMI)
    | RETURN expressions? (END | SEMI)
    | BREAK IDENTIFIER? (END | SEMI)
    | GO expression (END | SEMI)
    | IDENTIFIER COLON
    | simple (END | SEMI)
    ;

block : LBRACE item* RBRACE ;

branch : head block ;

head : (END | SEMI)* (simple ((END | SEMI)+ simple)* (END | SEMI)*)? ;

clause : (CASE simple | DEFAULT) COLON item* ;

simple : RANGE? expressions (ASSIGN RANGE? expressions | INCREMENT)? ;

importSpec : (IDENTIFIER | DOT)? IMPORT_PATH (END | SEMI) ;

spec : IDENTIFIER (COMMA IDENTIFIER)* typeParameters? type? (ASSIGN expressions)? (END | SEMI) ;

signature : parameters (parameters | type)? ;

parameters : PARAMETERS_OPEN (parameter (COMMA parameter)* COMMA?)? RPAREN ;

typeParameters : TYPE_PARAMETERS_OPEN (parameter (COMMA parameter)* COMMA?)? RBRACK ;

parameter : (IDENTIFIER ELLIPSIS? type | ELLIPSIS? type) (OPERATOR type)* ;

// A field, a method or what is embedded.
member
    : ( IDENTIFIER signature
      | IDENTIFIER (COMMA IDENTIFIER)* type STRING?
      | type (OPERATOR type)* STRING?
      )
      (END | SEMI)
    | SEMI
    ;

// Where nothing but a type may be.
type : operand ;

// Right and left sides, and the cases of a clause.
expressions : expression (COMMA expression)* ;

// Arguments, elements of composite literals, what is in parentheses, indices, arguments that are types.
elements : element (COMMA element)* COMMA? ;

element : (expression | COLON expression?) (COLON expression?)* ELLIPSIS? ;

expression : operand (OPERATOR operand)* ;

operand
    : ( PREFIX
      | CHAN
      | ARRAY_OPEN (expression | ELLIPSIS)? RBRACK
      | MAP LBRACK type RBRACK
      )*
      ( NUMBER
      | STRING
      | CHARACTER
      | IDENTIFIER
      | OTHER
      | LPAREN elements? RPAREN
      | FUNC signature block
      | FUNC_TYPE signature
      | STRUCT MEMBERS_OPEN member* RBRACE
      | LITERAL_OPEN elements? RBRACE
      )
      ( DOT (IDENTIFIER | LPAREN type RPAREN)
      | CALL_OPEN elements? RPAREN
      | INDEX_OPEN elements? RBRACK
      | LITERAL_OPEN elements? RBRACE
      | OTHER
      )*
    ;
