// C++, written for reduction: declarations and expressions are one thing, a phrase of operands and operators, for only a compiler can
// tell one from the other. The lexer's base class finds what brackets hold. See README.md beside this file.
parser grammar CppParser;

options { tokenVocab = CppLexer; }

translationUnit : item* EOF ;

// What a file, a namespace, a class and a block are lists of.
item
    : label
    | statement
    | DIRECTIVE
    | UNKNOWN_DIRECTIVE
    | GROUP_IF item* (GROUP_ELSE item*)* GROUP_END
    ;

label
    : LABEL COLON
    | ACCESS IDENTIFIER? COLON
    | CASE phrase COLON
    | DEFAULT COLON
    ;

statement
    : SEMI
    | block
    | IF branch (ELSE ELSE_IF branch)* (ELSE body)?
    | WHILE condition body
    | DO body WHILE condition SEMI?
    | SWITCH condition body
    | FOR UNARY? condition body
    | TRY block handler+
    | MACRO_STATEMENT
    | INVOKED_STATEMENT LPAREN arguments? RPAREN
    | phrase (COMMA phrase)* tail
    ;

block : LBRACE item* RBRACE ;

body : label* statement ;

// With `constexpr`, or `consteval` without a condition.
branch
    : (DECLARATION | IDENTIFIER)? condition body
    | NOT? DECLARATION block
    ;

// Parts may be missing, as in `for (;;)`.
condition : LPAREN phrases? (SEMI phrases?)* RPAREN ;

phrases : phrase (COMMA phrase)* ;

handler : CATCH condition block ;

// The end of a declaration, or the body of a function or namespace.
tail
    : SEMI
    | TRY? (INITIALISERS initialiser (COMMA initialiser)*)? block handler*
    ;

initialiser : base (braces ELLIPSIS?)? ;

base
    : (ACCESS | SPECIFIER | QUALIFIER | DECLARATION | COLONS)+ named?
    | named
    ;

named
    : (IDENTIFIER | WORD)
      ( angles
      | LPAREN arguments? RPAREN
      | COLONS TEMPLATE? (IDENTIFIER | WORD)
      | ELLIPSIS
      | IDENTIFIER
      | WORD
      )*
    ;

phrase
    : operand
      ( (ASSIGN | OPERATOR | SIGN | AND | ANDS | STAR | BITS | ODD) operand?
      | QUESTION (phrase (COMMA phrase)*)? COLON operand?
      )*
    ;

// Words and signs before an operand, or a type without one.
operand
    : ( PREFIX | NOT | STEP | SIZEOF | UNARY | COLONS | EXTENSION
      | SPECIFIER | QUALIFIER | DECLARATION | STRUCT | CLASS | ENUM
      | RETURN | GOTO | BREAK | CONTINUE
      | TEMPLATE angles?
      | (ATTRIBUTE | TYPEOF) LPAREN arguments? RPAREN
      | ATTRIBUTES LBRACK arguments? RBRACK RBRACK
      | CAST arguments? RPAREN
      )+ chain?
    | chain
    ;

// Calls, members, arguments of templates and bodies are links behind the first part; words may follow, each with its own links.
chain
    : ( NUMBER
      | IDENTIFIER
      | CHARACTER
      | STRING
      | WORD
      | OPERATOR_NAME
      | DEFAULT
      | ASM
      | GENERIC
      | ELLIPSIS
      | LPAREN arguments? RPAREN
      | LBRACK arguments? RBRACK
      | MEMBERS item* RBRACE
      | STATEMENTS_OPEN item* RBRACE
      | braces
      )
      ( LPAREN arguments? RPAREN
      | LBRACK arguments? RBRACK
      | angles
      | (DOT | ARROW | COLONS) TEMPLATE? NOT? (IDENTIFIER | WORD | OPERATOR_NAME)
      | STEP
      | ELLIPSIS
      | MEMBERS item* RBRACE
      | STATEMENTS_OPEN item* RBRACE
      | braces
      )*
      word*
      ((BASES base)+ ((MEMBERS item* RBRACE | braces) word*)?)?
    | (BASES base)+ ((MEMBERS item* RBRACE | braces) word*)?
    ;

word
    : ( NUMBER | IDENTIFIER | CHARACTER | STRING | WORD | OPERATOR_NAME
      | SPECIFIER | QUALIFIER | DECLARATION | EXTENSION | STRUCT | CLASS | ENUM | UNARY | TEMPLATE | TYPEOF | ATTRIBUTE | SIZEOF | ASM
      | RETURN | GOTO | BREAK | CONTINUE
      | ATTRIBUTES LBRACK arguments? RBRACK RBRACK
      )
      ( LPAREN arguments? RPAREN
      | LBRACK arguments? RBRACK
      | angles
      | (DOT | ARROW | COLONS) TEMPLATE? NOT? (IDENTIFIER | WORD | OPERATOR_NAME)
      | STEP
      | ELLIPSIS
      | MEMBERS item* RBRACE
      | STATEMENTS_OPEN item* RBRACE
      | braces
      )*
    ;

// Elements of initialisers and enumerations.
braces : INITIALISER arguments? RBRACE ;

angles : ANGLE_OPEN arguments? ANGLE_CLOSE ;

arguments
    : (COMMA | SEMI)* argument ((COMMA | SEMI)+ argument)* (COMMA | SEMI)*
    | (COMMA | SEMI)+
    ;

argument
    : phrase oddity*
    | oddity+
    ;

// What only an argument of a macro can be made of: parts of statements, and operators without an operand.
oddity
    : ( COLON
      | IF | ELSE | ELSE_IF | WHILE | FOR | DO | SWITCH | CASE | TRY | CATCH | ACCESS
      | block
      )
      phrase?
    ;
