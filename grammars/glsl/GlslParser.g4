// GLSL, written for reduction: declarations and expressions are one thing, a phrase of operands and operators, and types and qualifiers
// are words before an operand. The lexer's base class finds what brackets hold. See README.md beside this file.
parser grammar GlslParser;

options { tokenVocab = GlslLexer; }

translationUnit : item* EOF ;

// What a file, a block, a structure and an interface block are lists of.
item
    : label
    | statement
    | DIRECTIVE
    | UNKNOWN_DIRECTIVE
    | GROUP_IF item* (GROUP_ELSE item*)* GROUP_END
    ;

label
    : CASE phrase COLON
    | DEFAULT COLON
    | ATTRIBUTES LBRACK elements? RBRACK RBRACK
    ;

statement
    : SEMI
    | block
    | IF condition body (ELSE ELSE_IF condition body)* (ELSE body)?
    | (WHILE | SWITCH) condition body
    | FOR header body
    | DO body WHILE condition SEMI?
    | MACRO_STATEMENT
    | INVOKED_STATEMENT LPAREN elements? RPAREN
    | phrase (COMMA phrase)* tail
    ;

block : LBRACE item* RBRACE ;

body : label* statement ;

condition : LPAREN elements? RPAREN ;

header : LPAREN elements? RPAREN ;

// The end of a declaration, or the body of a function.
tail
    : SEMI
    | block
    ;

phrase
    : operand
      ( (ASSIGN | OPERATOR | SIGN | STAR | AND | ANDS | ODD | ARROW | COLONS | ELLIPSIS) operand?
      | QUESTION (phrase (COMMA phrase)*)? COLON operand?
      )*
    ;

// Words and signs before an operand, or without one.
operand
    : ( PREFIX | NOT | STEP | STRUCT | RETURN | BREAK | CONTINUE
      | TYPE_NAME (LBRACK elements? RBRACK)*
      | MACRO LPAREN elements? RPAREN
      | MEMBERS item* RBRACE
      )+ chain?
    | chain
    ;

// Calls, subscripts and members are links behind the first part; further parts without an operator may follow.
chain
    : ( IDENTIFIER | NUMBER | STRING | CHARACTER
      | LPAREN elements? RPAREN
      | LIST elements? RBRACK
      | braces
      )
      ( LPAREN elements? RPAREN
      | LBRACK elements? RBRACK
      | DOT IDENTIFIER
      | STEP
      | IDENTIFIER | NUMBER | STRING | CHARACTER
      )*
    ;

braces : INITIALISER elements? RBRACE ;

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
