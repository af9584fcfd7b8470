// SQL, written for reduction: a statement is a list of clauses, a clause a list of elements, an element a flat list of operands.
// See README.md beside this file.
parser grammar SqlParser;

options { tokenVocab = SqlLexer; }

script : statement* EOF ;

statement : query (SEMI | TERMINATOR | COMMAND)? DATA* DATA_END? END_OF_STATEMENT ;

// What brackets hold, too.
query : part (SET_OPERATOR+ part)* ;

part : list? clause* ;

clause : CLAUSE+ list? ;

list : element ((COMMA | JOIN+) element)* ;

element : operands (ON operands)* ;

// With the operators before them; some are only beside each other.
operands : OPERATOR* operand (OPERATOR* operand)* ;

operand
    : (word DOT)* word group?
    | NUMBER
    | PARAMETER
    | STRING
    | DOLLAR_STRING
    | CONDITIONAL_COMMENT
    | OTHER
    | group
    | CASE list? (WHEN list THEN list)* (ELSE list)? END
    | (BEGIN statement* | HEAD query) branch* BLOCK_END BLOCK_KIND?
    ;

branch : BRANCH+ query (BODY statement*)? | BODY statement* ;

word : NAME | QUOTED | KEYWORD ;

group : LPAREN query RPAREN | LBRACK query RBRACK | LBRACE query RBRACE ;
