// Rust, written for reduction: items, statements, types, patterns and expressions are phrases of operands and operators. The lexer's
// base class finds what brackets hold. See README.md beside this file.
parser grammar RustParser;

options { tokenVocab = RustLexer; }

sourceFile : item* EOF ;

// What a file, a module, a trait and a block are lists of.
item
    : SEMI
    | HASH NOT ATTRIBUTE_OPEN tokens? RBRACK
    | phrase (WHERE phrase (COMMA phrase)*)? (TRAILING? BOUND_FIELDS_OPEN elements? RBRACE | TRAILING)? (LET_ELSE block)? (SEMI | body)?
    ;

body : BODY_OPEN item* RBRACE ;

block : BLOCK_OPEN item* RBRACE ;

phrase
    : operand
      ((ASSIGN | OPERATOR | COLON | AS | ARROW | IN | AT | RANGE) SECOND* operand)*
    ;

// Words and signs before an operand, or without one.
operand
    : ( PREFIX
      | WORD
      | JUMP
      | LIFETIME
      | COLONS
      | attribute
      | VISIBILITY_OPEN phrase RPAREN
      | HIGHER angles
      | PARAMETERS_OPEN elements? ANGLE_CLOSE
      | LABEL COLON
      | CLOSURE_OPEN elements? CLOSURE_CLOSE (RETURNS operand)?
      | EMPTY_CLOSURE (RETURNS operand)?
      )+ chain?
    | chain
    ;

attribute : HASH ATTRIBUTE_OPEN tokens? RBRACK ;

chain
    : ( IDENTIFIER
      | KEYWORD
      | NUMBER
      | CHARACTER
      | STRING
      | OTHER
      | MACRO IDENTIFIER group group?
      | GROUP_OPEN elements? RPAREN
      | LIST_OPEN elements? RBRACK
      | QUALIFIED_OPEN elements? ANGLE_CLOSE
      | IMPORTS_OPEN elements? RBRACE
      | block
      | IF phrase block (ELSE ELSE_IF phrase block)* (ELSE block)?
      | MATCH phrase ARMS_OPEN arm* RBRACE
      | LOOP block
      | WHILE phrase block
      | FOR phrase block
      )
      ( LPAREN elements? RPAREN
      | LBRACK elements? RBRACK
      | FIELDS_OPEN elements? RBRACE
      | angles
      | POSTFIX
      | DOT (IDENTIFIER | KEYWORD | NUMBER)
      | COLONS (IDENTIFIER | KEYWORD | angles | FIELDS_OPEN elements? RBRACE)
      | BANG IDENTIFIER? group
      )*
    ;

angles : ANGLE_OPEN elements? ANGLE_CLOSE ;

elements
    : (COMMA | SEMI)* phrase ((COMMA | SEMI)+ phrase)* (COMMA | SEMI)*
    | (COMMA | SEMI)+
    ;

arm : phrase (IF phrase)? FAT_ARROW (body | phrase) COMMA? ;

// The arguments of a macro are any tokens with brackets in pairs.
group
    : LPAREN tokens? RPAREN
    | LBRACK tokens? RBRACK
    | MACRO_OPEN tokens? RBRACE
    ;

tokens
    : (COMMA | SEMI)* part ((COMMA | SEMI)+ part)* (COMMA | SEMI)*
    | (COMMA | SEMI)+
    ;

part
    : ( ~(LPAREN | RPAREN | LBRACK | RBRACK | LBRACE | RBRACE | MACRO_OPEN | COMMA | SEMI | GROUP_OPEN | LIST_OPEN | BLOCK_OPEN | BODY_OPEN | FIELDS_OPEN | BOUND_FIELDS_OPEN | IMPORTS_OPEN | ARMS_OPEN)
      | group
      )+
    ;
