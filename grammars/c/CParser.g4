// C, written for reduction: whatever could be deleted is an iteration of a loop, operators have no levels, and a
// declaration is told from an expression by its first words only. See README.md beside this file.
parser grammar CParser;

options { tokenVocab = CLexer; }

translationUnit : item* EOF ;

// What a file and a block are lists of.
item
    : label
    | statement
    | DIRECTIVE
    | GROUP_IF item* (GROUP_ELSE item*)* GROUP_END
    ;

label
    : IDENTIFIER COLON
    | CASE expression COLON
    | DEFAULT COLON
    ;

// Declarations and function definitions are statements, too.
statement
    : SEMI
    | block
    | IF condition body (ELSE ELSE_IF condition body)* (ELSE body)?
    | WHILE condition body
    | DO body WHILE condition SEMI?
    | SWITCH condition body
    | FOR LPAREN (specifier+ (part (COMMA part)*)? | part (COMMA part)*)? SEMI expressions? SEMI expressions? RPAREN body
    | RETURN expressions? SEMI
    | GOTO expression SEMI
    | BREAK SEMI
    | CONTINUE SEMI
    | assembly SEMI
    | specifier+ (SEMI | part (COMMA attribute* part)* tail | bareMacro)
    | part (COMMA attribute* part)* tail
    | bareMacro
    ;

// A macro that is a statement, or the end of one, without a semicolon.
bareMacro : MACRO_STATEMENT invocation? ;

invocation
    : LPAREN arguments? (STATEMENTS_BEHIND item*)? RPAREN
    | STATEMENTS item* RPAREN
    ;


block : LBRACE item* RBRACE ;

body : label* statement ;

condition : LPAREN expressions RPAREN ;

// The end of a declaration or of a function, whose parameters may be declared in the old way.
tail
    : SEMI
    | block
    | oldParameters block
    ;

oldParameters
    : (SPECIFIER | TYPE_NAME | structure | enumeration | TYPEOF LPAREN arguments? RPAREN) specifier*
      part (COMMA part)* SEMI (specifier+ part (COMMA part)* SEMI)*
    ;

specifier
    : SPECIFIER
    | QUALIFIER
    | TYPE_NAME
    | EXTENSION
    | MACRO invocation
    | TYPEOF LPAREN arguments? RPAREN
    | attribute
    | structure
    | enumeration
    ;

attribute
    : ATTRIBUTE LPAREN arguments? RPAREN
    | ATTRIBUTES expression? RBRACK
    ;

structure : STRUCT (attribute | TYPE_NAME | QUALIFIER)* (IDENTIFIER members? | members) ;

members : LBRACE member* RBRACE ;

member
    : SEMI
    | specifier+ (SEMI | memberPart (COMMA attribute* memberPart)* SEMI | bareMacro)
    | memberPart (COMMA attribute* memberPart)* SEMI
    | bareMacro
    | DIRECTIVE
    | GROUP_IF member* (GROUP_ELSE member*)* GROUP_END
    ;

memberPart
    : part (COLON part)?
    | COLON part
    ;

enumeration : ENUM (attribute | TYPE_NAME)* (IDENTIFIER (COLON (SPECIFIER | QUALIFIER | TYPE_NAME | IDENTIFIER)+)? braces? | (COLON (SPECIFIER | QUALIFIER | TYPE_NAME | IDENTIFIER)+)? braces) ;

// Elements of initialisers and enumerations.
braces : (LBRACE | INITIALISER) elements? RBRACE ;

elements : element (COMMA element)* COMMA? ;

element
    : line+ value?
    | value
    ;

line
    : DIRECTIVE
    | GROUP_IF elements? (GROUP_ELSE elements?)* GROUP_END
    ;

value
    : braces
    | IDENTIFIER COLON (braces | expression)
    | expression
    ;

// A declarator with its initialiser, or an expression, where a statement begins or goes on behind a comma.
part
    : operand
      ( (ASSIGN | OPERATOR | SIGN | AND | ANDS | ELLIPSIS | COLONS) operand
      | ASSIGN braces
      | QUESTION expressions? COLON operand
      | STAR+ operand?
      | word
      | QUALIFIER
      | attribute
      | assembly
      )*
    ;

// A parameter, a type or an expression, inside of parentheses and the like. What may follow the first operand is written
// out three times: a rule of its own would be a node that offers replacements, and no list would be flat.
expression
    : specifier+ (operand
      ( (ASSIGN | OPERATOR | SIGN | AND | ANDS | ELLIPSIS | COLONS) operand
      | ASSIGN braces
      | QUESTION expressions? COLON operand
      | STAR+ operand?
      | word
      | specifier
      | assembly
      )*
      )?
    | operand
      ( (ASSIGN | OPERATOR | SIGN | AND | ANDS | ELLIPSIS | COLONS) operand
      | ASSIGN braces
      | QUESTION expressions? COLON operand
      | STAR+ operand?
      | word
      | specifier
      | assembly
      )*
    ;

expressions : expression (COMMA expression)* ;

arguments
    : argument (COMMA argument | COMMA)*
    | (COMMA argument | COMMA)+
    ;

argument
    : expression
    | block
    | INITIALISER elements? RBRACE
    ;

operand
    : (STAR | SIGN | NOT | STEP | AND | ANDS | SIZEOF | CAST expressions RPAREN)+ chain?
    | chain
    ;

// Calls, subscripts and members are links behind the first part.
chain
    : primary
      ( LPAREN arguments? (STATEMENTS_BEHIND item*)? RPAREN
      | STATEMENTS item* RPAREN
      | LBRACK expressions? RBRACK
      | (DOT | ARROW) IDENTIFIER
      | STEP
      )*
    ;

primary
    : NUMBER
    | IDENTIFIER
    | CHARACTER
    | STRING
    | LPAREN arguments? RPAREN
    | COMPOUND expression RPAREN braces
    | GENERIC LPAREN expression (COMMA association)* RPAREN
    | LBRACK expressions? RBRACK
    | DOT IDENTIFIER
    | ELLIPSIS
    ;

association : (DEFAULT | expression) COLON expression ;

// An operand without an operator before it: the name behind a type, or a macro between strings.
word
    : (IDENTIFIER | NUMBER | CHARACTER | STRING)
      ( LPAREN arguments? (STATEMENTS_BEHIND item*)? RPAREN
      | STATEMENTS item* RPAREN
      | LBRACK expressions? RBRACK
      | (DOT | ARROW) IDENTIFIER
      | STEP
      )*
    ;

assembly : ASM (QUALIFIER | SPECIFIER | GOTO)* LPAREN arguments? ((COLON | COLONS) arguments?)* RPAREN ;
