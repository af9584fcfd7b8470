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
    | UNKNOWN_DIRECTIVE
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
    | ASM (ASSEMBLY_LINE | LBRACE ASSEMBLY_LINE* RBRACE)
    | specifier+ (SEMI | part (COMMA attribute* part)* tail | bareMacro)
    | part (COMMA attribute* part)* tail
    | bareMacro
    ;

// A macro that is a statement, or the end of one, without a semicolon.
bareMacro
    : MACRO_STATEMENT
    | INVOKED_STATEMENT invocation
    ;

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
    | oldParameter+ block
    ;

oldParameter
    : (SPECIFIER | TYPE_NAME | MACRO invocation | structure | enumeration | TYPEOF LPAREN arguments? RPAREN) specifier*
      part (COMMA part)* SEMI
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
    | ATTRIBUTES LBRACK expressions? RBRACK RBRACK
    ;

structure : STRUCT (attribute | TYPE_NAME | QUALIFIER)* (IDENTIFIER members? | members) ;

members : LBRACE member* RBRACE ;

member
    : SEMI
    | specifier+ (SEMI | memberPart (COMMA attribute* memberPart)* SEMI | bareMacro)
    | memberPart (COMMA attribute* memberPart)* SEMI
    | bareMacro
    | DIRECTIVE
    | UNKNOWN_DIRECTIVE
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
    | UNKNOWN_DIRECTIVE
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
      | ASSIGN braces word*
      | QUESTION expressions? COLON operand
      | STAR operand?
      | (QUALIFIER | attribute | assembly)+ operand?
      )*
    ;

// A parameter, a type or an expression, inside of parentheses and the like. What may follow the first operand is written
// out three times: a rule of its own would be a node that offers replacements, and no list would be flat.
expression
    : specifier+ (operand
      ( (ASSIGN | OPERATOR | SIGN | AND | ANDS | ELLIPSIS | COLONS) operand
      | ASSIGN braces word*
      | QUESTION expressions? COLON operand
      | STAR operand?
      | (specifier | assembly)+ operand?
      )*
      )?
    | operand
      ( (ASSIGN | OPERATOR | SIGN | AND | ANDS | ELLIPSIS | COLONS) operand
      | ASSIGN braces word*
      | QUESTION expressions? COLON operand
      | STAR operand?
      | (specifier | assembly)+ operand?
      )*
    ;

expressions : expression (COMMA expression)* ;

arguments
    : argument (COMMA argument | COMMA)*
    | (COMMA argument | COMMA)+
    ;

argument
    : (expression | block | INITIALISER elements? RBRACE) oddity*
    | oddity+
    ;

// What only an argument of a macro can be made of: parts of statements and expressions.
oddity
    : ( ODD | SEMI | RETURN | GOTO | BREAK | CONTINUE | CASE | DEFAULT
      | IF | ELSE | ELSE_IF | WHILE | FOR | DO | SWITCH
      )
      expression?
    ;

// Signs and stars before an operand are other tokens than those between two: prefixes without an operand are a type, and
// otherwise nobody could tell before the end of the next operand whether it is theirs.
operand
    : (PREFIX | NOT | STEP | SIZEOF | CAST expressions RPAREN)+ chain?
    | chain
    ;

// Calls, subscripts and members are links behind the first part; words may follow.
chain
    : primary
      ( LPAREN arguments? (STATEMENTS_BEHIND item*)? RPAREN
      | STATEMENTS item* RPAREN
      | LBRACK expressions? RBRACK
      | (DOT | ARROW) IDENTIFIER
      | STEP
      )*
      word*
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

// Behind an operand, without an operator: the name behind a type, or a macro between strings.
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
