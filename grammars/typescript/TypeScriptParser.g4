// The grammar of TypeScript and TSX, written for reduction: what TypeScript adds to JavaScript, whose grammar is imported. A rule
// that both have is the one here. It accepts more than TypeScript (see README.md beside this file), and nearly every decision goes
// by the next token.
parser grammar TypeScriptParser;

options { tokenVocab = TypeScriptLexer; }

import JavaScriptParser;

statement
    : MODIFIER*
      ( EMPTY
      | block
      | ('var' | 'let' | 'const' | AWAIT_USING? 'using') declarator (',' declarator)* ';'?
      | expression ';'?
      | 'if' '(' expression ')' statement ('else' statement)?
      | 'for' 'await'? '(' loopHead? ((LOOP_IN | 'of') expression | ';' expression? ';' expression?) ')' statement
      | 'while' '(' expression ')' statement
      | 'do' statement 'while' '(' expression ')' (';' | EMPTY)?
      | RETURN returnValue ';'?
      | BARE_RETURN ';'?
      | ('break' | 'continue') JUMP_TARGET? ';'?
      | 'throw' expression ';'?
      | 'try' block ('catch' ('(' binding ')')? block | 'finally' block)+
      | 'switch' '(' expression ')' '{' switchCase* '}'
      | LABEL ':' statement
      | ASYNC_FUNCTION? FUNCTION GENERATOR? IDENTIFIER typeArguments? parameters body? ';'?
      | CLASS IDENTIFIER classTail
      | decorator+ 'export'? 'default'? MODIFIER* CLASS IDENTIFIER? classTail
      | INTERFACE IDENTIFIER typeArguments? (TYPE_OPERATOR type (',' type)*)? typeMembers
      | TYPE IDENTIFIER typeArguments? '=' type ';'?
      | ENUM IDENTIFIER OBJECT_OPEN (member (',' member)* ','?)? '}'
      | NAMESPACE (IDENTIFIER ('.' IDENTIFIER)* | STRING)? body? ';'?
      | 'import' TYPE_ONLY? (importPart (',' importPart)* 'from')? STRING attributes? ';'?
      | IMPORT_ALIAS TYPE_ONLY? IDENTIFIER '=' operand ';'?
      | 'export' exported
      | 'with' '(' expression ')' statement
      | 'debugger' ';'?
      )
    ;

// A brace of its own tells the body of what may have none from the block that is the next statement.
body
    : block
    | BODY_OPEN statement* '}'
    ;

// Behind `default`, a function or a class may have no name. The parser looks a few tokens further to see that.
exported
    : 'default'? statement
    | 'default' (ASYNC_FUNCTION? FUNCTION GENERATOR? typeArguments? parameters body? ';'? | MODIFIER* CLASS classTail)
    | TYPE_ONLY? ('*' ('as' (IDENTIFIER | STRING))? 'from' STRING attributes? | specifiers ('from' STRING attributes?)?) ';'?
    | '=' expression ';'?
    | 'as' IDENTIFIER IDENTIFIER ';'?
    ;

// In front of the name: `type`.
specifier : IDENTIFIER? (IDENTIFIER | STRING) ('as' (IDENTIFIER | STRING))? ;

binding
    : ( IDENTIFIER
      | '[' ','* (parameter (','+ parameter)* ','*)? ']'
      | OBJECT_OPEN (property (',' property)* ','?)? '}'
      )
      (OPTIONAL | NON_NULL)? (':' type)?
    ;

parameters : '(' (parameter (',' parameter)* ','?)? ')' (RETURNS type)? ;

parameter : decorator* MODIFIER* '...'? binding ('=' assignment)? ;

classTail : typeArguments? ('extends' operand)? (IMPLEMENTS type (',' type)*)? '{' (classMember | ';')* '}' ;

classMember
    : decorator*
      ('static' | 'async' | 'get' | 'set' | 'accessor' | MODIFIER)*
      ( block
      | GENERATOR? memberName (OPTIONAL | NON_NULL)? (typeArguments? parameters body?)? (':' type)? ('=' assignment)?
      )
    ;

memberName
    : IDENTIFIER
    | NUMBER
    | STRING
    | PRIVATE
    | '[' expression (':' type)? ']'
    ;

member
    : '...' assignment
    | ('async' | 'get' | 'set' | 'static' | 'accessor')* GENERATOR? memberName
      (':' assignment | typeArguments? parameters body | '=' assignment)?
    ;

// A cast and the type parameters of an arrow function are prefixes, type arguments are links.
operand
    : ( '!' | '~' | UNARY_PLUS | UNARY_MINUS | PREFIX_INCREMENT | PREFIX_DECREMENT
      | 'typeof' | 'void' | 'delete' | 'new' | 'await' | 'yield' | 'async' | typeParameters
      )*
      ( NUMBER
      | IDENTIFIER
      | STRING
      | PRIVATE
      | REGULAR_EXPRESSION
      | GROUP_OPEN (argument (',' argument)* ','?)? ')'
      | '[' ','* (argument (','+ argument)* ','*)? ']'
      | OBJECT_OPEN (member (',' member)* ','?)? '}'
      | TEMPLATE_OPEN (TEMPLATE_CHARACTERS | '${' expression '}')* TEMPLATE_CLOSE
      | FUNCTION_EXPRESSION GENERATOR? IDENTIFIER? typeArguments? parameters body
      | (EXPRESSION_AT decorating)* CLASS_EXPRESSION IDENTIFIER? classTail
      | element
      )
      ( '.' (IDENTIFIER | PRIVATE)
      | '?.' ( IDENTIFIER
             | PRIVATE
             | INDEX_OPEN expression ']'
             | typeArguments? CALL_OPEN (argument (',' argument)* ','?)? ')'
             | TAGGED_OPEN (TEMPLATE_CHARACTERS | '${' expression '}')* TEMPLATE_CLOSE
             )
      | INDEX_OPEN expression ']'
      | CALL_OPEN (argument (',' argument)* ','?)? ')'
      | TAGGED_OPEN (TEMPLATE_CHARACTERS | '${' expression '}')* TEMPLATE_CLOSE
      | '++'
      | '--'
      | NON_NULL
      | typeArguments
      )*
      (('as' | SATISFIES) type)*
      ((RETURNS type)? '=>' arrowBody)?
    ;

elementName : JSX_NAME ((JSX_COLON | JSX_DOT) JSX_NAME)* typeArguments? ;

// Of an arrow function's head, too.
argument : '...'? assignment OPTIONAL? (':' type ('=' assignment)?)? ;

// `extends` is an operator, and `? b : c` what may follow its right side.
type : TYPE_OPERATOR? typeOperand (TYPE_OPERATOR TYPE_OPERATOR? typeOperand | TYPE_QUESTION type ':' type)* ;

typeOperand
    : (TYPE_PREFIX | MODIFIER | 'typeof' | 'new' | UNARY_MINUS | typeParameters)*
      ( IDENTIFIER
      | NUMBER
      | STRING
      | TEMPLATE_OPEN (TEMPLATE_CHARACTERS | '${' type '}')* TEMPLATE_CLOSE
      | 'import'? '(' (typeElement (',' typeElement)* ','?)? ')' (TYPE_ARROW type)?
      | '[' ','* (typeElement (','+ typeElement)* ','*)? ']'
      | typeMembers
      )
      ('.' IDENTIFIER | typeArguments | INDEX_OPEN type? ']')*
    ;

// What brackets hold: arguments and parameters of types, parameters of functions, elements of tuples.
typeElement : '...'? type OPTIONAL? (':' type)? ('=' type)? ;

// Before an operand or a type: of a function, or a cast.
typeParameters : ANGLE_OPEN (typeElement (',' typeElement)* ','?)? ANGLE_CLOSE ;

// Behind one. Parameters that follow a name are read alike.
typeArguments : ARGUMENTS_OPEN (typeElement (',' typeElement)* ','?)? ANGLE_CLOSE ;

typeMembers : OBJECT_OPEN typeMember* '}' ;

// A separator alone would be wrong, so it belongs to the member before it. The dots are those of a pattern.
typeMember
    : ('get' | 'set' | MODIFIER | UNARY_PLUS | UNARY_MINUS)*
      ( '...'? (IDENTIFIER | NUMBER | STRING | PRIVATE | '[' typeElement ']') (UNARY_PLUS | UNARY_MINUS)? OPTIONAL?
        (typeArguments? parameters)?
      | 'new'? typeParameters? GROUP_OPEN (parameter (',' parameter)* ','?)? ')' (RETURNS type)?
      )
      (':' type)? (';' | ',')?
    ;
