// WGSL, written for reduction: declarations, types and expressions are one thing, a phrase of operands and operators. The lexer's base
// class finds what brackets hold. See README.md beside this file.
parser grammar WgslParser;

options { tokenVocab = WgslLexer; }

translationUnit : item* EOF ;

// What a file and a block are lists of.
item
    : SEMI
    | block
    | BARE
    | LABEL (LPAREN elements? RPAREN)?
    | IF phrase block (ELSE ELSE_IF phrase block)* (ELSE block)?
    | (WHILE | SWITCH) phrase block
    | FOR header block
    | (LOOP | CONTINUING) block
    | CASE elements CASE_END? block
    | DEFAULT CASE_END? block
    | phrase (COMMA phrase)* tail
    | IMPORT elements? RBRACE
    | DIRECTIVE
    | UNKNOWN_DIRECTIVE
    | GROUP_IF item* (GROUP_ELSE item*)* GROUP_END
    ;

block : LBRACE item* RBRACE ;

header : LPAREN elements? RPAREN ;

// The end of a declaration or statement, the body of a function, or the members of a structure.
tail
    : SEMI
    | block
    | MEMBERS elements? RBRACE
    ;

// The type of a declaration, what a function returns and a value are operands behind an operator.
phrase : operand ((ASSIGN | OPERATOR | COLON | ARROW) operand?)* ;

// Attributes, words and signs before an operand, or without one.
operand
    : (PREFIX | WORD angles? | ATTRIBUTE (LPAREN elements? RPAREN)?)+ chain?
    | chain
    ;

// Calls, subscripts, members, paths and template arguments are links behind the first part.
chain
    : ( IDENTIFIER | NUMBER | STRING
      | GROUP_OPEN elements? RPAREN
      | LIST_OPEN elements? RBRACK
      | BRACES elements? RBRACE
      )
      ( LPAREN elements? RPAREN
      | LBRACK elements? RBRACK
      | angles
      | DOT IDENTIFIER
      | COLONS (IDENTIFIER | BRACES elements? RBRACE)
      | STEP
      | NUMBER | STRING
      )*
    ;

angles : ANGLE_OPEN elements? ANGLE_CLOSE ;

elements
    : (COMMA | SEMI)* element ((COMMA | SEMI)+ element)* (COMMA | SEMI)*
    | (COMMA | SEMI)+
    ;

element
    : line+ phrase?
    | phrase
    ;

line
    : DIRECTIVE
    | UNKNOWN_DIRECTIVE
    | GROUP_IF elements? (GROUP_ELSE elements?)* GROUP_END
    ;
