// The grammar of Python 3.14: The Python Language Reference, §6 to §9, with the statements of Python 2, written for reduction. It accepts
// more than Python (see README.md beside this file), and nearly every decision goes by the next token.
parser grammar PythonParser;

options { tokenVocab = PythonLexer; }

program : (statement (SEMICOLON | TRAILING_SEMICOLON? NEWLINE))* EOF ;

// §7, §8. The lexer ends a compound statement with NEWLINE, too, and only behind its last clause.
statement
    : expressions (COLON expression)? ((ASSIGN | AUGMENTED_ASSIGN) expressions)*
    | PASS
    | BREAK
    | CONTINUE
    | RETURN expressions?
    | RAISE (expressions (FROM expression)?)?
    | GLOBAL NAME (COMMA NAME)*
    | DEL expressions
    | ASSERT expressions
    | IMPORT imported (COMMA imported)*
    | FROM (DOT | ELLIPSIS)* (NAME (DOT NAME)*)? IMPORT
      (STAR | imported (COMMA imported)* | OPEN_PAREN (imported (COMMA imported)*)? COMMA? CLOSE_PAREN)
    | TYPE NAME typeParameters? ASSIGN expression
    | PRINT OPERATOR? expressions
    | (AT expression NEWLINE)*
      ( ASYNC? DEF NAME typeParameters? OPEN_PAREN (parameter (COMMA parameter)* COMMA?)? CLOSE_PAREN (ARROW expression)? COLON block
      | CLASS NAME typeParameters? (OPEN_PAREN (argument (COMMA argument)* COMMA?)? CLOSE_PAREN)? COLON block
      )
    | IF branch (ELIF branch)* (ELSE COLON block)?
    | WHILE branch (ELSE COLON block)?
    | ASYNC? FOR targets IN expressions COLON block (ELSE COLON block)?
    | TRY COLON block (EXCEPT (expressions (AS NAME)?)? COLON block | (ELSE | FINALLY) COLON block)+
    | ASYNC? WITH item (COMMA item)* COLON block
    | MATCH expressions COLON INDENT (caseClause NEWLINE)+ DEDENT
    ;

block
    : INDENT (statement (SEMICOLON | TRAILING_SEMICOLON? NEWLINE))+ DEDENT
    | statement (BODY_SEMICOLON statement)*
    ;

branch : expression COLON block ;

imported : NAME (DOT NAME)* (AS NAME)? ;

item : expression (AS target)? ;

caseClause : CASE pattern (COMMA pattern)* COMMA? (IF expression)? COLON block ;

pattern : STAR? disjunction (AS NAME)? ;

typeParameters : OPEN_BRACKET (parameter (COMMA parameter)* COMMA?)? CLOSE_BRACKET ;

// Lists of tuples in Python 2 may be parameters.
parameter
    : (STAR | STARS)? NAME (COLON STAR? expression)? (ASSIGN STAR? expression)?
    | STAR
    | OPERATOR
    | OPEN_PAREN (parameter (COMMA parameter)* COMMA?)? CLOSE_PAREN (ASSIGN expression)?
    ;

lambdaParameter
    : (STAR | STARS)? NAME (ASSIGN expression)?
    | STAR
    | OPERATOR
    | OPEN_PAREN (lambdaParameter (COMMA lambdaParameter)* COMMA?)? CLOSE_PAREN (ASSIGN expression)?
    ;

// What is assigned to must not give way to a number.
targets : target (COMMA target)* COMMA? ;

target : STAR? operand ;

// §6, without precedence: a list of operands is as flat as it can be.
expressions : element (COMMA element)* COMMA? ;

element : STAR? expression ;

expression : disjunction (IF disjunction ELSE disjunction)* ;

disjunction
    : operand ((OPERATOR | SIGN | STAR | STARS | AT | WALRUS | AND | OR | IN | NOT IN | IS) operand)*
    ;

// What follows the colon of `lambda` is one operand; the rest of its expression follows in the list.
operand
    : (NOT | SIGN | INVERT | AWAIT | YIELD FROM? | LAMBDA (lambdaParameter (COMMA lambdaParameter)* COMMA?)? LAMBDA_COLON)*
      ( NUMBER
      | NAME
      | (STRING | FSTRING_START (FSTRING_MIDDLE | field)* FSTRING_END)+
      | OPEN_PAREN (argument (COMMA argument)* COMMA?)? CLOSE_PAREN
      | OPEN_BRACKET (argument (COMMA argument)* COMMA?)? CLOSE_BRACKET
      | OPEN_BRACE (argument (COMMA argument)* COMMA?)? CLOSE_BRACE
      | BACKTICK expressions BACKTICK
      | ELLIPSIS
      )
      ( DOT NAME
      | OPEN_PAREN (argument (COMMA argument)* COMMA?)? CLOSE_PAREN
      | OPEN_BRACKET (argument (COMMA argument)* COMMA?)? CLOSE_BRACKET
      )*
    ;

// One rule for all that brackets hold: arguments, elements, items, slices, generators, context managers, patterns.
argument
    : (STAR | STARS)? expression ((ASSIGN | AS | COLON) expression?)*
      (ASYNC? FOR targets IN disjunction (IF disjunction)*)*
    | (COLON expression?)+
    ;

field : FIELD_OPEN expressions ASSIGN? (EXCLAMATION NAME)? (FIELD_COLON (FSTRING_MIDDLE | field)*)? FIELD_CLOSE ;
